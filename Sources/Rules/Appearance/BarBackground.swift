import LintelFindings
import LintelModel
import LintelTables

extension Rule {
  static let barBackground = Rule(
    id: "bar-background",
    title: "A bar has the system's background, and its controls the system's colour.",
    statements: ["hig-2025.08", "hig-2025.45"],
    severity: .note,
    facts: ["hasOwnBackground", "hasTintedControls", "hasOwnTint"],
    why: "A bar of one colour hides what scrolls below it, and coloured controls no longer stand out by what they mean.",
    examples: [
      .fails(
        "a background of the app's own",
        sketch: "ios26 en 402pt\nfacts: hasOwnBackground yes\n| Inbox | [Edit]",
        mended: "ios26 en 402pt\nfacts: hasOwnBackground no\n| Inbox | [Edit]"),
      .fails(
        "coloured controls",
        sketch: "macos26 en 800pt\nfacts: hasTintedControls yes\nInbox | [Edit {pencil}]",
        mended: "macos26 en 800pt\nfacts: hasTintedControls no\nInbox | [Edit {pencil}]"),
      .passes("the system's", sketch: "ios26 en 402pt\nfacts: hasOwnBackground no, hasTintedControls no\n| Inbox | [Edit]"),
      .fails("a colour of one item", sketch: "ios26 en 402pt\nfacts trailing1: hasOwnTint yes\n| Inbox | [Edit]"),
      .passes(
        "a colour of a prominent item", sketch: "ios26 en 402pt\nfacts trailing1: hasOwnTint yes\n| Inbox | [Save]!"),
      .passes("one prominent action has a colour", sketch: "ios26 en 402pt\n| Inbox | [Save]!"),
      .passes(
        "systems that the guideline is not for", sketch: "ios18 en 402pt\nfacts: hasOwnBackground yes\n| Inbox | [Edit]"),
      .fails(
        "a colour that code gives the bar", files: [
          "Inbox.swift": """
            import UIKit
            final class InboxController: UIViewController {
              override func viewDidLoad() {
                title = "Inbox"
                navigationController?.navigationBar.barTintColor = .systemTeal
              }
            }
            """
        ]),
      .passes(
        "the system's background, asked for in code", files: [
          "Inbox.swift": """
            import UIKit
            final class InboxController: UIViewController {
              override func viewDidLoad() {
                title = "Inbox"
                let look = UINavigationBarAppearance()
                look.configureWithDefaultBackground()
                navigationItem.standardAppearance = look
              }
            }
            """
        ]),
    ],
    check: .bar { bar in
      let toolbar = bar.toolbar
      // The earlier design has backgrounds and tints of the app's own.
      guard bar.isSource, toolbar.kind != .sheetButtons, !toolbar.keepsEarlierDesign,
        toolbar.osLines.isEmpty || toolbar.osLines.contains(where: { BarGeneration.of(.ios, $0).has(.glass) })
      else { return [] }
      var remarks: [Remark] = []
      if toolbar.facts.hasOwnBackground.value == true {
        let place = toolbar.backgroundIsFrom
        remarks.append(
          Remark(
            .fails, place == nil ? "own-background" : "app-background",
            place == nil
              ? "\(toolbar.knownName) has a background of its own" : "All bars of this kind have a background of the app’s own",
            blame: .definition, suggestion: "Leave the background to the system, and bring colour to the content below it.",
            location: place ?? toolbar.ownBackgroundIsFrom))
      }
      if toolbar.facts.hasTintedControls.value == true {
        let place = toolbar.tintIsFrom
        remarks.append(
          Remark(
            .fails, place == nil ? "tinted-controls" : "app-tint",
            place == nil
              ? "The controls of \(toolbar.knownName) are tinted"
              : "The controls of all bars of this kind are tinted",
            blame: .definition,
            suggestion: "Leave the colour of controls to the system; make one action prominent if it is the main one.",
            location: place ?? toolbar.ownTintIsFrom))
      }
      return remarks
        + toolbar.items.filter { $0.isInDefaultSet && $0.isTintedAlone }.map { item in
          Remark(
            .fails, "tinted-item", "\(bar.name(of: item)) is tinted", item: item.id, blame: .definition,
            suggestion: "Leave the colour of controls to the system; make one action prominent if it is the main one.",
            location: item.location)
        }
    })
}
