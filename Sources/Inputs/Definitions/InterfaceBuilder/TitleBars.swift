import LintelModel
import LintelXMLTree

extension InterfaceBuilderDocument {
  /// The bar of a controller that has a title and no navigation item in the file: it makes itself one, with that title. Nil
  /// unless the file shows that a navigation bar is above it: many controllers have a title that is for the editor alone. One
  /// that code may title has what the file says of the bar itself, and where code fills the bar of such a class, the title is
  /// on it.
  func titleBar(of controller: XMLElement) -> Toolbar? {
    guard controller.child("navigationItem") == nil, !Self.containers.contains(controller.name),
      let id = controller["id"]
    else { return nil }
    let host = navigationController(of: controller)
    let back = backItem(of: controller)
    let isTitled = text("title", of: controller).isPresent
    guard isTitled || controller["customClass"] != nil else { return nil }
    let isBarShown = host.map { $0["navigationBarHidden"] != "YES" } ?? false
    let isHeldByCode = controller["customClass"] != nil
    let isKnown = isBarShown || back != nil
    guard isKnown || isTitled && isHeldByCode && platforms != [.macos] else { return nil }
    var bar = Toolbar(
      id: "\(path)#\(id)", name: name(self.title(of: controller)), kind: .navigationBar, platforms: platforms,
      sourceLocale: sourceLocale, location: location(of: controller),
      title: label("title", of: controller, isHeldByCode: isHeldByCode), titleMayBeSetByCode: isHeldByCode,
      largeTitle: host?.child("navigationBar")?["largeTitles"] == "YES" ? .declared(true) : .unknown,
      items: [back].compactMap(\.self).withPlatters().withUniqueIDs())
    bar.controller = controller["customClass"]
    bar.isKnownByCodeAlone = !isKnown
    bar.hasTabBar = tabBar(under: controller)
    tellBar(host?.child("navigationBar"), in: host, of: &bar)
    bar.titleFonts = titleFonts(of: controller)
    guard isTitled || bar.saysMoreThanItems else { return nil }
    tellSurroundings(&bar, of: controller, isFirst: host != nil)
    return bar
  }

  /// They show what they contain, and so do their bars; of a placeholder another file has the controller.
  private static let containers: Set = [
    "navigationController", "tabBarController", "splitViewController", "pageViewController", "viewControllerPlaceholder",
  ]
}

extension Toolbar {
  /// Whether a file that gives it no title and no items of its own says anything of it all the same.
  var saysMoreThanItems: Bool {
    !items.isEmpty || largeTitle != .unknown || titleFonts != TitleFonts() || facts != BarFacts()
  }
}
