import LintelModel
import SwiftSyntax

extension WindowToolbars {
  /// What the code of a window says of its toolbar besides titles and items.
  func tell(_ bar: inout Toolbar, of owner: BarOwner) {
    guard let file = reading.project.file(at: owner.file) else { return }
    let statements = TypeStatements(of: reading.project.types(named: owner.type, near: file))
    // A toolbar that code makes cannot be customized until code allows it.
    if bar.customizable == .unknown, file.contains("NSToolbar("), !file.contains("llowsUserCustomization") {
      bar.customizable = .declared(false)
    }
    let inFullScreen = ["windowWillEnterFullScreen", "windowDidEnterFullScreen"]
    let shown = statements.settings.filter { $0.path.suffix(2).elementsEqual(["toolbar", "isVisible"]) }
    if file.contains("autoHideToolbar") {
      bar.facts.isRevealedInFullScreen = .declared(true)
    } else if shown.contains(where: { inFullScreen.contains($0.function) && $0.value.text == "false" })
      || statements.values("toolbar").contains(where: { inFullScreen.contains($0.function) && $0.value.text == "nil" })
    {
      bar.facts.isRevealedInFullScreen = .declared(false)
    }
    let toggles = statements.calls.contains {
      $0.path.last == "toggleToolbarShown" || $0.path.suffix(3).elementsEqual(["toolbar", "isVisible", "toggle"])
    }
    let flips = statements.settings.contains { setting in
      setting.path.last == "isVisible" && setting.value.text.filter { $0 != "?" }.hasPrefix("!")
        && setting.path.dropLast().last.map { $0.lowercased().hasSuffix("bar") && !$0.lowercased().contains("status") }
          == true
    }
    if toggles || flips || shown.contains(where: { !$0.function.contains("FullScreen") }) {
      bar.facts.canBeHidden = .declared(true)
    }
  }
}

extension ItemAttributes {
  /// What code says of a window's item and of the view in it.
  func tell(_ item: inout Item, of object: MadeObject) {
    item.variable = object.name ?? ""
    if object.base == "NSSearchToolbarItem" { item.facts.canCollapse = .declared(true) }
    let action = object.values(of: "action").last?.value
    item.action = selector(action)
    let names = item.action.map { [$0] } ?? selectorNames(action)
    if !names.isEmpty, names.allSatisfy(ViewAction.bringsUpView) { item.facts.switches = .declared(.view) }
    guard let view = object.values(of: "view").last?.value.objects.first else { return }
    // AppKit collapses NSSearchToolbarItem only.
    if view.type == "NSSearchField", object.type == "NSToolbarItem" { item.facts.canCollapse = .declared(false) }
    if item.action == nil { item.action = selector(view.values(of: "action").last?.value ?? view.argument("action")) }
    if let size = words(view.values(of: "controlSize").last?.value).first.flatMap({
      ItemFacts.ControlSize(rawValue: $0.value)
    }) {
      item.facts.controlSize = .declared(size)
    }
    guard view.base == "NSButton" || view.base == "NSPopUpButton" else { return }
    let isBordered = words(view.values(of: "isBordered").last?.value).first?.value
    if case .expression(let expression)? = view.values(of: "isBordered").last?.value, expression.operand.text == "false" {
      item.facts.hasBezel = .declared(false)
    } else if isBordered == nil, let style = words(view.values(of: "bezelStyle").last?.value).first?.value {
      if Self.bezels.contains(style) { item.facts.hasBezel = .declared(true) }
      if ["toolbar", "texturedRounded", "accessoryBar", "accessoryBarAction"].contains(style) {
        item.facts.hasBezel = .declared(false)
      }
    }
  }

  /// Styles of `NSButton` whose border is seen on a bar, by their names of today and of yesterday.
  private static let bezels: Set = [
    "push", "rounded", "flexiblePush", "regularSquare", "smallSquare", "shadowlessSquare", "roundRect", "circular", "badge",
  ]

