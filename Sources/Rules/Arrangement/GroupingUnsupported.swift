import LintelFindings
import LintelModel

extension Rule {
  static let groupingUnsupported = Rule(
    id: "grouping-unsupported",
    title: "A toolbar at the bottom of an iPhone's screen has no groups of items.",
    statements: ["hig-2023.02"],
    severity: .note,
    why:
      "An iPhone's toolbar spreads its items evenly and does not collapse a group: what was meant to belong together does not "
      + "look so.",
    examples: [
      .fails(
        "a group",
        sketch: "ios18 en 375pt\nkind: toolbar\n{plus} -- group[Align {text.alignleft}]",
        mended: "ios18 en 375pt\nkind: toolbar\n{plus \"Add\"} -- [Align Left] -- [Align Right]"),
      .passes(
        "items of their own", sketch: "ios18 en 375pt\nkind: toolbar\n{plus} -- {text.alignleft} -- {text.alignright}"),
      .passes("a menu", sketch: "ios18 en 375pt\nkind: toolbar\n{plus} -- menu[Align {text.alignleft}]"),
      .passes(
        "a group that is not shown", sketch: "ios18 en 375pt\nkind: toolbar\n{plus} -- group[Align {text.alignleft}]?"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.kind == .toolbar else { return [] }
      // Several controls in one view are the app's own drawing, and no group that the system would collapse; so is a button
      // that code of UIKit puts beside a label.
      let groups = bar.toolbar.itemsOnBar.filter { item in
        item.kind == .group && item.controlCount == 1 && !item.parts.contains { $0.variable != nil }
      }
      return groups.map { item in
        Remark(
          .fails, "group", "\(bar.name(of: item)) is a group, which an iPhone's toolbar does not support", item: item.id,
          blame: .definition, suggestion: "Give the bar the group's items one by one, or a menu that holds them.",
          location: item.location)
      }
    })
}
