import LintelFindings
import LintelModel

extension Rule {
  static let tooManyGroups = Rule(
    id: "too-many-groups",
    title: "A bar has at most three groups of items.",
    statements: ["hig-2025.30"],
    severity: .note,
    isCore: true,
    why: "More groups than three look like none: the eye no longer finds what belongs together.",
    examples: [
      .fails("four groups", sketch: "ios26 en 440pt\nkind: toolbar\n{plus} -- {trash} -- {folder} -- {gear}"),
      .passes("three groups", sketch: "ios26 en 440pt\nkind: toolbar\n{plus} {trash} -- {folder} -- {gear}"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.kind != .settingsTabs else { return [] }
      var groups = 0
      var previous: Item?
      for item in bar.toolbar.items where item.isInDefaultSet && item.kind != .back {
        defer { previous = item }
        if item.kind.isSpacer { continue }
        let isSame = previous.map { !$0.kind.isSpacer && $0.group == item.group && $0.placement == item.placement } ?? false
        if !isSame { groups += 1 }
      }
      guard groups > 3 else { return [] }
      return [
        Remark(
          .fails, "more-than-three", "\(bar.toolbar.name) has \(groups) groups; the guideline asks for at most three",
          blame: .definition, evidence: [.count("groups", groups, "groups"), .count("allowed", 3, "groups")],
          suggestion: "Join groups, or move items to a menu.")
      ]
    })
}
