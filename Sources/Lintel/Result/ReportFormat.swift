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
  public static let text = ReportFormat("text", "audit.txt")
  /// Everything that was found, to be read again by ``AuditResult/init(stored:language:)``.
  public static let xml = ReportFormat("xml", "audit.xml")
  /// One page, with each bar drawn in each language.
  public static let html = ReportFormat("html", "audit.html")
  /// For scripts.
  public static let json = ReportFormat("json", "audit.json")
  /// SARIF 2.1.0, for code scanning.
  public static let sarif = ReportFormat("sarif", "audit.sarif")
  /// JUnit's XML, for CI services.
  public static let junit = ReportFormat("junit", "audit.junit.xml")
  /// Commands that annotate a pull request on GitHub.
  public static let github = ReportFormat("github", "audit.github.txt")
  /// GitLab's Code Quality.
  public static let gitlab = ReportFormat("gitlab", "audit.gitlab.json")
  /// For a comment on a pull request.
  public static let markdown = ReportFormat("markdown", "audit.md")
  /// For a spreadsheet: one row for each text.
  public static let csv = ReportFormat("csv", "audit.csv")

  /// All of them.
  public static let all = [text, xml, html, json, sarif, junit, github, gitlab, markdown, csv]

  private init(_ name: String, _ fileName: String) {
    self.name = name
    self.fileName = fileName
  }

  func render(_ result: AuditResult) -> String {
    let (stored, name, words) = (result.stored, result.name, Words(language: result.language))
    return switch self {
    case .xml: XMLReport.audit(stored, name: name)
    case .html: HTMLReport.audit(stored, name: name, words: words)
    case .json: JSONReport.audit(stored)
    case .sarif: SARIFReport.audit(stored, rules: result.rules, words: words)
    case .junit: JUnitReport.audit(stored, words: words)
    case .github: GitHubReport.audit(stored, words: words)
    case .gitlab: GitLabReport.audit(stored, words: words)
    case .markdown: MarkdownReport.audit(stored, name: name, words: words)
    case .csv: CSVReport.audit(stored, words: words)
    default: TextReport.render(stored, colour: false, width: 100, words: words)
    }
  }
}
