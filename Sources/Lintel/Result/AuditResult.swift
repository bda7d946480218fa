internal import LintelAudit
internal import LintelFindings
internal import LintelModel
internal import LintelReports

/// Everything an audit found, and what it looked at.
public struct AuditResult: Sendable {
  /// What was found, errors first, then by file and line. With a baseline, what is new or worse.
  public let findings: [Finding]
  /// The files, and parts of files, that could not be read or were not, and why.
  public let skipped: [SkippedFile]
  /// How much was looked at.
  public let coverage: Coverage
  /// The language that the app is written in, as a BCP 47 id.
  public let sourceLanguage: String
  /// Every language that the app is translated into, the source's included, as BCP 47 ids.
  public let languages: [String]

  let stored: LintelFindings.AuditResult
  let rules: [LintelFindings.Rule]
  let name: String
  let language: String

  init(_ result: LintelFindings.AuditResult, rules: [LintelFindings.Rule], name: String, language: String) {
    let words = Localizer(language: language)
    findings = result.findings.map { Finding($0, words: words) }
    skipped = result.project.skipped.map(SkippedFile.init)
    coverage = Coverage(result)
    sourceLanguage = result.project.sourceLocale.id
    languages = result.project.locales.map(\.id)
    stored = result
    self.rules = rules
    self.name = name
    self.language = language
  }

  /// Every bar in every language, as it was laid out; by bar, then language.
  ///
  /// Made when asked for: keep it, do not ask for it in a loop.
  public var bars: [Bar] { stored.bars.map(Bar.init) }

  /// The findings that fail with a severity, or a graver one. What needs review is not among them.
  /// - Parameter severity: The least severity that counts.
  public func failures(atLeast severity: Severity = .error) -> [Finding] {
    findings.filter { $0.verdict == .fails && $0.severity >= severity }
  }

  /// Today's findings as the text of a baseline, for ``Audit/Options/baseline``.
  public func baseline() -> String {
    // A value of texts and finite numbers is always written.
    (try? BaselineFile.text(Baseline(of: stored.findings))) ?? ""
  }
}

/// A file, or a part of one, that was looked at and left out.
public struct SkippedFile: Hashable, Sendable {
  /// The file's path, relative to the audited folder.
  public let file: String
  /// Why: with the line where there is one, what was found, and what is allowed.
  public let reason: String
  /// Whether the file is of a kind that Lintel reads and could not be: what it holds is missing from the audit.
  public let isBroken: Bool

  init(_ file: LintelModel.SkippedFile) {
    self.file = file.file
    reason = file.reason
    isBroken = file.isBroken
  }
}

/// How much an audit looked at, and how much of it could be judged.
public struct Coverage: Hashable, Sendable {
  /// How many bars were found.
  public let toolbars: Int
  /// How many items are on them.
  public let items: Int
  /// How many titles and labels of bars could be read.
  public let labelsRead: Int
  /// How many could not be: code puts them together.
  public let labelsUnread: Int
  /// How many strings of tables were read.
  public let strings: Int
  /// By rule, for each that ran: how many bars or tables failed, needed review and passed.
  public let rules: [String: RuleCount]

  /// What a rule came to.
  public struct RuleCount: Hashable, Sendable {
    /// How many things failed.
    public let failed: Int
    /// How many a person has to look at.
    public let needsReview: Int
    /// How many passed.
    public let passed: Int
  }

  init(_ result: LintelFindings.AuditResult) {
    toolbars = result.coverage.toolbars
    items = result.coverage.items
    labelsRead = result.coverage.labelsResolved
    labelsUnread = result.coverage.labelsUnresolved
    strings = result.coverage.stringsRead
    rules = result.counts.mapValues { RuleCount(failed: $0.failed, needsReview: $0.needsReview, passed: $0.passed) }
  }
}
