/// What a project makes of a rule: nothing at all, or another severity than the rule's own.
package enum RuleLevel: String, Hashable, Sendable, CaseIterable { case off, note, warning, error }

extension Rule {
  /// The rule as a project wants it; nil if it is off. What the rule itself calls less grave than usual stays so.
  package func at(_ level: RuleLevel?) -> Rule? {
    guard let level else { return self }
    guard let severity = Severity(rawValue: level.rawValue) else { return nil }
    var rule = self
    rule.severity = severity
    rule.ceiling = severity
    return rule
  }
}
