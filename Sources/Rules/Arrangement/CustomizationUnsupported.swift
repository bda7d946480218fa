import LintelFindings
import LintelModel

extension Rule {
  static let customizationUnsupported = Rule(
    id: "customization-unsupported",
    title: "A toolbar at the bottom of an iPhone's screen is not customizable.",
    statements: ["hig-2023.02"],
    severity: .note,
    why: "There is no way to customize the bar on an iPhone: items that people would have to add are never seen.",
    examples: [
      .fails(
        "a bar that is declared customizable",
        sketch: "ios18 en 375pt\nkind: toolbar\ncustomizable: yes\n{plus} -- {trash}?",
        mended: "ios18 en 375pt\nkind: toolbar\ncustomizable: no\n{plus} -- {trash}"),
      .passes("a bar that is not", sketch: "ios18 en 375pt\nkind: toolbar\ncustomizable: no\n{plus} -- {trash}"),
      .passes("nobody says whether it is", sketch: "ios18 en 375pt\nkind: toolbar\n{plus} -- {trash}"),
      .passes(
        "a navigation bar, whose items an iPad can customize",
        sketch: "ios18 ipados18 en 375pt\ncustomizable: yes\n| Notes | {plus}"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.kind == .toolbar, bar.toolbar.customizable.value == true else { return [] }
      let hidden = bar.toolbar.items.count { !$0.isInDefaultSet && !$0.kind.isSpacer }
      return [
        Remark(
          .fails, "customizable",
          "\(bar.toolbar.knownName) is declared customizable, which an iPhone's toolbar is not"
            + (hidden == 0 ? "" : ": \(hidden == 1 ? "one item" : "\(hidden) items") can never be added"),
          blame: .definition, evidence: [.count("hidden items", hidden, "items")],
          suggestion: "Leave customization out on iOS, and show every item that people need.")
      ]
    })
}
