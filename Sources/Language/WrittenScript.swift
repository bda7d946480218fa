import LintelModel
import LintelUnicodeText

/// The script that a language is written in.
struct WrittenScript: Sendable {
  /// ISO 15924; empty where the language is written in several, or nobody knows.
  private let scripts: Set<String>

  init(of locale: LocaleID) {
    guard locale.script != nil || !Self.ofSeveralScripts.contains(locale.language),
      let script = LocaleName.script(of: locale.id)
    else {
      scripts = []
      return
    }
    scripts = Self.parts[script] ?? [script]
  }

  /// Whether any letter of the text is of the script.
  func writes(_ text: String) -> Answer {
    guard !scripts.isEmpty else { return .unknown }
    var answer = Answer.unknown
    for scalar in text.unicodeScalars {
      guard let script = Self.script(of: scalar) else { continue }
      if scripts.contains(script) { return .yes }
      answer = .no
    }
    return answer
  }

  /// Nil for what is no letter.
  private static func script(of scalar: Unicode.Scalar) -> String? {
    if scalar.isASCII { return scalar.properties.isAlphabetic ? "Latn" : nil }
    let nature = CharacterNature(scalar)
    return nature.isLetter && nature.script != "Zyyy" ? nature.script : nil
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
