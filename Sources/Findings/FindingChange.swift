import LintelModel

/// How a finding came about with a change: what a comparison with a base or a baseline knows of it.
package struct FindingChange: Hashable, Sendable {
  package enum State: String, Hashable, Sendable, CaseIterable { case new, worse }

  package var state: State
  /// By how many points something was too wide before; nil where it was not, or where no width is at issue.
  package var overBefore: Points?
  /// Where what made it was changed, if that is none of the finding's own places: a neighbour's text, a source's.
  package var place: SourceLocation?

  package init(_ state: State, overBefore: Points? = nil, place: SourceLocation? = nil) {
    self.state = state
    self.overBefore = overBefore
    self.place = place
  }

  /// Of what is reported together: new if any of it is, else as bad as the worst of it was.
  package init?(of parts: [FindingChange?]) {
    let known = parts.compactMap { $0 }
    guard let first = known.first else { return nil }
    self = first
    for other in known.dropFirst() {
      if other.state == .new { state = .new }
      overBefore = [overBefore, other.overBefore].compactMap { $0 }.max()
    }
    if state == .new { overBefore = nil }
  }
}

extension Finding {
  /// With the change of what it is made of.
  package var withChangeOfParts: Finding {
    guard !parts.isEmpty else { return self }
    var finding = self
    finding.change = FindingChange(of: single.map(\.change))
    // It is shown where the one of them is that stands for all.
    let own = single.first { ($0.translationLocation, $0.definitionLocation) == (translationLocation, definitionLocation) }
    let place = own?.change?.place
    finding.change?.place = place
    return finding
  }
}
