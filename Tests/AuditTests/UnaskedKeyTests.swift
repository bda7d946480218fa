import LintelAudit
import LintelFindings
import Testing

@Suite("Keys that a change no longer asks for")
struct NoLongerAskedKeyTests {
  private static let keys = (1...8).map { "row_\($0)" }

  /// An app that asks for some keys, of which German lacks one.
  private func app(asking keys: [String], german: [String] = Array(Self.keys.dropLast())) -> [String: String] {
    func table(_ word: String, _ keys: [String]) -> String { keys.map { "\"\($0)\" = \"\(word): \($0)\";\n" }.joined() }
    return [
      "App/List.swift": keys.enumerated()
        .map { "let row\($0) = NSLocalizedString(\"\($1)\", comment: \"\")\n" }.joined(),
      "App/en.lproj/Localizable.strings": table("Text", Self.keys), "App/de.lproj/Localizable.strings": table("Wort", german),
    ]
  }

  private func compared(_ before: [String: String], _ now: [String: String]) async -> BaselineComparison {
    let (old, new) = (ProjectSource.read(texts: before), ProjectSource.read(texts: now))
    let (earlier, later) = (await Auditor.audit(old), await Auditor.audit(new, since: old))
    return later.compared(with: Baseline(of: earlier.findings), of: earlier.project).comparison
  }

  @Test("A translation that is missing as before is not fixed; one that is there now is")
  func missing() async {
    let all = app(asking: Self.keys)
    let unasked = await compared(all, app(asking: Array(Self.keys.dropLast())))
    #expect(unasked.fixed.isEmpty, "\(unasked.fixed.map(\.rule))")
    let translated = await compared(all, app(asking: Self.keys, german: Self.keys))
    #expect(translated.fixed.map(\.rule) == ["missing-translation"] && translated.ofUnaskedKeys.isEmpty)
  }

  @Test("What its catalog calls stale from now on is no longer asked for, and not fixed")
  func stale() async {
    func catalog(_ state: String) -> [String: String] {
      let strings = Self.keys.map { key -> String in
        let isLast = key == Self.keys.last
        let german = isLast ? "" : ", \"de\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"Wort: \(key)\"}}"
        let english = "\"en\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"Text: \(key)\"}}"
        return "\"\(key)\": {\"extractionState\": \"\(isLast ? state : "manual")\", \"localizations\": {\(english)\(german)}}"
      }
      let text = "{\"sourceLanguage\": \"en\", \"strings\": {\(strings.joined(separator: ", "))}, \"version\": \"1.0\"}"
      return ["App/Localizable.xcstrings": text]
    }
    let compared = await compared(catalog("manual"), catalog("stale"))
    #expect(compared.fixed.isEmpty && compared.ofUnaskedKeys.map(\.key) == [Self.keys.last])
  }
}
