import LintelFindings
import LintelModel

/// The reports for a terminal.
public enum TextReport {
  /// `lintel audit`: the findings by file, then what they come to. The width is the terminal's, in columns.
  public static func render(
    _ result: AuditResult, colour: Bool, width: Int, words: Words = .english
  ) -> String {
    var terminal = Terminal(colour: colour, width: width, words: words)
    if result.coverage.missesMuch { unresolved(result.coverage, to: &terminal) }
    let byFile = Dictionary(grouping: result.findings) { $0.location?.file ?? "" }
    for file in byFile.keys.sorted() {
      terminal.say((file.isEmpty ? "Without a place in a file" : "\(file)", .bold))
      for finding in byFile[file]!.sorted(by: { ($0.location?.line ?? 0) < ($1.location?.line ?? 0) }) {
        write(finding, to: &terminal)
      }
      terminal.gap()
    }
    coverage(result, to: &terminal)
    if !result.findings.isEmpty {
      terminal.gap()
      list(result.worst(5), heading: "The worst first:", to: &terminal)
    }
    terminal.gap()
    summary(result.summary, to: &terminal)
    return terminal.text
  }

  /// The few findings that cost users most, one to a line with its place.
  public static func worst(
    _ result: AuditResult, count: Int, colour: Bool = false, width: Int = 100, words: Words = .english
  ) -> String {
    var terminal = Terminal(colour: colour, width: width, words: words)
    list(result.worst(count), heading: nil, to: &terminal)
    return terminal.text
  }

  private static func write(_ finding: Finding, to terminal: inout Terminal) {
    let kind = FindingKind(finding)
    if let location = finding.location { terminal.begin(at: "\(location)") }
    terminal.say(("\(kind.mark): ", kind.style), (finding.message, nil), (" [\(finding.rule)]", .soft))
    let about = [
      finding.locale.map { .data(terminal.words.name(of: $0)) }, finding.blame.whom,
      finding.certainty == .certain ? nil : finding.certainty.word, environments(finding), finding.variants?.sentence,
    ].compactMap { $0 }
    terminal.say(paragraph: about.joined(by: " · "), indent: 4, style: .soft)
    if !finding.evidence.isEmpty {
      terminal.say(paragraph: "\(finding.evidence.map(\.line))", indent: 4, style: .soft)
    }
    if let suggestion = finding.suggestion { terminal.say(paragraph: "→ \(suggestion)", indent: 4, hanging: 2) }
    if finding.translationLocation != nil, let definition = finding.definitionLocation {
      terminal.say(("    ", nil), ("defined at \(definition)", .soft))
    }
  }

  private static func environments(_ finding: Finding) -> Message? {
    guard finding.environmentCount > 0, let worst = finding.worstEnvironment else { return nil }
    return finding.environmentCount == 1 ? "\(worst)" : "\(finding.environmentCount, "environment"), worst \(worst)"
  }

  private static func list(_ findings: [Finding], heading: Message?, to terminal: inout Terminal) {
    if let heading { terminal.say((heading, .bold)) }
    for (index, finding) in findings.enumerated() {
      let kind = FindingKind(finding)
      terminal.say(
        ("\(index + 1). ", nil), ("\(kind.mark): ", kind.style), (finding.message, nil),
        (finding.locale.map { " (\($0.id))" } ?? "", .soft))
      if let location = finding.location { terminal.line(("   \(location)", .soft)) }
    }
  }

  private static func coverage(_ result: AuditResult, to terminal: inout Terminal) {
    let coverage = result.coverage
    terminal.say(
      paragraph:
        "Looked at \(coverage.toolbars, "toolbar") with \(coverage.items, "item") in \(coverage.locales, "language"); "
        + "\(coverage.labelsResolved, one: "label resolved", other: "labels resolved"), \(always: coverage.labelsUnresolved, "not"). "
        + "Read \(coverage.stringsRead, "string"): \(always: coverage.stringsAudited, "audited"), "
        + "\(always: coverage.stringsSkipped, "skipped").", indent: 0)
    suppressions(result.suppressions, to: &terminal)
    if !result.questions.isEmpty {
      let bars = Set(result.questions.map(\.toolbar)).count
      terminal.say(
        paragraph: "\(result.questions.count, "question") about \(bars, "toolbar") that only people can answer: see the "
          + "HTML, XML or JSON report.", indent: 0)
    }
    for file in result.project.skipped {
      terminal.say(paragraph: "Skipped \(file.file): \(file.reason)", indent: 0, hanging: 2)
    }
  }

  private static func suppressions(_ result: SuppressionResult, to terminal: inout Terminal) {
    if !result.suppressed.isEmpty {
      terminal.say(paragraph: "\(result.suppressed.count, "finding") suppressed by the configuration.", indent: 0)
    }
    if !result.suppressedQuestions.isEmpty {
      terminal.say(
        paragraph: "\(result.suppressedQuestions.count, "question") suppressed by the configuration.", indent: 0)
    }
    func line(_ suppression: Suppression, _ what: Message) {
      terminal.say(
        paragraph: "\(suppression.location): \(what): \(suppression.summary)", indent: 0, style: .warning, hanging: 2)
    }
    for suppression in result.expired { line(suppression, "suppression expired on \(suppression.until ?? "")") }
    for suppression in result.unused { line(suppression, "suppression of nothing that was found") }
  }

  private static func summary(_ summary: AuditResult.Summary, to terminal: inout Terminal) {
    if summary.errors + summary.warnings + summary.notes + summary.needsReview == 0 {
      terminal.say(("Nothing found.", .clean))
      return
    }
    func part(_ count: Int, _ kind: FindingKind) -> (Message, Terminal.Style?) {
      (kind.counted(count), count > 0 ? kind.style : .soft)
    }
    terminal.say(
      part(summary.errors, .error), (", ", .soft), part(summary.warnings, .warning), (", ", .soft),
      part(summary.notes, .note), (", ", .soft), part(summary.needsReview, .review))
  }
}

extension FindingKind {
  var style: Terminal.Style {
    switch self {
    case .error: .error
    case .warning: .warning
    case .review: .review
    case .note: .note
    }
  }
}

extension Finding.Variants {
  /// `in 2 of 3 variants`.
  var summary: String { count == of ? "in all \(of) variants" : "in \(count) of \(of) variants" }
}
