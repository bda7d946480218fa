import LintelModel

/// Two audits of one project, the later one beside the earlier: what it makes of the findings, and what else is otherwise.
package struct AuditDifference: Sendable {
  package enum State: String, Sendable, CaseIterable { case new, worse, fixed }

  /// A finding that one of the two has alone, or that has become worse.
  package struct Change: Sendable {
    package var state: State
    /// The later audit's; of what is fixed, the earlier one's.
    package var finding: Finding
    /// Those of its strings that it holds for.
    package var units: [FoundString]
    /// What each of them is known by, in the same order.
    package var fingerprints: [String]
    /// By how many points more something is too wide; nil where it is not about a width.
    package var points: Points?
  }

  /// What one of the two has and the other one has not, in order.
  package struct Members<Member: Hashable & Sendable & Comparable>: Sendable {
    package let added: [Member]
    package let removed: [Member]

    init(_ before: some Sequence<Member>, _ after: some Sequence<Member>) {
      let (before, after) = (Set(before), Set(after))
      added = after.subtracting(before).sorted()
      removed = before.subtracting(after).sorted()
    }
  }

  /// What is new first, then what is worse, then what is fixed; the gravest first in each, and of these what is widest.
  package let changes: [Change]
  package let trend: Trend
  /// The findings that are told, and in brackets the strings that they come to, as a gate counts: `1 new finding, 1 worse, 2 fixed
  /// (strings: 2 new, 1 worse (by up to 12 pt), 3 fixed, 40 unchanged)`.
  package let sentence: String
  /// By their ids.
  package let bars: Members<String>
  package let languages: Members<LocaleID>
  /// Why the two do not say the same of the same app, a sentence each; empty where they can be compared.
  package let doubts: [String]

  /// - Parameter present: what the later audit's project has.
  package init(from before: AuditResult, to after: AuditResult, present: Presence) {
    let comparison = BaselineComparison(of: after.findings, with: Baseline(of: before.findings), present: present)
    trend = comparison.trend
    // What is gone with its table is counted, and nobody has fixed it: no change tells of it.
    let withTables = Set(comparison.ofGoneTables.map(\.fingerprint))
    let fixed = comparison.gone.filter { !withTables.contains($0.fingerprint) }
    let changes = (Self.changes(comparison.changed) + Self.fixed(fixed, of: before.findings)).enumerated().sorted {
      $0.element.rank == $1.element.rank ? $0.offset < $1.offset : $0.element.rank.lexicographicallyPrecedes($1.element.rank)
    }.map(\.element)
    func count(_ state: State) -> Int { changes.count { $0.state == state } }
    let new = count(.new)
    sentence =
      "\(new) new finding\(new == 1 ? "" : "s"), \(count(.worse)) worse, \(count(.fixed)) fixed (strings: \(comparison.sentence))"
    self.changes = changes
    bars = Members(before.project.toolbars.map(\.id), after.project.toolbars.map(\.id))
    languages = Members(before.project.locales, after.project.locales)
    doubts = Self.doubts(before, after)
  }

  /// What a gate looks at.
  package var newOrWorse: [Finding] { changes.filter { $0.state != .fixed }.map(\.finding) }

  /// Strings of one finding that changed alike are one change of it.
  private static func changes(_ changed: [BaselineComparison.Changed]) -> [Change] {
    var changes: [Change] = []
    for string in changed {
      let state = string.before == nil ? State.new : .worse
      let points = string.before.flatMap { before in string.now.over.map { Points($0 - (before.over ?? 0)) } }
      add(
        .init(
          state: state, finding: string.finding, units: [string.unit], fingerprints: [string.now.fingerprint], points: points),
        to: &changes)
    }
    return changes
  }

  private static func fixed(_ gone: [Baseline.Entry], of findings: [Finding]) -> [Change] {
    let names = Set(gone.map(\.fingerprint))
    var changes: [Change] = []
    var told: Set<String> = []
    for finding in findings.flatMap(\.single) {
      for (unit, entry) in zip(finding.units, finding.entries)
      where names.contains(entry.fingerprint) && told.insert(entry.fingerprint).inserted {
        add(.init(state: .fixed, finding: finding, units: [unit], fingerprints: [entry.fingerprint]), to: &changes)
      }
    }
    return changes
  }

  private static func add(_ change: Change, to changes: inout [Change]) {
    let last = changes.indices.last { changes[$0].finding.fingerprint == change.finding.fingerprint }
    guard let last, changes[last].state == change.state else { return changes.append(change) }
    changes[last].units += change.units
    changes[last].fingerprints += change.fingerprints
    changes[last].points = [changes[last].points, change.points].compactMap { $0 }.max()
  }

  private static func doubts(_ before: AuditResult, _ after: AuditResult) -> [String] {
    func list(_ names: [String]) -> String { names.isEmpty ? "nothing" : names.joined(separator: ", ") }
    var doubts: [String] = []
    if before.lintel != after.lintel {
      let versions = [before, after].map { $0.lintel.map { "Lintel \($0)" } ?? "a Lintel that did not yet say its version" }
      doubts.append(
        "The first was written by \(versions[0]), the second by \(versions[1]): a difference may be Lintel's own, so audit "
          + "both with one version.")
    }
    if before.profile != after.profile {
      doubts.append(
        "The first was audited by \(before.profile.rawValue), the second by \(after.profile.rawValue): other guidelines ask "
          + "for other things.")
    }
    if before.rulesOff != after.rulesOff {
      doubts.append("In the first \(list(before.rulesOff)) was turned off, in the second \(list(after.rulesOff)).")
    }
    if before.scope != after.scope {
      doubts.append("The first was narrowed to \(list(before.scope)), the second to \(list(after.scope)).")
    }
    for (name, result) in [("first", before), ("second", after)] where result.trend != nil {
      doubts.append("The \(name) was written with a baseline and holds only what was new then.")
    }
    return doubts
  }
}

extension AuditDifference.Change {
  /// What comes first is lower.
  fileprivate var rank: [Double] {
    let grave: Double = finding.severity == .error ? 0 : finding.severity == .warning ? 1 : 2
    let order: Double = state == .new ? 0 : state == .worse ? 1 : 2
    return [order, finding.verdict == .fails ? 0 : 1, grave, -(points ?? finding.over ?? 0).value]
  }

  /// The languages that it holds for, in order.
  package var languages: [LocaleID] {
    let own = units.compactMap(\.locale)
    return Set(own.isEmpty ? finding.languages : own).sorted()
  }

  /// The keys of its strings, each once, in order.
  package var keys: [String] {
    var seen: Set<String> = []
    return units.compactMap(\.key).filter { seen.insert($0).inserted }
  }

  /// Where to look: at the first of its strings that has a place, else at the finding's own.
  package var location: SourceLocation? { units.lazy.compactMap(\.location).first ?? finding.location }
}
