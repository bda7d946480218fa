import LintelLanguage
import LintelModel

/// Which of two strings a text translates that a table has for both: told by the words in which their sources differ.
struct TextOwner {
  /// A string of a table: what it is in the language, in lower case, and the words of its source.
  typealias Known = (text: String, words: ContentWords)

  private let locale: LocaleID
  private let strings: [Known]
  /// In lower case, as all that is compared with it.
  private let text: String

  /// A word that begins with so many letters of an English one is likely of one origin with it: `minimumsværdi`, `minimum`. The
  /// figure is ours.
  private static let sharedLetters = 4
  /// Fewer strings that have a word in common may have it by chance. The figure is ours.
  private static let fewest = 2

  /// What a table tells of its other strings, to be asked for each of its texts.
  static func strings(of table: TableInLocale) -> [Known] {
    table.pairs.compactMap { pair in
      guard let unit = pair.translation, unit.locale == table.locale else { return nil }
      return (unit.value.lowercased(), ContentWords(pair.source.value))
    }
  }

  /// Nil where neither the text nor the rest of the table shows it.
  ///
  /// - Parameters:
  ///   - firstWords: Of the source of the first string in English, and so those of the second.
  ///   - strings: All of the table.
  static func found(
    of text: String, _ firstWords: ContentWords, _ secondWords: ContentWords, among strings: [Known], in locale: LocaleID
  ) -> SharedText.Owner? {
    let owner = TextOwner(locale: locale, strings: strings, text: text.lowercased())
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
    var (those, rest): ([String], [String]) = ([], [])
    for string in strings where string.text != text {
      if !string.words.has(anyOf: own) {
        rest.append(string.text)
      } else if !string.words.has(anyOf: others) {
        those.append(string.text)
      }
    }
    return those.count >= Self.fewest
      && pieces.contains { piece in
        let found = those.count { $0.contains(piece) }
        return found >= Self.fewest && found * 2 >= those.count && rest.count { $0.contains(piece) } * 4 <= found
      }
  }

  private var words: [String] { text.split { !$0.isLetter }.map { String($0) } }

  /// What a word of the text may be: where the language sets no spaces, any two letters beside each other.
  private var pieces: [String] {
    guard locale.setsNoSpaces else { return words.filter { $0.count > 2 } }
    return words.flatMap { run in zip(run, run.dropFirst()).map { "\($0)\($1)" } }
  }
}
