internal import LintelModel

/// Which language's face sets the Han characters of a text, and what its full-width marks belong to.
struct EastAsianText {
  /// `ja`, `ko` or `zh`; nil for a text that has nothing to do with them.
  let language: String?

  init(_ text: TextAdvances, in locale: LocaleID) {
    func has(_ scripts: String...) -> Bool { text.contains { scripts.contains($0.item.script) } }
    switch locale.language {
    case "ja", "zh", "ko": language = locale.language
    case "yue": language = "zh"
    case _ where has("Hira", "Kana"): language = "ja"
    case _ where has("Hang"): language = "ko"
    case _ where has("Hani"): language = "zh"
    default: language = nil
    }
  }

  /// Marks between no letters (`「」`, `・`) are as wide as Han characters.
  func script(for script: String) -> String { script == "Zyyy" && language != nil ? "Hani" : script }

  /// Whether two neighbouring runs are an ideographic and a Latin one.
  static func meetsLatin(_ first: String, _ second: String) -> Bool {
    (first == "Latn" && isIdeographic(second)) || (isIdeographic(first) && second == "Latn")
  }

  private static func isIdeographic(_ script: String) -> Bool { script == "Hani" || script == "Hira" || script == "Kana" }
}
