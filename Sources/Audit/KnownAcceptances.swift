import LintelFindings
import LintelModel

/// What a project accepted before a change.
package struct KnownAcceptances {
  /// What was found and accepted.
  let found: Baseline
  private let suppressions: [Suppression]
  private let addedComments: Set<SourceLocation>
  private let barNames: [String: String]

  package init(_ audit: ChangeAudit, on day: String) {
    found = Baseline(of: audit.before.suppressions.suppressed.map(\.finding))
    suppressions = audit.acceptedBefore.filter { !$0.isExpired(on: day) }
    addedComments = Set(audit.addedComments.map(\.location))
    barNames = Dictionary(audit.now.project.toolbars.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether a string is accepted by what the change has added alone: in other words, or wherever the configuration says so, the
  /// same acceptance is none of its doing.
  func lack(_ suppression: Suppression, for string: FoundString, of finding: Finding) -> Bool {
    if suppression.isInline { return addedComments.contains(suppression.location) }
    let name = finding.toolbar.flatMap { barNames[$0] }
    return !suppressions.contains { known in
      known.fingerprint == nil || known.fingerprint == suppression.fingerprint
        ? known.covers(string, of: finding, barName: name) : false
    }
  }
}
