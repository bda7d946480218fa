import LintelAudit
import LintelFindings
import Testing

@Suite("How translations end that are no sentences, or no list any more")
struct LostBulletsTests {
  private func found(_ english: String, _ translation: String, in language: String) async -> [Finding] {
    await OneString.findings(english, translation, in: language).filter { $0.rule == "ending-punctuation" }
  }

  @Test("A list that became running text has lost its bullets, whatever mark it ends with")
  func bullets() async throws {
    let list = #"• Forward messages here\n\n• Take notes\n\n• Attach media to save them"#
    let finding = try #require(await found(list, "メッセージを転送できます。メモも保存できます。メディアも保存します。", in: "ja").first)
    #expect(finding.reason == "bullets-lost" && finding.message.english.hasSuffix("is running text, and its source is a list with bullets"))
    #expect(
      await found(list, #"• Leite Nachrichten weiter.\n• Mach Notizen.\n• Hänge Medien an."#, in: "de")
        .allSatisfy { $0.reason != "bullets-lost" })
  }

  @Test("A label asks without its mark in Japanese, Chinese and Korean, and a sentence with it")
  func labels() async {
    for (text, language) in [("読み出しのみ", "ja"), ("只读", "zh-Hans"), ("읽기 전용", "ko")] {
      #expect(await found("Read Only?", text, in: language).isEmpty, "\(language)")
    }
    #expect(await found("Read Only?", "Nur lesen", in: "de").map(\.reason) == ["question-mark-nothing"])
    #expect(await found("Delete all pages of the book?", "本のすべてのページを削除", in: "ja").map(\.reason) == ["question-mark-nothing"])
  }
}
