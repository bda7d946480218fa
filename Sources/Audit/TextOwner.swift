import LintelLanguage
import LintelModel

/// Which of two strings a text translates that a table has for both: told by the words in which their sources differ.
struct TextOwner {
  /// A string of a table: what it is in the language, in lower case, its words, and those of its source.
  struct Known {
    let text: String
    let words: [Substring]
    let source: ContentWords
  }

  private let locale: LocaleID
  private let strings: [Known]
  private let text: Known
  private let sources: (first: ContentWords, second: ContentWords)

  /// A word that begins with so many letters of an English one is likely of one origin with it: `minimumsværdi`, `minimum`. The
  /// figure is ours.
  private static let sharedLetters = 4

  /// What a table tells of its other strings, to be asked for each of its texts. What is left in the source's words tells
  /// nothing.
  static func strings(of table: TableInLocale) -> [Known] {
    table.pairs.compactMap { pair in
      guard let unit = pair.translation, unit.locale == table.locale, unit.value != pair.source.value else { return nil }
      return known(unit.value, ContentWords(pair.source.value))
    }
  }

  private static func known(_ text: String, _ source: ContentWords) -> Known {
    let text = text.lowercased()
    return Known(text: text, words: text.split { !$0.isLetter }, source: source)
  }

  /// Nil where neither the text nor the rest of the table shows it, or where they show different things.
  ///
  /// - Parameters:
  ///   - texts: What the table has for the first string and for the second, the same but for case and marks.
  ///   - firstWords: Of the source of the first string in English, and so those of the second.
  ///   - strings: All of the table.
  static func found(
    of texts: (first: String, second: String), _ firstWords: ContentWords, _ secondWords: ContentWords,
    among strings: [Known], in locale: LocaleID
  ) -> SharedText.Owner? {
    let own = [texts.first.lowercased(), texts.second.lowercased()]
    let owner = TextOwner(
      locale: locale, strings: strings.filter { !own.contains($0.text) }, text: known(texts.first, firstWords),
      sources: (firstWords, secondWords))
    let told = Set([owner.byOrigin, owner.byParallels, owner.byVocabulary].compactMap { $0 })
    return told.count == 1 ? told.first : nil
  }

  /// The stems of each source's words that the other one lacks.
  private var differing: (first: Set<String>, second: Set<String>) {
    (sources.first.stems(notIn: sources.second), sources.second.stems(notIn: sources.first))
  }

  /// Of a text and its negation, the negation: in many languages it has the other one's word, too.
  private var negation: SharedText.Owner? {
    if sources.first.isNegation(of: sources.second) { return .first }
    return sources.second.isNegation(of: sources.first) ? .second : nil
  }

  /// By a word of the text that is of one origin with one of a source, and with none of the other.
  private var byOrigin: SharedText.Owner? {
    let (first, second) = differing
    let isOfFirst = negation != .second && hasWordLike(first, rather: second)
    let isOfSecond = negation != .first && hasWordLike(second, rather: first)
    return isOfFirst == isOfSecond ? nil : isOfFirst ? .first : .second
  }

  private func hasWordLike(_ own: Set<String>, rather others: Set<String>) -> Bool {
    text.words.contains { word in
      func isLike(_ stem: String) -> Bool { zip(word, stem).prefix { $0 == $1 }.count >= Self.sharedLetters }
      return own.contains(where: isLike) && !others.contains(where: isLike)
    }
  }

  /// By other strings whose sources differ in the same words.
  private var byParallels: SharedText.Owner? {
    let (first, second) = differing
    return ParallelTexts.owner(of: text, first, second, among: strings, byLetter: locale.setsNoSpaces)
  }

  /// By what the table calls that in which the sources differ. A negation is told by other strings that differ so, not by its
  /// words: those are the other one's as well.
  private var byVocabulary: SharedText.Owner? {
    guard negation == nil else { return nil }
    let (first, second) = differing
    return TellingWords(strings, first, second, shared: sources.first.stems(sharedWith: sources.second))
      .owner(of: text, byLetter: locale.setsNoSpaces)
  }
}
