import LintelFindings
import LintelModel
import LintelUnicodeText

extension Finding {
  /// The languages of texts that its advice proposes, which no table has as they are quoted: one that a fix writes, and one in
  /// letters that of the finding's languages one alone is written with. Of Latin letters nobody can tell.
  var proposedLanguages: QuotedLanguages {
    guard let suggestion else { return [:] }
    return suggestion.quotedData.reduce(into: [:]) { languages, text in
      if text.isNeutral { return }
      if let locale, fixes.contains(where: { StringUnit.isQuoted($0.after, as: text) }) {
        languages[text] = locale
      } else if let locale = adviceLanguage ?? onlyLanguage(writing: text), Self.isWritten(text, in: locale) {
        languages[text] = locale
      }
    }
  }

  /// The language of the one among those reported as this finding whose advice it has kept.
  private var adviceLanguage: LocaleID? { locale ?? parts.first { $0.suggestion == suggestion }?.locale }

  private func onlyLanguage(writing text: String) -> LocaleID? {
    let all = self.languages.filter { Self.isWritten(text, in: $0) }
    return all.count == 1 ? all[0] : nil
  }

  /// Whether a text has letters of the language's own script, which is none that names in code and of files are written in.
  static func isWritten(_ text: String, in locale: LocaleID) -> Bool {
    guard let script = LocaleName.script(of: locale.id), script != "Latn" else { return false }
    let own = letterScripts[script] ?? [script]
    return text.unicodeScalars.contains { $0.properties.isAlphabetic && own.contains(CharacterNature($0).script) }
  }

  /// Scripts that stand for several, or for a form of one (ISO 15924, and Unicode Standard Annex 24).
  private static let letterScripts: [String: Set<String>] = [
    "Hans": ["Hani"], "Hant": ["Hani"], "Jpan": ["Hani", "Hira", "Kana"], "Kore": ["Hang", "Hani"],
  ]
}
