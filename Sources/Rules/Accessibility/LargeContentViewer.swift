import LintelFindings
import LintelModel

extension Rule {
  static let largeContentViewer = Rule(
    id: "large-content-viewer",
    title: "Where a bar's texts keep their size, a long press has something to show large.",
    platforms: [.ios, .ipados],
    severity: .warning,
    isCore: true,
    criteria: ["1.4.4"],
    why:
      "At the accessibility text sizes a bar stays small; people hold an item to read it large, and an empty panel comes up.",
    examples: [
      .fails(
        "a view that says so",
        sketch: "ios26 en 402pt AX3\nkind: navigation\nfacts trailing1: showsLargeContent no\n| Inbox | view[Go 60pt]",
        mended: "ios26 en 402pt AX3\nkind: navigation\nfacts trailing1: showsLargeContent yes\n| Inbox | view[Go 60pt]"),
      .needsReview("a view of its own with neither", sketch: "ios26 en 402pt AX3\nkind: navigation\n| Inbox | view[60pt]"),
      .passes("a title", sketch: "ios26 en 402pt AX3\nkind: navigation\n| Inbox | [Edit]"),
      .passes("an image", sketch: "ios26 en 402pt AX3\nkind: navigation\n| Inbox | image{stamp \"Stamp\"}"),
      .passes("a bar whose texts grow", sketch: "fiori26 en 402pt AX3\n[Edit]!"),
    ],
    check: .bar { bar in
      guard bar.isSource, [.navigationBar, .toolbar].contains(bar.toolbar.kind) else { return [] }
      let environments = bar.layouts.filter(\.usesLargeContentViewer).flatMap(\.environments)
      return bar.toolbar.items.filter(\.isOperable).compactMap { item in
        let shows = item.facts.showsLargeContent.value
        // The bar shows what it draws itself; a button of the code's own is a view like any other.
        let hasNothing =
          item.kind == .customView && !item.hasName && item.symbol == nil && item.systemItem == nil
          || item.isImageInView && !item.label.isPresent
        guard shows == false || shows == nil && hasNothing && !environments.isEmpty else { return nil }
        return Remark(
          shows == false ? .fails : .needsReview, "nothing-to-show",
          "The item \(bar.name(of: item)) keeps its size at the accessibility text sizes, and "
            + (shows == false
              ? "shows nothing large" : "has neither a title nor an image that a long press could show large"),
          certainty: shows == false ? .certain : .possible, item: item.id, blame: .definition,
          suggestion: "Set largeContentTitle or largeContentImage on the view, and showsLargeContentViewer.",
          environments: environments, location: item.location)
      }
    })
}
