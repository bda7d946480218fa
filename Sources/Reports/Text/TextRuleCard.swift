import LintelFindings
import LintelModel

extension TextReport {
  /// `lintel rules ID`: everything there is to say of one rule.
  package static func card(_ card: RuleCard, colour: Bool = false, width: Int = 100) -> String {
    var terminal = Terminal(colour: colour, width: width)
    let rule = card.rule
    terminal.line((rule.id, .bold), (" · \(rule.severity.rawValue) · \(card.profiles) · \(card.platforms)", .soft))
    terminal.paragraph(rule.title, indent: 0)
    terminal.gap()
    terminal.paragraph(rule.why, indent: 0)
    if let restriction = card.restriction { terminal.paragraph(restriction, indent: 0) }
    if let question = rule.question { terminal.say(paragraph: question, indent: 0, style: .bold) }
    for statement in card.statements {
      terminal.paragraph("\(statement.id)  \(statement.sentence)", indent: 2, style: .soft, hanging: 2)
    }
    for criterion in card.criteria { terminal.paragraph("supports \(criterion.summary)", indent: 2, style: .soft) }
    for shown in card.examples { write(shown, to: &terminal) }
    if let counted = card.counted {
      terminal.gap()
      terminal.line(("On real apps it \(counted).", .soft))
    }
    if rule.question == nil {
      terminal.gap()
      terminal.line(("In lintel.yml:", .bold))
      for line in card.suppression { terminal.line(("  " + line, nil)) }
    }
    return terminal.text
  }

  private static func write(_ shown: RuleCard.Shown, to terminal: inout Terminal) {
    let style: Terminal.Style =
      shown.example.outcome == .fails ? .error : shown.example.outcome == .passes ? .clean : .review
    terminal.gap()
    terminal.line((shown.heading, style), (": \(shown.note)", nil))
    for line in shown.sketch?.split(separator: "\n", omittingEmptySubsequences: false) ?? [] {
      terminal.line(("  " + line, .soft))
    }
    for file in shown.files {
      terminal.line(("  \(file.path)", .bold))
      for line in file.text.split(separator: "\n") { terminal.line(("    " + line, .soft)) }
    }
    for line in shown.drawing(columns: terminal.width - 2) { terminal.line(("  " + line, nil)) }
    for finding in shown.result.findings.prefix(2) { terminal.say(paragraph: finding.message, indent: 2) }
  }
}
