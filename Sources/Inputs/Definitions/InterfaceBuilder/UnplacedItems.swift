import LintelModel
import LintelXMLTree

extension InterfaceBuilderDocument {
  /// Items among the file's top-level objects and on no bar: code puts them where it wants.
  func unplacedBars(among objects: XMLElement, in surroundings: Surroundings) -> [Toolbar] {
    objects.children.compactMap { element in
      let isWindowItem = element.name.lowercased().hasSuffix("toolbaritem") || element.name == "toolbarItemGroup"
      guard isWindowItem || element.name == "barButtonItem", let id = element["id"] else { return nil }
      var item = isWindowItem ? toolbarItem(element) : barButtonItem(element, placement: .automatic)
      item.mayBeSetByCode = true
      item.isInDefaultSet = !isWindowItem
      item.label = seen(item.label, of: element, isHeldByCode: true)
      item.paletteLabel = seen(item.paletteLabel, of: element, isHeldByCode: true)
      if isLeftOver(element, shownAs: item.label) { return nil }
      var bar = Toolbar(
        id: "\(path)#\(id)", name: name("\(title(of: surroundings.controller) ?? "item"), placement unknown"),
        kind: isWindowItem ? .windowToolbar : .navigationBar, platforms: platforms, sourceLocale: sourceLocale,
        location: location(of: element), titleMayBeSetByCode: true, items: [item])
      bar.isFragment = true
      bar.unknownOwner = UnknownOwner(.unplaced, name: item.id)
      return bar
    }
  }

  /// Whether an item is as the editor made it, without an image, a view or an action, and no code has a way to it: it is on no bar
  /// of any screen, and holds no text that anybody wrote.
  private func isLeftOver(_ element: XMLElement, shownAs label: LocalizedText) -> Bool {
    guard let id = element["id"], !outletDestinations.contains(id), label.state == .unresolved, element["image"] == nil,
      element["systemItem"] == nil
    else { return false }
    return element.children.allSatisfy { $0.name == "size" }
  }
}
