import LintelFindings
import LintelModel

extension Rule {
  static let labelCount = Rule(
    id: "label-count",
    title: "A label that holds a count fits with its largest count.",
    statements: ["hig-ios11.05"],
    severity: .warning,
    gravest: .error,
    why:
      "A button that fits with one selected photo and is cut with a thousand loses its text just when there is much to do.",
    examples: [
      .fails(
        "cut with any count", sketch: "ios18 en 375pt\nkind: toolbar\nview[%d Selected Photos 60pt] -- {trash \"Delete\"}"),
      .needsReview(
        "it may be cut with a large one",
        sketch: "ios18 en 375pt\nkind: toolbar\nview[%lld Selected 92pt] -- {trash \"Delete\"}"),
      .passes(
        "room for any count", sketch: "ios18 en 375pt\nkind: toolbar\n[Delete (%d)] -- {square.and.arrow.up \"Share\"}"),
      .passes("no count", sketch: "ios18 en 375pt\nkind: toolbar\nview[Selected Photos 60pt] -- {trash \"Delete\"}"),
    ],
    check: .bar { bar in
      bar.toolbar.items.indices.compactMap { index -> Remark? in
        // By index: few labels have a count, and to copy an item costs more than to look at it.
        guard bar.ownValue(of: bar.toolbar.items[index].label)?.facts?.holdsNumber == true else { return nil }
        let item = bar.toolbar.items[index]
        return VisibleCuts(bar) { layouts, number in
          layouts[number].items.first { $0.item == index && $0.place == .onBar }?.text
        }.remark(in: bar, subject: "The label with a count", text: item.label, item: item)
      }
    })
}
