import LintelFindings

/// What a comparison with a base or a baseline has brought, by cause: one mark that is missing may lose a thousand strings, and is
/// mended once. Causes are the page's, in whichever report they are counted.
package struct ChangedCauses {
  /// Those with anything that was not there before.
  package let new: Int
  /// The others, of which something is worse.
  package let worse: Int
  /// `3 new findings in 2 causes, the gravest: de.lproj/Localizable.strings, line 12: …; 1,339 strings suffer from it.` Nil where
  /// there is none.
  package let sentence: Message?
  /// Findings are what pages and lists count, so they come first wherever a change is told.
  fileprivate let newFindings: Count
  fileprivate let worseFindings: Count

  /// What came in one way.
  struct Count: Hashable, Sendable {
    /// As reports list them.
    let findings: Int
    /// How many causes these have.
    let causes: Int
  }

  /// - Parameter isCounted: whether a single string is, as the comparison counts them.
  fileprivate init(_ causes: [Matter], _ isCounted: (FoundString) -> Bool) {
    let changed = causes.filter { $0.change != nil }
    let added = changed.count { $0.change == .new }
    new = added
    worse = changed.count - added
    let (newFindings, worseFindings) = (Count(of: changed, that: .new), Count(of: changed, that: .worse))
    (self.newFindings, self.worseFindings) = (newFindings, worseFindings)
    sentence = changed.first.map { gravest in
      let units = gravest.findings.flatMap { $0.units.filter(isCounted) }
      let keys = gravest.namesakeTables == nil && !gravest.isOfBrokenTables ? gravest.keysTold(in: units) : 1
      return ChangedCauses.sentence(
        new: newFindings, worse: worseFindings,
        gravest: keys > 1 ? ChangedCauses.several(gravest.findings[0], keys: keys) : gravest.message,
        strings: keys > 1 && units.count == keys ? 1 : units.count)
    }
  }

  /// Of keys that have nothing in common but what is wrong with them: the sentence is about the first alone.
  static func several(_ first: Finding, keys: Int) -> Message {
    "\(Message.data(first.rule)): \(always: keys, "keys"), the first: \(first.message)"
  }

  /// The same in English, for a stream.
  package var line: String? { sentence.map(Localizer.english.visible) }

  /// `3 new findings in 2 causes, 1 worse finding`; nil where there is none.
  var inBrief: Message? {
    let counts = Self.counts(new: newFindings, worse: worseFindings)
    return counts.isEmpty ? nil : "\(counts)"
  }

  private static func counts(new: Count, worse: Count) -> [Message] {
    var counts: [Message] = []
    if new.findings > 0 { counts.append(new.withCauses("\(new.findings, "new finding")")) }
    if worse.findings > 0 { counts.append(worse.withCauses("\(worse.findings, "worse finding")")) }
    return counts
  }

  /// - Parameters:
  ///   - gravest: what is said of the gravest of them.
  ///   - strings: how many come of that one, as the comparison counts them.
  static func sentence(new: Count, worse: Count, gravest: Message, strings: Int) -> Message {
    let counts = Self.counts(new: new, worse: worse)
    let found: Message = new.causes + worse.causes == 1 ? "\(counts)" : "\(counts), the gravest"
    let what: Message = "\(found): \(gravest)"
    return strings > 1
      ? "\(what); \(strings, one: "string suffers from it", other: "strings suffer from it")." : "\(what)."
  }
}

extension ChangedCauses.Count {
  fileprivate init(of causes: [Matter], that state: FindingChange.State) {
    let numbers = causes.map { cause in cause.findings.count { $0.change?.state == state } }
    findings = numbers.reduce(0, +)
    self.causes = numbers.count { $0 > 0 }
  }

  /// A single finding has a single cause, of which nothing need be said.
  fileprivate func withCauses(_ found: Message) -> Message { findings > 1 ? "\(found) in \(causes, "cause")" : found }

  /// ` in 2 causes`, in English.
  fileprivate var inCauses: String { findings > 1 ? " in \(counted(causes, "cause"))" : "" }
}

extension BaselineComparison {
  /// Findings, as the page counts them, with the causes that tickets are opened for, and in brackets the strings that they come to:
  /// `3 new findings in 2 causes, 0 worse (strings: 1339 new, 0 worse, …)`.
  package func line(with causes: ChangedCauses?) -> String {
    let none = ChangedCauses.Count(findings: 0, causes: 0)
    let (new, worse) = (causes?.newFindings ?? none, causes?.worseFindings ?? none)
    return "\(counted(new.findings, "new finding"))\(new.inCauses), \(grouped(worse.findings)) worse\(worse.inCauses) "
      + "(strings: \(self.sentence))"
  }
}

extension Matter {
  /// How many keys its findings tell of, one by one; 1 where one of them tells of several, or of no key.
  fileprivate func keysTold(in units: [FoundString]) -> Int {
    guard findings.allSatisfy({ $0.key != nil && $0.strings.isEmpty }) else { return 1 }
    return Set(units.map { [$0.table, $0.key] }).count
  }

  /// How it came with a change; nil where none of it did.
  fileprivate var change: FindingChange.State? { FindingChange(of: findings.map(\.change))?.state }
}

extension AuditResult {
  /// Of what the result holds; nil where nothing was compared.
  package var changedCauses: ChangedCauses? { trend == nil ? nil : ChangedCauses(matters, isAskedFor) }
}
