import LintelFindings
import LintelModel
import LintelTables

extension TextReport {
  /// `lintel rules --coverage`: every statement of the guidelines, the rules that answer it, and what shows that they do.
  package static func coverage(_ rules: [Rule], colour: Bool = false, width: Int = 100) -> String {
    var terminal = Terminal(colour: colour, width: width)
    let byID = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var unanswered = 0
    var answers: [GuidelineStatement.Answer?: Int] = [:]
    for statement in GuidelineStatement.all {
      terminal.line((statement.id, .bold), (" · \(statement.platforms.map(\.name).joined(separator: ", "))", .soft))
      terminal.paragraph(statement.sentence, indent: 2)
      let answer = statement.answer(by: rules)
      if let answer { terminal.paragraph(answer.sentence, indent: 2, hanging: 2) }
      answers[answer, default: 0] += 1
      for id in statement.rules {
        guard let rule = byID[id], rule.statements.contains(statement.id) else {
          terminal.line(("  \(id)", .error), (": no rule answers it", nil))
          unanswered += 1
          continue
        }
        write(rule, in: statement.guideline, to: &terminal)
      }
    }
    let answered = GuidelineStatement.all.count
    terminal.line(
      ("\(counted(answered, "statement")), \(counted(unanswered, "rule")) missing", unanswered == 0 ? .clean : .error))
    let declared = answers[.declaration] ?? 0
    let asked = answers[.people] ?? 0
    let fromSource = answered - declared - asked - (answers[nil] ?? 0)
    terminal.line(
      ("\(fromSource) told from source, \(asked) asked of people, \(declared) told only where a definition declares them", nil))
    return terminal.text
  }

  private static func write(_ rule: Rule, in guideline: String, to terminal: inout Terminal) {
    if let question = rule.question {
      terminal.paragraph("\(rule.id) (review) asks: \(question.english)", indent: 4, hanging: 2)
      return
    }
    let examples = rule.examples.filter { $0.profiles?.contains { $0.rawValue == guideline } ?? true }
    func note(_ outcome: Example.Outcome) -> String {
      examples.first { $0.outcome == outcome }.map { "“\($0.note)”" } ?? "no example"
    }
    let count = RuleCounts.of(rule.id).map {
      "; on real apps failed \($0.failed), could not tell \($0.needsReview), passed \($0.passed)"
    }
    terminal.paragraph(
      "\(rule.id) (\(rule.severity.rawValue)\(rule.isDeclarationOnly ? ", declaration only" : "")) fails \(note(.fails)), passes "
        + note(.passes) + (count ?? ""), indent: 4, hanging: 2)
  }
}
