import LintelFindings
import LintelModel

/// What an error does to people who use the app, the worst first: by this errors stand in order.
enum Harm: Int, Comparable, CaseIterable {
  case crash
  /// Signs in a text that nobody wrote for people, such as what a placeholder makes of a value of another type.
  case garbage
  /// A value or a text that nobody sees, or the name of a key in its place.
  case lostText
  /// A text that says the opposite of what it stands for, something else, or another number: who follows it does what they did not
  /// want. Nobody is ever certain of it without knowing the language, so that what is likely is one, too.
  case wrongMeaning
  /// Whatever else is wrong at any width, such as a button without a name.
  case other
  /// What has too little room.
  case cut
  /// What else is only likely, however grave it would be: whoever looks into it may find that nothing is wrong.
  case likely
  /// What only those meet who look for faults of the app.
  case onScreenForDebugging

  init(_ finding: Finding) {
    self =
      if finding.isCrash {
        .crash
      } else if finding.isOnScreenForDebugging {
        .onScreenForDebugging
      } else if finding.certainty > .possible, Self.turningMeanings.contains(finding.rule) {
        .wrongMeaning
      } else if finding.certainty < .certain {
        .likely
      } else if finding.environmentCount > 0 {
        .cut
      } else if Self.losingTexts.contains(finding.rule) || finding.losesValue {
        .lostText
      } else if Self.showingGarbage.contains(finding.rule) {
        .garbage
      } else {
        .other
      }
  }

  /// Rules whose failures show people signs that are no part of any text.
  private static let showingGarbage: Set = ["placeholder-mismatch", "wrong-escape"]

  /// Rules whose failures are texts of another string, of its opposite, or with another number.
  private static let turningMeanings: Set = ["number-changed", "translation-of-another"]

  /// Rules whose errors leave people without a value or a text, or with the name of its key.
  private static let losingTexts: Set = [
    "bar-text-key-missing", "conflict-marker", "deleted-key", "empty-value", "file-unreadable", "key-missing",
    "language-deleted", "missing-translation", "plural-number-missing", "table-truncated",
  ]

  static func < (a: Harm, b: Harm) -> Bool { a.rawValue < b.rawValue }
}

extension Finding {
  fileprivate var isCrash: Bool { verdict == .fails && reason.hasSuffix("crash") }

  /// Whether a text leaves out what the app puts in: it reads well, and says less.
  fileprivate var losesValue: Bool {
    rule == "placeholder-mismatch" && ["missing", "many-missing", "source-lost"].contains(reason)
  }
}
