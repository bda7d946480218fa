import LintelLanguage
import LintelModel
import LintelTables

/// Tells English words that a translation has left as they are from words that both languages have.
final class CopiedWord {
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

  /// How a text that is the source's own is marked: a command, or the name of one of the system's buttons, that is none in this
  /// language; any word among letters of another kind. Nil for what both languages may have.
  func mark(of unit: StringUnit) -> TableInLocale.Mark? {
    guard unit.locale.language != "en", !unit.varies, (3...14).contains(unit.value.utf8.count),
      unit.value.utf8.allSatisfy({ $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }),
      unit.value.dropFirst().allSatisfy(\.isLowercase), unit.value.first?.isUppercase == true
    else { return nil }
    if systemWords.contains(unit.value) { return .copiedCommand }
    let isForeign = own.isInOwnScript(unit.value) == .no
    if isForeign || own.verb(of: unit.value) == .no, english.verb(of: unit.value) == .yes { return .copiedCommand }
    return isForeign ? .copiedWord : nil
  }
}
