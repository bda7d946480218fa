import LintelModel
import LintelTables

/// Words that the system has on buttons of its own, `Cancel`: people read them in every app, in words of their language.
enum SystemWord {
  /// Whether the system has the word on a button of its own, in words of each language.
  static func isOne(_ word: String) -> Bool { item(word) != nil }

  /// Whether the system has another word on that button in a language, as far as that is known.
  static func isOne(_ word: String, otherwiseIn locale: LocaleID) -> Bool {
    item(word).flatMap { SystemTexts.text(of: $0, in: locale) }.map { $0 != word } ?? false
  }

  private static func item(_ word: String) -> String? {
    ["add", "back", "cancel", "close", "done", "edit", "redo", "save", "undo"].first {
      SystemTexts.text(of: $0, in: "en") == word
    }
  }
}
