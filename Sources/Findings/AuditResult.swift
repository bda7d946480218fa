import LintelModel

/// Everything an audit found: what reports are written from.
package struct AuditResult: Hashable, Sendable {
  package static let schemaVersion = "1.0"

  /// What was looked at, and how much of it could be judged.
  package struct Coverage: Hashable, Sendable {
    package var toolbars: Int
    package var items: Int
    package var labelsResolved: Int
    package var labelsUnresolved: Int
    package var locales: Int
    package var stringsRead: Int
    package var stringsAudited: Int
    package var stringsSkipped: Int
    /// Keys of tables among the audited strings: each counts once, however many languages and plural forms it has. Nil in a report
    /// that was stored before these were counted.
    package var keysAudited: Int?
    /// Bars on which a text could not be read: nothing is said of what fits on them.
    package var toolbarsNotJudged = 0
    /// States of strings that no format's documentation has, and how many strings have each: they were audited as translated.
    package var unknownStates: [String: Int] = [:]
    /// Through which functions and properties the texts are read that are not resolved, those first that hide most.
    package var unresolvedThrough: [UnresolvedReading] = []

    package init(
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

  package struct Summary: Hashable, Sendable {
    package var errors: Int
    package var warnings: Int
    package var notes: Int
    package var needsReview: Int

    package init(errors: Int, warnings: Int, notes: Int, needsReview: Int) {
      self.errors = errors
      self.warnings = warnings
      self.notes = notes
      self.needsReview = needsReview
    }
  }

  /// A function or property that hides texts of bars.
  package struct UnresolvedReading: Hashable, Sendable {
    /// As it is written: `tr`, `L10n`, `viewModel.title`; empty for expressions of other kinds.
    package var name: String
    /// How many texts.
    package var count: Int
    /// The element of `localized-functions` in `lintel.yml` with which at least one of them resolves.
    package var entry: String?
    /// How many resolve with it.
    package var resolvable: Int
    /// Whether any of them is a call, which the configuration may say the meaning of; a constant or a property is none.
    package var isCall: Bool

    package init(name: String, count: Int, entry: String? = nil, resolvable: Int = 0, isCall: Bool = true) {
      self.isCall = isCall
      self.name = name
      self.count = count
      self.entry = entry
      self.resolvable = resolvable
    }
  }

  package var profile: Profile
  /// The version of Lintel that audited; nil where a stored report does not say it.
  package var lintel: String?
  /// The day of the audit, `YYYY-MM-DD`, where it was asked for: without, the same project gives the same report every day.
  package var date: String?
  /// What of a repository was audited; nil where it is of none, or nothing is known of it.
  package var commit: AuditedCommit?
  /// In the order of reports: errors first, then by file and line.
  package var findings: [Finding]
  /// What the configuration's suppressions took out of them.
  package var suppressions: SuppressionResult
  package var project: Project
  /// By toolbar, then locale: what the pictures are drawn from.
  package var bars: [BarInLocale]
  package var coverage: Coverage
  /// How much of each table that is translated its languages lack, in order; empty where the rules about tables did not run.
  package var gaps: [TableGap] = []
  /// What a person has to look at, in the order of the bars.
  package var questions: [ReviewQuestion]
  /// By rule, for each that ran.
  package var counts: [String: RuleCount]
  /// By success criterion of WCAG 2.2, the ids of the rules that ran and support it.
  package var criteria: [String: [String]]
  /// How it compares with a baseline, if one was given; `findings` then are the new and the worse ones.
  package var trend: Trend?
  /// Languages that a base or a baseline had, and that are no longer there, or no longer in one of their tables.
  package var lostLanguages: [LostLanguage] = []
  /// What a change has fixed, each by its rule and what it is about: `title-truncated (de, settings.title)`.
  package var fixed: [String] = []
  /// The translations about which something was found and that a change wrote anew.
  package var changedTexts: [TextChange] = []
  /// The texts that a change wrote anew on bars that are not judged for fit.
  package var unjudgedTexts: [UnjudgedText] = []
  /// Where the project's files and translations can be opened.
  package var links: LinkTemplates
  /// Where what is reported at a place ends, as far as files say it.
  package var extents: [SourceLocation: SourceExtent] = [:]
  /// The texts of the bars as the glyphs that they were measured with, where a face is at hand.
  package var outlines: GlyphOutlines
  /// Where the audited folder lies below the folder that Lintel ran in, which in a pipeline is the repository's: `App/iOS`.
  /// Empty where it is that folder or does not lie in it.
  package var folder: String
  /// What was asked to be audited, as a shell takes it for one word, so that commands that are shown can be copied. Nil where no
  /// program was asked, and of a stored report. It is no part of a report.
  package var askedPath: String?
  /// What the project's own configuration says fails a build; nil if it says nothing.
  package var failOn: FailOn?
  /// What whoever ran Lintel asked to fail instead. A stored report says it (`gate`), and who reads it may ask anew.
  package var askedFailOn: FailOn?
  /// What whoever ran Lintel asked for besides.
  package var demands = AuditDemands()
  /// That only the rules of one theme were asked for; nil where all were.
  package var only: RuleChoice?
  /// The rules of the guideline that the project's own configuration turned off, in the order of their ids.
  package var rulesOff: [String] = []
  /// Those that it lets find nothing as grave as they would, in the order of their ids.
  package var rulesLowered: [String] = []
  /// Where it turns them off, by their ids, as far as it is a file that does.
  package var rulesOffPlaces: [String: SourceLocation] = [:]
  /// What a change made milder in the project's own configuration.
  package var milderSettings: [MilderSetting] = []
  /// What these let pass; nil where that was not counted.
  package var letThrough: LetThrough?
  /// What a change accepts itself, in the configuration or in comments, in the order of the places.
  package var addedAcceptances: [AddedAcceptance] = []
  /// What the report was narrowed to, as `locale:de` or `rule:title-length`; empty if it holds everything.
  package var scope: [String] = []
  /// How many findings there are besides.
  package var outOfScope = 0

  package init(
    profile: Profile, findings: [Finding], project: Project, bars: [BarInLocale], coverage: Coverage,
    suppressions: SuppressionResult = .none, questions: [ReviewQuestion] = [], counts: [String: RuleCount] = [:],
    criteria: [String: [String]] = [:], trend: Trend? = nil, links: LinkTemplates = .none,
    outlines: GlyphOutlines = .none, folder: String = "", failOn: FailOn? = nil
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

  package var summary: Summary {
    func count(_ severity: Severity) -> Int { findings.count { $0.verdict == .fails && $0.severity == severity } }
    return Summary(
      errors: count(.error), warnings: count(.warning), notes: count(.note),
      needsReview: findings.count { $0.verdict == .needsReview })
  }
}

extension AuditResult.Coverage {
  /// The titles of bars and the labels of their items.
  package var labels: Int { labelsResolved + labelsUnresolved }

  /// The share of them that was read, in percent, rounded down; 100 where there are none.
  package var percentResolved: Int { labels == 0 ? 100 : labelsResolved * 100 / labels }

  /// Whether so much is unresolved that findings say little about the bars: more than a fifth.
  package var missesMuch: Bool { labelsUnresolved * 5 > labels }
}
