import ArgumentParser
import LintelAudit
import LintelFindings
import LintelReports

/// The formats of an audit's report.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  case text, xml, html, json, sarif, junit, github, gitlab, markdown, csv

  /// `name` is what the audited folder is called. XML and JSON are for programs, and in English.
  func render(_ result: AuditResult, name: String, language: LanguageOption) -> String {
    let words = language.words(forPeople: self == .html)
    return switch self {
    case .text: TextReport.render(result, colour: false, width: 100, words: words)
    case .xml: XMLReport.audit(result, name: name)
    case .html: HTMLReport.audit(result, name: name, words: words)
    case .json: JSONReport.audit(result)
    case .sarif: SARIFReport.audit(result, rules: AuditOptions().rules, words: words)
    case .junit: JUnitReport.audit(result, words: words)
    case .github: GitHubReport.audit(result, words: words)
    case .gitlab: GitLabReport.audit(result, words: words)
    case .markdown: MarkdownReport.audit(result, name: name, words: words)
    case .csv: CSVReport.audit(result, words: words)
    }
  }

  /// How the format writes a character in another way.
  var commandSyntax: RunnerCommands.Syntax {
    switch self {
    case .text, .csv, .markdown: .plain
    case .json, .sarif, .gitlab: .json
    case .xml, .html, .junit: .markup
    case .github: .commands
    }
  }

  var fileName: String {
    switch self {
    case .text: "audit.txt"
    case .junit: "audit.junit.xml"
    case .github: "audit.github.txt"
    case .gitlab: "audit.gitlab.json"
    case .markdown: "audit.md"
    case .xml, .html, .json, .sarif, .csv: "audit.\(rawValue)"
    }
  }
}
