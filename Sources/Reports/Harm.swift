import LintelFindings
import LintelModel

/// What an error does to people who use the app, the worst first: by this errors stand in order.
enum Harm: Int, Comparable, CaseIterable {
  case crash
  /// A text that says the opposite of what it stands for, or something else: who follows it does what they did not want.
  case wrongMeaning
  /// A text that nobody sees, or the name of a key in its place.
  case lostText
  /// Whatever else is wrong at any width, such as a button without a name.
  case other
  /// What has too little room.
  case cut
  /// What only those meet who look for faults of the app.
  case onScreenForDebugging

  init(_ finding: Finding) {
    self =
      if finding.isCrash {
        .crash
      } else if finding.isOnScreenForDebugging {
        .onScreenForDebugging
      } else if finding.environmentCount > 0 {
        .cut
      } else if Self.turningMeanings.contains(finding.rule) {
        .wrongMeaning
      } else if Self.losingTexts.contains(finding.rule) {
        .lostText
      } else {
        .other
      }
  }

  /// Rules whose failures are texts of another string, or of its opposite.
  private static let turningMeanings: Set = ["translation-of-another"]

  /// Rules whose errors leave people without a text, or with the name of its key.
  private static let losingTexts: Set = [
    "bar-text-key-missing", "conflict-marker", "deleted-key", "empty-value", "file-unreadable", "key-missing",
    "language-deleted", "missing-translation", "table-truncated",
  ]

  static func < (a: Harm, b: Harm) -> Bool { a.rawValue < b.rawValue }
}

extension Finding {
  fileprivate var isCrash: Bool { verdict == .fails && reason.hasSuffix("crash") }

  /// Whether its bar is of a screen on which faults of the app are looked for, by the names of its file, its type and its key.
  fileprivate var isOnScreenForDebugging: Bool {
    toolbar.map(DeveloperScreen.isForDebugging) == true || toolbar != nil && key.map(DeveloperScreen.isForDebugging) == true
  }
}
