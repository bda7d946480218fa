import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// A file that cannot be read because of what a merge left in it.
@Suite("Conflict marks that a reader stops over")
struct ConflictFindingTests {
  private func rules(_ catalogue: String) async -> [String] {
    let project = ProjectSource.read(texts: ["Localizable.xcstrings": catalogue])
    return await Auditor.audit(project).findings.flatMap(\.single).map(\.rule)
      .filter { ["conflict-marker", "file-unreadable"].contains($0) }
  }

  @Test("A mark that keeps a file from being read is one error")
  func once() async {
    let sides = "{\n<<<<<<< ours\n\"sourceLanguage\":\"en\",\n=======\n\"sourceLanguage\":\"de\",\n>>>>>>> theirs\n\"strings\":{}}\n"
    #expect(await rules(sides) == ["conflict-marker"])
  }

  @Test("A file that breaks at another place is told besides")
  func elsewhere() async {
    #expect(await rules("{\n\"sourceLanguage\":\n") == ["file-unreadable"])
  }
}
