import LintelModel
import LintelTables

/// English texts that people meet in every app and that no language keeps: a button's word that the system has itself, `Cancel`,
/// and a phrase that is plain English, `Cannot Open File`.
enum EverydayText {
  private static let items = ["add", "back", "cancel", "close", "done", "edit", "redo", "save", "undo"]
  private static let words = Set(items.compactMap { SystemTexts.text(of: $0, in: "en") })

  static func isOne(_ source: String) -> Bool {
    if words.contains(source) { return true }
    let parts: [Substring] = source.split { !$0.isLetter && $0 != "'" && $0 != "’" }
    // Which language it was left over in does not matter: its own words are none of these.
    return PlainEnglish.isPhrase(parts, of: source, in: "")
  }
}
