import LintelFindings
import LintelModel

/// How a place is marked where nothing was found. Beside a baseline nothing new may still be much that is known.
enum CleanMark: String {
  case clean, known
  /// A text on the bar could not be read, so that it is unknown what fits.
  case unjudged

  init(_ result: AuditResult) { self = result.trend == nil ? .clean : .known }

  /// How the bar is marked where nothing was found.
  func of(_ toolbar: Toolbar) -> CleanMark { toolbar.isJudgedForFit ? self : .unjudged }

  var glyph: String {
    switch self {
    case .clean: "✓"
    case .known: "="
    case .unjudged: "–"
    }
  }

  var name: Message {
    switch self {
    case .clean: "nothing found"
    case .known: "nothing new"
    case .unjudged: "not judged for fit"
    }
  }

  /// Of a bar in a language.
  var sentence: Message {
    switch self {
    case .clean: "Nothing found in this language."
    case .known: "Nothing new in this language."
    case .unjudged: "Not judged for fit in this language: a text on the bar could not be read."
    }
  }
}

extension AuditResult {
  /// What a report without a finding says.
  var nothingFound: Message {
    switch (CleanMark(self), isJudgedThroughout) {
    case (.known, true): "Nothing new."
    case (.known, false): "Nothing new in what could be judged."
    case (_, true): "Nothing found."
    case (_, false): "Nothing found in what could be judged."
    }
  }
}
