import LintelModel
import LintelXMLTree

/// The menu bar that a file of Interface Builder makes: `MainMenu.xib`.
package struct MenuBarDocument: Hashable, Sendable {
  /// Selectors without their colons.
  var actions: Set<String> = []
  /// The words of each command, in small letters.
  var commands: Set<Set<String>> = []

  /// Nil where the document has none.
  static func find(in root: XMLElement) -> MenuBarDocument? {
    var found: MenuBarDocument?
    func look(_ element: XMLElement, inside: Bool) {
      let isMain = element.name == "menu" && element["systemMenu"] == "main"
      if isMain, found == nil { found = MenuBarDocument() }
      let inside = inside || isMain
      if inside, element.name == "menuItem" {
        let words = words(of: element["title"] ?? "")
        if !words.isEmpty { found?.commands.insert(words) }
        for connection in element.child("connections")?.children ?? [] {
          if let selector = connection["selector"] { found?.actions.insert(selector.withoutColons) }
        }
      }
      for child in element.children { look(child, inside: inside) }
    }
    look(root, inside: false)
    return found
  }

  func merging(_ other: MenuBarDocument) -> MenuBarDocument {
    MenuBarDocument(actions: actions.union(other.actions), commands: commands.union(other.commands))
  }

  /// Writes onto a window's toolbar which of its items the menu bar has commands for, by their actions, then by their labels.
  func tell(_ bar: inout Toolbar, sourceLocale: LocaleID) {
    guard bar.kind == .windowToolbar, bar.controllerIsOfAppKit else { return }
    if bar.facts.hasHideCommand == .unknown {
      if actions.contains("toggleToolbarShown") {
        (bar.facts.canBeHidden, bar.facts.hasHideCommand) = (.declared(true), .declared(true))
      } else if bar.facts.canBeHidden == .declared(true) {
        bar.facts.hasHideCommand = .declared(false)
      }
    }
    for index in bar.items.indices where bar.items[index].facts.hasMenuCommand == .unknown {
      bar.items[index].facts.hasMenuCommand = answer(for: bar.items[index], sourceLocale)
    }
  }

  private func answer(for item: Item, _ sourceLocale: LocaleID) -> Fact<Bool> {
    guard item.kind == .button || item.kind == .toggle, item.systemItem == nil else { return .unknown }
    let names = [item.label, item.paletteLabel, item.toolTip, item.accessibilityLabel].compactMap {
      $0.shown(in: sourceLocale)
    }.map { Self.words(of: $0) }.filter { !$0.isEmpty }
    if let action = item.action, actions.contains(action) { return .declared(true) }
    if names.contains(where: commands.contains) { return .declared(true) }
    // Another wording of the same command shares a word with it. Without the action, the command may be worded as it likes.
    let own = names.reduce(into: Set()) { $0.formUnion($1) }
    guard item.action != nil, !own.isEmpty, commands.allSatisfy({ $0.isDisjoint(with: own) }) else { return .unknown }
    return .declared(false)
  }

  private static func words(of text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { $0.count > 1 })
  }
}

extension String {
  var withoutColons: String { filter { $0 != ":" } }
}

extension Toolbar {
  /// SwiftUI's windows have the menu bar of their scenes.
  fileprivate var controllerIsOfAppKit: Bool {
    !id.hasSuffix(".window") && !id.contains(".window[") && !id.contains(".window~")
  }
}
