import LintelLanguage
import LintelModel

/// Which of two strings a text translates that a table has for both: told by the words in which their sources differ.
struct TextOwner {
  private let table: TableInLocale
  /// In lower case, as all that is compared with it.
  private let text: String

  /// A word that begins with so many letters of an English one is likely of one origin with it: `minimumsværdi`, `minimum`. The
  /// figure is ours.
  private static let sharedLetters = 4
  /// Fewer strings that have a word in common may have it by chance. The figure is ours.
  private static let fewest = 2

  /// Nil where neither the text nor the rest of the table shows it.
  static func found(
    of first: TableInLocale.Pair, _ firstWords: ContentWords, _ second: TableInLocale.Pair, _ secondWords: ContentWords,
    in table: TableInLocale
  ) -> SharedText.Owner? {
    guard table.sourceLocale.language == "en", let text = first.translation?.value else { return nil }
    let owner = TextOwner(table: table, text: text.lowercased())
    let (own, other) = (firstWords.stems(notIn: secondWords), secondWords.stems(notIn: firstWords))
    return owner.told(own, other, by: owner.hasWordLike) ?? owner.told(own, other, by: owner.hasWordOfStrings)
  }

  /// The one for which something holds that does not hold for the other.
  private func told(
    _ first: Set<String>, _ second: Set<String>, by holds: (Set<String>, Set<String>) -> Bool
  ) -> SharedText.Owner? {
    let (isOfFirst, isOfSecond) = (holds(first, second), holds(second, first))
    if isOfFirst == isOfSecond { return nil }
    return isOfFirst ? .first : .second
  }

  /// Whether a word of the text is one of these, or of one origin with it, and with none of the others.
  private func hasWordLike(_ own: Set<String>, rather others: Set<String>) -> Bool {
    words.contains { word in
      func isLike(_ stem: String) -> Bool { zip(word, stem).prefix { $0 == $1 }.count >= Self.sharedLetters }
      return own.contains(where: isLike) && !others.contains(where: isLike)
    }
  }

  /// Whether a word of the text is in the translations of most other strings whose sources have these words, and hardly in any
  /// other translation.
  private func hasWordOfStrings(with own: Set<String>, without others: Set<String>) -> Bool {
    guard !own.isEmpty else { return false }
    let strings = table.pairs.compactMap { pair -> (isOfThose: Bool, text: String)? in
      guard let unit = pair.translation, unit.locale == table.locale else { return nil }
      let (small, source) = (unit.value.lowercased(), ContentWords(pair.source.value))
      let isOfThose = source.has(anyOf: own)
      return small == text || isOfThose && source.has(anyOf: others) ? nil : (isOfThose: isOfThose, text: small)
    }
    let those = strings.filter(\.isOfThose)
    return those.count >= Self.fewest
      && pieces.contains { piece in
        let found = those.count { $0.text.contains(piece) }
        return found >= Self.fewest && found * 2 >= those.count
          && strings.count { !$0.isOfThose && $0.text.contains(piece) } * 4 <= found
      }
  }

  private var words: [String] { text.split { !$0.isLetter }.map { String($0) } }

  /// What a word of the text may be: where the language sets no spaces, any two letters beside each other.
  private var pieces: [String] {
    guard table.locale.setsNoSpaces else { return words.filter { $0.count > 2 } }
    return words.flatMap { run in zip(run, run.dropFirst()).map { "\($0)\($1)" } }
  }
}
