internal import LintelFindings
internal import LintelReports

/// A form in which a result is written; `docs/reports.md` says what each is for.
public struct ReportFormat: Hashable, Sendable, CustomStringConvertible {
  /// Its name on the command line: `html`.
  public let name: String
  /// What its file is usually called: `audit.html`.
  public let fileName: String
  /// The name.
  public var description: String { name }

  /// For the terminal, in 100 columns and without colour.
  public static let text = ReportFormat("text")
  /// Everything that was found, to be read again by ``AuditResult/init(stored:language:)``.
  public static let xml = ReportFormat("xml")
  /// One page, with each bar drawn in each language.
  public static let html = ReportFormat("html")
  /// For scripts.
  public static let json = ReportFormat("json")
  /// SARIF 2.1.0, for code scanning.
  public static let sarif = ReportFormat("sarif")
  /// JUnit's XML, for CI services.
  public static let junit = ReportFormat("junit")
  /// Commands that annotate a pull request on GitHub.
  public static let github = ReportFormat("github")
  /// GitLab's Code Quality.
  public static let gitlab = ReportFormat("gitlab")
  /// For a comment on a pull request.
  public static let markdown = ReportFormat("markdown")
  /// For a spreadsheet: one row for each text.
  public static let csv = ReportFormat("csv")
  /// Checkstyle XML, for Jenkins, reviewdog and Danger.
  public static let checkstyle = ReportFormat("checkstyle")
  /// Reviewdog's diagnostics, a line of JSON each.
  public static let rdjsonl = ReportFormat("rdjsonl")
  /// Lines that Xcode shows beside the source.
  public static let xcode = ReportFormat("xcode")

  /// All of them, in the order of the documentation.
  public static let all = LintelReports.ReportFormat.all.map(ReportFormat.init)

  /// The one that the command line calls so.
  public init?(named name: String) {
    guard let format = LintelReports.ReportFormat.named(name) else { return nil }
    self.init(format)
  }

  private init(_ format: LintelReports.ReportFormat) {
    name = format.name
    fileName = format.fileName
  }

  /// One that is known to be there.
  private init(_ name: String) { self.init(named: name)! }

  func render(_ result: AuditResult) -> String {
    let setting = LintelReports.ReportFormat.Setting(
      name: result.name, rules: result.rules, words: Localizer(language: result.language))
    return LintelReports.ReportFormat.named(name)!.report(result.stored, setting)
  }
}
