import LintelLanguage
import LintelModel
import LintelTables

/// Tells English commands that a translation has left as they are from words that both languages have.
final class CopiedCommand {
  private let locale: LocaleID
  private lazy var own = Language(locale: locale)
  private lazy var english = Language(locale: "en")
  /// What the system calls its buttons in English and otherwise in this language.
  private lazy var systemWords = Set(
    ["add", "back", "cancel", "close", "done", "edit", "redo", "save", "undo"].compactMap { item -> String? in
      let english = SystemTexts.text(of: item, in: "en")
      return SystemTexts.text(of: item, in: locale).map { $0 != english } == true ? english : nil
    })

  init(locale: LocaleID) { self.locale = locale }

  /// Whether a text is one English word that is a command, and none in this language.
  func isCopied(_ unit: StringUnit) -> Bool {
    guard unit.locale.language != "en", !unit.varies, (3...14).contains(unit.value.utf8.count),
      unit.value.utf8.allSatisfy({ $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }),
      unit.value.dropFirst().allSatisfy(\.isLowercase), unit.value.first?.isUppercase == true
    else { return false }
    if systemWords.contains(unit.value) { return true }
    return english.facts(of: unit.value).verb == .yes && own.facts(of: unit.value).verb != .yes
  }
}
