import LintelAudit
import LintelFindings
import Testing

@Suite("Texts that are in another language as a whole")
struct OtherLanguageTests {
  private func findings(_ locale: String, _ text: String, of source: String = "Delete all clients?") async -> [Finding] {
    let project = ProjectSource.read(texts: [
      "en.lproj/L.strings": "\"k\" = \"\(source)\";\n", "\(locale).lproj/L.strings": "\"k\" = \"\(text)\";\n",
    ])
    return await Auditor.audit(project).findings
  }

  @Test("Kana, Hangul and Thai say which language it is")
  func named() async throws {
    let found = await findings("pl", "すべてのクライアントを削除しますか")
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.rule == "foreign-letters" && finding.reason == "other-language")
    #expect(finding.severity == .error && finding.certainty == .certain)
    #expect(finding.message.english == "The pl text “すべてのクライアントを削除しますか” is in another language: ja")
    #expect(finding.suggestion?.english == "Translate it anew: the text belongs to another language.")
    for (text, language) in [("모든 클라이언트를 삭제", "ko"), ("ลบไคลเอนต์ทั้งหมด", "th")] {
      let finding = try #require(await findings("fr", text).first { $0.rule == "foreign-letters" })
      #expect(finding.message.english.hasSuffix("is in another language: \(language)"))
    }
  }

  @Test("Letters of several languages say the script alone")
  func script() async throws {
    let finding = try #require(await findings("de", "Удалить всех клиентов?").first { $0.rule == "foreign-letters" })
    #expect(finding.severity == .error && finding.message.english.hasSuffix("is in another language (script: Cyrillic)"))
  }

  @Test("A word or a name in other letters is no other language")
  func names() async {
    for text in ["Alle Clients von Привет löschen?", "Die Zeichen か und き"] {
      #expect(await findings("de", text).allSatisfy { $0.reason != "other-language" })
    }
    #expect(await findings("de", "すべて削除しますか", of: "Say すべて削除しますか").allSatisfy { $0.reason != "other-language" })
  }
}
