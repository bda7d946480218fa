import LintelFindings
import LintelModel

extension ReportFormat {
  static let gitlab = ReportFormat(
    name: "gitlab", fileName: "audit.gitlab.json", title: "GitLab code quality", escaping: .json
  ) { GitLabReport.audit($0, words: $1.words) }
}

/// GitLab's code quality report: a JSON list in the form of Code Climate's issues.
package enum GitLabReport {
  package static func audit(_ result: AuditResult, words: Localizer = .english) -> String {
    var seen: [String: Int] = [:]
    let extents = result.extentsInRepository
    let texts = InterfaceTexts(result.project)
    let issues = result.findingsInRepository.map { finding -> JSON in
      // Fingerprints must be unique in a report.
      let count = seen[finding.fingerprint, default: 0]
      seen[finding.fingerprint] = count + 1
      let place = finding.location ?? SourceLocation(file: result.folderInRepository, line: 1)
      return .object([
        .init("type", "issue"), .init("check_name", finding.rule),
        .init("description", description(of: finding, texts, words)),
        .init("fingerprint", finding.fingerprint + (count == 0 ? "" : "-\(count)")),
        .init("severity", severity(finding)),
        .init(
          "location",
          .object([
            .init("path", place.file),
            .init(
              "lines",
              .object([
                .init("begin", max(1, place.line)), .init("end", extents[place].map { .integer($0.endLine) }),
              ])),
          ])),
      ])
    }
    return JSON.array(issues + notices(of: result, words)).document()
  }

  /// In one line: there is no other place for a key, for what to do, or for a doubt.
  private static func description(of finding: Finding, _ texts: InterfaceTexts, _ words: Localizer) -> String {
    let message: Message = finding.verdict == .needsReview ? "Needs review: \(finding.message)" : finding.message
    let said = words.visible(message) + (finding.locale.map { " (\($0.id))" } ?? "")
    let more = [finding.keySentence(with: texts), finding.advice].compactMap { $0.map(words.visible) }
    return ([said] + more + finding.placeLines(words)).joined(separator: " · ")
  }

  /// What there is to say of the whole; the format has no other place for it than beside the findings.
  private static func notices(of result: AuditResult, _ words: Localizer) -> [JSON] {
    var seen: [String: Int] = [:]
    return result.noticesBesideLines.map { notice in
      let place = notice.place.map(result.inRepository)
      let own = (["lintel", notice.name] + (notice.place.map { ["\($0)"] } ?? [])).joined(separator: "-")
      // One comment may accept what several rules find, and of one fingerprint only one is shown.
      let count = seen[own, default: 0]
      seen[own] = count + 1
      let name = own + (count == 0 ? "" : "-\(count)")
      return .object([
        .init("type", "issue"), .init("check_name", notice.name), .init("description", words.visible(notice.message)),
        .init("fingerprint", name), .init("severity", "info"),
        .init(
          "location",
          .object([
            .init("path", place?.file ?? result.folderInRepository),
            .init("lines", .object([.init("begin", max(1, place?.line ?? 1))])),
          ])),
      ])
    }
  }

  private static func severity(_ finding: Finding) -> String {
    guard finding.verdict == .fails else { return "info" }
    switch finding.severity {
    case .error: return "critical"
    case .warning: return "major"
    case .note: return "minor"
    }
  }
}
