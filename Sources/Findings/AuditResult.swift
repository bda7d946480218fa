import LintelModel

/// Everything an audit found: what reports are written from.
public struct AuditResult: Hashable, Sendable {
  public static let schemaVersion = "1.0"

  /// What was looked at, and how much of it could be judged.
  public struct Coverage: Hashable, Sendable {
    public var toolbars: Int
    public var items: Int
    public var labelsResolved: Int
    public var labelsUnresolved: Int
    public var locales: Int
    public var stringsRead: Int
    public var stringsAudited: Int
    public var stringsSkipped: Int
    /// Bars on which a text could not be read: nothing is said of what fits on them.
    public var toolbarsNotJudged = 0
    /// States of strings that no format's documentation has, and how many strings have each: they were audited as translated.
    public var unknownStates: [String: Int] = [:]
    /// Through which functions and properties the texts are read that are not resolved, those first that hide most.
    public var unresolvedThrough: [UnresolvedReading] = []

    public init(
      toolbars: Int, items: Int, labelsResolved: Int, labelsUnresolved: Int, locales: Int, stringsRead: Int,
      stringsAudited: Int, stringsSkipped: Int
    ) {
      self.toolbars = toolbars
      self.items = items
      self.labelsResolved = labelsResolved
      self.labelsUnresolved = labelsUnresolved
      self.locales = locales
      self.stringsRead = stringsRead
      self.stringsAudited = stringsAudited
      self.stringsSkipped = stringsSkipped
    }
  }

  public struct Summary: Hashable, Sendable {
    public var errors: Int
    public var warnings: Int
    public var notes: Int
    public var needsReview: Int
  }

  /// A function or property that hides texts of bars.
  public struct UnresolvedReading: Hashable, Sendable {
    /// As it is written: `tr`, `L10n`, `viewModel.title`; empty for expressions of other kinds.
    public var name: String
    /// How many texts.
    public var count: Int
    /// The element of `localized-functions` in `lintel.yml` with which at least one of them resolves.
    public var entry: String?
    /// How many resolve with it.
    public var resolvable: Int

    public init(name: String, count: Int, entry: String? = nil, resolvable: Int = 0) {
      self.name = name
      self.count = count
      self.entry = entry
      self.resolvable = resolvable
    }
  }

  public var profile: Profile
  /// In the order of reports: errors first, then by file and line.
  public var findings: [Finding]
  /// What the configuration's suppressions took out of them.
  public var suppressions: SuppressionResult
  public var project: Project
  /// By toolbar, then locale: what the pictures are drawn from.
  public var bars: [BarInLocale]
  public var coverage: Coverage
  /// What a person has to look at, in the order of the bars.
  public var questions: [ReviewQuestion]
  /// By rule, for each that ran.
  public var counts: [String: RuleCount]
  /// By success criterion of WCAG 2.2, the ids of the rules that ran and support it.
  public var criteria: [String: [String]]
  /// How it stands to a baseline, if one was given; `findings` then are the new and the worse ones.
  public var trend: Trend?
  /// Where the project's files and translations can be opened.
  public var links: LinkTemplates
  /// The texts of the bars as the glyphs that they were measured with, where a face is at hand.
  public var outlines: TextOutlines
  /// Where the audited folder lies below the folder that Lintel ran in, which in a pipeline is the repository's: `App/iOS`.
  /// Empty where it is that folder or does not lie in it.
  public var folder: String
  /// What the project's own configuration says fails a build; nil if it says nothing.
  public var failOn: FailOn?
  /// The rules of the guideline that the project's own configuration turned off, in the order of their ids.
  public var rulesOff: [String] = []

  public init(
    profile: Profile, findings: [Finding], project: Project, bars: [BarInLocale], coverage: Coverage,
    suppressions: SuppressionResult = .none, questions: [ReviewQuestion] = [], counts: [String: RuleCount] = [:],
    criteria: [String: [String]] = [:], trend: Trend? = nil, links: LinkTemplates = .none,
    outlines: TextOutlines = .none, folder: String = "", failOn: FailOn? = nil
  ) {
    self.profile = profile
    self.findings = findings
    self.suppressions = suppressions
    self.project = project
    self.bars = bars
    self.coverage = coverage
    self.questions = questions
    self.counts = counts
    self.criteria = criteria
    self.trend = trend
    self.links = links
    self.outlines = outlines
    self.folder = folder
    self.failOn = failOn
  }

  public var summary: Summary {
    func count(_ severity: Severity) -> Int { findings.count { $0.verdict == .fails && $0.severity == severity } }
    return Summary(
      errors: count(.error), warnings: count(.warning), notes: count(.note),
      needsReview: findings.count { $0.verdict == .needsReview })
  }
}

extension AuditResult.Coverage {
  /// The titles of bars and the labels of their items.
  public var labels: Int { labelsResolved + labelsUnresolved }

  /// The share of them that was read, in percent, rounded down; 100 where there are none.
  public var percentResolved: Int { labels == 0 ? 100 : labelsResolved * 100 / labels }

  /// Whether so much is unresolved that findings say little about the bars: more than a fifth.
  public var missesMuch: Bool { labelsUnresolved * 5 > labels }
}
