import LintelModel
import LintelXMLTree

extension InterfaceBuilderDocument {
  /// An item of a window's toolbar.
  func toolbarItem(_ element: XMLElement) -> Item {
    let id = element["id"] ?? element["explicitItemIdentifier"] ?? "item"
    var item = Item(id: id, kind: .button, location: location(of: element))
    item.identifier = element["explicitItemIdentifier"]
    item.mayBeSetByCode = outletDestinations.contains(id)
    item.label = label("label", of: element, isHeldByCode: item.mayBeSetByCode)
    item.paletteLabel = seen(text("paletteLabel", of: element), of: element, isHeldByCode: item.mayBeSetByCode)
    item.toolTip = text("toolTip", of: element)
    item.accessibilityLabel = accessibilityLabel(of: element)
    item.symbol = element["image"]
    // AppKit's own images (`NSAddTemplate`) bring a description as symbols do.
    item.hasSystemName = element["catalog"] == "system" || (element["image"]?.hasPrefix("NS") ?? false)
    item.priority = priority(element["visibilityPriority"])
    if element["navigational"] == "YES" { item.placement = .leading }
    if element["style"] == "prominent" { item.style = .prominent }
    switch element.name {
    case "searchToolbarItem": item.kind = .searchField
    case "toolbarItemGroup": item.kind = .group
    default: if element["customClass"] == "NSMenuToolbarItem" { item.kind = .menu }
    }
    if let standard = StandardToolbarItem(identifier: element["implicitItemIdentifier"]) {
      item.kind = standard.kind
      item.systemItem = standard.name
      item.isInSidebar = standard.endsSidebar
      item.hasSystemName = item.hasSystemName || standard.name != nil
    }
    item.facts = facts(ofToolbarItem: element)
    item.action = action(of: element) ?? element.children.first { $0["key"] == "view" }.flatMap { action(of: $0) }
    if let action = item.action, ViewAction.bringsUpView(action) { item.facts.switches = .declared(.view) }
    if let view = element.children.first(where: { $0["key"] == "view" }) { add(view, to: &item) }
    item.noteClass(of: element)
    return item
  }

  /// The selector that an item or its control sends.
  private func action(of element: XMLElement) -> String? {
    element.child("connections")?.child("action")?["selector"]?.withoutColons
  }

  /// What the item's view says about it: its kind, its segments, a tool tip and a width.
  private func add(_ view: XMLElement, to item: inout Item) {
    let cell = view.children.first { $0["key"] == "cell" }
    switch view.name {
    case "segmentedControl":
      item.kind = .segmentedControl
      item.segments = (cell?.child("segments")?.children ?? []).enumerated().map { index, segment in
        guard let cell, let id = cell["id"], let label = string("label", of: segment) else { return .none }
        return LocalizedText(
          state: .localized, key: "\(id).ibShadowedLabels[\(index)]", table: table, source: label,
          location: location(of: segment))
      }
    case "popUpButton": item.kind = cell?["pullsDown"] == "YES" ? .pullDown : .menu
    case "searchField": item.kind = .searchField
    case "switch": item.kind = .toggle
    case "button":
      if item.symbol == nil, let image = cell?["image"] {
        item.symbol = image
        item.hasSystemName = cell?["catalog"] == "system" || image.hasPrefix("NS")
      }
    default: item.kind = item.kind == .button ? .customView : item.kind
    }
    if !item.toolTip.isPresent { item.toolTip = text("toolTip", of: view, as: "ibShadowedToolTip") }
    for element in [view, cell].compactMap(\.self) where !item.accessibilityLabel.isPresent {
      item.accessibilityLabel = accessibilityLabel(of: element)
    }
    if view.name != "view" || view.child("constraints") != nil { item.fixedWidth = fixedWidth(of: view) }
  }

  /// AppKit leaves out the lowest number first; its four named values are 0, -1000, 1000 and 2000.
  private func priority(_ number: String?) -> Item.Priority {
    guard let value = number.flatMap(Int.init) else { return .standard }
    return value >= Item.Priority.user.rawValue ? .user : value > 0 ? .high : value < 0 ? .low : .standard
  }
}
