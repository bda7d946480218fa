/// One token of Objective-C source.
struct ObjectiveCToken: Hashable {
  enum Kind: Hashable {
    case identifier(String)
    /// The text of an `@"…"` or `"…"` literal, escapes resolved, neighbours joined.
    case string(String)
    case number(String)
    /// A single character of punctuation; `@` precedes what it begins.
    case symbol(Character)
  }

  var kind: Kind
  /// The byte at which the token starts.
  var offset: Int

  var identifier: String? { if case .identifier(let name) = kind { name } else { nil } }
  func isSymbol(_ character: Character) -> Bool { kind == .symbol(character) }
}
