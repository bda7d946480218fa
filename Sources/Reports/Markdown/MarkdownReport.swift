import LintelFindings
import LintelModel

/// A comment on a pull request: the counts, the worst findings, and the bars that break drawn before and after.
public enum MarkdownReport {
  /// What GitHub takes in a comment is 65,536 characters; GitLab takes more.
  static let maximumLength = 60_000
  static let maximumPictures = 4

  public static func audit(_ result: AuditResult, name: String, words: Words = .english) -> String {
    let summary = result.summary
    var page = "### Lintel: \(text(name))\n\n"
    page +=
      "\(counted(summary.errors, "error")), \(counted(summary.warnings, "warning")), \(counted(summary.notes, "note")), "
    page += "\(summary.needsReview) to review · \(counted(result.coverage.toolbars, "bar")), "
    page += "\(counted(result.coverage.locales, "language")), \(counted(result.coverage.stringsRead, "string"))\n"
    guard !result.findings.isEmpty else { return page + "\nNothing was found.\n" }
    page += pictures(of: result)
    page += "\n| | what | where | for |\n|---|---|---|---|\n"
    let findings = result.findings.worstFirst(\.badness)
    for (index, finding) in findings.enumerated() {
      let row = row(of: finding, words)
      guard page.utf8.count + row.utf8.count < maximumLength else {
        page += "\n… and \(findings.count - index) more: see the whole report.\n"
        break
      }
      page += row
    }
    return page
  }

  private static func row(of finding: Finding, _ words: Words) -> String {
    let mark = finding.verdict == .needsReview ? "review" : finding.severity.rawValue
    let locale = finding.locale.map { " (\($0.id))" } ?? ""
    let place = finding.location.map { code("\($0.file):\($0.line)") } ?? ""
    let advice = finding.suggestion.map { "<br>" + sentence($0, words) } ?? ""
    return
      "| \(mark) | \(sentence(finding.message, words))\(text(locale))\(advice) <sub>\(finding.rule)</sub> | \(place) | \(finding.blame.rawValue) |\n"
  }

  /// The source language's bar over the translation's, where something that fitted does not fit any more.
  private static func pictures(of result: AuditResult) -> String {
    var drawn: Set<[String]> = []
    var page = ""
    for finding in result.findings.worstFirst(\.badness) where drawn.count < maximumPictures {
      guard finding.verdict == .fails, finding.blame == .translation, let id = finding.toolbar, let locale = finding.locale,
        let worst = finding.worstEnvironment,
        let bar = result.bars.first(where: { $0.toolbar.id == id && $0.locale == locale }),
        let layout = bar.layouts.first(where: { $0.environments.contains(worst) }), let source = bar.source(of: layout),
        drawn.insert([id, locale.id]).inserted
      else { continue }
      var sourceBar = bar
      sourceBar.locale = bar.toolbar.sourceLocale
      let before = BarDrawing(bar: sourceBar, layout: source, columns: 80).lines
      let after = BarDrawing(bar: bar, layout: layout, columns: 80).lines
      page += "\n**\(text(bar.toolbar.name))**, \(text(worst.summary))\n\n```text\n\(bar.toolbar.sourceLocale.id)\n"
      page += fenced(before) + "\n\(locale.id)\n" + fenced(after) + "\n```\n"
    }
    return page
  }

  private static func fenced(_ lines: [String]) -> String {
    lines.map { VisibleCharacters.of($0).replacing("```", with: "'''") }.joined(separator: "\n")
  }

  private static func code(_ text: String) -> String {
    "<code>" + escaped(VisibleCharacters.of(text)) + "</code>"
  }

  private static func sentence(_ message: Message, _ words: Words) -> String { harmless(words.visible(message)) }

  private static func text(_ text: String) -> String { harmless(VisibleCharacters.of(text)) }

  /// Text that is nothing but text: no markup, no mention of a person, no reference to an issue.
  private static func harmless(_ text: String) -> String {
    var result = ""
    // Addresses become links by themselves, unless something parts them.
    let text = text.replacing("://", with: ":\u{2060}//").replacing("www.", with: "www\u{2060}.")
    for character in escaped(text) {
      if "\\`*_{}[]#~".contains(character) { result += "\\" }
      result.append(character)
      // A zero-width space keeps `@name` from calling somebody.
      if character == "@" { result.append("\u{200B}") }
    }
    return result
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing(
      "|", with: "&#124;")
  }
}
