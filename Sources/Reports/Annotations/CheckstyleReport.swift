import LintelFindings
import LintelModel
import LintelXMLTree

extension ReportFormat {
  static let checkstyle = ReportFormat(
    name: "checkstyle", fileName: "audit.checkstyle.xml", title: "Checkstyle XML", escaping: .markup
  ) { CheckstyleReport.audit($0, words: $1.words) }
}

/// Checkstyle's XML, as Jenkins (warnings-ng), reviewdog, Danger and converters for GitLab read it: an element for each file,
/// in it one for each finding.
enum CheckstyleReport {
  /// The version of Checkstyle whose form this is; other linters write the same.
  private static let version = "4.3"

  private struct Problem {
    var place: SourceLocation
    var severity: String
    var message: String
    /// Of a rule, or what a sentence about the whole is about: `coverage`.
    var source: String
  }

  static func audit(_ result: AuditResult, words: Localizer) -> String {
    let whole = SourceLocation(file: result.folderInRepository, line: 1)
    let texts = InterfaceTexts(result.project)
    let problems =
      result.findingsInRepository.map { problem($0, at: $0.location ?? whole, texts, words) }
      + result.noticesBesideLines.map {
        Problem(place: whole, severity: "info", message: words.visible($0.message), source: $0.name)
      }
    let files = Dictionary(grouping: problems, by: \.place.file)
    let xml = XMLWriter()
    xml.element("checkstyle", ["version": version]) {
      for (file, problems) in files.sorted(by: { $0.key < $1.key }) {
        xml.element("file", ["name": VisibleCharacters.of(file)]) { for problem in problems { write(problem, to: xml) } }
      }
    }
    // Behind the root: some readers take every node before or in it for an element (danger-checkstyle_format).
    if let origin = result.origin { xml.comment(words.visible(origin)) }
    return xml.finish()
  }

  private static func problem(_ finding: Finding, at place: SourceLocation, _ texts: InterfaceTexts, _ words: Localizer) -> Problem {
    let isReview = finding.verdict == .needsReview
    let message: Message = isReview ? "Needs review: \(finding.message)" : finding.message
    let language = finding.locale.map { " (\($0.id))" } ?? ""
    let advice =
      ([finding.keySentence(with: texts), finding.advice].compactMap { $0.map(words.visible) } + finding.placeLines(words))
      .map { "\n" + $0 }.joined()
    return Problem(
      place: place, severity: isReview || finding.severity == .note ? "info" : finding.severity.rawValue,
      message: words.visible(message) + language + advice, source: finding.rule)
  }

  private static func write(_ problem: Problem, to xml: borrowing XMLWriter) {
    xml.element(
      "error",
      [
        "line": "\(max(1, problem.place.line))", "column": "\(max(1, problem.place.column))", "severity": problem.severity,
        "message": problem.message, "source": "lintel.\(problem.source)",
      ])
  }
}
