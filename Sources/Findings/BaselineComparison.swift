import LintelModel

/// Today's findings beside a baseline, string by string.
package struct BaselineComparison {
  /// Of today's findings, each as it would be reported alone, what is new or worse.
  package private(set) var reported: [Finding] = []
  /// The same string by string, in their order.
  package private(set) var changed: [Changed] = []
  /// What the baseline holds and is found no more, in its order.
  package private(set) var gone: [Baseline.Entry] = []
  package private(set) var trend = Trend(new: 0, worse: 0, known: 0, gone: 0)
  /// What the baseline holds, no less bad, by severity; in strings.
  package private(set) var ofKnown = AuditResult.Summary(errors: 0, warnings: 0, notes: 0, needsReview: 0)
  /// By how many points more than in the baseline something is too wide; the most of all that is worse.
  package private(set) var mostPoints: Points = 0

  /// A string of a finding that is new or worse.
  package struct Changed {
    /// As it would be reported alone, with all its strings.
    package let finding: Finding
    package let unit: FoundString
    /// What was known of it; nil if it is new.
    package let before: Baseline.Entry?
    package let now: Baseline.Entry
  }

  /// Of that, what is about a language that is no longer there, or not in its table: nobody has fixed it.
  package private(set) var ofLostLanguages: [Baseline.Entry] = []
  /// What is about a table that is gone as a whole.
  package private(set) var ofGoneTables: [Baseline.Entry] = []
  /// What is about a translation that stayed as it was, and is found no more since the source text is another one.
  package private(set) var ofChangedSources: [Baseline.Entry] = []
  /// The rest of it.
  package var fixed: [Baseline.Entry] {
    let lost = Set((ofLostLanguages + ofGoneTables + ofChangedSources).map(\.fingerprint))
    return gone.filter { !lost.contains($0.fingerprint) }
  }

  private let scope: ReportScope

  /// - Parameters:
  ///   - present: what the project has today.
  ///   - languages: today's languages; nil where they are not known.
  ///   - thinned: tables that a language was taken out of, which is still one of the project's.
  ///   - sourceRules: the rules whose findings hang on the source text; nil where any may.
  ///   - scope: what is counted; all is compared, since what moved is known by what else there is.
  package init(
    of findings: [Finding], with baseline: Baseline, present: Presence = [], languages: Set<String>? = nil,
    thinned: ThinnedTables = ThinnedTables(), sourceRules: Set<String>? = nil, within scope: ReportScope = ReportScope()
  ) {
    self.scope = scope
    var known = Known(baseline)
    let found = findings.flatMap { finding in
      finding.single.map { (finding: $0, group: finding.fingerprint, entries: $0.entries) }
    }
    // What comes from the same as before comes first: of items that have no name each is known by its number on the bar, which
    // is another one's as soon as one is put before it.
    var matches = found.map { single in single.entries.map { known.match(sameAs: $0) } }
    for index in found.indices {
      for (unit, entry) in found[index].entries.enumerated() where matches[index][unit] == nil {
        matches[index][unit] = known.match(ofOrigin: entry)
      }
    }
    for (index, single) in found.enumerated() {
      for (unit, entry) in single.entries.enumerated() where matches[index][unit] == nil {
        matches[index][unit] = known.match(
          entry, names: [entry.fingerprint, single.finding.kinFingerprint, single.group])
      }
    }
    // Only what has no entry of its own can be one that was moved here, and with its file rather than by itself.
    for way in Known.Move.allCases {
      for index in found.indices {
        for (unit, entry) in found[index].entries.enumerated() where matches[index][unit] == nil {
          matches[index][unit] = known.match(entry, movedBy: way, present)
        }
      }
    }
    // What others' translations alone have tipped is none of this change's doing: the string is as it was. Of bars only some
    // rules ask what others have; a table's strings are also told by what most of its languages have.
    for index in found.indices where found[index].finding.isByMajority || found[index].finding.toolbar == nil {
      for (unit, string) in found[index].finding.units.enumerated() where present.isOfOthers(string) {
        matches[index][unit] = found[index].entries[unit]
      }
    }
    for (single, matches) in zip(found, matches) { add(single.finding, single.entries, matches) }
    gone = known.unmatched.filter {
      scope.holds($0.unit, rule: $0.rule, severity: $0.severity)
    }
    ofLostLanguages = gone.filter { entry in
      entry.language.map { languages?.contains($0) == false } ?? false || thinned.had(entry)
    }
    let ofLanguages = Set(ofLostLanguages.map(\.fingerprint))
    ofGoneTables = gone.filter { entry in
      !ofLanguages.contains(entry.fingerprint) && entry.table.map(present.hasLost) ?? false
    }
    let lost = ofLanguages.union(ofGoneTables.map(\.fingerprint))
    // How wide a translation is has nothing to do with its source: somebody made room. Nor has a file that breaks off.
    ofChangedSources = gone.filter {
      !lost.contains($0.fingerprint) && $0.over == nil && sourceRules?.contains($0.rule) ?? true
        && present.hasAnotherSource($0.unit)
    }
    trend.sourceChanged = ofChangedSources.count
    trend.tablesGone = ofGoneTables.count
    trend.gone = gone.count - ofLostLanguages.count - ofGoneTables.count - ofChangedSources.count
  }

  /// `2 new, 1 worse (by up to 12 pt), 3 fixed, 40 unchanged`, and how many are gone with their table or with a changed source
  /// text, where any are.
  package var sentence: String {
    let points = mostPoints > 0 ? " (by up to \(mostPoints) pt)" : ""
    let source = trend.sourceChanged > 0 ? "\(trend.sourceChanged) changed source, " : ""
    let tables = trend.tablesGone > 0 ? "\(trend.tablesGone) gone with their table, " : ""
    return "\(trend.new) new, \(trend.worse) worse\(points), \(trend.gone) fixed, \(tables)\(source)\(trend.known) unchanged"
  }

  private mutating func add(_ finding: Finding, _ entries: [Baseline.Entry], _ matches: [Baseline.Entry?]) {
    var changed: [Int] = []
    let units = finding.units
    for (unit, entry) in entries.enumerated() {
      let isCounted = scope.holds(units[unit], rule: finding.rule, severity: finding.severity)
      guard let before = matches[unit] else {
        if isCounted { trend.new += 1 }
        changed.append(unit)
        continue
      }
      guard before.isBetter(than: entry) else {
        if isCounted { addKnown(finding) }
        continue
      }
      changed.append(unit)
      guard isCounted else { continue }
      trend.worse += 1
      if let now = entry.over { mostPoints = max(mostPoints, Points(now - (before.over ?? 0))) }
    }
    guard !changed.isEmpty else { return }
    self.changed += changed.map { .init(finding: finding, unit: units[$0], before: matches[$0], now: entries[$0]) }
    for (part, units) in changed.count == entries.count ? [(finding, changed)] : finding.narrowed(to: changed, of: units) {
      var reported = part
      reported.change = FindingChange(
        of: units.map { unit in
          matches[unit].map { FindingChange(.worse, overBefore: $0.over.map { Points($0) }) } ?? FindingChange(.new)
        })
      self.reported.append(reported)
    }
  }

  private mutating func addKnown(_ finding: Finding) {
    trend.known += 1
    switch (finding.verdict, finding.severity) {
    case (.needsReview, _): ofKnown.needsReview += 1
    case (.fails, .error): ofKnown.errors += 1
    case (.fails, .warning): ofKnown.warnings += 1
    case (.fails, .note): ofKnown.notes += 1
    }
  }

  /// The entries of a baseline, and which of them were found again.
  private struct Known {
    private let entries: [Baseline.Entry]
    private let byFingerprint: [String: Int]
    private let bySubject: [[String?]: [Int]]
    private let byString: [[String?]: [Int]]
    private let bySentence: [[String?]: [Int]]
    private let byMatter: [[String?]: [Int]]
    private let byMatterOnBar: [[String?]: [Int]]
    private let byOrigin: [String: [Int]]
    private var isMatched: [Bool]

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
      case .nowhere: matchFirst(of: entry.matter.flatMap { byMatter[$0] }) { $0.isGraver(than: entry) }
      }
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
}
