import LintelModel

/// What to do about a text that is too wide since a change: the one before it fitted, and to put it back comes before all else.
package struct FittedAdvice: Sendable {
  private let text: Message

  /// - Parameter text: what it was before.
  package init(_ text: String) { self.text = StringUnit.quoted(text) }

  /// `Put back “Fertig”, which fitted.`
  package var alone: Message { "Put back \(text), which fitted." }

  /// Before another advice: `Put back “Fertig”, which fitted. If the new text is to stay: …`
  package func before(_ other: Message?) -> Message {
    other.map { advice -> Message in "Put back \(text), which fitted. If the new text is to stay: \(advice)" } ?? alone
  }

  /// Where it no longer fits on several bars.
  /// - Parameter most: So many characters have room on all of them; nil where that is not known, or other texts had to be
  ///   shorter, too.
  package func onBars(most: Int?) -> Message {
    guard let most else { return "Put back \(text), which fitted, or write a text that is no wider." }
    return "Put back \(text), which fitted, or write at most \(most, "character")."
  }
}
