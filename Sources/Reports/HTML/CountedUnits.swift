import LintelFindings

/// What the page's numbers are of, where they stand: a word that two readers take in two ways is one unit only if it says so.
enum CountedUnits {
  /// The same key is one string wherever strings are counted, and as many as it has languages and forms where these words stand beside.
  static let strings: Message =
    "A string is a key of a table, counted once, in the sentence on top, shares, causes and lists. What is counted in all languages and forms counts it in each language, and in each plural form."
  static let cause: Message =
    "A cause is all that is wrong in one way, on one bar or in the tables: what a team would open one ticket for."
  static let inLanguages: Message =
    "The number behind a language’s name in a cause is how many of its strings and places are in that language. Findings, and strings beside them, count once for all languages."
  static let judged: Message =
    "A bar is judged for fit where all its texts and items could be read, and the screen that shows it is known."
  static let likely: Message =
    "Certain is what even the most favourable figures show. Likely is what the best figures, or other texts of the app, speak for: a device, or who reads the language, may show otherwise."

  static let all: [Message] = [strings, LanguageSection.untranslated, cause, inLanguages, judged, likely]

  static var markup: Markup {
    tag("p", .class("hint")) {
      for (index, sentence) in all.enumerated() {
        if index > 0 { " " }
        sentence
      }
    }
  }
}
