import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("A language that a change adds to a project")
struct NewLanguageTests {
  private static let keys = (1...8).map { "row_\($0)" }

  private func table(_ word: String, _ keys: [String] = Self.keys) -> String {
    keys.map { "\"\($0)\" = \"\(word): \($0)\";\n" }.joined()
  }

  private var before: [String: String] {
    [
      "en.lproj/List.strings": table("Text"), "de.lproj/List.strings": table("Wort"),
      "en.lproj/Help.strings": table("Text", ["help_1", "help_2"]), "de.lproj/Help.strings": table("Wort", ["help_1", "help_2"]),
    ]
  }

  private func changed(_ files: [String: String], from before: [String: String]? = nil) async -> [Finding] {
    let (old, new) = (ProjectSource.read(texts: before ?? self.before), ProjectSource.read(texts: files))
    let (earlier, later) = (await Auditor.audit(old), await Auditor.audit(new, since: old))
    return later.compared(with: Baseline(of: earlier.findings), of: earlier.project).result.findings
  }

  @Test("What it lacks is one finding, which has how much that is in each table, and each string with its table")
  func gaps() async throws {
    let files = before.merging(["fr.lproj/List.strings": table("Mot", Array(Self.keys.prefix(3)))]) { $1 }
    let found = await changed(files).filter { $0.rule == "missing-translation" }
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.reason == "new-language" && finding.change?.state == .new, "\(found.map(\.reason))")
    #expect(finding.message.english == "New in the project: fr. Strings without a translation: 7")
    #expect(finding.evidence.contains(.text("by table", "List (5), Help (2)")), "\(finding.evidence)")
    #expect(Set(finding.units.map { [$0.table, $0.key] }).count == 7 && finding.languages == ["fr"])
  }

  @Test("In one table alone, it is told as what the table lacks")
  func oneTable() async {
    let files = before.merging([
      "fr.lproj/List.strings": table("Mot", Array(Self.keys.prefix(3))), "fr.lproj/Help.strings": table("Mot", ["help_1", "help_2"]),
    ]) { $1 }
    let found = await changed(files).filter { $0.rule == "missing-translation" }
    #expect(found.map(\.table) == ["List"] && found.map(\.reason) == ["table-incomplete"], "\(found.map(\.reason))")
  }

  @Test("What is to be mended in code is no news for it")
  func definition() async {
    let calls = (Self.keys + ["Delete all chats"]).enumerated().map { "let text\($0) = NSLocalizedString(\"\($1)\", tableName: \"List\", comment: \"\")\n" }
    let known = before.merging(["App.swift": calls.joined()]) { $1 }
    let files = known.merging([
      "fr.lproj/List.strings": table("Mot"), "fr.lproj/Help.strings": table("Mot", ["help_1", "help_2"]),
    ]) { $1 }
    #expect(await changed(files, from: known).filter { $0.rule == "key-missing" }.isEmpty)
  }
}
