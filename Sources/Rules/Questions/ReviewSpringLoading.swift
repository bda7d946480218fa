import LintelFindings
import LintelModel

extension Rule {
  static let reviewSpringLoading = Rule(
    id: "review-spring-loading",
    title: "What is dragged onto an item and held there sets the item off, where that makes sense.",
    statements: ["hig-2023.39"],
    platforms: [.macos],
    severity: .note,
    why: "Without it people let go of what they drag, open the place first, and start again.",
    check: .question(
      "If people drag something onto an item of this bar and hold it there, "
        + "does the item react as if they had pressed it, where that makes sense?"
    ))
}
