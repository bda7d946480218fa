import Foundation
import LintelLanguage
import LintelModel

/// Which of two strings a text translates that a table has for both: told by the words in which their sources differ, by what the
/// table has for the same sources elsewhere, and by what other languages have for them.
struct TextOwner {
  /// A string of a table: its source and what it is in the language, in lower case, and the words of its source.
  typealias Known = (source: String, text: String, words: ContentWords)
  /// What another language has for the two.
  typealias Other = (language: String, first: String, second: String)

  private let locale: LocaleID
  private let strings: [Known]
  /// In lower case, as all that is compared with it.
  private let text: String

  /// A word that begins with so many letters of an English one is likely of one origin with it: `minimumsværdi`, `minimum`. The
  /// figure is ours.
  private static let sharedLetters = 4
  /// Fewer strings that have a word in common may have it by chance. The figure is ours.
  private static let fewest = 2
  /// Languages that begin a word with as many letters likely have the same word. The figure is ours.
  private static let lettersOfLanguages = 5

  /// What a table tells of its other strings, to be asked for each of its texts.
  static func strings(of table: TableInLocale) -> [Known] {
    table.pairs.compactMap { pair in
      guard let unit = pair.translation, unit.locale == table.locale else { return nil }
      return (pair.source.value.lowercased(), unit.value.lowercased(), ContentWords(pair.source.value))
    }
  }

  /// Nil where neither the text, the rest of the table nor another language shows it.
  ///
  /// - Parameters:
  ///   - first: The source of the first string in English, and so that of the second.
  ///   - strings: All of the table.
  ///   - others: What the other languages have for both.
  static func found(
    of text: String, _ first: String, _ second: String, among strings: [Known], beside others: [Other], in locale: LocaleID
  ) -> SharedText.Owner? {
    let owner = TextOwner(locale: locale, strings: strings, text: text.lowercased())
    let (firstWords, secondWords) = (ContentWords(first), ContentWords(second))
    let (own, other) = (firstWords.stems(notIn: secondWords), secondWords.stems(notIn: firstWords))
    return owner.told(own, other, by: owner.hasWordLike)
      ?? owner.toldByTwins(first.lowercased(), second.lowercased()) ?? owner.told(own, other, by: owner.hasWordOfStrings)
      ?? owner.told(by: others)
  }

  /// By what the table has under other keys for just the same sources: the text for one of them, and another text for the other.
  private func toldByTwins(_ first: String, _ second: String) -> SharedText.Owner? {
    // The two that are asked about may differ by their marks.
    func bare(_ text: String) -> String { text.filter { $0.isLetter || $0.isNumber } }
    let text = bare(text)
    func texts(of source: String) -> [String] {
      var texts = strings.filter { $0.source == source }.map { bare($0.text) }
      // The one that is asked about is none of its twins.
      if let own = texts.firstIndex(of: text) { texts.remove(at: own) }
      return texts
    }
    let (firsts, seconds) = (texts(of: first), texts(of: second))
    if firsts.contains(text), !seconds.isEmpty, !seconds.contains(text) { return .first }
    return seconds.contains(text) && !firsts.isEmpty && !firsts.contains(text) ? .second : nil
  }

  /// By related languages: those that have a word of the text for one of the two alone.
  private func told(by others: [Other]) -> SharedText.Owner? {
    let own = Self.beginnings(of: text)
    guard !own.isEmpty else { return nil }
    var (firsts, seconds): (Set<String>, Set<String>) = ([], [])
    for other in others where other.language != locale.language {
      let (first, second) = (Self.beginnings(of: other.first), Self.beginnings(of: other.second))
      let (isLikeFirst, isLikeSecond) = (
        !own.isDisjoint(with: first.subtracting(second)), !own.isDisjoint(with: second.subtracting(first))
      )
      if isLikeFirst, !isLikeSecond { firsts.insert(other.language) }
      if isLikeSecond, !isLikeFirst { seconds.insert(other.language) }
    }
    if firsts.count >= Self.fewest, seconds.isEmpty { return .first }
    return seconds.count >= Self.fewest && firsts.isEmpty ? .second : nil
  }

  /// How the words begin that are long enough, without accents.
  private static func beginnings(of text: String) -> Set<String> {
    let plain = text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    return Set(plain.split { !$0.isLetter }.filter { $0.count >= lettersOfLanguages }.map { String($0.prefix(lettersOfLanguages)) })
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
