import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// What two audits make of a value that a translation showed in the earlier one.
@Suite("A lost value between two audits")
struct LostValueDifferenceTests {
  private static let others = ["one", "two", "three", "four"]

  /// - Parameter isAsked: whether code asks for the string, as it does for the others.
  private func audit(_ german: String, isAsked: Bool, levels: [String: RuleLevel] = [:]) async -> AuditResult {
    let own = isAsked ? "  show(String(format: NSLocalizedString(\"k\", comment: \"\"), count))\n" : ""
    func table(_ text: (String) -> String, _ own: String) -> String {
      Self.others.map { "\"\($0)\" = \"\(text($0))\";\n" }.joined() + "\"k\" = \"\(own)\";\n"
    }
    let files = [
      "Move.swift": "func move() {\n"
        + Self.others.map { "  show(NSLocalizedString(\"\($0)\", comment: \"\"))\n" }.joined() + own + "}\n",
      "en.lproj/Localizable.strings": table({ "Open the \($0) again" }, "Move all %d selected folders"),
      "de.lproj/Localizable.strings": table({ "Das \($0) wieder öffnen" }, german),
    ]
    return await Auditor.audit(ProjectSource.read(texts: files), options: AuditOptions(levels: levels))
  }

  private func severities(isAsked: Bool, level: RuleLevel? = nil) async -> [Severity] {
    let levels: [String: RuleLevel] = level.map { ["placeholder-mismatch": $0] } ?? [:]
    let before = await audit("Alle %d Ordner bewegen", isAsked: isAsked, levels: levels)
    let after = await audit("Alle Ordner bewegen", isAsked: isAsked, levels: levels)
    return after.difference(from: before).newOrWorse.filter { $0.rule == "placeholder-mismatch" }.map(\.severity)
  }

  @Test("Is an error where code asks for the string, and stays a note where none does, as in a gate")
  func asked() async {
    #expect(await severities(isAsked: true) == [.error])
    #expect(await severities(isAsked: false) == [.note])
  }

  @Test("Is no graver than the project's configuration has the rule, as in a gate")
  func lowered() async {
    #expect(await severities(isAsked: true, level: .warning) == [.warning])
    #expect(await severities(isAsked: true, level: .error) == [.error])
  }
}
