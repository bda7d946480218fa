import LintelFindings
import LintelModel

extension Rule {
  static let textSizeCapped = Rule(
    id: "text-size-capped",
    title: "A bar's texts grow as far as people set them.",
    platforms: [.ios, .ipados, .visionos],
    severity: .warning,
    isCore: true,
    criteria: ["1.4.4"],
    why: "Who needs twice the size gets less, on the one line that says where they are and what they can do.",
    examples: [
      .fails(
        "a bar that stops before the accessibility sizes",
        sketch: "ios26 en 402pt\nfacts: textSizeCap xxLarge\n| Inbox | [Edit]",
        mended: "ios26 en 402pt\nfacts: textSizeCap AX3\n| Inbox | [Edit]"),
      .fails("an item that does", sketch: "fiori26 en 402pt\nfacts item1: textSizeCap Large\n[Edit]!"),
      .needsReview("almost twice the size", sketch: "ios26 en 402pt\nfacts: textSizeCap AX2\n| Inbox | [Edit]"),
      .passes("more than twice", sketch: "ios26 en 402pt\nfacts: textSizeCap AX3\n| Inbox | [Edit]"),
      .passes(
        "an item that shows no text", sketch: "ios26 en 402pt\nfacts trailing1: textSizeCap Large\n| Inbox | {plus \"Add\"}"),
      .passes("no limit", sketch: "ios26 en 402pt\n| Inbox | [Edit]"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.kind != .sheetButtons else { return [] }
      func remark(_ cap: TextSize, of what: Message, item: Item?) -> Remark? {
        // Body text of AX3 is 40 points, of AX2 33 and of the default size 17: only from AX3 on it is twice as large.
        guard cap < .ax3 else { return nil }
        let isNear = cap >= .ax1
        return Remark(
          isNear ? .needsReview : .fails, "capped",
          "The text size of \(what) ends at \(cap.rawValue); \(TextSize.allCases.count { $0 > cap }) sizes above it are not followed",
          certainty: isNear ? .possible : .certain, item: item?.id, blame: .definition,
          evidence: [.text("largest text size", cap.rawValue)],
          suggestion: "Let it follow all sizes, or up to AX3 at least, and show it large on a long press.",
          location: item?.location ?? bar.toolbar.location)
      }
      let whole = bar.toolbar.facts.textSizeCap.value.flatMap { remark($0, of: "\(bar.toolbar.knownName)", item: nil) }
      let items = bar.toolbar.items.filter { bar.toolbar.alwaysShowsLabel(of: $0) }.compactMap { item in
        item.facts.textSizeCap.value.flatMap { remark($0, of: bar.name(of: item), item: item) }
      }
      return (whole.map { [$0] } ?? []) + items
    })
}
