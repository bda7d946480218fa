import LintelModel

/// English words that stand in a text of a language without Latin letters as they stand in its source. Single terms are kept on
/// purpose there (“known hosts”), and so each of these has a word that only joins others, which nobody keeps.
struct LeftEnglish {
  /// As it stands in the text.
  let text: String
  /// Whether no term is written so: “drag and drop” may be one.
  let isSure: Bool

  /// With one word that joins others fewer words may be there by chance. The figure is ours.
  private static let fewest = 3

  /// The first of a text; nil where it has none.
  /// - Parameter sources: The texts that it may translate.
  static func first(in text: String, of sources: [String]) -> LeftEnglish? {
    guard mayBe(in: text) else { return nil }
    let given = sources.map { RunOfWords.words(of: $0).map { $0?.small ?? "" } }
    if let word = wordBetweenValues(in: text), given.contains(where: { $0.contains(word) }) {
      return LeftEnglish(text: word, isSure: true)
    }
    // A text that is English from end to end is told as that.
    guard text.contains(where: { $0.isLetter && !isLatin($0) }) else { return nil }
    return run(in: RunOfWords.words(of: text), of: given)
  }

  /// `of` in `%d of %d`.
  private static func wordBetweenValues(in text: String) -> String? {
    // Most texts have no value, which their bytes tell: to make the pattern takes longer than all else that is asked of them.
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "}") }) else { return nil }
    let place = /(?:%[0-9$.\-]*(?:l{0,2}[duxXi]|[@sfgFG])|\})[)）]?\s+(to|of|and|from|for|or|by)\s+[(（]?(?=[%\{$])/
    return text.firstMatch(of: place).map { String($0.output.1) }
  }

  /// The longest words in a row that a source has in a row, too.
  private static func run(in words: [RunOfWords.Word?], of sources: [[String]]) -> LeftEnglish? {
    var start = 0
    while start < words.count {
      var end = start
      while end < words.count, let word = words[end], word.isSmall,
        sources.contains(where: { $0.hasInARow(words[start...end].map { $0!.small }) })
      {
        end += 1
      }
      if let found = LeftEnglish(words[start..<end].map { $0! }) { return found }
      start += 1
    }
    return nil
  }

  init(text: String, isSure: Bool) { (self.text, self.isSure) = (text, isSure) }

  private init?(_ words: [RunOfWords.Word]) {
    let joints = words.count { EnglishJoints.isAny($0.small) || Self.small.contains($0.small) }
    guard joints > 1 || joints == 1 && words.count >= Self.fewest, let first = words.first?.text, let last = words.last?.text
    else { return nil }
    let run = String(first.base[first.startIndex..<last.endIndex])
    // What is written to a program stays as it is, and may list names: `accept title-truncated in de, fr until …`.
    guard !run.contains(where: { ",-_".contains($0) }) else { return nil }
    self.init(text: run, isSure: joints > 1)
  }

  /// Words that join others, and that languages with Latin letters have, too. The list is ours.
  private static let small: Set<String> = [
    "a", "an", "as", "at", "been", "in", "into", "it", "no", "on", "or", "over", "than", "then", "there", "was", "were",
  ]

  private static func isLatin(_ letter: Character) -> Bool { letter.unicodeScalars.first.map { $0.value < 0x250 } ?? true }

  /// Whether a text has two small English letters in a row: asked of every string of a table, of its bytes.
  static func mayBe(in text: String) -> Bool {
    var isLetter = false
    for byte in text.utf8 {
      let isNext = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
      if isLetter, isNext { return true }
      isLetter = isNext
    }
    return false
  }
}

extension [String] {
  /// Whether some words stand one behind the other.
  fileprivate func hasInARow(_ words: [String]) -> Bool {
    guard let first = words.first, count >= words.count else { return false }
    return indices.dropLast(words.count - 1).contains { self[$0] == first && self[$0..<($0 + words.count)].elementsEqual(words) }
  }
}
