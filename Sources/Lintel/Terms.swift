// The words in which options are given and findings are reported. Raw values are those of the command line and the reports.

/// A guideline to judge by.
public enum Guideline: String, Hashable, Sendable, CaseIterable {
  /// Apple's Human Interface Guidelines as of 2025, for iOS 26 and its siblings.
  case hig2025 = "hig-2025"
  /// The same as of 2023.
  case hig2023 = "hig-2023"
  /// Those for iOS 11.
  case higIOS11 = "hig-ios11"
  /// Those of OS X as of 2014.
  case hig2014 = "hig-2014"
  /// SAP Fiori for iOS.
  case fioriIOS = "fiori-ios"
}

/// What an audit can be narrowed to. A rule may be of both themes, and every rule is of one.
public enum Theme: String, Hashable, Sendable, CaseIterable {
  /// Names, targets, contrast, text size, and reach.
  case accessibility
  /// Texts, their tables, the room they need, and the layout and style of the bars that give it.
  case localization
}

/// What becomes of a rule: nothing at all, or another severity than its own.
public enum RuleLevel: String, Hashable, Sendable, CaseIterable {
  /// The rule does not run.
  case off
  /// Nothing it finds is graver than a note.
  case note
  /// Nothing it finds is graver than a warning.
  case warning
  /// What it finds is an error, but for what the rule itself calls less grave than usual.
  case error
}

/// How much the user of the app loses.
public enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
  /// A matter of style.
  case note
  /// An action is harder to read, reach or understand.
  case warning
  /// An action cannot be read, reached or understood.
  case error

  /// A note is less than a warning, a warning less than an error.
  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
  private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
}

/// What a rule answers; silence means that it passes.
public enum Verdict: String, Hashable, Sendable, CaseIterable {
  /// It is so.
  case fails
  /// Lintel cannot tell, and says why. It never fails a build.
  case needsReview
}

/// How sure a statement is, by the interval within which its widths are known.
public enum Certainty: String, Hashable, Sendable, Comparable, CaseIterable {
  /// Only the high end of the interval does not fit.
  case possible
  /// The best value does not fit.
  case likely
  /// Even the low end of the interval does not fit; or it is about no width at all.
  case certain

  /// What is possible is less than what is likely, what is likely less than what is certain.
  public static func < (a: Certainty, b: Certainty) -> Bool { a.rank < b.rank }
  private var rank: Int { self == .possible ? 0 : self == .likely ? 1 : 2 }
}

/// Who has to do something about a finding.
public enum Owner: String, Hashable, Sendable, CaseIterable {
  /// The translator: the source text fits, or is right.
  case translation
  /// The writer of the source text.
  case source
  /// The designer of the bar: it is too tight for any reasonable text, or that is unknown.
  case layout
  /// Whoever defined the bar.
  case definition
}

/// A platform whose bars differ from the others'.
public enum Platform: String, Hashable, Sendable, CaseIterable {
  /// The iPhone: its bars have no overflow menu.
  case ios
  /// The iPad: its bars overflow into a menu.
  case ipados
  /// The Mac.
  case macos
  /// Apple Vision.
  case visionos
  /// Apple Watch.
  case watchos
  /// Apple TV.
  case tvos
}
