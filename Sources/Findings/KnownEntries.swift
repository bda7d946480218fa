import LintelModel

/// The entries of a baseline, and which of them were found again.
struct KnownEntries {
  let entries: [Baseline.Entry]
  private let byFingerprint: [String: Int]
  private let bySubject: [[String?]: [Int]]
  private let byString: [[String?]: [Int]]
  private let bySentence: [[String?]: [Int]]
  private let byMatter: [[String?]: [Int]]
  private let byMatterOnBar: [[String?]: [Int]]
  private let byOrigin: [String: [Int]]
  var isMatched: [Bool]

  init(_ baseline: Baseline) {
    entries = baseline.entries
    byFingerprint = Dictionary(entries.enumerated().map { ($1.fingerprint, $0) }, uniquingKeysWith: { first, _ in first })
    bySubject = Dictionary(grouping: entries.indices, by: { [entries] in entries[$0].subject })
    byOrigin = Dictionary(grouping: entries.indices.filter { [entries] in entries[$0].origin != nil }) { [entries] in
      entries[$0].origin!
    }
    byString = Self.grouped(entries, by: \.string)
    bySentence = Self.grouped(entries, by: \.sentence)
    byMatter = Self.grouped(entries, by: \.matter)
    byMatterOnBar = Self.grouped(entries) { entry in entry.bar.flatMap { entry.matter(on: $0) } }
    isMatched = Array(repeating: false, count: entries.count)
  }

  /// A finding as it would be reported alone, and what is known of each of its strings, in their order.
  typealias Found = (finding: Finding, matches: [Baseline.Entry?])
  /// The same with its place among the findings, and what it is reported with.
  typealias Single = (index: Int, finding: Finding, group: String, entries: [Baseline.Entry])

  /// What is known of findings: of each the parts that would be reported alone.
  /// - Parameter accepted: what was found and accepted, by its fingerprint, and is in no baseline: where it is not accepted any
  ///   more, it is news of a string that is as it was. Nil where only what the baseline holds counts.
  mutating func matches(of findings: [Finding], _ present: Presence, besides accepted: Set<String>? = nil) -> [[Found]] {
    let found = findings.enumerated().flatMap { index, finding in
      finding.single.map { single in
        // What is told with a finding of another rule was never known by that one's name.
        let group = single.rule == finding.rule ? finding.fingerprint : single.fingerprint
        return (index: index, finding: single, group: group, entries: single.entries)
      }
    }
    // What comes from the same as before comes first: of items that have no name each is known by its number on the bar, which
    // is another one's as soon as one is put before it.
    var matches = found.map { single in single.entries.map { match(sameAs: $0) } }
    for index in found.indices {
      for (unit, entry) in found[index].entries.enumerated() where matches[index][unit] == nil {
        matches[index][unit] = match(ofOrigin: entry)
      }
    }
    for (index, single) in found.enumerated() {
      for (unit, entry) in single.entries.enumerated() where matches[index][unit] == nil {
        matches[index][unit] = match(entry, names: [entry.fingerprint, single.finding.kinFingerprint, single.group])
      }
    }
    // Only what has no entry of its own can be one that was moved here, and with its file rather than by itself.
    for way in Move.allCases {
      for index in found.indices {
        for (unit, entry) in found[index].entries.enumerated() where matches[index][unit] == nil {
          matches[index][unit] = match(entry, movedBy: way, present)
        }
      }
    }
    matchMajorities(found, present, &matches)
    matchLeft(of: found, present, &matches)
    if let accepted {
      matchUntouched(found, present.untouched, besides: accepted, &matches)
      matchUntouchedBars(found, present.untouchedBars, besides: accepted, &matches)
      matchPairs(found, present, besides: accepted, &matches)
      matchNeighbours(found, present.untouched, besides: accepted, &matches)
    }
    // What a developer mends is mended in all languages: one that is new in the project, or of which more or less is translated than
    // before, makes no news of it.
    for index in found.indices
    where found[index].finding.blame == .definition && found[index].finding.environmentCount == 0
      && !found[index].finding.isOfDamage
    {
      let units = found[index].finding.units
      let known = Set(units.indices.lazy.filter { matches[index][$0] != nil }.map { units[$0].subject })
      for (unit, string) in units.enumerated()
      where matches[index][unit] == nil && known.contains(string.subject)
        && (present.isOfNewLanguage(string) || present.untouched.isAsBefore(string))
      {
        matches[index][unit] = found[index].entries[unit]
      }
    }
    var all: [[Found]] = findings.map { _ in [] }
    for (single, matches) in zip(found, matches) { all[single.index].append((single.finding, matches)) }
    return all
  }

  /// What is left of a bar that surely was too full, whichever of its items says it: it was found for a graver reason. A text that the
  /// change wrote anew speaks for itself.
  private mutating func matchLeft(
    of found: [Single], _ present: Presence,
    _ matches: inout [[Baseline.Entry?]]
  ) {
    let full = Self.grouped(entries) { $0.rule == "overflow-needed" && $0.verdict == .fails ? $0.wholeBar : nil }
    // What is found as before is not what the rest is left of.
    let open = full.mapValues { $0.filter { !isMatched[$0] } }
    for (index, single) in found.enumerated() where single.finding.environmentCount > 0 && !single.finding.isAboutTitle {
      for (unit, entry) in single.entries.enumerated() where matches[index][unit] == nil {
        guard let bar = entry.wholeBar, !present.isChanged(entry.unit),
          let before = open[bar]?.first(where: { place in
            let full = entries[place]
            return full.isGraver(than: entry) && (entry.verdict == .needsReview || entry.severity != full.severity)
          })
        else { continue }
        isMatched[before] = true
        matches[index][unit] = entries[before]
      }
    }
  }

