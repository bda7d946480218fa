import LintelLanguage
import LintelModel
import Testing

@Suite("Names that say what they are")
struct NameTests {
  private func says(_ name: String, _ locale: LocaleID) -> Answer { Language(locale: locale).facts(of: name).namesButton }

  @Test(
    "A name with the word for a button, where the language puts it",
    arguments: [
      ("Close button", "en"), ("CLOSE BUTTON", "en"), ("Button", "en"), ("Bouton Fermer", "fr"), ("Zurück-Button", "de"),
      ("Schließenknopf", "de"), ("閉じるボタン", "ja"), ("닫기 버튼", "ko"), ("关闭按钮", "zh-Hans"), ("Кнопка закрытия", "ru"),
      ("زر الإغلاق", "ar"), ("ปุ่มปิด", "th"), ("Kapat düğmesi", "tr"),
      ("Schließen-Taste", "de"), ("Taste Hinzufügen", "de"), ("Schaltfläche Schließen", "de"),
      ("Schaltfläche „Hinzufügen“", "de"), ("Button Teilen", "de"), ("Close-button", "en"),
    ])
  func yes(name: String, locale: String) { #expect(says(name, LocaleID(locale)) == .yes) }

  @Test(
    "A name without it, or with a button as what is acted on",
    arguments: [
      ("Close", "en"), ("Add a button", "en"), ("Buttons", "en"), ("Button size", "en"),
      ("Show the button at the top", "en"),
      ("Ajouter un bouton", "fr"), ("ボタンを追加", "ja"), ("زرقاء", "ar"), ("Knopfleiste", "de"),
      ("Unbutton", "en"), ("Button hinzufügen", "de"), ("Taste drücken", "de"), ("Eingabetaste", "de"),
      ("Button Leiste anpassen und sichern", "de"),
    ])
  func no(name: String, locale: String) { #expect(says(name, LocaleID(locale)) == .no) }

  @Test("Nothing is known of a language without the word")
  func unknown() { #expect(says("Pín", "yo") == .unknown) }

  @Test(
    "Whether a text is in the script of its language",
    arguments: [
      ("Save", "en", Answer.yes), ("Сохранить", "en", .no), ("Zoom in", "ja", .no), ("拡大", "ja", .yes),
      ("PDFを開く", "ja", .yes),
      ("123…", "ja", .unknown), ("Sačuvaj", "sr", .unknown), ("Sačuvaj", "sr-Cyrl", .no), ("삭제", "ko", .yes),
      ("删除", "zh-Hans", .yes),
      ("Raccourcis", "ar", .no),
    ])
  func script(text: String, locale: String, answer: Answer) {
    #expect(Language(locale: LocaleID(locale)).facts(of: text).isInOwnScript == answer)
  }
}
