import LintelModel

/// A word cut short, with a stop for the rest: `Tilapäisas.` of `Tilapäisasetus`. Its stop is no full stop.
enum CutWord {
  /// The words that a language has in any table of a project, in small letters.
  static func words(of tables: [StringTable], in locale: LocaleID) -> Set<Substring> {
    var words: Set<Substring> = []
    for table in tables where table.locale == locale || table.format.holdsSource {
      for unit in table.units where unit.locale == locale {
        let found: [Substring] = unit.value.lowercased().split(whereSeparator: { !$0.isLetter })
        words.formUnion(found)
      }
    }
    return words
  }

  /// Whether a text ends with such a word. Words are cut behind a consonant, and not for the sake of a letter or two: these
  /// may be an ending.
  static func ends(_ text: String, among words: Set<Substring>, in language: String) -> Bool {
    let parts: [Substring] = text.lowercased().split(whereSeparator: { !$0.isLetter })
    guard let last = parts.last, let end = last.last, isConsonant(end) else { return false }
    if goesOn(last, in: words) { return true }
    // `modificad.`: a participle without its vowel.
    if language == "es", last.hasSuffix("ad") || last.hasSuffix("id"), words.contains(last + "o") { return true }
    return compounding.contains(language) && isCutBehindWord(last, in: words)
  }

  private static func goesOn(_ start: Substring, in words: Set<Substring>) -> Bool {
    words.contains { $0.count >= start.count + 3 && $0.hasPrefix(start) }
  }

  /// `listesynk.`: a whole word, and the beginning of another one.
  private static func isCutBehindWord(_ word: Substring, in words: Set<Substring>) -> Bool {
    word.indices.contains { index in
      let (head, tail) = (word[..<index], word[index...])
      return head.count >= 4 && tail.count >= 4 && words.contains(head) && goesOn(tail, in: words)
    }
  }

  private static func isConsonant(_ letter: Character) -> Bool {
    letter.isASCII ? letter.isLetter && !"aeiouy".contains(letter) : "čćďđğłľńňñřśšßťźžż".contains(letter)
  }

  /// Languages that write several words as one.
  private static let compounding: Set<String> = ["da", "de", "et", "fi", "hu", "is", "nb", "nl", "nn", "no", "sv"]
}
