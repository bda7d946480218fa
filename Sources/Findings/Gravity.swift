/// How grave something is: whether it surely is so, and what it comes to if it is.
package struct Gravity: Hashable, Sendable, Comparable {
  package var verdict: Verdict
  package var severity: Severity

  package init(_ verdict: Verdict, _ severity: Severity) {
    self.verdict = verdict
    self.severity = severity
  }

  /// What fails is graver than what a person has to look at, and that than a note.
  package static func < (a: Gravity, b: Gravity) -> Bool { (a.rank, a.severity) < (b.rank, b.severity) }

  private var rank: Int {
    switch (verdict, severity) {
    case (.fails, .note): 0
    case (.needsReview, _): 1
    case (.fails, _): 2
    }
  }
}

extension Finding {
  package var gravity: Gravity { Gravity(verdict, severity) }
}
