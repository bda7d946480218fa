import LintelFindings
import LintelModel
import LintelTables

extension Rule {
  static let landscapeBarHeight = Rule(
    id: "landscape-bar-height",
    title: "Custom icons fit an iPhone's lower bar in landscape.",
    statements: ["hig-2014.02"],
    platforms: [.ios, .ipados],
    severity: .note,
    facts: ["landscapeIconHeight", "iconSize"],
    why:
      "Held sideways, an iPhone has bars 32 points high before iOS 26, a figure that is commonly cited and nowhere published; "
      + "a higher icon is cut.",
    examples: [
      .fails(
        "an icon of 36 points for landscape",
        sketch: "ios18 en 402pt\nkind: toolbar\nfacts item1: landscapeIconHeight 36pt\nimage{stamp \"Stamp\"}",
        mended: "ios18 en 402pt\nkind: toolbar\nfacts item1: landscapeIconHeight 20pt\nimage{stamp \"Stamp\"}"),
      .needsReview(
        "an icon of 40 points and none for landscape",
        sketch: "ios18 en 402pt\nkind: toolbar\nfacts item1: iconSize 40pt\nimage{stamp \"Stamp\"}"),
      .passes(
        "an icon of its own for landscape",
        sketch: "ios18 en 402pt\nkind: toolbar\nfacts item1: iconSize 40pt, landscapeIconHeight 20pt\nimage{stamp \"Stamp\"}"
      ),
      .passes(
        "a low icon", sketch: "ios18 en 402pt\nkind: toolbar\nfacts item1: iconSize 24pt\nimage{stamp \"Stamp\"}"),
      .passes(
        "an iPad's bars keep their height",
        sketch: "ipados18 en 820pt\nkind: toolbar\nfacts item1: landscapeIconHeight 36pt\nimage{stamp \"Stamp\"}"),
      .passes("a system symbol shrinks", sketch: "ios18 en 402pt\nkind: toolbar\nfacts item1: iconSize 40pt\n{plus}"),
    ],
    check: .bar { bar in
      let height = BarGeneration.of(.ios, OSLine.audited[0]).points(.bottomToolbarHeightInLandscape)
      guard bar.isSource, bar.toolbar.platforms.contains(.ios), [.toolbar, .navigationBar].contains(bar.toolbar.kind) else {
        return []
      }
      return bar.toolbar.items.filter { !$0.hasSystemName && !$0.kind.isSpacer }.compactMap { item in
        let landscape = item.facts.landscapeIconHeight.value
        guard let size = landscape ?? item.facts.iconSize.value, size > height else { return nil }
        let isSure = landscape != nil
        return Remark(
          isSure ? .fails : .needsReview, isSure ? "higher-than-bar" : "no-landscape-icon",
          isSure
            ? "The landscape icon of \(bar.name(of: item)) is \(size) pt high and the bar \(height) pt"
            : "The icon of \(bar.name(of: item)) measures \(size) pt, has none for landscape, and the bar is \(height) pt high there",
          certainty: isSure ? .certain : .possible, item: item.id, blame: .definition,
          evidence: [.points("icon", size), .points("available", height)],
          suggestion: "Give the item a landscape image of at most \(height) pt.", location: item.location)
      }
    })
}
