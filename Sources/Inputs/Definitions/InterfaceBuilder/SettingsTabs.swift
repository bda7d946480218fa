import LintelModel
import LintelXMLTree

extension InterfaceBuilderDocument {
  /// The tab strip of a settings window: a tab view controller that shows its tabs in the window's toolbar.
  func settingsTabs(of controller: XMLElement) -> Toolbar? {
    guard let id = controller["id"] else { return nil }
    let panes = (departures[id] ?? []).filter { $0["relationship"] == "tabItems" }
      .map { $0["destination"].flatMap { objects[$0] } }
    let tabs = controller.child("tabViewItems")?.children("tabViewItem") ?? []
    let items = tabs.enumerated().map { index, tab in
      var item = Item(id: tab["id"] ?? "tab", kind: .button, location: location(of: tab))
      item.label = text("label", of: tab)
      // A tab without a label shows its pane's title.
      if !item.label.isPresent, index < panes.count { item.label = text("title", of: panes[index]) }
      item.toolTip = text("toolTip", of: tab)
      item.symbol = tab["image"]
      item.hasSystemName = tab["catalog"] == "system" || (tab["image"]?.hasPrefix("NS") ?? false)
      return item
    }
    guard !items.isEmpty else { return nil }
    let host = arrivals[id]?.first { $0.segue["relationship"] == "window.shadowedContentViewController" }?.from
    let window = host?.child("window")
    // The window takes the size of the pane it shows, so the strip must fit above the narrowest.
    let paneWidths = panes.compactMap { $0.flatMap { width(of: $0.child("view"), rect: "frame") } }
    let windowWidth = width(of: window, rect: "contentRect")
    let style = windowStyle(of: window)
    return Toolbar(
      id: "\(path)#\(id)", name: name(title(of: controller) ?? title(of: host)), kind: .settingsTabs, platforms: platforms,
      sourceLocale: sourceLocale, location: location(of: controller), title: text("title", of: window),
      // AppKit shows the chosen tab's title in the window's.
      titleMayBeSetByCode: true, items: items.withUniqueIDs(), displayMode: .declared(.iconAndLabel),
      windowStyle: style == .unknown ? .declared(.preference) : style, customizable: .declared(false),
      minimumWidth: (paneWidths.min() ?? windowWidth).map(Fact.declared) ?? .unknown,
      defaultWidth: (paneWidths.first ?? windowWidth).map(Fact.declared) ?? .unknown)
  }

  private func width(of element: XMLElement?, rect key: String) -> Points? {
    points(element?.children.first { $0.name == "rect" && $0["key"] == key }?["width"])
  }
}
