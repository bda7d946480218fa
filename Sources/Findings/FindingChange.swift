import LintelModel

/// How a finding came about with a change: what a comparison with a base or a baseline knows of it.
package struct FindingChange: Hashable, Sendable {
  package enum State: String, Hashable, Sendable { case new, worse }

  package var state: State
  /// By how many points something was too wide before; nil where it was not, or where no width is at issue.
  package var overBefore: Points?
  /// The text that it is about as it was before the change; nil where there was none, or where it is the same.
  package var textBefore: String?

  package init(_ state: State, overBefore: Points? = nil, textBefore: String? = nil) {
    self.state = state
    self.overBefore = overBefore
    self.textBefore = textBefore
  }
}
