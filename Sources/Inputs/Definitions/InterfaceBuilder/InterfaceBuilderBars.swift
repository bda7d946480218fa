import LintelModel
import LintelXMLTree

extension InterfaceBuilderDocument {
  /// What surrounds an element.
  struct Surroundings {
    var controller: XMLElement?
    /// Code may set titles here.
    var hasCustomClass: Bool
    /// The navigation bar that lists its items itself.
    var navigationBar: XMLElement?
  }

  /// Every bar of the file, in document order.
  func toolbars() -> [Toolbar] {
    var found: [Toolbar] = []
    collect(root, Surroundings(controller: nil, hasCustomClass: ownerHasCustomClass), into: &found)
    return found
  }

  /// The classes of the controllers that have a title, which a navigation bar made in code shows.
  func titledControllers() -> Set<String> {
    func classes(under element: XMLElement) -> [String] {
      let own = element["sceneMemberID"] == "viewController" && text("title", of: element).isPresent
      return (own ? [element["customClass"]].compactMap(\.self) : []) + element.children.flatMap(classes)
    }
    return Set(classes(under: root))
  }

  private func collect(_ element: XMLElement, _ surroundings: Surroundings, into found: inout [Toolbar]) {
    var inside = surroundings
    if element["sceneMemberID"] == "viewController" {
      inside.controller = element
      inside.hasCustomClass = element["customClass"] != nil
      if platforms == [.watchos], let bar = watchBar(of: element) { found.append(bar) }
      if let bar = titleBar(of: element) { found.append(bar) }
    }
    if element.name == "navigationBar" { inside.navigationBar = element }
    switch element.name {
    case "objects": found += unplacedBars(among: element, in: inside)
    case "navigationItem":
      if let bar = navigationBar(of: element, in: inside) { found.append(bar) }
      return
    case "toolbarItems":
      if let bar = uiToolbar(element.children, of: element, in: inside) { found.append(bar) }
      return
    case "toolbar" where platforms != [.macos]:
      let items = element.child("items")?.children ?? []
      if let bar = uiToolbar(items, of: element, in: inside) { found.append(bar) }
      return
    case "window":
      if let toolbar = element.children.first(where: { $0.name == "toolbar" }) {
        found.append(windowToolbar(toolbar, of: element, in: inside))
      }
    case "tabViewController" where element["tabStyle"] == "toolbar":
      if let bar = settingsTabs(of: element) { found.append(bar) }
    default: break
    }
    for child in element.children { collect(child, inside, into: &found) }
  }

  /// The title that is in the corner of a watch's screen. Its storyboards have no toolbar items.
  private func watchBar(of controller: XMLElement) -> Toolbar? {
    let title = text("title", of: controller)
    guard title.isPresent, let id = controller["id"] else { return nil }
    return Toolbar(
      id: "\(path)#\(id)", name: name(self.title(of: controller)), kind: .watchToolbar, platforms: platforms,
      sourceLocale: sourceLocale, location: location(of: controller), title: title,
      titleMayBeSetByCode: controller["customClass"] != nil)
  }
}
