import LintelFindings
import LintelModel

extension ReportFormat {
  static let rdjsonl = ReportFormat(
    name: "rdjsonl", fileName: "audit.rdjsonl", title: "diagnostics of reviewdog", escaping: .json
  ) { ReviewdogReport.audit($0, words: $1.words) }
}

/// Reviewdog Diagnostic Format (rdjsonl): a line of JSON for each finding.
///
/// Its columns count bytes of UTF-8. A place knows them where its end is known; else it is about its line.
///
/// reviewdog knows a comment that it wrote by the hash of the whole line (serviceutil.Fingerprint): so a line says the version
/// of Lintel, and neither the commit nor the day, with which every push would write all comments anew.
enum ReviewdogReport {
  /// At a line of 64 KiB reviewdog stops reading, and says nothing of it (bufio.Scanner, parser/rdjsonl.go).
  private static let maximumLength = 64 * 1024 - 1
  /// As many characters as fit for sure, beside all else.
  private static let maximumMessage = 10_000

  static func audit(_ result: AuditResult, words: Localizer) -> String {
    let extents = result.extentsInRepository
    let source = result.lintel.map { "lintel \(VisibleCharacters.of($0))" } ?? "lintel"
    // How much is new and how much is not is otherwise with each push.
    let notices = result.noticesBesideLines.filter { !["base", "baseline", "gate"].contains($0.name) }.map { notice in
      let place = notice.place.map(result.inRepository) ?? whole(result)
      return diagnostic(words.visible(notice.message), "INFO", code(notice.name), at: place, extents, by: source).line()
    }
    let texts = InterfaceTexts(result.project)
    let findings = AnnotatedFinding.all(of: result, as: result.findingsInRepository).map { annotated in
      let finding = annotated.finding
      let isReview = finding.verdict == .needsReview
      let message: Message = isReview ? "Needs review: \(finding.message)" : finding.message
      let lines = [message, finding.keySentence(with: texts), finding.advice].compactMap { $0.map(words.visible) }
      let language = finding.locale.map { " (\($0.id))" } ?? ""
      let related = finding.relatedPlaces.map { place in
        JSON.object([.init("message", words.text(place.what)), .init("location", location(place.location, extents))])
      }
      let place = finding.location ?? whole(result)
      func line(_ message: String, _ suggestions: [JSON]) -> String {
        diagnostic(
          message, severity(finding), code(finding.rule, result.links.address(ofRule: finding.rule)), at: place, extents,
          by: source, suggestions, related
        ).line()
      }
      let said = lines.joined(separator: "\n") + language
      let full = line(said, suggestions(of: finding, at: place, extents))
      return full.utf8.count < maximumLength ? full : line(String(said.unicodeScalars.prefix(maximumMessage)) + "…", [])
    }
    return (findings + notices).map { $0 + "\n" }.joined()
  }

  private static func whole(_ result: AuditResult) -> SourceLocation {
    SourceLocation(file: result.folderInRepository, line: 1)
  }

  private static func diagnostic(
    _ message: String, _ severity: String, _ code: JSON, at place: SourceLocation,
    _ extents: [SourceLocation: SourceExtent], by source: String, _ suggestions: [JSON] = [], _ related: [JSON] = []
  ) -> JSON {
    .object([
      .init("message", message), .init("location", location(place, extents)), .init("severity", severity),
      .init("source", .object([.init("name", source)])), .init("code", code),
      .init("suggestions", suggestions.isEmpty ? nil : .array(suggestions)),
      .init("related_locations", related.isEmpty ? nil : .array(related)),
    ])
  }

  private static func code(_ value: String, _ address: String? = nil) -> JSON {
    .object([.init("value", value), .init("url", address)])
  }

  /// What mends the string at the place; a suggestion is for the lines of its diagnostic alone.
  private static func suggestions(
    of finding: Finding, at place: SourceLocation, _ extents: [SourceLocation: SourceExtent]
  ) -> [JSON] {
    finding.allFixes.compactMap { fix in
      guard let edit = fix.edit, edit.location.file == place.file, edit.location.line == place.line,
        edit.extent.endLine == extents[place]?.endLine ?? place.line
      else { return nil }
      return .object([.init("range", range(edit.location, edit.extent)), .init("text", edit.text)])
    }
  }

  private static func location(_ place: SourceLocation, _ extents: [SourceLocation: SourceExtent]) -> JSON {
    .object([.init("path", VisibleCharacters.of(place.file)), .init("range", range(place, extents[place]))])
  }

  private static func range(_ place: SourceLocation, _ extent: SourceExtent?) -> JSON {
    .object([
      .init("start", position(max(1, place.line), extent?.byteColumn)),
      .init("end", extent.map { position($0.endLine, $0.endByteColumn) }),
    ])
  }

  private static func position(_ line: Int, _ column: Int?) -> JSON {
    .object([.init("line", line), .init("column", column.map(JSON.integer))])
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
