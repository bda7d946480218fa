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

  @Test("Are anybody's to exchange, the code's or the table's, where no other region tells which are right")
  func nobodyTells() async throws {
    // German is right, whatever English has: that cannot be seen, and is not told as wrong.
    let german = ["de.lproj/Localizable.strings": "\"high\" = \"Hoch\";\n\"low\" = \"Tief\";\n\"save\" = \"Sichern\";\n"]
    let found = await findings([("high", "High", "Low"), ("low", "Low", "High"), ("save", "Save", "Save")], besides: german)
    let finding = try #require(found.first)
    #expect(finding.blame == .definition && finding.definitionLocation?.file == "A.swift")
    #expect(finding.evidence.contains(.text("languages", "en")))
    #expect(
      finding.suggestion?.english
        == "Find out which is right: exchange the two keys in the code, or the two texts in the table.")
  }

  @Test("Are the table's to exchange where another region has them as the code does, and other languages are to be looked at")
  func inTable() async throws {
    let files = [
      "de.lproj/Localizable.strings": "\"high\" = \"Tief\";\n\"low\" = \"Hoch\";\n\"save\" = \"Sichern\";\n",
      "en-AU.lproj/Localizable.strings": "\"high\" = \"Low\";\n\"low\" = \"High\";\n\"save\" = \"Save\";\n",
      "en-GB.lproj/Localizable.strings": "\"high\" = \"High\";\n\"low\" = \"Low\";\n\"save\" = \"Save\";\n",
    ]
    let found = await findings([("high", "High", "Low"), ("low", "Low", "High"), ("save", "Save", "Save")], besides: files)
    let finding = try #require(found.first)
    #expect(finding.blame == .source)
    #expect(
      finding.suggestion?.english == "Exchange the two texts in the table, in en, en-AU, and look at the other languages.")
  }

  @Test("Are not those of which only one has the other's, and these are told one by one")
  func oneWay() async {
    let found = await findings([("high", "High", "Low"), ("low", "Low", "Deep"), ("save", "Save", "Save")])
    #expect(found.map(\.reason) == ["differs", "differs"] && found.allSatisfy { $0.severity == .note })
  }
}
