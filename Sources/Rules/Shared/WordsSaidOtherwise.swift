import LintelModel

/// Plain words of a source's language that another language always says in its own way, as its translations show: a copied
/// phrase of nothing but such words was left over. A name is never written small, and translations keep it.
struct WordsSaidOtherwise {
  /// One string may leave a word out. The figure is ours.
  private static let fewest = 2

  private var translated: [UInt64: Int] = [:]
  private var kept: Set<UInt64> = []
  private var small: Set<UInt64> = []

  /// - Parameters:
  ///   - translation: Of the language's own, and no copy.
  ///   - needed: The words that are asked for.
  mutating func add(_ source: StringUnit, _ translation: StringUnit, _ needed: Set<UInt64>) {
    for text in source.varies ? source.forms.map(\.text) : [source.value] {
      let words = Set(LetterWords.of(text)).intersection(needed)
      if words.isEmpty { continue }
      let texts = translation.varies ? translation.forms.map(\.text) : [translation.value]
      let own = Set(texts.flatMap(LetterWords.of))
      for word in words {
        if own.contains(word) { kept.insert(word) } else { translated[word, default: 0] += 1 }
      }
      for word in text.split(whereSeparator: { !$0.isLetter }) where word.allSatisfy(\.isLowercase) {
        small.formUnion(LetterWords.of(String(word)))
      }
    }
  }

  func has(_ words: [UInt64]) -> Bool {
    !words.isEmpty && words.allSatisfy { (translated[$0] ?? 0) >= Self.fewest && small.contains($0) && !kept.contains($0) }
  }
}
