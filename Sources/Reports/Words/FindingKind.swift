import LintelFindings
import LintelModel

/// How a finding is marked: by severity, or as a question. Every mark has a glyph and a word besides its colour.
enum FindingKind: String, CaseIterable {
  case error, warning, review, note

  init(_ finding: Finding) {
    self =
      switch (finding.verdict, finding.severity) {
      case (.needsReview, _): .review
      case (.fails, .error): .error
      case (.fails, .warning): .warning
      case (.fails, .note): .note
      }
  }

  var glyph: String {
    switch self {
    case .error: "✕"
    case .warning: "▲"
    case .review: "?"
    case .note: "●"
    }
  }

  var name: Message {
    switch self {
    case .error: "Error"
    case .warning: "Warning"
    case .review: "Needs review"
    case .note: "Note"
    }
  }
}
