import LintelModel

/// What whoever ran an audit asks of it besides its findings.
package struct AuditDemands: Hashable, Sendable {
  /// What there has to be at all.
  package enum Subject: Hashable, Sendable {
    case toolbars, strings
  }

  /// In percent: the least share of the bars' texts that has to be read; nil where nobody asked.
  package var minResolved: Int?
  /// How many strings the baseline holds that are found no more, where it must hold none of them; nil where nobody asked.
  package var staleEntries: Int?
  /// How many strings would fail and are accepted by the change itself, where it may accept none; nil where nobody asked.
  package var acceptedFailures: Int?
  /// How many findings would fail and pass by what the change made milder, where none may; nil where nobody asked.
  package var milderFailures: Int?
  /// Nil where a result about nothing is as good as any other. A stored report does not say it: who reads it asks anew.
  package var subject: Subject?

  package init(minResolved: Int? = nil, staleEntries: Int? = nil, subject: Subject? = nil) {
    self.minResolved = minResolved
    self.staleEntries = staleEntries
    self.subject = subject
  }
}

/// Why an audit fails whatever its findings are.
package enum UnmetDemand: Hashable, Sendable {
  case noToolbars
  case noStrings
  /// In percent: what was asked for.
  case unresolved(least: Int)
  /// How many strings of the baseline are found no more.
  case stale(Int)
  /// How many strings would fail and are accepted by the change itself.
  case accepted(Int)
  /// How many findings would fail and pass by what the change made milder.
  case milder(Int)

  /// Whether there was nothing to audit.
  package var isAboutNothing: Bool { self == .noToolbars || self == .noStrings }
}

extension AuditResult {
  package var unmetDemands: [UnmetDemand] {
    var unmet: [UnmetDemand] = []
    // Where nothing that is read was changed, nobody looked for bars.
    if project.toolbars.isEmpty, trend?.compared != .unread, let subject = demands.subject {
      switch subject {
      case .toolbars: unmet.append(.noToolbars)
      case .strings: if project.tables.allSatisfy({ $0.stringsRead == 0 }) { unmet.append(.noStrings) }
      }
    }
    if let least = demands.minResolved, coverage.percentResolved < least { unmet.append(.unresolved(least: least)) }
    if let stale = demands.staleEntries, stale > 0 { unmet.append(.stale(stale)) }
    if let accepted = demands.acceptedFailures, accepted > 0 { unmet.append(.accepted(accepted)) }
    if let milder = demands.milderFailures, milder > 0 { unmet.append(.milder(milder)) }
    return unmet
  }
}
