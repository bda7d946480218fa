import LintelFindings
import LintelModel

extension Rule {
  static let customToolbar = Rule(
    id: "custom-toolbar",
    title: "A visionOS toolbar is the system's.",
    statements: ["hig-2025.39", "hig-2023.41"],
    platforms: [.visionos],
    severity: .note,
    facts: ["isOwnView"],
    why:
      "The system keeps its own toolbar at a comfortable angle, size and distance; one that the app draws stays where it is.",
    examples: [
      .fails(
        "a row of buttons that the app draws",
        sketch: "visionos26 en 1280pt\nfacts: isOwnView yes\n{plus} {trash}",
        mended: "visionos26 en 1280pt\nfacts: isOwnView no\n{plus} {trash}"),
      .passes("the system's toolbar", sketch: "visionos26 en 1280pt\nfacts: isOwnView no\n{plus} {trash}"),
      .passes("nothing is known", sketch: "visionos26 en 1280pt\n{plus} {trash}"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.kind != .sheetButtons, bar.toolbar.facts.isOwnView.value == true else { return [] }
      return [
        Remark(
          .fails, "own-view", "\(bar.toolbar.knownName) is a view of the app's own", blame: .definition,
          suggestion: "Ask the system for the toolbar: SwiftUI's toolbar(content:) with the placement bottomOrnament.")
      ]
    })
}
