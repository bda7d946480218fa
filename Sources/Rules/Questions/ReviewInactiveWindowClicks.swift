import LintelFindings
import LintelModel

extension Rule {
  static let reviewInactiveWindowClicks = Rule(
    id: "review-inactive-window-clicks",
    title: "Items that destroy nothing also work while their window is inactive.",
    statements: ["hig-2023.38"],
    platforms: [.macos],
    severity: .note,
    why: "People who work with two windows need two clicks for every action where one would do.",
    check: .question(
      "While another window is in front, does one click on an item of this bar that destroys nothing do its work?"))
}
