import Foundation
import LintelAudit
import LintelFindings
import LintelReports

/// Writes to streams and files.
enum Output {
  static func write(_ text: String, to stream: FileHandle = .standardOutput) {
    // A reader that went away (`| head`) is no error of ours.
    try? stream.write(contentsOf: Data(text.utf8))
  }

  /// True if a person is looking at the stream.
  static func isTerminal(_ stream: FileHandle) -> Bool { isatty(stream.fileDescriptor) != 0 }

  /// Writes a file whole or not at all: to a temporary name beside it, then renamed.
  static func write(_ text: String, toFile path: String) throws {
    do { try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
      throw Failure("\(path): cannot be written: \((error as NSError).localizedDescription)")
    }
  }

  /// Says on standard error what a long run is doing, where a person is looking.
  static let progress: @Sendable (String) -> Void = { step in
    if isTerminal(.standardError) { write("lintel: \(step)…\n", to: .standardError) }
  }
}

/// The clock, asked once and only here: the library is handed a day.
enum Today {
  /// `YYYY-MM-DD`, in UTC, so that a pipeline and a laptop agree.
  static var utc: String { Date().formatted(.iso8601.year().month().day()) }
}

/// The formats of an audit's report.
enum ReportFormat: String, CaseIterable {
  case text, xml, html, json, sarif, junit, github, gitlab, markdown, csv

  /// `name` is what the audited folder is called. XML and JSON are for programs, and in English.
  func render(_ result: AuditResult, name: String, language: LanguageOption) -> String {
    let words = language.words(forPeople: self == .html)
    return switch self {
    case .text: TextReport.render(result, colour: false, width: 100, words: words)
    case .xml: XMLReport.audit(result)
    case .html: HTMLReport.audit(result, name: name)
    case .json: JSONReport.audit(result)
    case .sarif: SARIFReport.audit(result, rules: AuditOptions().rules, words: words)
    case .junit: JUnitReport.audit(result, words: words)
    case .github: GitHubReport.audit(result, words: words)
    case .gitlab: GitLabReport.audit(result, words: words)
    case .markdown: MarkdownReport.audit(result, name: name, words: words)
    case .csv: CSVReport.audit(result, words: words)
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
