import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Keys that code asks a table for which a change called otherwise")
struct MovedKeyTests {
  private func advice(keys: [String], of table: String = "Localizable", now: String, german: String = "Konto") async -> [String] {
    func project(_ name: String, _ text: String) -> Project {
      func lines(_ text: String) -> String { keys.map { "\"\($0)\" = \"\(text) \($0)\";\n" }.joined() }
      let code = keys.map { "let a_\($0.dropFirst(4)) = NSLocalizedString(\"\($0)\", tableName: \"\(table)\", comment: \"\")\n" }
      return ProjectSource.read(texts: [
        "App.swift": code.joined(), "en.lproj/\(name).strings": lines("Account"), "de.lproj/\(name).strings": lines(text),
      ])
    }
    let (old, new) = (project(table, "Konto"), project(now, german))
    let (earlier, later) = (await Auditor.audit(old), await Auditor.audit(new, since: old))
    let found = later.compared(with: Baseline(of: earlier.findings), of: earlier.project).result.findings
    return found.filter { $0.rule == "deleted-key" }.compactMap { $0.suggestion?.english }
  }

  @Test("One is to be asked for in the table that has it now, with the source's text as it was")
  func one() async {
    #expect(
      await advice(keys: ["row.one"], now: "Main") == ["Ask for “row.one” of the table Main: it has this text, in 1 language."])
  }

  @Test("Of many the table is named once")
  func many() async {
    let keys = (1...6).map { "row.\($0)" }
    #expect(
      await advice(keys: keys, now: "Main") == ["Ask for them in the table Main: it has them now, with the same source texts."])
  }
}
