import LintelFindings
import LintelModel

extension Project {
  /// What code asked for before a change where it asks for a key now, and the languages that had it: whoever adds the key can see what
  /// people read there. None where that is not known.
  func evidenceOfReplaced(_ key: String, in table: String?) -> [Evidence] {
    guard let replaced = earlier?.replacedKeys[table ?? "Localizable"]?[key] else { return [] }
    return [
      .text("key asked for before", replaced.key), .text("languages that translate it", LocaleList.whole(replaced.locales)),
    ]
  }
}
