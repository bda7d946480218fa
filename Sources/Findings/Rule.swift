import LintelModel

/// A rule: one sentence about bars or strings, why it matters, what it answers, examples, and the check. A value, not a class.
package struct Rule: Sendable {
  /// What a check looks at.
  package enum Check: Sendable {
    /// A bar in one language, laid out in all environments.
    case bar(@Sendable (BarInLocale) -> [Remark])
    /// The same, where guidelines contradict each other.
    case barByProfile(@Sendable (BarInLocale, Profile) -> [Remark])
    /// What only a person can judge: asked once about every bar.
    case question(Message)
    /// A table in one language beside its source.
    case translations(@Sendable (TableInLocale) -> [Remark])
    /// The same, for what hangs on the project around the table, too.
    case translationsAmong(@Sendable (TableInLocale, TableSurroundings) -> [Remark])
    /// A table in all its languages: which strings each of them has.
    case family(@Sendable (TableAcrossLocales) -> [Remark])
    /// One file of a table as it was read.
    case file(@Sendable (StringTable) -> [Remark])
    /// A bar as its definition has it, in all languages of the project: also in those in which it says nothing of its own
    /// and so is not laid out. A remark names the language it is about; without one it is about the definition.
    case toolbar(@Sendable (Toolbar, Project) -> [Remark])
    /// The same, for what is looked up on all bars of the project: it is gathered once, and then asked for each bar.
    case toolbarAmong(@Sendable (Project) -> (Toolbar) -> [Remark])
    /// Everything that was read: how its files relate.
    case project(@Sendable (Project) -> [Remark])
    /// A file, or a part of one, that was left out.
    case skipped(@Sendable (SkippedFile) -> [Remark])
  }

  /// Kebab-case, and the file's name: `label-truncated` is in `LabelTruncated.swift`.
  package let id: String
  /// The sentence that is true when the rule passes.
  package let title: String
  /// Ids of the guideline statements it answers: `hig-2025.14`.
  package let statements: [String]
  package let platforms: [Platform]
  package internal(set) var severity: Severity
  /// What the rule says of itself, whatever a project makes of it.
  package let usualSeverity: Severity
  /// The gravest that it says of anything, by itself.
  package let gravest: Severity
  /// Nothing it says is graver than this, where a project has set its severity.
  package internal(set) var ceiling: Severity?
  /// Core rules run in every profile; others in the profiles of their statements.
  package let isCore: Bool
  /// Numbers of the success criteria of WCAG 2.2 that the rule supports (never: conforms to), as in `Data/criteria.csv`.
  package let criteria: [String]
  /// The names of facts any one of which lets it speak; empty for a rule that titles, items and texts decide.
  package let facts: [String]
  /// What of a project shows it what it asks for.
  package var sources: Set<FactSource> {
    facts.isEmpty ? FactSource.ofBars : facts.reduce(into: []) { $0.formUnion(FactSource.showing($1)) }
  }
  /// Whether nothing but facts that a definition declares can decide it: no source file tells them.
  package var isDeclarationOnly: Bool { sources.isEmpty }
  /// Whether it is about what texts say, in whichever language, where no statement of a guideline tells.
  package let isAboutTexts: Bool
  /// Whether it is about who can see, hear or reach an item, where no criterion says so.
  package let isAboutAccess: Bool
  /// Whether what other languages have for a string decides if something is wrong with its translation: what they change is no
  /// news of it.
  package let isByMajority: Bool
  /// Whether what it finds about a translation hangs on the source text: with another one it may be silent though nobody mended
  /// anything. What is wrong with a file, a definition or a place is mended when it is found no more.
  package var hangsOnSource: Bool {
    switch check {
    case .translations, .translationsAmong: true
    default: isBesideSource
    }
  }
  /// The same of a rule that does not look at one language's table at a time.
  private let isBesideSource: Bool
  /// Whether it speaks of what a change does: without a base it is silent.
  package var isAboutChange: Bool {
    examples.contains { $0.before != nil } && examples.allSatisfy { $0.outcome == .passes || $0.before != nil }
  }
  /// Who loses what when it fails.
  package let why: String
  package let examples: [Example]
  package private(set) var check: Check

  package init(
    id: String, title: String, statements: [String] = [], platforms: [Platform] = Platform.allCases, severity: Severity,
    gravest: Severity? = nil, isCore: Bool = false, criteria: [String] = [], facts: [String] = [], isAboutTexts: Bool = false,
    isAboutAccess: Bool = false, isByMajority: Bool = false, isBesideSource: Bool = false, why: String,
    examples: [Example] = [], check: Check
  ) {
    self.id = id
    self.title = title
    self.statements = statements
    self.platforms = platforms
    self.severity = severity
    usualSeverity = severity
    self.gravest = gravest ?? severity
    self.isCore = isCore
    self.criteria = criteria
    self.facts = facts
    self.isAboutTexts = isAboutTexts
    self.isAboutAccess = isAboutAccess
    self.isByMajority = isByMajority
    self.isBesideSource = isBesideSource
    self.why = why
    self.examples = examples
    self.check = check
  }

  /// Its sentence for a report.
  package var titleMessage: Message { Message(stringLiteral: title).scoped("\(id).title") }
  /// Its reason for a report.
  package var whyMessage: Message { Message(stringLiteral: why).scoped("\(id).why") }

  /// What the rule asks a person; nil for a rule that answers itself.
  package var question: Message? { if case .question(let text) = check { text } else { nil } }

  /// The same rule for a project that takes what it asks about a translation for a failure.
  package var failing: Rule {
    guard case .translations(let check) = check else { return self }
    var rule = self
    rule.check = .translations { table in
      check(table).map { remark in
        var remark = remark
        remark.verdict = .fails
        return remark
      }
    }
    return rule
  }

  /// Whether the rule runs in a profile.
  package func runs(in profile: Profile) -> Bool {
    isCore || statements.contains { $0.hasPrefix(profile.rawValue + ".") }
  }
}
