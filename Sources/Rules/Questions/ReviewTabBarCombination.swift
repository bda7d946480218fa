import LintelFindings
import LintelModel

extension Rule {
  static let reviewTabBarCombination = Rule(
    id: "review-tab-bar-combination",
    title: "A toolbar and a tab bar that share the row at the top leave room for each other.",
    statements: ["hig-2025.35"],
    platforms: [.ipados],
    severity: .note,
    why: "In one row the tabs and the items take room from each other, and a second row takes it from the content.",
    check: .question(
      "If this view has a tab bar too, do both share the row at the top well, with room enough and no control twice?"))
}
