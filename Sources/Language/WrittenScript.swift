internal import LintelModel
import LintelUnicodeText

/// The script that a language is written in.
struct WrittenScript: Sendable {
  /// ISO 15924; empty where the language is written in several, or that is unknown.
  private let scripts: Set<String>
  private let isLatin: Bool

  init(of locale: LocaleID) {
    guard locale.script != nil || !Self.ofSeveralScripts.contains(locale.language),
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

  /// Languages that are customarily written in more than one script, and the code for no language.
  private static let ofSeveralScripts: Set = [
    "und",
    "az", "bs", "cnr", "ha", "kk", "ks", "ku", "mn", "ms", "pa", "sd", "sr", "tg", "tk", "tt", "ug", "uz",
  ]
}
