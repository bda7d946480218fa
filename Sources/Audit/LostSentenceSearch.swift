import LintelModel

/// Looks for translations that lack whole sentences of their sources. Languages join two sentences as often as not, and differ
/// in how many letters they need: so two sentences or more have to be gone, and the text has to be much shorter than the
/// table's own translations are for sources of that length.
enum LostSentenceSearch {
  /// In Unicode scalars: of a shorter source the length of its translation tells nothing.
  private static let shortest = 40
  /// No more of the usual length is left: one sentence that says nearly all of three is rarely shorter.
  private static let most = 2.0 / 3
  /// The same of the source's own length where nothing is measured: languages that write a word with one sign need less.
  private static func mostOfSource(in locale: LocaleID) -> Double { locale.setsNoSpaces || locale.language == "ko" ? 0.2 : 0.5 }

  /// Above half of the usual length, a single sentence that is so many times as long as any of the source's says what others
  /// of them say: that they are joined is no loss.
  private static let joined = 1.3

  /// By key.
  static func found(in table: TableInLocale, beside lengths: UsualLength) -> [String: LostSentences] {
    guard !table.isSource, !UsualLength.withoutStops.contains(table.locale.language) else { return [:] }
    var found: [String: LostSentences] = [:]
    for (index, ratio) in lengths.ratios {
      let share = lengths.usual.map { ratio / $0 }
      guard share.map({ $0 <= most }) ?? (ratio <= mostOfSource(in: table.locale)) else { continue }
      let source = table.pairs[index].source
      guard source.value.unicodeScalars.count >= shortest, let translation = table.pairs[index].translation else { continue }
      let (given, left) = (UsualLength.sentences(of: source), sentences(of: translation))
      guard given - left >= 2 else { continue }
      if left == 1, let usual = lengths.usual, let share, share > 0.5 {
        let longest = Double(longestSentence(in: source.value)) * usual
        if Double(longestSentence(in: translation.value)) >= longest * joined { continue }
      }
      found[source.key] = LostSentences(
        source: source, translation: translation, given: given, left: left, share: share)
    }
    return found
  }

  private static func sentences(of translation: StringUnit) -> Int {
    guard translation.locale.language == "hy" else { return UsualLength.sentences(of: translation) }
    // Most keyboards write the Armenian full stop as a colon.
    var plain = translation
    plain.value = translation.value.replacing(":", with: "\u{589}")
    return UsualLength.sentences(of: plain)
  }

  /// In Unicode scalars. A full stop before a small letter is an end, too: where it is an abbreviation's, the sentence counts as
  /// short, and is asked about.
  private static func longestSentence(in text: String) -> Int {
    var (longest, length) = (0, 0)
    var endsHere = false
    for scalar in text.unicodeScalars {
      if scalar == "\n" || endsHere && scalar.properties.isWhitespace {
        longest = max(longest, length)
        length = 0
      } else {
        length += 1
      }
      endsHere = scalar.properties.isSentenceTerminal
    }
    return max(longest, length)
  }
}
