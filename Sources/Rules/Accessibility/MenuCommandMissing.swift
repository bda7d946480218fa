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
      .passes(
        "what ends a mode is no command of its own",
        sketch: "macos26 en 800pt\nkind: window\nfacts item1: hasMenuCommand no\n[Done {checkmark}]"),
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
    check: .toolbar { toolbar, project in
      guard toolbar.kind == .windowToolbar, let own = missing(on: toolbar).first else { return [] }
      let advice: Message =
        toolbar.commandsFrom.map { "Add a command to the Mac's menu bar: \($0.file) makes its commands." as Message }
        ?? "Add a command to the menu that fits it."
      // One menu is mended for all of them, in whichever variants of the bar they are.
      let variants = toolbar.variant == nil ? [toolbar] : project.toolbars.filter { $0.barID == toolbar.barID }
      let lacking = names(of: variants)
      return [
        Remark(
          .fails, "no-command", "The menu bar has no command for \(lacking)",
          item: lacking.count == 1 ? own.id : nil, blame: .definition, suggestion: advice,
          location: variants.lazy.compactMap { missing(on: $0).first }.first?.location ?? own.location)
      ]
    })

  /// Done, Cancel and Close end what is under way: they are there in that mode alone, and no command of the app's.
  private static func missing(on toolbar: Toolbar) -> [Item] {
    let bar = sourceBar(of: toolbar)
    return toolbar.items.filter { item in
      item.facts.hasMenuCommand.value == false && !item.kind.isSpacer && item.style != .cancel
        && !["cancel", "close", "done"].contains { item.systemItem == $0 || bar.says($0, item) }
    }
  }

  private static func sourceBar(of toolbar: Toolbar) -> BarInLocale {
    BarInLocale(toolbar: toolbar, locale: toolbar.sourceLocale, direction: .leftToRight, layouts: [], sourceLayouts: [])
  }

  /// What the items without a command are called, each once, in the order of the variants.
  private static func names(of variants: [Toolbar]) -> [Message] {
    var names: [Message] = []
    for variant in variants {
      let bar = sourceBar(of: variant)
      for item in missing(on: variant) {
        // Whoever is to write the command needs words, and not what the symbol is called.
        let said = [item.label, item.accessibilityLabel, item.toolTip].lazy.compactMap { $0.shown(in: bar.locale) }
          .first { !$0.isEmpty }
        let name: Message = said.map { text -> Message in "“\(text)”" } ?? bar.name(of: item)
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }
}
