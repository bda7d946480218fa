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

  @Test("A table that breaks off at a mark is one error, with what is lost and what to do about the mark")
  func table() async throws {
    let sides = "\"a\" = \"One\";\n<<<<<<< ours\n\"b\" = \"Two\";\n=======\n\"b\" = \"Zwei\";\n>>>>>>> theirs\n\"c\" = \"Three\";\n"
    let found = await Auditor.audit(ProjectSource.read(texts: ["en.lproj/L.strings": sides])).findings.flatMap(\.single)
      .filter { ["conflict-marker", "table-truncated"].contains($0.rule) }
    #expect(found.map(\.rule) == ["table-truncated"])
    #expect(found.first?.suggestion?.english.hasPrefix("Keep one side, and delete the lines") == true)
  }

  @Test("Of a mark whose others are deleted already a file that cannot be read says what to do", arguments: ["<<<<<<< ours", ">>>>>>> theirs"])
  func single(mark: String) async throws {
    let project = ProjectSource.read(texts: ["Localizable.xcstrings": "{\n\"sourceLanguage\":\"en\",\n\(mark)\n\"strings\":{}}\n"])
    let found = await Auditor.audit(project).findings.flatMap(\.single).filter { $0.rule == "file-unreadable" }
    #expect(found.first?.message.english.contains("line 3, column 1: found a merge conflict mark") == true)
    #expect(found.first?.suggestion?.english.hasPrefix("Keep one side, and delete the lines") == true)
  }

  @Test("A file that breaks at another place is told besides")
  func elsewhere() async {
    #expect(await rules("{\n\"sourceLanguage\":\n") == ["file-unreadable"])
  }
}
