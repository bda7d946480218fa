import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("A key that a change renamed in one language's file alone")
struct MisspelledKeyTests {
  private func app(_ german: [(String, String)], english: [(String, String)] = english) -> [String: String] {
    func table(_ texts: [(String, String)]) -> String { texts.map { "\"\($0)\" = \"\($1)\";\n" }.joined() }
    return [
      "App/Page.swift": english.enumerated().map { "let row\($0) = NSLocalizedString(\"\($1.0)\", comment: \"\")\n" }.joined(),
      "en.lproj/Localizable.strings": table(english), "de.lproj/Localizable.strings": table(german),
    ]
  }

  private static let english = [("page.print", "Print this page"), ("page.send", "Send to a friend"), ("page.keep", "Keep for later")]
  private static let german = [("page.print", "Seite drucken"), ("page.send", "An Freunde senden"), ("page.keep", "Für später")]

  private func found(_ german: [(String, String)]) async -> [Finding] {
    let (old, new) = (ProjectSource.read(texts: app(Self.german)), ProjectSource.read(texts: app(german)))
    let (earlier, later) = (await Auditor.audit(old), await Auditor.audit(new, since: old))
    return later.compared(with: Baseline(of: earlier.findings), of: earlier.project).result.findings
  }

  @Test("It is one error at the new key, with the old one and the source's line")
  func renamed() async throws {
    let found = await found([("page.pirnt", "Seite drucken")] + Self.german.dropFirst())
    let finding = try #require(found.first)
    #expect(found.count == 1, "\(found.map(\.message.english))")
    #expect(finding.rule == "missing-translation" && finding.severity == .error && finding.languages == ["de"])
    #expect(finding.message.english.contains("The key “page.print” of Localizable was renamed to “page.pirnt”, and not in the source: "))
    #expect(finding.translationLocation?.file == "de.lproj/Localizable.strings" && finding.translationLocation?.line == 1)
    #expect(finding.definitionLocation?.file == "en.lproj/Localizable.strings" && finding.definitionLocation?.line == 1)
    let advice = "Call the key “page.print” again, or rename it in the source and in code, too."
    #expect(finding.suggestion?.english == advice)
  }

  @Test("So it is with another text under a key that differs by a slip, and with the same text under any other key")
  func either() async {
    let text = await found([("page.prin", "Diese Seite drucken")] + Self.german.dropFirst())
    #expect(text.count == 1 && text.allSatisfy { $0.message.english.contains("was renamed to “page.prin”") })
    let key = await found([("sheet.paper", "Seite drucken")] + Self.german.dropFirst())
    #expect(key.count == 1 && key.allSatisfy { $0.message.english.contains("was renamed to “sheet.paper”") })
  }

  @Test("Another key with another text is another string: what is lost is lost, and what is unknown is unknown")
  func others() async {
    let found = await found([("sheet.paper", "Papierformat")] + Self.german.dropFirst())
    #expect(found.contains { $0.reason == "translations-lost" && $0.message.english.contains("has lost the translation") })
    #expect(found.contains { $0.rule == "orphan-key" })
  }
}
