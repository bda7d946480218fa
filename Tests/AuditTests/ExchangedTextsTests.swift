import LintelAudit
import LintelFindings
import Testing

/// Keys whose texts in the table and in the code are not the same.
@Suite("Texts that two keys have exchanged")
struct ExchangedTextsTests {
  private func findings(
    _ texts: [(key: String, code: String, table: String)], besides others: [String: String] = [:]
  ) async -> [Finding] {
    let code = texts.map { text in
      "let \(text.key) = NSLocalizedString(\"\(text.key)\", tableName: nil, bundle: .main, value: \"\(text.code)\", comment: \"\")\n"
    }
    let files = [
      "A.swift": code.joined(),
      "en.lproj/Localizable.strings": texts.map { "\"\($0.key)\" = \"\($0.table)\";\n" }.joined(),
    ]
    let all = files.merging(others) { own, _ in own }
    return await Auditor.audit(ProjectSource.read(texts: all)).findings.filter { $0.rule == "default-differs" }
  }

  @Test("Are one warning about both keys")
  func both() async throws {
    let found = await findings([("high", "High", "Low"), ("low", "Low", "High"), ("save", "Save", "Save")])
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.severity == .warning && finding.reason == "exchanged")
    #expect(finding.strings.map(\.key) == ["high", "low"])
  }

  @Test("Are the code's to exchange where all languages have them in the table's order")
  func inCode() async throws {
    let german = ["de.lproj/Localizable.strings": "\"high\" = \"Tief\";\n\"low\" = \"Hoch\";\n\"save\" = \"Sichern\";\n"]
    let found = await findings([("high", "High", "Low"), ("low", "Low", "High"), ("save", "Save", "Save")], besides: german)
    let finding = try #require(found.first)
    #expect(finding.blame == .definition && finding.definitionLocation?.file == "A.swift")
    #expect(finding.evidence.contains(.text("languages", "de en")))
    #expect(
      finding.suggestion?.english == "Exchange the two keys in the code: the tables of all languages have them in one order.")
  }

  @Test("Are the tables' to exchange, with their languages, where another language has them as the code does")
  func inTable() async throws {
    let files = [
      "de.lproj/Localizable.strings": "\"high\" = \"Tief\";\n\"low\" = \"Hoch\";\n\"save\" = \"Sichern\";\n",
      "nl.lproj/Localizable.strings": "\"high\" = \"High\";\n\"low\" = \"Low\";\n\"save\" = \"Bewaar\";\n",
    ]
    let found = await findings([("high", "High", "Low"), ("low", "Low", "High"), ("save", "Save", "Save")], besides: files)
    let finding = try #require(found.first)
    #expect(finding.blame == .source)
    #expect(
      finding.suggestion?.english
        == "Exchange the two texts in the table, in de, en: other languages have them as the code does.")
  }

  @Test("Are not those of which only one has the other's, and these are told one by one")
  func oneWay() async {
    let found = await findings([("high", "High", "Low"), ("low", "Low", "Deep"), ("save", "Save", "Save")])
    #expect(found.map(\.reason) == ["differs", "differs"] && found.allSatisfy { $0.severity == .note })
  }
}
