internal import LintelModel
import LintelUnicodeText

/// The script that a language is written in.
struct WrittenScript: Sendable {
  /// ISO 15924; empty where the language is written in several, or that is unknown.
  private let scripts: Set<String>
  private let isLatin: Bool

  init(of locale: LocaleID) {
    guard !locale.isPseudolanguage, locale.script != nil || Self.ofSeveralScripts[locale.language] == nil,
      let script = LocaleName.script(of: locale.id)
    else {
      (scripts, isLatin) = ([], false)
      return
    }
    scripts = Self.parts[script] ?? [script]
    isLatin = scripts.contains("Latn")
  }

  /// Whether any letter of the text is of the script.
  func writes(_ text: String) -> Answer { writes(text.unicodeScalars) }

  func writes(_ text: some Sequence<Unicode.Scalar>) -> Answer {
    guard !scripts.isEmpty else { return .unknown }
    var answer = Answer.unknown
    for scalar in text where scalar.isLetter {
      if scalar.isASCII {
        if isLatin { return .yes }
        answer = .no
        continue
      }
      let nature = CharacterNature(scalar)
      guard nature.isLetter, nature.script != "Zyyy" else { continue }
      if scripts.contains(nature.script) { return .yes }
      answer = .no
    }
    return answer
  }

  /// What the codes for a language's whole way of writing are made of.
  static let parts: [String: Set<String>] = [
    "Jpan": ["Hani", "Hira", "Kana"], "Kore": ["Hang", "Hani"], "Hans": ["Hani", "Bopo"], "Hant": ["Hani", "Bopo"],
  ]

  /// The scripts of a language that is customarily written in several; empty for others, and where the locale names one.
  static func all(of locale: LocaleID) -> Set<String> {
    locale.script == nil ? ofSeveralScripts[locale.language] ?? [] : []
  }

  /// By `languageData` of CLDR's supplemental data, with the scripts that it calls secondary; and the code for no language.
  private static let ofSeveralScripts: [String: Set<String>] = [
    "und": [],
    "az": ["Arab", "Cyrl", "Latn"], "bs": ["Cyrl", "Latn"], "cnr": ["Cyrl", "Latn"], "ha": ["Arab", "Latn"],
    "kk": ["Arab", "Cyrl", "Latn"], "ks": ["Arab", "Deva"], "ku": ["Arab", "Cyrl", "Latn"], "mn": ["Cyrl", "Mong"],
    "ms": ["Arab", "Latn"], "pa": ["Arab", "Guru"], "sd": ["Arab", "Deva"], "sr": ["Cyrl", "Latn"],
    "tg": ["Arab", "Cyrl", "Latn"], "tk": ["Arab", "Cyrl", "Latn"], "tt": ["Cyrl", "Latn"], "ug": ["Arab", "Cyrl", "Latn"],
    "uz": ["Arab", "Cyrl", "Latn"],
  ]
}
