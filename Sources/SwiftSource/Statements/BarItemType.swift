import LintelModel
import SwiftSyntax

/// A type whose objects are followed: bar items, and what is in them.
struct BarItemType {
  let name: String
  /// The platform's type that it is or comes from.
  let base: String

  /// Nil for any other type.
  ///
  /// - Parameter isMadeAsItem: Whether it is made with arguments that only bar items take, so that its name need not say it.
  init?(_ name: String, isMadeAsItem: Bool, in project: SwiftProject, near file: SwiftFile) {
    guard name.first?.isUppercase == true,
      let base = Self.base(of: name, isMadeAsItem: isMadeAsItem, in: project, near: file, depth: 0)
    else { return nil }
    self.name = name
    self.base = base
  }

  private static func base(of name: String, isMadeAsItem: Bool, in project: SwiftProject, near file: SwiftFile, depth: Int)
    -> String?
  {
    if name.hasPrefix("UI") || name.hasPrefix("NS") { return endings.contains(where: name.hasSuffix) ? name : nil }
    guard depth < 4, depth > 0 || ownEndings.contains(where: name.hasSuffix) || isMadeAsItem else { return nil }
    for parent in project.declarations(of: name, near: file).flatMap(\.inherited) {
      if let base = base(of: parent, isMadeAsItem: true, in: project, near: file, depth: depth + 1) { return base }
    }
    return nil
  }

  /// Of the project's types: views of its own say nothing that could be read.
  private static let ownEndings = endings.filter { $0 != "View" }
  private static let endings = [
    "Item", "ItemGroup", "Button", "View", "Label", "Control", "Field", "SearchBar", "Switch", "Menu", "Action",
  ]

  /// Whether a name sounds like that of an item. Names lead to other files, which are parsed for them; those of anything
  /// else would lead to half of the project.
  static func mayBeItem(named name: String) -> Bool {
    let words = name.lowercased()
    return words.says("item") || words.says("button") || words.says("toolbar") || words.says("titleview")
  }

  /// Types that are bar items themselves.
  static func isItem(_ name: String) -> Bool {
    name.hasSuffix("BarButtonItem") || name.hasSuffix("ToolbarItem") || name == "NSToolbarItemGroup"
  }

  /// Whether a function of this result type may give something that bars are made of.
  static func mayHold(_ result: String) -> Bool {
    let words = result.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.contains { word in word == "Identifier" || endings.contains { word.hasSuffix($0) } }
  }

  /// The item that `.init(…)` with these labels makes.
  static func expected(by labels: [String?]) -> String? {
    switch labels.first {
    case "barButtonSystemItem", "customView", "systemItem", "primaryAction": "UIBarButtonItem"
    // An alert's action has a title and a style too, and a model's value may have a menu.
    case "title", "image": labels.contains("target") || labels.contains("primaryAction") ? "UIBarButtonItem" : nil
    case "itemIdentifier": "NSToolbarItem"
    default: nil
    }
  }
}

extension MadeObject {
  var isBarItem: Bool { base.hasSuffix("BarButtonItem") || base.hasSuffix("ToolbarItem") || base == "NSToolbarItemGroup" }
  /// Whether it belongs to a window's toolbar.
  var isWindowItem: Bool { isBarItem && !base.hasSuffix("BarButtonItem") }
}
