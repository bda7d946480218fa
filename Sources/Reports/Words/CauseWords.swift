import LintelFindings

extension AuditResult {
  /// Fewer findings are looked through at once.
  private static let many = 20
  /// Nor does it help to know of a cause with fewer.
  private static let ofOne = 5

  /// How few causes many findings come of, and what the one is that most come of; nil where few share one.
  var causeSentence: Message? { causeSentence(of: matters) }

  /// - Parameter causes: All of the result's, the worst first: who has them need not have them made again.
  func causeSentence(of causes: [Matter]) -> Message? {
    // The graver one of equals comes first.
    guard findings.count >= Self.many, causes.count * 2 <= findings.count,
      let largest = causes.max(by: { $0.findings.count < $1.findings.count }), largest.findings.count >= Self.ofOne
    else { return nil }
    return Self.causeSentence(
      findings: findings.count, causes: causes.count, largest: largest.findings.count, largest.message)
  }

  /// `Findings: 148. Causes: 12. The largest (findings: 61): Titles has no German translation for 40 of 60 strings.`
  static func causeSentence(findings: Int, causes: Int, largest: Int, _ what: Message) -> Message {
    "Findings: \(findings). Causes: \(causes). The largest (findings: \(largest)): \(what)."
  }
}
