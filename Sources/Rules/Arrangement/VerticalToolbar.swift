import LintelFindings
import LintelModel

extension Rule {
  static let verticalToolbar = Rule(
    id: "vertical-toolbar",
    title: "A visionOS toolbar is horizontal.",
    statements: ["hig-2025.40", "hig-2023.42"],
    platforms: [.visionos],
    severity: .note,
    facts: ["edge"],
    why:
      "Tab bars are vertical there; people take a vertical row of symbols for tabs and expect another view, not an action.",
    examples: [
      .fails(
        "beside the window",
        sketch: "visionos26 en 1280pt\nfacts: edge leading\n{plus} {trash}",
        mended: "visionos26 en 1280pt\nfacts: edge bottom\n{plus} {trash}"),
      .fails("on its other side", sketch: "visionos26 ar 1280pt\nfacts: edge trailing\n{plus} {trash}"),
      .passes("below the window", sketch: "visionos26 en 1280pt\nfacts: edge bottom\n{plus} {trash}"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.kind != .sheetButtons, let edge = bar.toolbar.facts.edge.value,
        edge == .leading || edge == .trailing
      else { return [] }
      return [
        Remark(
          .fails, "vertical", "\(bar.toolbar.knownName) lies along the \(edge.words) edge of its window", blame: .definition,
          evidence: [.text("edge", edge.rawValue)], suggestion: "Put the toolbar below the window.")
      ]
    })
}
