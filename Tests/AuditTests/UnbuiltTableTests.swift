import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Tables that no target builds")
struct UnbuiltTableTests {
  @Test("A warning about such a file is a note; an error stays one, and so does a warning about any other file")
  func files() async {
    let problem = FileProblem(line: 9, found: "\"b\"", expected: "\"")
    var project = Project(
      locales: ["en"],
      skipped: [
        SkippedFile(file: "Kit/de.po", problem: problem, lost: LostEntries(count: 1)),
        SkippedFile(file: "Kit/fr.po", problem: problem),
        SkippedFile(file: "App/de.po", problem: problem, lost: LostEntries(count: 1)),
      ])
    project.tablesOfOtherParts = ["Kit/de.po", "Kit/fr.po"]
    let found = await Auditor.audit(project).findings.flatMap(\.single).filter { $0.rule == "file-unreadable" }
    func severity(_ file: String) -> Severity? { found.first { $0.location?.file == file }?.severity }
    #expect(severity("Kit/de.po") == .note && severity("Kit/fr.po") == .error && severity("App/de.po") == .warning)
  }
}
