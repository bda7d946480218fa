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
      .fails(
        "a text whose size nothing changes",
        sketch: "ios26 en 402pt\nfacts trailing1: fixedTextSize 14pt\n| Inbox | [Edit]", mended: "ios26 en 402pt\n| Inbox | [Edit]"),
      .passes(
        "one that a long press shows large",
        sketch: "ios26 en 402pt\nfacts trailing1: fixedTextSize 14pt, showsLargeContent yes\n| Inbox | [Edit]"),
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
      return (whole.map { [$0] } ?? []) + items + FixedTextSize.remarks(on: bar)
    })
}

/// Texts in a font of a size that code spells out. Titles of plain bar buttons keep their size, too, and a long press shows those
/// large: of a view of the app's own nothing does, unless its code asks for it.
private enum FixedTextSize {
  static func remarks(on bar: BarInLocale) -> [Remark] {
    bar.toolbar.items.filter { bar.toolbar.alwaysShowsLabel(of: $0) && $0.facts.showsLargeContent.value != true }.compactMap { item in
      item.facts.fixedTextSize.value.map { remark($0, item, on: bar) }
    }
  }

  private static func remark(_ size: Points, _ item: Item, on bar: BarInLocale) -> Remark {
    // How SwiftUI's bars scale what is in them is not documented. In the middle, a view stands for a title, and the system's
    // own titles keep their size as well.
    let isTitle = [.center, .principal].contains(item.placement)
    let isDoubted = isTitle || item.location.file.hasSuffix(".swift") && bar.toolbar.controller == nil
    // One line sets the font, whichever texts the view shows by turns.
    let line = item.fixedTextSizeIsFrom.flatMap { $0 == item.location ? nil : $0 }
    return Remark(
      isDoubted ? .needsReview : .fails, "fixed-size", sentence(size, item, on: bar),
      certainty: isDoubted ? .possible : .likely, item: item.id, text: line == nil ? item.label : nil, blame: .definition,
      evidence: [.points("size", size)] + all(item),
      suggestion: "Set it in a text style (preferredFont(forTextStyle:), UIFontMetrics, .font(.body)), or show it large on a long press.",
      location: line ?? item.location)
  }

  /// Where the view holds several, each is to be mended: so each is told with its place.
  private static func all(_ item: Item) -> [Evidence] {
    guard item.fixedTextSizes.count > 1 else { return [] }
    let sizes = item.fixedTextSizes.map { one in
      "\(one.size) pt (\(one.location.file.split(separator: "/").last ?? ""):\(one.location.line))"
    }
    return [.text("fixed sizes", sizes.joined(separator: ", "))]
  }

  /// A text that only the running program knows has no name to be called by: its bar has.
  private static func sentence(_ size: Points, _ item: Item, on bar: BarInLocale) -> Message {
    item.shownName(in: bar.locale) == nil
      ? "A text on \(bar.toolbar.knownName) has a fixed size of \(size) pt, whatever text size people set"
      : "The text of \(bar.name(of: item)) has a fixed size of \(size) pt, whatever text size people set"
  }
}
