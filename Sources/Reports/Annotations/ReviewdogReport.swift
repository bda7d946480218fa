import LintelFindings
import LintelModel

extension ReportFormat {
  static let rdjsonl = ReportFormat(
    name: "rdjsonl", fileName: "audit.rdjsonl", title: "diagnostics of reviewdog", escaping: .json
  ) { ReviewdogReport.audit($0, words: $1.words) }
}

/// Reviewdog Diagnostic Format (rdjsonl): a line of JSON for each finding.
///
/// Its columns count bytes of UTF-8, and a place knows UTF-16 units of a line that is not at hand: a finding is about its line.
enum ReviewdogReport {
  static func audit(_ result: AuditResult, words: Localizer) -> String {
    let notices = result.notices.map { notice in
      diagnostic(words.visible(notice.message), "INFO", notice.name, at: whole(result), [])
    }
    let findings = result.findingsInRepository.worstFirst(\.badness).map { finding in
      let isReview = finding.verdict == .needsReview
      let message: Message = isReview ? "Needs review: \(finding.message)" : finding.message
      let lines = [message, finding.keySentence, finding.suggestion].compactMap { $0.map(words.visible) }
      let language = finding.locale.map { " (\($0.id))" } ?? ""
      let related = finding.relatedPlaces.map { place in
        JSON.object([.init("message", words.text(place.what)), .init("location", location(place.location))])
      }
      return diagnostic(
        lines.joined(separator: "\n") + language, severity(finding), finding.rule, at: finding.location ?? whole(result),
        related)
    }
    return (findings + notices).map { $0.line() + "\n" }.joined()
  }

  private static func whole(_ result: AuditResult) -> SourceLocation {
    SourceLocation(file: result.folderInRepository, line: 1)
  }

  private static func diagnostic(
    _ message: String, _ severity: String, _ code: String, at place: SourceLocation, _ related: [JSON]
  ) -> JSON {
    .object([
      .init("message", message), .init("location", location(place)), .init("severity", severity),
      .init("source", .object([.init("name", "lintel")])), .init("code", .object([.init("value", code)])),
      .init("related_locations", related.isEmpty ? nil : .array(related)),
    ])
  }

  private static func location(_ place: SourceLocation) -> JSON {
    .object([
      .init("path", VisibleCharacters.of(place.file)),
      .init("range", .object([.init("start", .object([.init("line", max(1, place.line))]))])),
    ])
  }

  private static func severity(_ finding: Finding) -> String {
    guard finding.verdict == .fails else { return "INFO" }
    return switch finding.severity {
    case .error: "ERROR"
    case .warning: "WARNING"
    case .note: "INFO"
    }
  }
}
