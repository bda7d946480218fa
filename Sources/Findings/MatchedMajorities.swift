import LintelModel

extension KnownEntries {
  /// What others' translations alone have tipped is none of this change's doing: the string is as it was. Of bars only some
  /// rules ask what others have; a table's strings are also told by what most of its languages have. What a file loses where it
  /// breaks off was there before, whatever others have.
  ///
  /// What was known of the string by the same rule is found with them: where most languages have it so, the rule tells it of the
  /// source, under another name, and nobody has mended it.
  mutating func matchMajorities(_ found: [Single], _ present: Presence, _ matches: inout [[Baseline.Entry?]]) {
    let open = entries.indices.filter { !isMatched[$0] && entries[$0].key != nil }
    let left = Dictionary(grouping: open) { entries[$0].stringByRule }
    for index in found.indices
    where (found[index].finding.isByMajority || found[index].finding.toolbar == nil) && !found[index].finding.isOfDamage {
      for (unit, string) in found[index].finding.units.enumerated() where present.isOfOthers(string) {
        let entry = found[index].entries[unit]
        matches[index][unit] = entry
        for other in left[entry.stringByRule] ?? [] { isMatched[other] = true }
      }
    }
  }
}

extension Baseline.Entry {
  /// The rule, and the string in its language, on the bar where it is found.
  fileprivate var stringByRule: [String?] { [rule, bar, item, table, key, language] }
}
