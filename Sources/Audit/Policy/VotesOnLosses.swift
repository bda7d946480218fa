import LintelLanguage
import LintelModel

/// What a change is seen to have taken out of a source's text is told as that: that its translations still have it, as the source
/// had, is no vote against the source.
enum VotesOnLosses {
  /// The votes without those on values that the source had before the change, and that its translations took over from it.
  /// - Parameters:
  ///   - votes: by key.
  ///   - earlier: by language and key, what is otherwise since the change; empty where nothing is compared.
  static func leftOut(
    of votes: [String: Votes], _ sources: [StringUnit], since earlier: [LocaleID: [String: EarlierTexts.Pair]]
  ) -> [String: Votes] {
    guard !earlier.isEmpty else { return votes }
    var votes = votes
    for source in sources {
      guard let party = votes[source.key]?.against[.arguments], isLost(source, party, earlier) else { continue }
      votes[source.key]!.against[.arguments] = nil
    }
    return votes
  }

  private static func isLost(
    _ source: StringUnit, _ party: Votes.Party, _ earlier: [LocaleID: [String: EarlierTexts.Pair]]
  ) -> Bool {
    // Who was changed as well may have been given the values by the change.
    let pairs = party.locales.map { earlier[$0]?[source.key] }
    let isOfSourceAlone = pairs.allSatisfy { pair in
      guard let pair else { return false }
      return pair.isSourceReworded && !pair.isTranslationReworded && pair.earlierKey == nil
    }
    guard isOfSourceAlone, let before = pairs.lazy.compactMap({ $0 }).first?.shownInSource else { return false }
    let now = EarlierTextSearch.arguments(of: source)
    let taken = Set(Placeholders(party.text).found.map(\.argument))
    return now.isStrictSubset(of: before) && !taken.intersection(before).isSubset(of: now)
  }
}
