import LintelFindings
import LintelModel
import LintelTables

extension TextReport {
  /// `lintel rules`: every rule on a line, with its severity and the guideline statements it answers.
  package static func rules(_ rules: [Rule], colour: Bool = false, width: Int = 100) -> String {
    var terminal = Terminal(colour: colour, width: width)
    let id = (rules.map(\.id.count).max() ?? 0) + 2
    let severity = 9
    for rule in rules {
      let style: Terminal.Style = rule.severity == .error ? .error : rule.severity == .warning ? .warning : .note
      terminal.line(
        (Terminal.padded(rule.id, to: id), .bold), (Terminal.padded(rule.severity.rawValue, to: severity), style),
        (rule.title, nil))
      let answers = (rule.isCore ? ["every profile"] : []) + rule.statements + Criterion.summaries(of: rule.criteria)
      let isForAll = rule.platforms.count == Platform.allCases.count
      let details = (isForAll ? [] : [rule.platforms.map(\.name).joined(separator: ", ")]) + answers
      if !details.isEmpty { terminal.paragraph(details.joined(separator: " · "), indent: id + severity, style: .soft) }
    }
    terminal.line((counted(rules.count, "rule"), .soft))
    return terminal.text
  }
}
