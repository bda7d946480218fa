import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite struct FactsOfTables {
  private func audit(_ files: [String: String]) async -> [Finding] {
    await Auditor.audit(ProjectSource.read(texts: files)).findings
  }

  @Test("A key that many languages lack is one finding, which names them")
  func oneKeyManyLanguages() async throws {
    let keys = ["save", "open", "edit", "copy", "move"]
    var files = ["en.lproj/L.strings": keys.map { "\"\($0)\" = \"The \($0) text\";" }.joined(separator: "\n")]
    for locale in ["de", "fr", "it", "es", "nl"] {
      files["\(locale).lproj/L.strings"] = keys.dropLast().map { "\"\($0)\" = \"\(locale) \($0)\";" }.joined(separator: "\n")
    }
    let missing = await audit(files).filter { $0.rule == "missing-translation" }
    let finding = try #require(missing.first)
    #expect(missing.count == 1 && finding.locale == nil && finding.key == "move" && finding.count == 5)
    #expect(finding.evidence.contains(.text("without a translation", "de es fr it nl")))
    #expect(finding.location?.file == "en.lproj/L.strings" && finding.location?.line == 5)
  }

  @Test("What all translations leave out is the source's to change, what one leaves out is that one's")
  func majority() async {
    var files = ["en.lproj/L.strings": "\"a\" = \"Sort by \";\n\"b\" = \"Where to\";"]
    for locale in ["de", "fr", "it"] { files["\(locale).lproj/L.strings"] = "\"a\" = \"x\(locale)\";\n\"b\" = \"y\(locale)\";" }
    #expect(await audit(files).filter { $0.rule == "edge-space" } == [])
    files["fr.lproj/L.strings"] = "\"a\" = \"Trier par \";\n\"b\" = \"y\";"
    files["it.lproj/L.strings"] = "\"a\" = \"Ordina per \";\n\"b\" = \"y\";"
    #expect(await audit(files).filter { $0.rule == "edge-space" }.map(\.locale) == ["de"])
  }

  @Test("The source's own strings are judged too")
  func source() async {
    let findings = await audit(["en.lproj/L.strings": "\"a\" = \"Sа\u{200B}ve\";"])
    #expect(Set(findings.map(\.rule)).isSuperset(of: ["zero-width"]))
    #expect(findings.allSatisfy { $0.blame == .source })
  }

  @Test("A key that stands for its text is no text to compare with")
  func identifiers() async {
    let findings = await audit([
      "de.lproj/L.strings": "\"VALUE_AND_UNIT\" = \"%1$@ %2$@\";", "fr.lproj/L.strings": "\"VALUE_AND_UNIT\" = \"%1$@ %2$@\";",
      "en.lproj/L.strings": "\"other.key\" = \"Other\";",
    ])
    #expect(findings.filter { $0.rule == "placeholder-mismatch" } == [])
  }

  @Test("Arguments in another order without positions are one error, at the translation")
  func order() async throws {
    let findings = await audit([
      "en.lproj/L.strings": "\"k\" = \"Item %d of %d, %@\";", "ko.lproj/L.strings": "\n\"k\" = \"%d, %@의 항목 %d\";",
    ])
    let finding = try #require(findings.first { $0.rule == "argument-order" })
    #expect(finding.severity == .error && finding.locale == "ko")
    #expect(finding.translationLocation == SourceLocation(file: "ko.lproj/L.strings", line: 2, column: 7))
    #expect(!findings.contains { $0.rule == "placeholder-mismatch" })
  }

  @Test("Any text in any table is judged without harm")
  func survives() async {
    var random = Numbers(state: 7)
    let pieces = ["%", "$", "@", "#", "1", "9", "*", ".", "l", "d", "a", "а", "\u{200D}", "\u{202E}", "\u{2069}", "👩", "é", "\\n", "\\u", " "]
    for _ in 0..<300 {
      func text() -> String { (0..<Int.random(in: 0...12, using: &random)).map { _ in pieces.randomElement(using: &random)! }.joined() }
      let (source, translation) = (text(), text())
      _ = await audit(["en.lproj/L.strings": "\"k\" = \"\(source)\";", "ru.lproj/L.strings": "\"k\" = \"\(translation)\";"])
    }
  }
}

/// The same numbers in every run (SplitMix64).
private struct Numbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
