import LintelModel
import LintelXMLTree

extension InterfaceBuilderDocument {
  /// The bar of a controller that has a title and no navigation item in the file: it makes itself one, with that title. Nil
  /// unless the file shows that a navigation bar is above it: many controllers have a title that is for the editor alone. One
  /// that code may title has its back button.
  func titleBar(of controller: XMLElement) -> Toolbar? {
    guard controller.child("navigationItem") == nil, !Self.containers.contains(controller.name),
      let id = controller["id"]
    else { return nil }
    let host = navigationController(of: controller)
    let back = backItem(of: controller)
    guard text("title", of: controller).isPresent || back != nil && controller["customClass"] != nil else { return nil }
    let isBarShown = host.map { $0["navigationBarHidden"] != "YES" } ?? false
    guard isBarShown || back != nil else { return nil }
    let isHeldByCode = controller["customClass"] != nil
    var bar = Toolbar(
      id: "\(path)#\(id)", name: name(self.title(of: controller)), kind: .navigationBar, platforms: platforms,
      sourceLocale: sourceLocale, location: location(of: controller),
      title: label("title", of: controller, isHeldByCode: isHeldByCode), titleMayBeSetByCode: isHeldByCode,
      largeTitle: host?.child("navigationBar")?["largeTitles"] == "YES" ? .declared(true) : .unknown,
      items: [back].compactMap(\.self).withPlatters().withUniqueIDs())
    bar.controller = controller["customClass"]
    bar.hasTabBar = tabBar(under: controller)
    bar.facts = facts(of: host?.child("navigationBar"), in: host)
    bar.titleFonts = titleFonts(of: controller)
    tellSurroundings(&bar, of: controller, isFirst: host != nil)
    return bar
  }

  /// They show what they contain, and so do their bars; of a placeholder another file has the controller.
  private static let containers: Set = [
    "navigationController", "tabBarController", "splitViewController", "pageViewController", "viewControllerPlaceholder",
  ]
}
