import LintelFindings
import LintelModel

/// How a finding is marked: by severity, or as a question. Every mark has a glyph and a word besides its colour.
enum FindingKind: String, CaseIterable {
  case error, warning, review, note

  init(_ finding: Finding) { self.init(finding.gravity) }

  init(_ gravity: Gravity) {
    self =
      switch (gravity.verdict, gravity.severity) {
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

extension Finding {
  /// How grave it is in each of several languages, where it is not as grave in all.
  var kindsByLanguage: [LocaleID: FindingKind] { gravityByLanguage.mapValues { FindingKind($0) } }
}
