import LintelModel
import LintelXMLTree

extension InterfaceBuilderDocument {
  /// A window's toolbar: its default items in their order, then those that are only allowed.
  func windowToolbar(_ toolbar: XMLElement, of window: XMLElement, in surroundings: Surroundings) -> Toolbar {
    let allowed = toolbar.child("allowedToolbarItems")?.children ?? []
    let defaults = toolbar.child("defaultToolbarItems")?.children ?? []
    let shown = defaults.compactMap { $0["reference"].map { objects[$0] } ?? $0 }
    let shownIDs = Set(shown.compactMap { $0["id"] })
    var items = shown.map { toolbarItem($0) }
    items += allowed.filter { !shownIDs.contains($0["id"] ?? "") }.map {
      var item = toolbarItem($0)
      item.isInDefaultSet = false
      return item
    }
    let hidesTitle = window["titleVisibility"] == "hidden"
    let isHeldByCode = surroundings.hasCustomClass || window["customClass"] != nil
    let id = window["id"] ?? toolbar["id"] ?? "window"
    var bar = Toolbar(
      id: "\(path)#\(id)", name: name(title(of: window) ?? title(of: surroundings.controller)), kind: .windowToolbar,
      platforms: platforms, sourceLocale: sourceLocale, location: location(of: toolbar),
      title: hidesTitle ? .none : seen(text("title", of: window), of: window, isHeldByCode: isHeldByCode),
      titleMayBeSetByCode: hidesTitle || isHeldByCode,
      items: items.withSpacedGroups().withUniqueIDs(),
      displayMode: toolbar["displayMode"].flatMap(Toolbar.DisplayMode.init).map(Fact.declared) ?? .unknown,
      windowStyle: windowStyle(of: window), customizable: .declared(toolbar["allowsUserCustomization"] != "NO"),
      minimumWidth: minimumWidth(of: window), defaultWidth: defaultWidth(of: window))
    // Its delegate's code says what is on it.
    let delegate = toolbar.child("connections")?.children.first { $0["property"] == "delegate" }?["destination"]
    bar.controller = delegate.flatMap { objects[$0] }?["customClass"]
    return bar
  }

  func windowStyle(of window: XMLElement?) -> Fact<Toolbar.WindowStyle> {
    switch window?["toolbarStyle"] {
    case "unified": .declared(.unified)
    case "compact", "unifiedCompact": .declared(.unifiedCompact)
    case "expanded": .declared(.expanded)
    case "preference": .declared(.preference)
    default: .unknown
    }
  }
}

extension [Item] {
  /// Numbers the groups that spaces and separators part.
  fileprivate func withSpacedGroups() -> [Item] {
    var group = 0
    return map {
      var item = $0
      if item.kind.isSpacer { group += 1 }
      item.group = group
      if item.kind.isSpacer { group += 1 }
      return item
    }
  }
}
