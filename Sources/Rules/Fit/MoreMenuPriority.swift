import LintelFindings
import LintelModel

extension Rule {
  static let moreMenuPriority = Rule(
    id: "more-menu-priority",
    title: "What stands in the More menu is less important than what stands on the bar.",
    statements: ["hig-2025.05"],
    severity: .note,
    why: "Everybody who uses the action opens a menu first, while the bar shows something that fewer people need.",
    examples: [
      .fails(
        "the most used action is in the menu",
        sketch:
          "ios26 en 402pt\nfacts trailing1: rank 3\nfacts trailing3: rank 1, isInMoreMenu yes\n| Notes | [Print] … [Reply]?",
        mended: "ios26 en 402pt\nfacts trailing1: rank 1\nfacts trailing3: rank 3, isInMoreMenu yes\n"
          + "| Notes | [Reply] … [Print]?"),
      .fails(
        "the primary action is in the menu",
        sketch: "ios26 en 402pt\nfacts trailing3: isInMoreMenu yes\n| Notes | [Print] … [Send]!?"),
      .fails(
        "the action of high priority is in the menu",
        sketch: "ipados26 en 834pt\nfacts trailing3: isInMoreMenu yes\n| Notes | [Print] … [Reply]^high?"),
      .passes(
        "the least used action is in the menu",
        sketch:
          "ios26 en 402pt\nfacts trailing1: rank 1\nfacts trailing3: rank 3, isInMoreMenu yes\n| Notes | [Reply] … [Print]?"),
      .passes(
        "nobody says how much they are used",
        sketch: "ios26 en 402pt\nfacts trailing3: isInMoreMenu yes\n| Notes | [Reply] … [Print]?"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.isAppleToolbar else { return [] }
      let onBar = bar.toolbar.controlsOnBar
      return bar.toolbar.items.filter { $0.facts.isInMoreMenu.value == true && !$0.kind.isSpacer }.compactMap { item in
        let lesser = onBar.first { other in
          if let mine = item.facts.rank.value, let theirs = other.facts.rank.value { return mine < theirs }
          return item.priority > other.priority || item.isPrimary && !other.isPrimary
        }
        guard let lesser else { return nil }
        return Remark(
          .fails, "important-in-menu",
          "\(bar.name(of: item)) is in the More menu, while \(bar.name(of: lesser)), which is less important, is on the bar",
          item: item.id, blame: .definition,
          evidence: [("rank", item), ("rank of the other", lesser)].compactMap { name, item in
            item.facts.rank.value.map { .count(name, $0, "rank") }
          },
          suggestion: "Let the two change places.", location: item.location)
      }
    })
}