  /// What is known by the same name and comes from the same.
  mutating func match(sameAs entry: Baseline.Entry) -> Baseline.Entry? {
    guard entry.origin != nil, let index = byFingerprint[entry.fingerprint], entries[index].origin == entry.origin else {
      return nil
    }
    isMatched[index] = true
    return entries[index]
  }

  /// What came from the same under another name, each once.
  mutating func match(ofOrigin entry: Baseline.Entry) -> Baseline.Entry? {
    guard let origin = entry.origin, let index = byOrigin[origin]?.first(where: { !isMatched[$0] }) else { return nil }
    isMatched[index] = true
    return entries[index]
  }

  /// - Parameter names: what it may be known by: its own name, and that of what it was reported with, which baselines of
  ///   schema 1.0 hold instead.
  mutating func match(_ entry: Baseline.Entry, names: [String?]) -> Baseline.Entry? {
    let found = names.lazy.compactMap { $0 }.compactMap { [byFingerprint] in byFingerprint[$0] }.first
    // What another finding comes from is not this one's.
    guard let index = found, !(isMatched[index] && entries[index].origin != nil && entry.origin != nil) else { return nil }
    isMatched[index] = true
    return entries[index]
  }

  /// How something comes to another place.
  enum Move: CaseIterable {
    /// With its file or folder.
    case file
    /// A string from one table to another.
    case table
    /// A string from one key to another.
    case key
    /// A bar that is called otherwise, and on which all is as it was.
    case bar
    /// A bar whose declaration was renamed, or put into another file.
    case declaration
    /// Nowhere: its item is called otherwise, and shows the symbol that it showed.
    case symbol
    /// Nowhere: it was found for a graver reason, or by a rule that says more.
    case nowhere
  }

  /// What was found at another place that it may have been moved from, each once.
  mutating func match(_ entry: Baseline.Entry, movedBy way: Move, _ present: Presence) -> Baseline.Entry? {
    switch way {
    case .file: matchFirst(of: bySubject[entry.subject]) { $0.mayHaveMoved(to: entry, present: present) }
    case .table:
      matchFirst(of: entry.string.flatMap { byString[$0] }) { $0.mayHaveChangedTable(to: entry, present: present) }
    case .key:
      matchFirst(of: entry.stringUnderItsEarlierKey(present).flatMap { byString[$0] }) {
        $0.mayHaveChangedKey(to: entry, present)
      }
    case .bar:
      matchFirst(of: entry.onItsEarlierBar(present).flatMap { byMatterOnBar[$0] }) { _ in true }
    case .declaration:
      matchFirst(of: entry.sentence.flatMap { bySentence[$0] }) { $0.mayHaveBeenRenamed(to: entry, present: present) }
    case .symbol: matchFirst(of: ofSameSymbol(as: entry, present)) { _ in true }
    case .nowhere: matchFirst(of: entry.matter.flatMap { byMatter[$0] }) { $0.isGraver(than: entry) }
    }
  }

  /// Takes what was found of an item that stood where another one stands now, of which the same is found: it is gone with the
  /// item, and mended by nobody.
  /// - Returns: What people saw of the earlier item; nil where nothing of the kind was found of it.
  mutating func replaced(by entry: Baseline.Entry, _ present: Presence) -> String? {
    guard let before = present.replaced(by: entry.unit) else { return nil }
    var other = entry
    (other.item, other.key) = (before.item, before.key)
    let found = matchFirst(of: bySubject[other.subject]) {
      $0.bar == entry.bar && $0.table == entry.table && ($0.reason == nil || entry.reason == nil || $0.reason == entry.reason)
    }
    return found == nil ? nil : before.name ?? before.key ?? before.item
  }

  /// The places of what is the matter with a text, or with something that has no key, on a bar.
  func places(of entry: Baseline.Entry) -> [Int]? {
    if let matter = entry.matter { return byMatter[matter] }
    return entry.bar.flatMap { entry.matter(on: $0) }.flatMap { byMatterOnBar[$0] }
  }

  private static func grouped(
    _ entries: [Baseline.Entry], by name: (Baseline.Entry) -> [String?]?
  ) -> [[String?]: [Int]] {
    entries.indices.reduce(into: [:]) { groups, index in
      if let name = name(entries[index]) { groups[name, default: []].append(index) }
    }
  }

  private mutating func matchFirst(of candidates: [Int]?, where isSame: (Baseline.Entry) -> Bool) -> Baseline.Entry? {
    guard let index = candidates?.first(where: { !isMatched[$0] && isSame(entries[$0]) }) else { return nil }
    isMatched[index] = true
    return entries[index]
  }

  var unmatched: [Baseline.Entry] { entries.indices.filter { !isMatched[$0] }.map { entries[$0] } }
}

extension FoundString {
  /// What it is about, in whichever language.
  fileprivate var subject: [String?] { [toolbar, item, table, key] }
}

extension Rule {
  /// Rules that say of a file that it is damaged, and nothing else of what is in it.
  package static let idsOnDamage: Set = ["conflict-marker", "file-unreadable", "table-truncated"]
}

extension Finding {
  /// Whether it hangs on how its file is written alone: no other file makes it come or go.
  var isOfDamage: Bool { Rule.idsOnDamage.contains(rule) }
}
