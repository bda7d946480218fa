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
          suggestion: "Give each control an item, or put them into a ToolbarItemGroup.", location: item.location)
      }
    })

  private static func view(item: String) -> String {
    "struct Inbox: View { var body: some View { List { }.navigationTitle(\"Inbox\").toolbar { \(item) } } }"
  }
}
