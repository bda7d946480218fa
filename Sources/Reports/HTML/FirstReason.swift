import LintelFindings
import LintelModel

/// Why a cause stands among the first: what it does to people, and in how many languages. By these causes stand in order.
struct FirstReason {
  /// Zero where the language is none of its matter.
  let languages: Int
  private let harm: Message?

  init(_ worst: Finding, languages: Int) {
    self.languages = languages
    harm =
      switch FindingKind(worst) {
      case .error: Harm(worst).words
      case .warning: WarningOrder(ofWarning: worst).words
      case .review, .note: nil
      }
  }

  /// Nil where there is nothing to say beyond the sentence of the cause.
  var words: Message? {
    guard let harm else { return nil }
    let several: [Message] = languages > 1 ? ["\(languages, "language")"] : []
    return Self.words([harm] + several)
  }

  static func words(_ reasons: [Message]) -> Message { "First because: \(reasons)" }
}

extension Harm {
  var words: Message {
    switch self {
    case .crash: "the app crashes"
    case .garbage: "people read signs that belong to no text"
    case .lostText: "people lose a value or a text"
    case .wrongMeaning: "people read something else than is meant"
    case .other: "it is wrong at every width"
    case .cut: "people cannot read a text to its end"
    case .likely: "it is likely an error"
    case .onScreenForDebugging: Finding.forDebugging
    }
  }
}

extension WarningOrder {
  /// Nil for what the sentence of the finding says already.
  fileprivate var words: Message? {
    switch self {
    case .atRunTime: "it goes wrong while the app runs"
    case .wrongMeaning: Harm.wrongMeaning.words
    case .noName: "screen readers have no name to speak"
    case .other, .likelyDefectOfCode, .typography: nil
    }
  }
}
