/// English words that a language has as well: translators of several apps keep them, in tables that are otherwise translated.
///
/// Source: `Data/kept-words.csv`, counted by `Data/make-kept-words.py`. What is not in it may be a word of the language all the same.
package enum KeptWords {
  /// - Parameters:
  ///   - text: A word or a short phrase in lower case, its words with one space between them.
  ///   - language: The translation's; `no` is Bokmål.
  package static func hasOne(_ text: String, in language: String) -> Bool {
    words[language == "no" ? "nb" : language]?.contains(text) == true
  }

  private static let words: [String: Set<String>] = CSV(Embedded.text("Data/kept-words.csv")).rows.reduce(into: [:]) {
    $0[$1["language"], default: []].insert($1["word"])
  }
}
