import LintelModel

extension KnownEntries {
  /// What is found of strings that are as they were, by rules that hold them against others of their table and say which of
  /// them are the fewer: others were written, and made the fewer of them. News are the strings that were written.
  /// - Parameter accepted: what was accepted then, by its fingerprint.
  func matchNeighbours(
    _ found: [Single], _ untouched: UntouchedStrings, besides accepted: Set<String>, _ matches: inout [[Baseline.Entry?]]
  ) {
    let asked = found.indices.filter { Rule.idsOnOthersOfTable.contains(found[$0].finding.rule) }
    guard !asked.isEmpty else { return }
    let before = Set(entries.lazy.filter { Rule.idsOnOthersOfTable.contains($0.rule) }.map(\.ofTable))
    for index in asked {
      let (rule, all) = (found[index].finding.rule, found[index].entries)
      let isAsBefore = all.map { untouched.hasAsUsed($0.unit) }
      // Where nothing of the kind was found before, and all that is named is as it was, what was written made the matter: one
      // that is named alone is one of many all the same.
      let isKnown = Rule.idsOnWordOfTable.contains(rule) || isAsBefore.contains(false)
      for (unit, entry) in all.enumerated()
      where isAsBefore[unit] && matches[index][unit] == nil && !accepted.contains(entry.fingerprint) {
        // Who wrote none of the texts of the language, or took some out at most, made no habit of them.
        if isKnown || before.contains(entry.ofTable) || untouched.hasBesideDeleted(entry.unit) { matches[index][unit] = entry }
      }
    }
  }

  /// Whether what is gone is about a string that is as it was, while another one that it was held against is gone or was
  /// written anew: the string itself is no more right than before. Where both were told as one matter, writing either mends it.
  func isLeft(_ entry: Baseline.Entry, beside found: Set<[String?]>, _ present: Presence) -> Bool {
    guard Rule.idsOnNeighbours.union(Rule.idsOnOthersOfTable).contains(entry.rule), present.untouched.has(entry.unit) else {
      return false
    }
    if Rule.idsOnOthersOfTable.contains(entry.rule), found.contains(entry.ofTable) { return true }
    return !entries.contains { other in
      other.ofTable == entry.ofTable && other.what == entry.what && other.key != entry.key && present.isWritten(other.unit)
    }
  }
}

extension Baseline.Entry {
  /// The rule, and the table in a language.
  var ofTable: [String?] { [rule, table, language] }
}

extension Rule {
  /// Rules that say which of a table's texts in a language are the fewer.
  static let idsOnOthersOfTable: Set = ["inconsistent-translation", "mixed-address", "mixed-typography", "spelled-otherwise"]
  /// Those that say it of one text by itself.
  static let idsOnWordOfTable: Set = ["spelled-otherwise"]
}
