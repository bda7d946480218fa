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
    let texts = InterfaceTexts(result.project)
    let findings = AnnotatedFinding.all(of: result, as: result.findings).map { annotated in
      let finding = annotated.finding
      let isReview = finding.verdict == .needsReview
      let message: Message = isReview ? "Needs review: \(finding.message)" : finding.message
      let said = sentences(message, finding.advice, words)
      let key = finding.keySentence(with: texts).map { " · " + words.visible($0) } ?? ""
      func path(_ place: SourceLocation) -> String { "\(folder)\(place.file):\(max(1, place.line)):\(max(1, place.column))" }
      let kind = isReview || finding.severity == .note ? "note" : finding.severity.rawValue
      // As compilers do, other places are notes behind it.
      let others = finding.change?.place == nil ? [] : finding.relatedPlaces
      return line(
        finding.location.map(path) ?? "lintel", kind, said + (finding.locale.map { " (\($0.id))" } ?? "") + key, finding.rule
      )
        + others.map { line(path($0.location), "note", words.text($0.what), finding.rule) }.joined()
    }
    let notices = result.noticesBesideLines.map { line("lintel", "note", words.visible($0.message), $0.name) }
    // For the build's log alone: it has no kind, so that Xcode takes it for no message of a compiler.
    let origin = result.origin.map { words.visible($0) + "\n" } ?? ""
    return (findings + notices).joined() + origin
  }

  /// One behind the other: most findings' sentences have no stop of their own.
  private static func sentences(_ message: Message, _ advice: Message?, _ words: Localizer) -> String {
    let said = words.visible(message)
    guard let advice else { return said }
    guard let last = said.last, ".!?…。！？".contains(last) else { return words.visible(sentences(message, advice)) }
    // Behind a stop of full width there is room already.
    return said + ("。！？".contains(last) ? "" : " ") + words.visible(advice)
  }

  /// What was found, with the stop that it lacks, and what to do.
  static func sentences(_ message: Message, _ advice: Message) -> Message { "\(message). \(advice)" }
}
