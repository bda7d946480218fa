import LintelModel

extension KnownEntries {
  /// What is found of strings that are as they were, with what asks for them, and that are held against others of their table.
  /// Where strings are gone that showed whose a text is, a rule may accuse another one, or two, or more gravely: nobody has
  /// written a text, and that is no news.
  /// - Parameter accepted: what was accepted then, by its fingerprint.
  mutating func matchPairs(
    _ found: [Single], _ present: Presence, besides accepted: Set<String>, _ matches: inout [[Baseline.Entry?]]
  ) {
    let untouched = present.untouched
    for (index, single) in found.enumerated() where Rule.idsOnNeighbours.contains(single.finding.rule) {
      let isKnown = isKnownPair(single, untouched, matches[index])
      for (unit, entry) in single.entries.enumerated() where !accepted.contains(entry.fingerprint) {
        let before = matches[index][unit]
        // Of two strings with one text the one that was written is news.
        let isBesideNew =
          isPair(single) && untouched.hasAsUsed(entry.unit) && single.entries.contains { present.isWritten($0.unit) }
        guard before == nil && (isKnown || isBesideNew) || untouched.hasBesideDeleted(entry.unit) else { continue }
        // It is no worse either.
        if before.map({ $0.isBetter(than: entry) }) ?? true { matches[index][unit] = entry }
      }
    }
  }

  /// Whether one of two strings with one text was found before, and neither is otherwise: that nothing shows any more which of
  /// the two is wrong does not make the other one new. Where only one is named, the other one may have been written anew.
  private func isKnownPair(_ single: Single, _ untouched: UntouchedStrings, _ matches: [Baseline.Entry?]) -> Bool {
    isPair(single) && matches.contains { $0 != nil } && single.entries.allSatisfy { untouched.hasAsUsed($0.unit) }
  }

  private func isPair(_ single: Single) -> Bool {
    Rule.reasonsOnPairs.contains(single.finding.reason) && single.entries.count == 2
  }
}

extension Rule {
  /// Rules that hold a translation against others of its table and language.
  static let idsOnNeighbours: Set = ["translation-of-another"]
  /// Reasons of these for which both strings are listed where nothing shows which one is wrong.
  static let reasonsOnPairs: Set = ["opposite", "another"]
}
