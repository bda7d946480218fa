import LintelFindings
import LintelModel

extension AuditResult {
  /// Of what was not looked at, for a run that passes: what the configuration takes away, which may be why it passes, and of the
  /// rest what a person would have to look at first.
  var leftOutLinesInBrief: [Message] {
    let taken = project.leftOut.filter { $0.reason == .excluded }
    let first = project.leftOut.first { $0.reason == .literals || $0.isOutsideBars }
    return (taken + [first].compactMap(\.self)).map(\.line) + settingLines + unjudgedLines.prefix(1)
  }

  /// The same for a change: what the configuration takes away alone. The rest is so whatever the change touches, and what it touched
  /// itself and nobody judged stands with the comparison.
  var leftOutLinesOfGate: [Message] { project.leftOut.filter { $0.reason == .excluded }.map(\.line) + settingLines }

  /// Where the rest is.
  static let moreOfBrief: Message =
    "What else was read and not judged, and how much each rule finds: \(Message.data("--verbose"))"
}
