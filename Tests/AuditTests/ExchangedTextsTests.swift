import LintelAudit
import LintelFindings
import Testing

/// Keys whose texts in the table and in the code are not the same.
@Suite("Texts that two keys have exchanged")
struct ExchangedTextsTests {
  private func findings(_ texts: [(key: String, code: String, table: String)]) async -> [Finding] {
    let code = texts.map { text in
      "let \(text.key) = NSLocalizedString(\"\(text.key)\", tableName: nil, bundle: .main, value: \"\(text.code)\", comment: \"\")\n"
    }
    let files = [
      "A.swift": code.joined(),
      "en.lproj/Localizable.strings": texts.map { "\"\($0.key)\" = \"\($0.table)\";\n" }.joined(),
    ]
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "default-differs" }
  }

  @Test("Are one warning about both keys")
  func both() async throws {
    let found = await findings([("high", "High", "Low"), ("low", "Low", "High"), ("save", "Save", "Save")])
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.severity == .warning && finding.reason == "exchanged")
    #expect(finding.strings.map(\.key) == ["high", "low"])
  }

  @Test("Are not those of which only one has the other's, and these are told one by one")
  func oneWay() async {
    let found = await findings([("high", "High", "Low"), ("low", "Low", "Deep"), ("save", "Save", "Save")])
    #expect(found.map(\.reason) == ["differs", "differs"] && found.allSatisfy { $0.severity == .note })
  }
}
