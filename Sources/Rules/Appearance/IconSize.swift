import LintelFindings
import LintelModel
import LintelTables

extension Rule {
  static let iconSize = Rule(
    id: "icon-size",
    title: "A custom icon has the size that its platform's bars are made for.",
    statements: ["hig-2023.24", "hig-2023.35"],
    platforms: [.ios, .macos],
    severity: .note,
    facts: ["iconSize"],
    why: "An icon that is larger than its neighbours looks like the only one that matters, or is cut.",
    examples: [
      .fails(
        "30 points on an iPhone",
        sketch: "ios18 en 402pt\nkind: toolbar\nfacts item1: iconSize 30pt\nimage{stamp \"Stamp\"}",
        mended: "ios18 en 402pt\nkind: toolbar\nfacts item1: iconSize 24pt\nimage{stamp \"Stamp\"}"),
      .fails(
        "24 points on a Mac",
        sketch: "macos15 en 800pt\nfacts item1: iconSize 24pt\n[Stamp image{stamp}]",
        mended: "macos15 en 800pt\nfacts item1: iconSize 19pt\n[Stamp image{stamp}]"),
      .fails(
        "a full-colour icon of 24 points",
        sketch: "macos15 en 800pt\nfacts item1: iconSize 24pt, isFullColor yes\n[Stamp image{stamp}]"),
      .needsReview(
        "32 points, if it is in full colour", sketch: "macos15 en 800pt\nfacts item1: iconSize 32pt\n[Stamp image{stamp}]"),
      .passes(
        "28 points on an iPhone", sketch: "ios18 en 402pt\nkind: toolbar\nfacts item1: iconSize 28pt\nimage{stamp \"Stamp\"}"
      ),
      .passes("19 points on a Mac", sketch: "macos15 en 800pt\nfacts item1: iconSize 19pt\n[Stamp image{stamp}]"),
      .passes(
        "a full-colour icon of 32 points",
        sketch: "macos15 en 800pt\nfacts item1: iconSize 32pt, isFullColor yes\n[Stamp image{stamp}]"),
      .passes("a system symbol", sketch: "ios18 en 402pt\nkind: toolbar\nfacts item1: iconSize 30pt\n{plus}"),
      .passes(
        "settings tabs have larger icons",
        sketch: "macos15 en 600pt\nkind: settings\nfacts item1: iconSize 32pt\n[General image{general}]"),
      .fails(
        "an image of an asset catalogue", files: [
          "Inbox.swift": """
            import UIKit
            final class InboxController: UIViewController {
              override func viewDidLoad() {
                navigationItem.rightBarButtonItem = UIBarButtonItem(
                  image: UIImage(named: "stamp"), style: .plain, target: self, action: nil)
              }
            }
            """,
          "Assets.xcassets/stamp.imageset/Contents.json": """
            {"images": [{"filename": "stamp.svg", "idiom": "universal"}]}
            """,
          "Assets.xcassets/stamp.imageset/stamp.svg": """
            <svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"></svg>
            """
        ]),
    ],
    check: .bar { bar in
      let isMac = bar.toolbar.kind == .windowToolbar
      guard bar.isSource, isMac || bar.toolbar.isAtBottom || bar.toolbar.kind == .navigationBar else { return [] }
      let figures = BarGeneration.of(isMac ? .macos : .ios, OSLine.audited.last!)
      return bar.toolbar.items.compactMap { item in
        guard let size = item.facts.iconSize.value, !item.hasSystemName, !item.kind.isSpacer else { return nil }
        let isColored = isMac && item.facts.isFullColor.value == true
        let allowed = figures.points(isMac ? isColored ? .windowFullColorIconSize : .windowMostIconSize : .mostIconSize)
        guard isColored ? size != allowed : size > allowed else { return nil }
        let mayBeColored = isMac && size == figures.points(.windowFullColorIconSize) && item.facts.isFullColor == .unknown
        return Remark(
          mayBeColored ? .needsReview : .fails, isColored ? "full-color-size" : "too-large",
          "The icon of \(bar.name(of: item)) measures \(size) pt; the guideline asks for "
            + (isColored ? "\(allowed) pt" : "at most \(allowed) pt")
            + (mayBeColored ? ", unless it is in full colour" : ""),
          certainty: mayBeColored ? .possible : .certain, item: item.id, blame: .definition,
          evidence: [.points("icon", size), .points("allowed", allowed)],
          suggestion: isMac ? "Draw it within \(allowed) × \(allowed) pt." : "Draw it within 24 × 24 pt.",
          location: item.symbolPlace)
      }
    })
}
