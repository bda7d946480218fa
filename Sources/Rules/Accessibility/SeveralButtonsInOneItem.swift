import LintelFindings
import LintelModel

extension Rule {
  static let severalButtonsInOneItem = Rule(
    id: "several-buttons-in-one-item",
    title: "A toolbar item holds one control.",
    platforms: [.ipados, .macos],
    severity: .note,
    isCore: true,
    isAboutAccess: true,
    why: "Controls side by side in one item leave the bar together, and no control of them can be kept before the others.",
    examples: [
      .fails(
        "two buttons in a stack",
        files: ["Inbox.swift": view(item: "ToolbarItem { HStack { Button(\"Reply\") { }; Button(\"Forward\") { } } }")]),
      .fails(
        "two buttons in a view of a bar button item",
        files: [
          "Inbox.swift": """
          final class InboxController: UIViewController {
            override func viewDidLoad() {
              title = "Inbox"
              let reply = UIButton(type: .system)
              reply.setTitle("Reply", for: .normal)
              let forward = UIButton(type: .system)
              forward.setTitle("Forward", for: .normal)
              let stack = UIStackView(arrangedSubviews: [reply, forward])
              navigationItem.rightBarButtonItem = UIBarButtonItem(customView: stack)
            }
          }
          """
        ]),
      .passes(
        "two buttons in a group",
        files: ["Inbox.swift": view(item: "ToolbarItemGroup { Button(\"Reply\") { }; Button(\"Forward\") { } }")]),
      .passes(
        "a control group is one control",
        files: ["Inbox.swift": view(item: "ToolbarItem { ControlGroup { Button(\"Back\") { }; Button(\"Next\") { } } }")]),
      .passes(
        "a button beside a text",
        files: ["Inbox.swift": view(item: "ToolbarItem { HStack { Text(\"3 new\"); Button(\"Show\") { } } }")]),
    ],
    check: .bar { bar in
      guard bar.isSource, [.navigationBar, .toolbar, .windowToolbar].contains(bar.toolbar.kind) else { return [] }
      return bar.toolbar.items.filter { $0.controlCount > 1 }.map { item in
        Remark(
          .fails, "stack", "One item of \(bar.toolbar.knownName) holds \(item.controlCount) controls: they overflow as one",
          item: item.id, blame: .definition, evidence: [.count("controls", item.controlCount, "controls")],
          suggestion: advice(item), location: item.location)
      }
    })

  /// Objects of UIKit and AppKit have no such group.
  private static func advice(_ item: Item) -> Message {
    item.parts.contains { $0.variable != nil }
      ? "Give each control an item of its own." : "Give each control an item, or put them into a ToolbarItemGroup."
  }

  private static func view(item: String) -> String {
    "struct Inbox: View { var body: some View { List { }.navigationTitle(\"Inbox\").toolbar { \(item) } } }"
  }
}
