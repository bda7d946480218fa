import LintelFindings
import LintelModel

extension Rule {
  static let reviewModalControls = Rule(
    id: "review-modal-controls",
    title: "After a mode, the bar has its usual controls again.",
    statements: ["hig-2025.48", "hig-2023.44"],
    platforms: [.visionos],
    severity: .note,
    why: "Controls that a mode has left behind do nothing, and the ones that people need are gone.",
    check: .question(
      "If a mode, such as editing, puts controls of its own on this bar, are the usual ones back as soon as the mode ends?"))
}
