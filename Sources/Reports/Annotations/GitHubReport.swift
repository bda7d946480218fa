import LintelFindings
import LintelModel

/// Workflow commands of GitHub Actions, which put findings beside the lines of a pull request. The worst come first: a step
/// shows no more than ten of each kind.
public enum GitHubReport {
  public static func audit(_ result: AuditResult) -> String {
    result.findings.worstFirst(\.badness).map(line).joined()
  }

  private static func line(_ finding: Finding) -> String {
    let command = finding.verdict == .needsReview || finding.severity == .note ? "notice" : finding.severity.rawValue
    var properties: [(String, String)] = []
    if let place = finding.location {
      properties = [("file", place.file), ("line", "\(max(1, place.line))"), ("col", "\(max(1, place.column))")]
    }
    properties.append(("title", finding.rule + (finding.locale.map { " (\($0.id))" } ?? "")))
    let list = properties.map { "\($0)=\(property($1))" }.joined(separator: ",")
    let question = finding.verdict == .needsReview ? "Needs review: " : ""
    let message = question + finding.message + (finding.suggestion.map { "\n" + $0 } ?? "")
    return "::\(command) \(list)::\(data(message))\n"
  }

  /// Escapes of the toolkit (`@actions/core`, command.ts): a message holds no line break and no percent sign.
  private static func data(_ text: String) -> String {
    VisibleCharacters.lines(of: text).replacing("%", with: "%25").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
