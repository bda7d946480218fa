import LintelFindings

/// How a place is marked where nothing was found. Beside a baseline nothing new may still be much that is known.
enum CleanMark: String {
  case clean, known

  init(_ result: AuditResult) { self = result.trend == nil ? .clean : .known }

  var glyph: String { self == .clean ? "✓" : "=" }
  var name: Message { self == .clean ? "nothing found" : "nothing new" }
  /// Of a bar in a language.
  var sentence: Message { self == .clean ? "Nothing found in this language." : "Nothing new in this language." }
}
