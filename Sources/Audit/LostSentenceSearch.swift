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

  /// By key.
  static func found(in table: TableInLocale, beside lengths: UsualLength) -> [String: LostSentences] {
    guard !table.isSource, !UsualLength.withoutStops.contains(table.locale.language) else { return [:] }
    var found: [String: LostSentences] = [:]
    for (index, ratio) in lengths.ratios {
      let share = lengths.usual.map { ratio / $0 }
      guard share.map({ $0 <= most }) ?? (ratio <= mostOfSource(in: table.locale)) else { continue }
      let source = table.pairs[index].source
      guard source.value.unicodeScalars.count >= shortest, let translation = table.pairs[index].translation else { continue }
      let (given, left) = (UsualLength.sentences(of: source), UsualLength.sentences(of: translation))
      guard given - left >= 2 else { continue }
      found[source.key] = LostSentences(
        source: source, translation: translation, given: given, left: left, share: share)
    }
    return found
  }
}
