/// How much the user loses: cannot read, reach or understand the action; has it harder; a matter of style.
package enum Severity: String, Hashable, Sendable, Comparable, CaseIterable, Codable {
  case note, warning, error

  package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
  private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
}

/// What a rule answers about a bar or a string; silence means that it passes.
package enum Verdict: String, Hashable, Sendable, CaseIterable, Codable {
  case fails
  /// Lintel cannot tell, and says why. Never fails a build unless asked.
  case needsReview
}

/// Who has to do something: whoever does the first step of what is advised.
package enum Blame: String, Hashable, Sendable, CaseIterable, Codable {
  /// The translation: the source text certainly fits, or is right.
  case translation
  /// The source text itself.
  case source
  /// The bar is too tight for any reasonable text, or that is unknown: who designs it decides before anybody does something.
  case layout
  /// The definition of the bar, which its developers change.
  case definition
}
