import LintelModel

/// A bar item as code makes it: the allocation, and what is set on it afterwards.
struct ObjectiveCItem {
  let type: String
  let initialiser: ObjectiveCExpression
  /// In the order of the source; a label that is set twice is set in two branches.
  var settings: [(property: String, value: ObjectiveCExpression)] = []

  var isWindowItem: Bool { !type.hasPrefix("UI") && type.hasSuffix("ToolbarItem") || type == "NSToolbarItemGroup" }

  static func isItem(_ type: String) -> Bool {
    type.hasSuffix("BarButtonItem") || type.hasSuffix("ToolbarItem") || type == "NSToolbarItemGroup"
  }

  /// `return [[NSToolbarItem alloc] initWithItemIdentifier:itemIdentifier];` is what a delegate answers for identifiers that
  /// nobody asks for.
  private var isFallback: Bool {
    type == "NSToolbarItem" && settings.isEmpty && identifier == nil
      && initialiser.argument("initWithItemIdentifier")?.path?.count == 1
  }

  /// One item for each label that the code may give it.
  func items(_ texts: ObjectiveCTexts, placement: Item.Placement) -> [Item] {
    guard !isFallback else { return [] }
    var alternatives: [[(property: String, value: ObjectiveCExpression)]] = [[]]
    for setting in settings {
      let isLabel = setting.property == "label" || setting.property == "title"
      if isLabel, alternatives[alternatives.count - 1].contains(where: { $0.property == setting.property }) {
        alternatives.append([])
      }
      alternatives[alternatives.count - 1].append(setting)
    }
    return alternatives.map { item($0, texts, placement: placement) }
  }

  private func item(
    _ settings: [(property: String, value: ObjectiveCExpression)], _ texts: ObjectiveCTexts, placement: Item.Placement
  ) -> Item {
    var item = Item(
      id: "item", kind: .button, location: texts.location(initialiser.offset), placement: placement, mayBeSetByCode: true)
    switch type {
    case "NSSearchToolbarItem": item.kind = .searchField
    case "NSMenuToolbarItem": item.kind = .menu
    case "NSToolbarItemGroup": item.kind = .group
    case "NSTrackingSeparatorToolbarItem": item.kind = .separator
    default: break
    }
    if let title = initialiser.argument("initWithTitle") ?? initialiser.argument("title") {
      item.label = texts.text(of: title)
    }
    if let image = initialiser.argument("initWithImage") ?? initialiser.argument("image") { set(image: image, of: &item) }
    if initialiser.argument("initWithCustomView") != nil { item.kind = .customView }
    if initialiser.argument("menu") != nil { item.kind = .menu }
    if let system = initialiser.argument("initWithBarButtonSystemItem")?.path?.last { set(system: system, of: &item) }
    if let style = initialiser.argument("style")?.path?.last { set(style: style, of: &item) }
    for (property, value) in settings { set(property, value, texts, of: &item) }
    item.id = id(of: item)
    return item
  }

  private func set(_ property: String, _ value: ObjectiveCExpression, _ texts: ObjectiveCTexts, of item: inout Item) {
    switch property {
    case "label", "title": item.label = texts.text(of: value)
    case "paletteLabel": item.paletteLabel = texts.text(of: value)
    case "toolTip": item.toolTip = texts.text(of: value)
    case "accessibilityLabel": item.accessibilityLabel = texts.text(of: value)
    case "image": set(image: value, of: &item)
    case "view", "customView": if item.kind == .button { item.kind = .customView }
    case "menu": item.kind = .menu
    case "style": if let style = value.path?.last { set(style: style, of: &item) }
    case "visibilityPriority":
      let names: [String: Item.Priority] = [
        "NSToolbarItemVisibilityPriorityLow": .low, "NSToolbarItemVisibilityPriorityHigh": .high,
        "NSToolbarItemVisibilityPriorityUser": .user,
      ]
      item.priority = value.path?.last.flatMap { names[$0] } ?? item.priority
    default: break
    }
  }

  /// `[UIImage imageNamed:@"x"]`, `[NSImage imageWithSystemSymbolName:@"plus" …]`, a named constant, or what is written.
  private func set(image: ObjectiveCExpression, of item: inout Item) {
    if image.path == ["nil"] { return }
    if case .message(_, let labels, let arguments, _) = image, let label = labels.first, let name = arguments.first {
      item.hasSystemName = label.lowercased().contains("system")
      if case .string(let text, _) = name {
        item.symbol = text
      } else if let constant = name.path?.last {
        item.symbol = constant
        item.hasSystemName = item.hasSystemName || constant.hasPrefix("NSImageName")
      }
    }
    if item.symbol == nil { item.symbol = image.path?.last ?? "image" }
  }

  private func set(style: String, of item: inout Item) {
    if style == "UIBarButtonItemStyleDone" || style == "UIBarButtonItemStyleProminent" { item.style = .prominent }
  }

  private func set(system: String, of item: inout Item) {
    let prefix = "UIBarButtonSystemItem"
    guard system.hasPrefix(prefix) else { return }
    let rest = system.dropFirst(prefix.count)
    let name = rest.prefix(1).lowercased() + rest.dropFirst()
    switch name {
    case "flexibleSpace": item.kind = .flexibleSpace
    case "fixedSpace": item.kind = .fixedSpace
    default:
      item.systemItem = name
      item.hasSystemName = true
      if name == "done" || name == "save" { item.style = .prominent }
    }
  }

  /// From what the item says, so that it stays the same when lines move.
  private func id(of item: Item) -> String {
    if let identifier = identifier { return identifier }
    let face = item.systemItem ?? item.label.key ?? item.label.source ?? item.symbol ?? item.kind.rawValue
    return face.isEmpty ? item.kind.rawValue : face
  }

  /// What the toolbar's delegate calls it; nil if that is only its own parameter.
  var identifier: String? {
    switch initialiser.argument("initWithItemIdentifier") {
    case .string(let text, _)?: text
    case let other?: other.path?.last.flatMap { $0.hasPrefix("item") ? nil : $0 }
    case nil: nil
    }
  }
}
