import LintelAudit
import LintelFindings
import Testing

@Suite("Copies in letters that a language does not have")
struct ForeignCopyTests {
  /// A catalogue whose source is Russian or Japanese.
  private func found(_ source: String, _ texts: [(String, [String: String])]) async -> [Finding] {
    func unit(_ text: String) -> String { "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}" }
    let entries = texts.map { key, translations in
      let all = translations.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\(unit($0.value))" }
      return "\"\(key)\":{\"localizations\":{\(all.joined(separator: ","))}}"
    }
    let catalogue = "{\"sourceLanguage\":\"\(source)\",\"strings\":{\(entries.joined(separator: ","))},\"version\":\"1.0\"}"
    return await Auditor.audit(ProjectSource.read(texts: ["Localizable.xcstrings": catalogue])).findings
      .filter { $0.rule == "untranslated" }
  }

  private let russian = [
    ("Сохранить", ["en": "Save"]), ("Удалить файл", ["en": "Delete the file"]), ("Поделиться", ["en": "Share"]),
  ]

  /// Texts that are translated into English and German.
  private let translated = (1...20).map { ("文書\($0)", ["en": "Paper \($0)", "de": "Akte \($0)"]) }

  @Test("In the only translation a word is asked about, and several words are none of it")
  func only() async {
    let word = await found("ru", russian + [("Настройки", ["en": "Настройки"])])
    #expect(word.count == 1 && word[0].verdict == .needsReview)
    let words = await found("ru", russian + [("Выбрать фото", ["en": "Выбрать фото"])])
    #expect(words.count == 1 && words[0].verdict == .fails)
    let japanese = [("保存", ["en": "Save"]), ("削除", ["en": "Delete"])]
    let label = await found("ja", japanese + [("設定", ["en": "設定"])])
    #expect(label.count == 1 && label[0].verdict == .needsReview)
    let sentence = await found("ja", japanese + [("写真を選択してください", ["en": "写真を選択してください"])])
    #expect(sentence.count == 1 && sentence[0].verdict == .fails)
  }

  @Test("What another language translates was left over, also where the source has words in Latin letters beside it")
  func left() async {
    let own = [("Wi-Fi network", ["en": "Wi-Fi network", "de": "WLAN-Netz"]), ("設定", ["en": "設定", "de": "Einstellungen"])]
    let all = await found("ja", translated + own)
    let keys = all.filter { $0.verdict == .fails }.flatMap { finding in finding.units.map { $0.key } }
    #expect(keys.contains("設定"))
  }

  @Test("A translation, a sample of letters that all languages keep, and a language's own name for itself are silent")
  func silent() async {
    let none = await found("ru", russian)
    #expect(none.isEmpty)
    let sample = await found("ja", translated + [("あいう", ["en": "あいう", "de": "あいう"])])
    #expect(sample.isEmpty)
    let name = await found("ja", translated + [("日本語", ["en": "日本語", "de": "日本語"])])
    #expect(name.isEmpty)
  }
}
