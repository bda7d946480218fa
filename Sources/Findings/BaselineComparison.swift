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
  /// What is about a key that no table has any longer, and that code still asks for.
  package private(set) var ofGoneKeys: [Baseline.Entry] = []
  /// What is about a translation that is missing as before, of a key that code asks for no longer.
  package private(set) var ofUnaskedKeys: [Baseline.Entry] = []
  /// What is about a string that nothing is said of any more, and that nobody has mended.
  package private(set) var ofUnjudgedStrings: [Baseline.Entry] = []
  /// What is about a translation that stayed as it was, and is found no more since the source text is another one.
  package private(set) var ofChangedSources: [Baseline.Entry] = []
  /// The rest of it.
  package var fixed: [Baseline.Entry] {
    let lost = Set((ofLostLanguages + ofGoneTables + ofGoneKeys + ofUnaskedKeys + ofUnjudgedStrings + ofChangedSources).map(\.fingerprint))
    return gone.filter { !lost.contains($0.fingerprint) }
  }

  /// What is found, and accepted since the change alone.
  package private(set) var newlyAccepted: [Accepted] = []

  /// A string that would be told without a suppression that is new.
  package struct Accepted {
    package let suppression: Suppression
    package let now: Baseline.Entry
    /// Whether the baseline does not hold it.
    package let isNew: Bool
  }

  private let scope: ReportScope

  /// - Parameters:
  ///   - present: what the project has today.
  ///   - languages: today's languages; nil where they are not known.
  ///   - thinned: tables that a language was taken out of, which is still one of the project's.
  ///   - sourceRules: the rules whose findings hang on the source text; nil where any may.
  ///   - scope: what is counted; all is compared, since what moved is known by what else there is.
  ///   - accepted: what is found besides and was accepted.
  ///   - acceptedBefore: what was found and accepted then, which is in no baseline.
  ///   - isAdded: whether a string of a finding is only accepted since the change.
  ///   - isAsWide: whether a text of a bar is as much too wide as an entry has it, whatever is said of it.
  ///   - isCut: whether it is too wide at all.
  package init(
    of findings: [Finding], with baseline: Baseline, present: Presence = [], languages: Set<String>? = nil,
    thinned: ThinnedTables = ThinnedTables(), sourceRules: Set<String>? = nil, within scope: ReportScope = ReportScope(),
    accepted: [SuppressionResult.Suppressed] = [], acceptedBefore: Baseline = Baseline([]),
    where isAdded: (Suppression, FoundString, Finding) -> Bool = { _, _, _ in true },
    isAsWide: (Baseline.Entry) -> Bool = { _ in false }, isCut: (Baseline.Entry) -> Bool = { _ in false }
  ) {
    self.scope = scope
    var known = KnownEntries(baseline)
    // What is accepted is found all the same: what the baseline holds of it is not gone.
    let all = findings + accepted.map(\.finding)
    let matches = known.matches(of: all, present, besides: Set(acceptedBefore.entries.map(\.fingerprint)))
    for (single, matches) in matches.prefix(findings.count).joined() {
      let entries = single.entries
      let replaced = entries.indices.compactMap { matches[$0] == nil ? known.replaced(by: entries[$0], present) : nil }
      add(single, entries, matches, inPlaceOf: Set(replaced).sorted())
    }
    var acceptedOnce = KnownEntries(acceptedBefore)
    let again = acceptedOnce.matches(of: accepted.map(\.finding), present)
    for (index, one) in accepted.enumerated() {
      for (single, once) in zip(matches[findings.count + index], again[index]) {
        add(one.suppression, single.finding, known: single.matches, acceptedOnce: once.matches, where: isAdded)
      }
    }
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
    var lost = ofLanguages.union(ofGoneTables.map(\.fingerprint))
    // What code still asks for and nobody has any longer is no mended text.
    let deleted = Set(all.lazy.filter { $0.rule == "deleted-key" }.flatMap(\.units).map { [$0.table, $0.key] })
    ofGoneKeys = gone.filter {
      !lost.contains($0.fingerprint) && $0.key != nil && $0.rule != "deleted-key" && deleted.contains([$0.table, $0.key])
    }
    lost.formUnion(ofGoneKeys.map(\.fingerprint))
    // Nobody has translated what nobody shows any more.
    ofUnaskedKeys = gone.filter {
      !lost.contains($0.fingerprint) && $0.rule == "missing-translation" && present.stillLacksUnasked($0.unit)
    }
    lost.formUnion(ofUnaskedKeys.map(\.fingerprint))
    let ofTables = all.lazy.filter { Rule.idsOnOthersOfTable.contains($0.rule) }.flatMap(\.single).flatMap(\.entries)
    let foundInTables = Set(ofTables.map(\.ofTable))
    ofUnjudgedStrings = gone.filter {
      !lost.contains($0.fingerprint)
        && (present.isUnjudged($0.unit, by: $0.rule) || $0.rule == "missing-translation" && present.stillLacks($0.unit)
          || known.isLeft($0, beside: foundInTables, present))
    }
    lost.formUnion(ofUnjudgedStrings.map(\.fingerprint))
    // How wide a translation is has nothing to do with its source, and somebody made room: unless it is as wide as it was, and
    // is asked about with the source's text alone. Nor has a file that breaks off.
    ofChangedSources = gone.filter {
      !lost.contains($0.fingerprint) && ($0.over == nil ? sourceRules?.contains($0.rule) ?? true : isAsWide($0))
        && present.hasAnotherSource($0.unit)
    }
    lost.formUnion(ofChangedSources.map(\.fingerprint))
    // What does not fit, and is told with the source's text or with another cause alone, nobody has mended: a text that stays is
    // mended where it fits, and one that was written anew is better where it is less wide.
    ofUnjudgedStrings += gone.filter {
      !lost.contains($0.fingerprint) && $0.over != nil && (isAsWide($0) || isCut($0) && present.hasUntouched($0.unit))
    }
    trend.sourceChanged = ofChangedSources.count
    trend.tablesGone = ofGoneTables.count
    trend.keysGone = ofGoneKeys.count
    trend.unasked = ofUnaskedKeys.count
    trend.unjudged = ofUnjudgedStrings.count
    trend.gone = fixed.count
  }

  /// `2 new, 1 worse (by up to 12 pt), 3 fixed, 40 unchanged`, and how many are accepted since the change, or gone with their
  /// table or with a changed source text, where any are.
  package var sentence: String {
    let points = mostPoints > 0 ? " (by up to \(mostPoints) pt)" : ""
    let source = trend.sourceChanged > 0 ? "\(trend.sourceChanged) changed source, " : ""
    let tables = trend.tablesGone > 0 ? "\(trend.tablesGone) gone with their table, " : ""
    let keys = trend.keysGone > 0 ? "\(trend.keysGone) gone with their key, " : ""
    let unasked = trend.unasked > 0 ? "\(trend.unasked) no longer asked for, " : ""
    let unjudged = trend.unjudged > 0 ? "\(trend.unjudged) no longer judged, " : ""
    let new = trend.newAccepted > 0 ? "\(trend.newAccepted) new but accepted by this change, " : ""
    let accepted = trend.accepted > 0 ? "\(trend.accepted) known and accepted by this change, " : ""
    let others = accepted + tables + keys + unasked + unjudged + source
    return "\(trend.new) new, \(trend.worse) worse\(points), \(new)\(trend.gone) fixed, \(others)\(trend.known) unchanged"
  }

  /// - Parameter replaced: what stood where the new things stand, of which the same was found.
  private mutating func add(
    _ finding: Finding, _ entries: [Baseline.Entry], _ matches: [Baseline.Entry?], inPlaceOf replaced: [String]
  ) {
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
      if !replaced.isEmpty { reported.evidence.append(.text(Evidence.inPlaceOf, replaced.joined(separator: ", "))) }
      self.reported.append(reported)
    }
  }

  private mutating func add(
    _ suppression: Suppression, _ finding: Finding, known: [Baseline.Entry?], acceptedOnce: [Baseline.Entry?],
    where isAdded: (Suppression, FoundString, Finding) -> Bool
  ) {
    for (unit, (string, entry)) in zip(finding.units, finding.entries).enumerated() {
      guard scope.holds(string, rule: finding.rule, severity: finding.severity) else { continue }
      let isKnown = known[unit] != nil
      guard acceptedOnce[unit] == nil, isKnown || isAdded(suppression, string, finding) else { continue }
      newlyAccepted.append(Accepted(suppression: suppression, now: entry, isNew: !isKnown))
      if isKnown { trend.accepted += 1 } else { trend.newAccepted += 1 }
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
}
