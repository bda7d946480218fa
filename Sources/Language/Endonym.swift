package import LintelModel
import LintelUnicodeText

/// The name of a language in itself, which lists of languages have in every translation.
package enum Endonym {
  /// Whether a text is one, by what it says or by its key: `lang_ru`, `languages.el`.
  package static func isOne(_ text: String, key: String, letters: [UnitFacts.Letter]) -> Bool {
    if known.contains(text.lowercased()) { return true }
    guard let code = key.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).last, (2...3).contains(code.utf8.count),
      key.lowercased().contains("lang") || key.lowercased().contains("locale"),
      let id = LocaleName.canonical(code.lowercased()), let script = LocaleName.script(of: id)
    else { return false }
    let scripts = WrittenScript.parts[script] ?? [script]
    return letters.allSatisfy { scripts.contains($0.script) }
  }

  /// Languages that are written with other letters than Latin ones, as they call themselves.
  private static let known: Set<String> = Set(
    [
      "am", "ar", "be", "bg", "bn", "bo", "ckb", "dv", "dz", "el", "fa", "gu", "he", "hi", "hy", "ja", "ka", "kk", "km", "kn",
      "ko", "ky", "lo", "mk", "ml", "mn", "mr", "my", "ne", "or", "pa", "ps", "ru", "si", "sr", "ta", "te", "tg", "th", "ti",
      "ug", "uk", "ur", "yi", "zh", "zh-Hans", "zh-Hant",
    ].compactMap { LocaleName.name(of: $0, in: $0)?.lowercased() } + chinese)

  /// Both ways of writing Chinese, as lists write them besides what CLDR says.
  private static let chinese = [
    "简体", "简体中文", "中文（简体）", "中文 (简体)", "中文(简体)", "繁體", "繁體中文", "中文（繁體）", "中文 (繁體)", "中文(繁體)",
  ]
}
