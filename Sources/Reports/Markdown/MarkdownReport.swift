import LintelFindings
import LintelModel

/// A comment on a pull request: the counts, the worst findings, and the bars that break drawn before and after.
public enum MarkdownReport {
  /// What GitHub takes in a comment is 65,536 characters; GitLab takes more.
  static let maximumLength = 60_000

  public static func audit(_ result: AuditResult, name: String, words: Words = .english) -> String {
    let summary = result.summary
    let counts: [Message] = [
      FindingKind.error.counted(summary.errors), FindingKind.warning.counted(summary.warnings),
      FindingKind.note.counted(summary.notes), FindingKind.review.counted(summary.needsReview),
    ]
    let seen: [Message] = [
      "\(result.coverage.toolbars, "bar")", "\(result.coverage.locales, "language")",
      "\(result.coverage.stringsRead, "string")",
    ]
    var page = "### Lintel: \(text(name))\n\n\(sentence("\(counts)", words)) · \(sentence("\(seen)", words))\n"
    guard !result.findings.isEmpty else { return page + "\n\(sentence("Nothing found.", words))\n" }
    page += BarComparison.pictures(of: result, words)
    let columns: [Message] = ["what", "where", "for"]
    page += "\n| | \(columns.map { sentence($0, words) }.joined(separator: " | ")) |\n|---|---|---|---|\n"
    let findings = result.findings.worstFirst(\.badness)
    for (index, finding) in findings.enumerated() {
      let row = row(of: finding, words)
      guard page.utf8.count + row.utf8.count < maximumLength else {
        page += "\n\(sentence("… and \(findings.count - index) more: see the whole report.", words))\n"
        break
      }
      page += row
    }
    return page
  }

  private static func row(of finding: Finding, _ words: Words) -> String {
    let locale = finding.locale.map { " (\($0.id))" } ?? ""
    let place = finding.location.map { code("\($0.file):\($0.line)") } ?? ""
    let advice = finding.suggestion.map { "<br>" + sentence($0, words) } ?? ""
    return
      "| \(sentence(FindingKind(finding).mark, words)) | \(sentence(finding.message, words))\(text(locale))\(advice) <sub>\(finding.rule)</sub> | \(place) | \(sentence(finding.blame.whose, words)) |\n"
  }

  private static func code(_ text: String) -> String {
    // Markup within the element counts as anywhere else.
    "<code>" + self.text(text) + "</code>"
  }

  static func sentence(_ message: Message, _ words: Words) -> String {
    // Own words name nobody, and people copy them: they need no marks.
    words.joined(message, own: { escaped(VisibleCharacters.of($0)) }, data: text)
  }

  static func text(_ text: String) -> String { harmless(VisibleCharacters.of(text)) }

  /// Text that is nothing but text: no markup, no mention of a person, no reference to an issue. A page looks for mentions and
  /// references after the markup is gone, so that only a mark without width between sign and name keeps them from being any.
  private static func harmless(_ text: String) -> String {
    // Addresses become links by themselves, unless something parts them; `GH-1` is an issue.
    let text = text.replacing("://", with: ":\u{2060}//").replacing("www.", with: "www\u{2060}.")
      .replacing(/[Gg][Hh]-/) { "\($0.output.prefix(2))\u{2060}-" }
    var marked = ""
    var before: Character?
    for character in text {
      if let before, signs.contains(before), character.isLetter || character.isNumber { marked += "\u{2060}" }
      marked += character == "@" ? "@\u{200B}" : String(character)
      before = character
    }
    return escaped(marked)
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "|": result += "&#124;"
      case _ where "\\`*_{}[]#~".contains(character): result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }

  /// What stands before the name or number of something: an issue or label of GitHub's, those of GitLab and its merge requests,
  /// snippets, milestones and epics.
  private static let signs: Set<Character> = ["#", "!", "$", "~", "%", "&"]
}
