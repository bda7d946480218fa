import LintelFindings
import LintelModel
import LintelTables

/// The pages of `docs/rules`.
package enum RulePages {
  /// The page of a rule.
  package static func page(_ card: RuleCard) -> String {
    let rule = card.rule
    var page = "# \(rule.id)\n\n**\(rule.title)**\n\n\(rule.why)\n"
    if let restriction = card.restriction {
      page += "\n\(restriction.replacing("(facts.md)", with: "([facts](../facts.md))"))\n"
    }
    if let question = rule.question { page += "\n> \(question.english)\n" }
    page += "\n| | |\n|---|---|\n| severity | \(rule.severity.rawValue) |\n| runs in | \(card.profiles) |\n"
    page += "| platforms | \(card.platforms) |\n"
    for criterion in card.criteria { page += "| supports | \(criterion.summary) |\n" }
    if let counted = card.counted { page += "| on real apps | \(counted) |\n" }
    if !card.statements.isEmpty {
      page += "\n## Statements\n\n"
      page += card.statements.map { "- `\($0.id)` (\($0.platforms.map(\.name).joined(separator: ", "))): \($0.sentence)\n" }
        .joined()
    }
    if !card.examples.isEmpty { page += "\n## Examples\n" }
    for shown in card.examples {
      page += "\n### \(shown.heading): \(shown.note)\n"
      if let sketch = shown.sketch { page += fenced(sketch, as: "sketch") }
      for file in shown.files { page += "\n`\(file.path)`\n" + fenced(file.text, as: "") }
      let drawing = shown.drawing(columns: 90)
      if !drawing.isEmpty { page += fenced(drawing.joined(separator: "\n"), as: "text") }
      for finding in shown.result.findings.prefix(1) { page += "\n> \(finding.message.english)\n" }
    }
    if rule.question == nil {
      page += "\n## Turning it off\n\nIn [`lintel.yml`](../configuration.md):\n"
      page += fenced(card.suppression.joined(separator: "\n"), as: "yaml")
    }
    return page
  }

  /// The list of all of them, by what they are about.
  package static func index(_ subjects: [(title: String, rules: [Rule])]) -> String {
    var page =
      "# Rules\n\n\(subjects.reduce(0) { $0 + $1.rules.count }) rules. `lintel rules ID` prints a rule's page, `lintel rules --coverage` which statement of which\n"
    page +=
      "guideline each answers. `make pages` writes this folder.\n"
    for subject in subjects { page += "\n## \(subject.title)\n\n" + table(of: subject.rules) }
    return page
  }

  private static func table(of rules: [Rule]) -> String {
    var page = "| rule | severity | runs in | |\n|---|---|---|---|\n"
    for rule in rules {
      let profiles = rule.isCore ? "all" : Profile.allCases.filter(rule.runs).map(\.rawValue).joined(separator: ", ")
      page +=
        "| [\(rule.id)](\(rule.id).md) | \(rule.question == nil ? rule.severity.rawValue : "question") | \(profiles) | \(rule.title) |\n"
    }
    return page
  }

  private static func fenced(_ text: String, as language: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { VisibleCharacters.of(String($0)) }
    let text = (lines.last == "" ? lines.dropLast() : lines[...]).joined(separator: "\n")
    // A fence must be longer than any in the text.
    let fence = text.contains("```") ? "````" : "```"
    return "\n\(fence)\(language)\n\(text)\n\(fence)\n"
  }
}
