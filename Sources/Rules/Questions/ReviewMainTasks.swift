import LintelFindings
import LintelModel

extension Rule {
  static let reviewMainTasks = Rule(
    id: "review-main-tasks",
    title: "The items support the main tasks, with the most used ones first.",
    statements: ["hig-2025.18", "hig-2023.05", "hig-ios11.02", "hig-2014.04"],
    severity: .note,
    why: "What people need most stands where they look first; a rarely used item takes its room.",
    check: .question(
      "Do the items of this bar support the main tasks of the view, the most used ones first, "
        + "with nothing among them that people rarely need?"
    ))
}
