import LintelFindings
import LintelModel
import LintelTables

/// The page that lists each success criterion with the rules that support it.
package enum AccessibilityPage {
  package static func page(_ rules: [Rule]) -> String {
    let criteria = Criterion.all.filter { criterion in rules.contains { $0.criteria.contains(criterion.number) } }
    var page = """
      # Accessibility

      Rules of Lintel *support* \(criteria.count) success criteria of [WCAG 2.2](https://www.w3.org/TR/WCAG22/). Lintel never says
      that an app conforms to one: a criterion's findings are about bars only, not about the rest of the app, nor about
      the app in use. Each criterion is named with the
      clauses of EN 301 549 V3.2.1 that ask for the same of software (11). That version goes by WCAG 2.1: it does not have what 2.2
      added, and asks some criteria of web content (9) alone.

      `lintel audit . --only accessibility` runs the rules below, those of the last paragraph, and the questions that a person
      answers. All others are of the theme *localization*: what texts say, their tables, the room they need, and the layout and
      style of the bars that give it. Some rules are of both. `make pages` writes this page from `Data/criteria.csv` and the rules. A rule marked *declared* speaks only where a definition says
      what is so ([facts](facts.md)): its silence proves nothing.

      | criterion | rules that support it | what a person still has to check |
      |---|---|---|

      """
    for criterion in criteria {
      let supporting = rules.filter { $0.criteria.contains(criterion.number) }.map {
        "[\($0.id)](rules/\($0.id).md)" + ($0.isDeclarationOnly ? " (declared)" : "")
      }
      page += "| \(criterion.summary) | \(supporting.joined(separator: ", ")) | \(criterion.person) |\n"
    }
    let others = rules.filter { $0.isAboutAccess && $0.criteria.isEmpty }.map { "[\($0.id)](rules/\($0.id).md)" }
    page += """

      No criterion says so, but these ask who can see, hear or reach an item: \(others.joined(separator: ", ")).

      """
    return page
  }
}
