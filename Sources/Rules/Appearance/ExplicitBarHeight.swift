import LintelFindings
import LintelModel

extension Rule {
  static let explicitBarHeight = Rule(
    id: "explicit-bar-height",
    title: "The system gives a toolbar its height.",
    statements: ["hig-2014.03"],
    platforms: [.ios],
    severity: .note,
    facts: ["height"],
    why: "A height that fits one device and one orientation cuts the icons, or leaves a gap, on the others.",
    examples: [
      .fails(
        "a height in points",
        sketch: "ios18 en 402pt\nkind: toolbar\nfacts: height 60pt\n[Edit] -- [Share]",
        mended: "ios18 en 402pt\nkind: toolbar\n[Edit] -- [Share]"),
      .passes("the system's height", sketch: "ios18 en 402pt\nkind: toolbar\n[Edit] -- [Share]"),
      .fails(
        "a constraint in code", files: [
          "Inbox.swift": """
            import UIKit
            final class InboxController: UIViewController {
              let toolbar = UIToolbar()
              override func viewDidLoad() {
                toolbar.items = [UIBarButtonItem(title: "Edit", style: .plain, target: self, action: nil)]
                toolbar.heightAnchor.constraint(equalToConstant: 60).isActive = true
              }
            }
            """
        ]),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.kind == .toolbar, let height = bar.toolbar.facts.height.value else { return [] }
      return [
        Remark(
          .fails, "height-set", "The definition of \(bar.toolbar.knownName) sets its height to \(height) pt", blame: .definition,
          evidence: [.points("height", height)], suggestion: "Remove the height.")
      ]
    })
}
