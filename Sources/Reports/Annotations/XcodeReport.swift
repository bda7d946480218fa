import LintelFindings
import LintelModel

extension ReportFormat {
  static let xcode = ReportFormat(
    name: "xcode", fileName: "audit.xcode.txt", title: "lines for Xcode", escaping: .plain
  ) { XcodeReport.audit($0, root: $1.root, words: $1.words) }
}

/// A line for each finding as compilers write them, which Xcode puts beside the source: it finds files by absolute paths alone.
enum XcodeReport {
  /// - Parameter root: the absolute path of the audited folder; without it paths stay as they are.
  static func audit(_ result: AuditResult, root: String, words: Localizer) -> String {
    let folder = root.isEmpty || root.hasSuffix("/") ? root : root + "/"
    func line(_ place: String, _ kind: String, _ message: String, _ rule: String) -> String {
      // One line each, whatever a text holds.
      "\(VisibleCharacters.of(place)): \(kind): \(message.split(whereSeparator: \.isNewline).joined(separator: " ")) [\(rule)]\n"
    }
    let findings = result.findings.worstFirst(\.badness).map { finding in
      let isReview = finding.verdict == .needsReview
      let message: Message = isReview ? "Needs review: \(finding.message)" : finding.message
      let said = [message, finding.suggestion].compactMap { $0.map(words.visible) }.joined(separator: " ")
      let place = finding.location.map { "\(folder)\($0.file):\(max(1, $0.line)):\(max(1, $0.column))" } ?? "lintel"
      let kind = isReview || finding.severity == .note ? "note" : finding.severity.rawValue
      return line(place, kind, said + (finding.locale.map { " (\($0.id))" } ?? ""), finding.rule)
    }
    let notices = result.notices.map { line("lintel", "note", words.visible($0.message), $0.name) }
    return (findings + notices).joined()
  }
}
