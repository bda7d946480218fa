import LintelFindings
import LintelModel

extension Rule {
  static let menuCommandMissing = Rule(
    id: "menu-command-missing",
    title: "Every item of a Mac's toolbar is a command of the menu bar too.",
    statements: ["hig-2025.37", "hig-2023.33"],
    severity: .warning,
    criteria: ["2.1.1"],
    facts: ["hasMenuCommand"],
    why: "People hide toolbars and remove items; who has no menu command then has no way to the action, nor keys for it.",
    examples: [
      .fails(
        "an item without a command",
        sketch: "macos26 en 800pt\nkind: window\nfacts item1: hasMenuCommand no\n[Archive {archivebox}]",
        mended: "macos26 en 800pt\nkind: window\nfacts item1: hasMenuCommand yes\n[Archive {archivebox}]"),
      .fails(
        "an item that people may add",
        sketch: "macos26 en 800pt\nkind: window\nfacts item2: hasMenuCommand no\n[Reply {arrow}] [Archive {archivebox}]?"),
      .passes(
        "an item with a command",
        sketch: "macos26 en 800pt\nkind: window\nfacts item1: hasMenuCommand yes\n[Archive {archivebox}]"),
      .passes("nobody says whether there is one", sketch: "macos26 en 800pt\nkind: window\n[Archive {archivebox}]"),
      .fails(
        "an app whose menus have nothing like it", files: [
          "Inbox.swift": """
            import AppKit
            @main struct Mail: App {
              var body: some Scene {
                WindowGroup { Inbox() }.commands { CommandMenu("Message") { Button("Flag") { } } }
              }
            }
            struct Inbox: View {
              var body: some View {
                List { }.navigationTitle("Inbox").toolbar { Button("Archive", systemImage: "archivebox") { } }
              }
            }
            """
        ]),
      .passes(
        "a command of another wording", files: [
          "Inbox.swift": """
            import AppKit
            @main struct Mail: App {
              var body: some Scene {
                WindowGroup { Inbox() }.commands { CommandMenu("Message") { Button("Archive Message") { } } }
              }
            }
            struct Inbox: View {
              var body: some View {
                List { }.navigationTitle("Inbox").toolbar { Button("Archive", systemImage: "archivebox") { } }
              }
            }
            """
        ]),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.kind == .windowToolbar else { return [] }
      let missing = bar.toolbar.items.filter { $0.facts.hasMenuCommand.value == false && !$0.kind.isSpacer }
      guard let first = missing.first else { return [] }
      let advice: Message =
        bar.toolbar.commandsFrom.map { "Add a command to the Mac's menu bar: \($0.file) makes its commands." as Message }
        ?? "Add a command to the menu that fits it."
      // One menu is mended for all of them.
      return [
        Remark(
          .fails, "no-command", "The menu bar has no command for \(missing.map(bar.name))",
          item: missing.count == 1 ? first.id : nil, blame: .definition,
          suggestion: advice, location: first.location)
      ]
    })
}
