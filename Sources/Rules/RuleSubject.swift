/// What a rule is about: the folder that its file lies in.
package enum RuleSubject: String, CaseIterable, Sendable {
  case accessibility = "Accessibility"
  case fit = "Fit"
  case labels = "Labels"
  case appearance = "Appearance"
  case arrangement = "Arrangement"
  case fiori = "Fiori"
  case tables = "Tables"
  case questions = "Questions"

  /// As a heading.
  package var title: String {
    switch self {
    case .accessibility: "Accessibility"
    case .fit: "Fit: cut texts, overflow, widths"
    case .labels: "Labels and titles: their wording"
    case .appearance: "Appearance"
    case .arrangement: "Arrangement"
    case .fiori: "SAP Fiori"
    case .tables: "String tables"
    case .questions: "Questions for a person"
    }
  }
}
