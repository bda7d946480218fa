import LintelFindings
import LintelModel

extension Rule {
  static let barScrolls = Rule(
    id: "bar-scrolls",
    title: "A toolbar stays where it is while the content scrolls.",
    statements: ["fiori-ios.28"],
    platforms: [.ios, .ipados],
    severity: .warning,
    facts: ["scrollsAway"],
    why: "An action that has scrolled away must be searched for, and people with a switch or a keyboard search longest.",
    examples: [
      .fails(
        "a bar within the content",
        sketch: "fiori en 390pt\nfacts: scrollsAway yes\n[Reject] [Approve]!",
        mended: "fiori en 390pt\nfacts: scrollsAway no\n[Reject] [Approve]!"),
      .passes("a bar that stays", sketch: "fiori en 390pt\nfacts: scrollsAway no\n[Reject] [Approve]!"),
      .passes("nothing is known", sketch: "ios18 en 390pt\nkind: toolbar\n[Reject] -- [Approve]!"),
      .fails(
        "a table's footer", files: [
          "Inbox.swift": """
            import UIKit
            final class InboxController: UITableViewController {
              let toolbar = UIToolbar()
              override func viewDidLoad() {
                toolbar.items = [UIBarButtonItem(title: "Edit", style: .plain, target: self, action: nil)]
                tableView.tableFooterView = toolbar
              }
            }
            """
        ]),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.isAtBottom, bar.toolbar.facts.scrollsAway.value == true else { return [] }
      return [
        Remark(
          .fails, "scrolls-away", "\(bar.toolbar.knownName) moves away with the content", blame: .definition,
          suggestion: "Keep it outside of the view that scrolls.")
      ]
    })
}