  /// What a bar button item says besides its face and its place.
  func tell(_ item: inout Item, ofBarButton object: MadeObject, on conditions: Conditions) {
    item.variable = object.name ?? ""
    item.action = selector(object.values(of: "action").last?.value ?? object.argument("action"))
    if let tint = object.value(of: "tintColor", on: conditions), case .expression(let expression) = tint,
      expression.operand.elements.count == 1
    {
      var named = item
      named.id = object.name ?? ""
      named.noteTint(expression.operand.elements[0])
      item.facts.hasOwnTint = named.facts.hasOwnTint
    }
    let initial = object.argument("image") ?? object.argument("primaryAction")?.objects.first?.argument("image")
    for image in object.values(of: "image", initial: initial) where !image.conditions.excludes(conditions) {
      noteTurning(of: image.value, on: &item)
      guard case .expression(let expression) = image.value else { continue }
      if expression.operand.text.contains(".alwaysOriginal") { item.facts.isFullColor = .declared(true) }
      if expression.operand.text.contains(".alwaysTemplate") { item.facts.isFullColor = .declared(false) }
    }
    if SameStates.isSame(object.values(of: "title", initial: object.argument("title")).last?.value) {
      item.otherLabel = item.label
    }
    for (property, shares) in [("sharesBackground", "true"), ("hidesSharedBackground", "false")] {
      guard case .expression(let expression)? = object.values(of: property).last?.value,
        ["true", "false"].contains(expression.operand.text)
      else { continue }
      item.facts.sharesBackground = .declared(expression.operand.text == shares)
    }
    for (method, isCustomizable) in BarGroup.makers where object.has(method) {
      item.facts.isCustomizable = .declared(isCustomizable)
      if BarGroup.isLeftOut(object.values(of: BarGroup.isShownAtFirst).last?.value) { item.isInDefaultSet = false }
    }
    if let landscape = object.values(of: "landscapeImagePhone", initial: object.argument("landscapeImagePhone")).last {
      item.landscapeImage = symbol(landscape.value)?.name
    }
    let menu = object.values(of: "menu", initial: object.argument("menu")).last?.value
    if let menu, let commands = commands(of: menu, depth: 0), !commands.isEmpty { item.facts.commands = .declared(commands) }
  }

  /// `archive` of `#selector(archive(_:))` and of `#selector(Inbox.archive)`.
  private func selector(_ value: Value?) -> String? {
    guard case .expression(let expression)? = value, expression.operand.elements.count == 1,
      let macro = expression.operand.elements[0].as(MacroExpansionExprSyntax.self), macro.macroName.text == "selector",
      let argument = macro.arguments.first?.expression
    else { return nil }
    return argument.path?.last ?? argument.as(FunctionCallExprSyntax.self)?.calledExpression.path?.last
  }

  /// What `NSSelectorFromString(name)` may ask for, for this item and for others that the same code makes.
  private func selectorNames(_ value: Value?) -> [String] {
    guard case .expression(let expression)? = value, expression.operand.elements.count == 1,
      let call = expression.operand.elements[0].as(FunctionCallExprSyntax.self),
      ["NSSelectorFromString", "Selector"].contains(TextExpression.name(of: call)),
      let argument = call.arguments.first?.expression
    else { return [] }
    let found = texts.texts(of: argument, as: .string, at: expression.place)
    return found.allSatisfy { $0.value.state == .literal } ? found.compactMap(\.value.source) : []
  }

  /// The titles of a `UIMenu`'s children; nil where one of them cannot be read.
  func commands(of value: Value, depth: Int) -> [String]? {
    guard depth < 4 else { return nil }
    switch value {
    case .object(let object) where object.base == "UIMenu":
      guard let children = object.argument("children"), case .list(let values) = children else { return nil }
      var found: [String] = []
      for child in values {
        guard let inner = commands(of: child.value, depth: depth + 1) else { return nil }
        found += inner
      }
      return found
    case .object(let object):
      guard let text = object.argument("title").flatMap({ texts(of: $0).first?.value }) else { return nil }
      return (text.source ?? text.key).map { [$0] }
    default: return nil
    }
  }
}

/// UIKit's groups of bar items, by whether people may move or remove them.
enum BarGroup {
  static let makers: [(String, Bool)] = [
    ("creatingFixedGroup", false), ("creatingMovableGroup", true), ("creatingOptionalGroup", true),
  ]
  /// The argument that says whether the group is on the bar before people customize it.
  static let isShownAtFirst = "isInDefaultCustomization"

  /// Whether that is written as `false`: people add the group to the bar, or never see it there.
  static func isLeftOut(_ value: Value?) -> Bool {
    if case .expression(let shown)? = value { shown.operand.text == "false" } else { false }
  }

  static let types: [String: Bool] = ["fixedGroup": false, "movableGroup": true, "optionalGroup": true]
}
