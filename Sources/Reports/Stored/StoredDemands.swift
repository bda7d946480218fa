import LintelFindings

extension AuditDemands {
  /// - Parameter resolved: In percent, the share of the bars' texts that was read: it stands beside what was asked for, and is
  ///   counted again where it is read.
  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder, resolved: Int) throws(StoredFault) {
    try coder.attribute("minResolved", &minResolved)
    var share: Int? = minResolved == nil ? nil : resolved
    try coder.attribute("resolved", &share)
    try coder.attribute("staleEntries", &staleEntries)
    try coder.attribute("acceptedFailures", &acceptedFailures)
    try coder.attribute("milderFailures", &milderFailures)
  }
}

extension RuleChoice {
  static func describe<Coder: StoredCoder>(_ choice: inout RuleChoice?, _ coder: inout Coder) throws(StoredFault) {
    var (theme, rules, all) = (choice?.theme, choice?.rules, choice?.all)
    try coder.attribute("only", &theme)
    try coder.attribute("onlyRules", &rules)
    try coder.attribute("ofRules", &all)
    guard Coder.isReading, let theme, let rules, let all else { return }
    choice = RuleChoice(theme: theme, rules: rules, all: all)
  }
}
