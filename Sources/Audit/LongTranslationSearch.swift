import LintelModel

/// Looks for translations that say much more than their sources: they were meant for another string, or for what the source
/// said before. A word may well need a dozen to say it, so length alone tells nothing: sentences have to be added, too.
///
/// In the 435,000 translations of 21 open-source apps it finds some forty, and nearly all of them say what their sources do
/// not: of those that are five times as long and have no sentence more, two thirds explain a single word, and are right.
enum LongTranslationSearch {
  /// In Unicode scalars: a shorter text may say a word of the source at length.
  private static let shortest = 40
  /// With two sentences more it is so many times as long as is usual.
  private static let least = 1.5
  /// With one sentence more, which a language may need to say the same, it is so many times as long.
  private static let leastOfOne = 5.0

  /// In the order of the table. Nothing is told where the table has too few texts to show what is usual.
  static func found(in table: TableInLocale, beside lengths: UsualLength) -> [LongTranslation] {
    guard !table.isSource, !UsualLength.withoutStops.contains(table.locale.language), let usual = lengths.usual else {
      return []
    }
    // By index: copying a unit costs more than looking at it.
    return table.pairs.indices.compactMap { index in
      guard let bytes = table.pairs[index].translation?.value.utf8.count, bytes >= shortest,
        let ratio = UsualLength.ratio(of: table.pairs[index], in: table.locale), ratio >= usual * least,
        let translation = table.pairs[index].translation, translation.value.unicodeScalars.count >= shortest
      else { return nil }
      let source = table.pairs[index].source
      // A language may make sentences of what the source parts by semicolons.
      let given = UsualLength.sentences(of: source) + source.value.count { ";；؛".contains($0) }
      let found = UsualLength.sentences(of: translation)
      let share = ratio / usual
      guard found - given >= 2 || found - given == 1 && share >= leastOfOne else { return nil }
      return LongTranslation(source: source, translation: translation, given: given, found: found, share: share)
    }
  }
}
