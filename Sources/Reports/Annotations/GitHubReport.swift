import LintelFindings
import LintelModel

extension ReportFormat {
  static let github = ReportFormat(
    name: "github", fileName: "audit.github.txt", title: "annotations of GitHub Actions", escaping: .commands
  ) { GitHubReport.audit($0, words: $1.words) }
}

/// Workflow commands of GitHub Actions, which put findings beside the lines of a pull request. The worst come first: a step
/// shows no more than ten of each kind.
package enum GitHubReport {
  package static func audit(_ result: AuditResult, words: Localizer = .english) -> String {
    let notices = result.notices.map { "::notice title=\($0.name)::\(escaped(words.visible($0.message)))\n" }
    return (result.findingsInRepository.worstFirst(\.badness).map { line($0, words) } + notices).joined()
  }

  private static func line(_ finding: Finding, _ words: Localizer) -> String {
    let command = finding.verdict == .needsReview || finding.severity == .note ? "notice" : finding.severity.rawValue
    var properties: [(String, String)] = []
    if let place = finding.location {
      properties = [("file", place.file), ("line", "\(max(1, place.line))"), ("col", "\(max(1, place.column))")]
    }
    properties.append(("title", finding.rule + (finding.locale.map { " (\($0.id))" } ?? "")))
    let list = properties.map { "\($0)=\(property($1))" }.joined(separator: ",")
    let message: Message = finding.verdict == .needsReview ? "Needs review: \(finding.message)" : finding.message
    let lines = [message, finding.suggestion].compactMap { $0.map(words.visible) }
    return "::\(command) \(list)::\(escaped(lines.joined(separator: "\n")))\n"
  }

  /// Escapes of the toolkit (`@actions/core`, command.ts): a message holds no line break and no percent sign.
  private static func escaped(_ text: String) -> String {
    text.escapingScalars { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  private static func property(_ text: String) -> String {
    escaped(VisibleCharacters.of(text)).escapingScalars { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }
  }
}
