import LintelFindings

/// What is said of a bar that no release has.
package enum DebugBuilds {
  package static let sentence: Message = " (only debug builds have this screen)"

  /// A sentence about the bar, with the reason behind it why it is a note.
  package static func added(to message: Message) -> Message { "\(message)\(sentence)" }
}
