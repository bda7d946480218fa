import Foundation
import LintelLanguage
import LintelModel

/// Which of two strings a text translates that a table has for both: told by the words in which their sources differ, by what the
/// table has for the same sources elsewhere, and by what other languages have for them.
struct TextOwner {
  /// A string of a table: what it is in the language, in lower case, its words, and those of its source.
  struct Known {
    let text: String
    let words: [Substring]
    let source: ContentWords
    /// In lower case, as its own text is.
    let sourceText: String
  }
  /// What another language has for the two.
  typealias Other = (language: String, first: String, second: String)

  private let locale: LocaleID
  private let strings: TellingTexts
  private let text: Known
  private let sources: (first: ContentWords, second: ContentWords)

  /// A word that begins with so many letters of an English one is likely of one origin with it: `minimumsværdi`, `minimum`. The
  /// figure is ours.
  private static let sharedLetters = 4
  /// Fewer languages that have a word in common may have it by chance. The figure is ours.
  private static let fewest = 2
  /// Languages that begin a word with as many letters likely have the same word. The figure is ours.
  private static let lettersOfLanguages = 5

  static func known(_ text: String, _ source: String) -> Known {
    let text = text.lowercased()
    return Known(text: text, words: text.split { !$0.isLetter }, source: ContentWords(source), sourceText: source.lowercased())
  }

  /// Nil where neither the text, the rest of the table nor another language shows it, or where they show different things.
  ///
  /// - Parameters:
  ///   - texts: What the table has for the first string and for the second, the same but for case and marks.
  ///   - first: The source of the first string in English, and so that of the second.
  ///   - strings: All of the table.
  ///   - others: What the other languages have for both.
  static func found(
    of texts: (first: String, second: String), _ first: String, _ second: String, among strings: TellingTexts, beside others: [Other],
    in locale: LocaleID
  ) -> SharedText.Owner? {
    let own = [texts.first.lowercased(), texts.second.lowercased()]
    let text = known(texts.first, first)
    let owner = TextOwner(
      locale: locale, strings: strings.without(own), text: text, sources: (text.source, ContentWords(second)))
    let told = Set([owner.byOrigin, owner.byParallels, owner.byVocabulary].compactMap { $0 })
    if !told.isEmpty { return told.count == 1 ? told.first : nil }
    return owner.byReplacedWord ?? owner.byTwins(first.lowercased(), second.lowercased(), among: strings)
      ?? owner.byNamesakes(among: strings) ?? owner.byLanguages(others)
  }

  /// By the values that the app puts in: of two sources that differ in these, the one that has as many as the text. Asked last: a
  /// text may have lost its own.
  static func byValues(of text: String, _ first: String, _ second: String) -> SharedText.Owner? {
    let (own, firsts, seconds) = (values(in: text), values(in: first), values(in: second))
    guard own > 0, firsts != seconds else { return nil }
    return own == firsts ? .first : own == seconds ? .second : nil
  }

  /// How many placeholders a text has: `%lu`, `%1$@`. What stands before a space is a share, `5 % of`.
  private static func values(in text: String) -> Int {
    let letters: [Character] = Array(text)
    var (count, place) = (0, 0)
    while place < letters.count {
      defer { place += 1 }
      guard letters[place] == "%" else { continue }
      var end = place + 1
      if end < letters.count, letters[end] == "%" {
        place = end
        continue
      }
      while end < letters.count, letters[end].isNumber || "$.lhqz".contains(letters[end]) { end += 1 }
      if end < letters.count, "@diuxXfgsc".contains(letters[end]) { count += 1 }
    }
    return count
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

  /// Where the word that one source has in place of the other's stands elsewhere in it as well, as in “Turn left and keep right”
  /// beside “Turn right and keep right”: a text that has the word of the second kind alone is of the one that speaks of it alone.
  private var byReplacedWord: SharedText.Owner? {
    let (first, second) = differing
    guard negation == nil, first.isEmpty != second.isEmpty, let replaced = sources.first.replaced(in: sources.second),
      !replaced.own.isEmpty, !replaced.other.isEmpty
    else { return nil }
    let shared = sources.first.stems(sharedWith: sources.second).subtracting(replaced.own).subtracting(replaced.other)
    let parallel = ParallelTexts.owner(
      of: text, replaced.own, replaced.other, among: strings, byLetter: locale.setsNoSpaces)
    let telling = TellingWords(strings, replaced.own, replaced.other, shared: shared)
      .owner(of: text, byLetter: locale.setsNoSpaces)
    let told = Set([parallel, telling].compactMap { $0 })
    return told == [first.isEmpty ? .first : .second] ? told.first : nil
  }

  /// By what the table has under other keys for just the same sources: the text for one of them, and none or another text for the
  /// other. One string that has another's text is likelier than two.
  private func byTwins(_ first: String, _ second: String, among strings: TellingTexts) -> SharedText.Owner? {
    let text = Self.bare(text.text)
    func texts(of source: String) -> [String] {
      var texts = strings.texts(of: source).map { Self.bare($0) }
      // The one that is asked about is none of its twins.
      if let own = texts.firstIndex(of: text) { texts.remove(at: own) }
      return texts
    }
    let (firsts, seconds) = (texts(of: first), texts(of: second))
    let (isOfFirst, isOfSecond) = (firsts.contains(text), seconds.contains(text))
    return isOfFirst == isOfSecond ? nil : isOfFirst ? .first : .second
  }

  /// Of a text and its negation by the other strings that have the very text: they speak of the one, and none of the other, as “Mute
  /// Notifications” beside “Mute” and “Unmute”.
  private func byNamesakes(among strings: TellingTexts) -> SharedText.Owner? {
    let (first, second) = differing
    guard negation != nil, !first.isEmpty, !second.isEmpty else { return nil }
    let text = Self.bare(text.text)
    func count(_ own: Set<String>, without others: Set<String>) -> Int {
      strings.places(withAllOf: own).count { place in
        Self.bare(strings[place].text) == text && !strings[place].source.has(anyOf: others)
      }
    }
    // The two that are asked about are among them.
    let (isOfFirst, isOfSecond) = (count(first, without: second) > 1, count(second, without: first) > 1)
    return isOfFirst == isOfSecond ? nil : isOfFirst ? .first : .second
  }

  /// The two that are asked about may differ by their marks.
  private static func bare(_ text: String) -> String { text.filter { $0.isLetter || $0.isNumber } }

  /// By related languages: those that have a word of the text for one of the two alone.
  private func byLanguages(_ others: [Other]) -> SharedText.Owner? {
    let own = Self.beginnings(of: text.text)
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
}
