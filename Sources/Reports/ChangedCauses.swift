import LintelFindings

/// What a comparison with a base or a baseline has brought, by cause: one mark that is missing may lose a thousand strings, and is
/// mended once. Causes are the page's, in whichever report they are counted.
package struct ChangedCauses {
  /// Those with anything that was not there before.
  package let new: Int
  /// The others, of which something is worse.
  package let worse: Int
  /// `1 new cause: de.lproj/Localizable.strings, line 12: …; 1,339 strings suffer from it.` Nil where there is none.
  package let sentence: Message?

  /// - Parameter isCounted: whether a single string is, as the comparison counts them.
  fileprivate init(_ causes: [Matter], _ isCounted: (FoundString) -> Bool) {
    let changed = causes.filter { $0.change != nil }
    let added = changed.count { $0.change == .new }
    new = added
    worse = changed.count - added
    sentence = changed.first.map { gravest in
      let units = gravest.findings.flatMap { $0.units.filter(isCounted) }
      let keys = gravest.namesakeTables == nil && !gravest.isOfBrokenTables ? gravest.keysTold(in: units) : 1
      return ChangedCauses.sentence(
        new: added, worse: changed.count - added,
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

  /// - Parameters:
  ///   - gravest: what is said of the gravest of them.
  ///   - strings: how many come of that one, as the comparison counts them.
  static func sentence(new: Int, worse: Int, gravest: Message, strings: Int) -> Message {
    var counts: [Message] = []
    if new > 0 { counts.append("\(new, "new cause")") }
    if worse > 0 { counts.append("\(worse, one: "cause that is worse", other: "causes that are worse")") }
    let causes: Message = new + worse == 1 ? "\(counts)" : "\(counts), the gravest"
    let what: Message = "\(causes): \(gravest)"
    return strings > 1
      ? "\(what); \(strings, one: "string suffers from it", other: "strings suffer from it")." : "\(what)."
  }
}

extension BaselineComparison {
  /// What tickets are opened for, as the page counts it, and in brackets the strings that it comes to:
  /// `causes: 1 new, 0 worse (strings: 1339 new, 0 worse, …)`.
  package func line(with causes: ChangedCauses?) -> String {
    let strings = "strings: \(self.sentence)"
    guard let causes, causes.new + causes.worse > 0 else { return strings }
    return "causes: \(causes.new) new, \(causes.worse) worse (\(strings))"
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
