import LintelModel

extension KnownEntries {
  /// What is found of strings and items that are as they were, and was not found of them, or by another rule: others made a
  /// majority of it, or a table was incomplete as a whole and is not any more. A rule that takes another's place is no news.
  /// - Parameter accepted: what was accepted then, by its fingerprint.
  mutating func matchUntouched(
    _ found: [Single], _ untouched: UntouchedStrings, besides accepted: Set<String>, _ matches: inout [[Baseline.Entry?]]
  ) {
    let ofSource = entries.indices.filter { Rule.idsOnWordsOfSource.contains(entries[$0].rule) }
    let ofWords = Dictionary(grouping: ofSource) { entries[$0].words }
    let ofItems = Dictionary(grouping: ofSource.filter { entries[$0].key == nil }) { entries[$0].place }
    for (index, single) in found.enumerated() {
      let isOfWords = Rule.idsOnWordsOfSource.contains(single.finding.rule)
      let isOfString = Rule.idsOnOneString.contains(single.finding.rule) && single.finding.toolbar == nil
      guard isOfWords || isOfString else { continue }
      for (unit, entry) in single.entries.enumerated()
      where matches[index][unit] == nil && !accepted.contains(entry.fingerprint) {
        let string = entry.unit
        let others = !isOfWords ? [] : entry.key == nil ? ofItems[entry.place] ?? [] : ofWords[entry.words] ?? []
        let before = others.filter {
          let language = entries[$0].language
          return language == nil || entry.language == nil || language == entry.language
        }
        let isKnown = !before.isEmpty && (entry.key == nil ? untouched.hasItem(of: string) : untouched.has(string))
        guard isKnown || isOfString && untouched.hasAsUsed(string) else { continue }
        // It is no worse either.
        matches[index][unit] = entry
        for other in before { isMatched[other] = true }
      }
    }
    matchDefinitions(found, untouched)
  }

  /// What a developer mends is still to be mended in a language, as long as it is in others.
  private mutating func matchDefinitions(_ found: [Single], _ untouched: UntouchedStrings) {
    let left = entries.indices.filter { !isMatched[$0] && entries[$0].bar != nil && entries[$0].language != nil }
    guard !left.isEmpty else { return }
    let definitions = found.filter { $0.finding.blame == .definition && $0.finding.environmentCount == 0 }
    let still = Set(definitions.flatMap { $0.entries.map(\.wherever) })
    for index in left where still.contains(entries[index].wherever) && untouched.isAsBefore(entries[index].unit) {
      isMatched[index] = true
    }
  }
}

extension Baseline.Entry {
  /// The string, on whichever bar.
  fileprivate var words: [String?] { [table.map { TableID.name(ofPath: $0) } ?? "Localizable", key] }

  /// The bar, and the item on it.
  fileprivate var place: [String?] { [bar, item] }

  /// What it is about, in whichever language.
  fileprivate var wherever: [String?] { [rule, bar, item, table, key] }
}
