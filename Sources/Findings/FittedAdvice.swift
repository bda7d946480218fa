import LintelModel

/// What to do about a text that is too wide since a change: the one before it fitted.
package struct FittedAdvice: Sendable {
  private let text: Message

  /// - Parameter text: what it was before.
  package init(_ text: String) { self.text = StringUnit.quoted(text) }

  /// `Put back “Fertig”, which fitted.`
  package var alone: Message { "Put back \(text), which fitted." }
  /// Behind another advice, with which people choose: `Or put back “Fertig”, which fitted.`
  package var besides: Message { "Or put back \(text), which fitted." }

  package func behind(_ other: Message?) -> Message { other.map { advice -> Message in "\(advice) \(besides)" } ?? alone }
}
