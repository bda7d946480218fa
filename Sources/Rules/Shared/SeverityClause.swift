import LintelFindings

/// Why a lack of room is less grave than another one that reads alike, said with it: whoever compares two reports, or two lines of
/// one, sees no other difference.
package enum SeverityClause {
  package static let onRareScreens: Message = " (only with Display Zoom or in Slide Over)"
  /// The code has other states of the bar, and does not say that this is one of them.
  package static let ifTogether: Message = " (if all of this bar is shown together)"
  package static let forDebugging: Message = " (on a screen for debugging, or behind one)"
  /// Of a text that a value of unknown length is put into.
  package static let ofLongValue: Message = " (only with a value longer than a usual one)"
  /// See `BarGeneration.mayHaveOverflowMenu`.
  package static let ifWithoutMenu: Message =
    " (if the bar has no overflow menu, which Apple’s documentation leaves open for an iPhone)"
}
