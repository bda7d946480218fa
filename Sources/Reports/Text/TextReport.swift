import LintelFindings
import LintelModel

/// The reports for a terminal.
public enum TextReport {
  /// `lintel audit`: the findings by file, then what they come to. The width is the terminal's, in columns.
  public static func render(_ result: AuditResult, colour: Bool, width: Int) -> String {
    var terminal = Terminal(colour: colour, width: width)
    let byFile = Dictionary(grouping: result.findings) { $0.location?.file ?? "" }
    for file in byFile.keys.sorted() {
      terminal.line((file.isEmpty ? "Without a place in a file" : file, .bold))
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
  public static func worst(_ result: AuditResult, count: Int, colour: Bool = false, width: Int = 100) -> String {
    var terminal = Terminal(colour: colour, width: width)
    list(result.worst(count), heading: nil, to: &terminal)
    return terminal.text
  }

  private static func write(_ finding: Finding, to terminal: inout Terminal) {
    let kind = FindingKind(finding)
    let place = finding.location.map { "\($0): " } ?? ""
    terminal.line(
      (place, nil), (kind.name.lowercased() + ": ", kind.style), (finding.message, nil), (" [\(finding.rule)]", .soft))
    let about = [
      finding.locale.map { $0.name ?? $0.id }, "for " + finding.blame.addressee,
      finding.certainty == .certain ? nil : finding.certainty.rawValue, environments(finding),
      finding.variants?.summary,
    ].compactMap { $0 }
    terminal.paragraph(about.joined(separator: " · "), indent: 4, style: .soft)
    if !finding.evidence.isEmpty {
      terminal.paragraph(finding.evidence.map(\.line).joined(separator: ", "), indent: 4, style: .soft)
    }
    if let suggestion = finding.suggestion { terminal.paragraph("→ " + suggestion, indent: 4, hanging: 2) }
    if finding.translationLocation != nil, let definition = finding.definitionLocation {
      terminal.line(("    defined at \(definition)", .soft))
    }
  }

  private static func environments(_ finding: Finding) -> String? {
    guard finding.environmentCount > 0, let worst = finding.worstEnvironment else { return nil }
    return finding.environmentCount == 1 ? worst.summary : "\(finding.environmentCount) environments, worst \(worst.summary)"
  }

  private static func list(_ findings: [Finding], heading: String?, to terminal: inout Terminal) {
    if let heading { terminal.line((heading, .bold)) }
    for (index, finding) in findings.enumerated() {
      let kind = FindingKind(finding)
      terminal.line(
        ("\(index + 1). ", nil), (kind.name.lowercased() + ": ", kind.style), (finding.message, nil),
        (finding.locale.map { " (\($0))" } ?? "", .soft))
      if let location = finding.location { terminal.line(("   \(location)", .soft)) }
    }
  }

  private static func coverage(_ result: AuditResult, to terminal: inout Terminal) {
    let coverage = result.coverage
    terminal.paragraph(
      "Looked at \(counted(coverage.toolbars, "toolbar")) with \(counted(coverage.items, "item")) in "
        + "\(counted(coverage.locales, "language")); \(grouped(coverage.labelsResolved)) labels resolved, "
        + "\(grouped(coverage.labelsUnresolved)) not. Read \(counted(coverage.stringsRead, "string")): "
        + "\(grouped(coverage.stringsAudited)) audited, \(grouped(coverage.stringsSkipped)) skipped.", indent: 0)
    suppressions(result.suppressions, to: &terminal)
    if !result.questions.isEmpty {
      let bars = Set(result.questions.map(\.toolbar)).count
      terminal.paragraph(
        "\(counted(result.questions.count, "question")) about \(counted(bars, "toolbar")) that only people can answer: see the "
          + "HTML, XML or JSON report.", indent: 0)
    }
    for file in result.project.skipped { terminal.paragraph("Skipped \(file.file): \(file.reason)", indent: 0, hanging: 2) }
  }

  private static func suppressions(_ result: SuppressionResult, to terminal: inout Terminal) {
    if !result.suppressed.isEmpty {
      terminal.paragraph("\(counted(result.suppressed.count, "finding")) suppressed by the configuration.", indent: 0)
    }
    if !result.suppressedQuestions.isEmpty {
      let count = counted(result.suppressedQuestions.count, "question")
      terminal.paragraph("\(count) suppressed by the configuration.", indent: 0)
    }
    func line(_ suppression: Suppression, _ what: String) {
      terminal.paragraph("\(suppression.location): \(what): \(suppression.summary)", indent: 0, style: .warning, hanging: 2)
    }
    for suppression in result.expired { line(suppression, "suppression expired on \(suppression.until ?? "")") }
    for suppression in result.unused { line(suppression, "suppression of nothing that was found") }
  }

  private static func summary(_ summary: AuditResult.Summary, to terminal: inout Terminal) {
    if summary.errors + summary.warnings + summary.notes + summary.needsReview == 0 {
      terminal.line(("Nothing found.", .clean))
      return
    }
    func part(_ count: Int, _ kind: FindingKind, _ end: String) -> (String, Terminal.Style?) {
      ("\(grouped(count)) \(kind.words(count))\(end)", count > 0 ? kind.style : .soft)
    }
    terminal.line(
      part(summary.errors, .error, ", "), part(summary.warnings, .warning, ", "), part(summary.notes, .note, ", "),
      part(summary.needsReview, .review, ""))
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

extension Evidence {
  /// `needed 308.9 pt`.
  fileprivate var line: String {
    switch value {
    case .number(let number): "\(name) \(Points(number))" + (unit.map { " " + $0 } ?? "")
    case .text(let text): "\(name) “\(text)”"
    }
  }
}
