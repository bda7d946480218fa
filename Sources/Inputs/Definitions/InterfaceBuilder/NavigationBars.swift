import LintelModel
import LintelXMLTree

extension InterfaceBuilderDocument {
  /// The bar that a navigation item fills, or nil if it fills it with nothing. A back button alone, colours and fonts are only
  /// something for what code makes of the bar.
  func navigationBar(of item: XMLElement, in surroundings: Surroundings) -> Toolbar? {
    let controller = surroundings.controller
    let isItemOfController = item["key"] == "navigationItem"
    let isHeldByCode =
      surroundings.hasCustomClass || item["customClass"] != nil || outletDestinations.contains(item["id"] ?? "")
    var title = label("title", of: item, isHeldByCode: isHeldByCode)
    // A view controller hands its own title to its navigation item.
    if !title.isPresent, isItemOfController { title = text("title", of: controller) }
    let left = barItems("left", of: item, placement: .leading)
    // The first right item is at the edge, so on the bar they read in reverse.
    let right = Array(barItems("right", of: item, placement: .trailing).reversed())
    var items: [Item] = []
    if let back = backItem(of: item, of: controller, hasLeftItems: !left.isEmpty) { items.append(back) }
    items += left
    if let view = item.children.first(where: { $0["key"] == "titleView" }) {
      items.append(customViewItem(view, id: view["id"] ?? "titleView", location: location(of: view), placement: .principal))
    }
    items += right
    let isEmpty = !title.isPresent && items.allSatisfy { $0.kind == .back }
    let isForCode = isItemOfController && controller?["customClass"] != nil
    guard !isEmpty || isForCode, let id = item["id"] else { return nil }
    let owner = isItemOfController ? controller?["id"] ?? id : id
    var bar = Toolbar(
      id: "\(path)#\(owner)", name: name(self.title(of: controller) ?? item["title"]), kind: .navigationBar,
      platforms: platforms, sourceLocale: sourceLocale, location: location(of: item), title: title,
      titleMayBeSetByCode: isHeldByCode, largeTitle: largeTitle(of: item, of: controller), backTitle: backTitle(of: item),
      items: items.withPlatters().withUniqueIDs())
    bar.prompt = seen(text("prompt", of: item), of: item, isHeldByCode: isHeldByCode)
    if isItemOfController { bar.controller = controller?["customClass"] }
    bar.hasTabBar = tabBar(under: isItemOfController ? controller : nil)
    let host = isItemOfController ? navigationController(of: controller) : nil
    tellBar(host.map { $0.child("navigationBar") } ?? surroundings.navigationBar, in: host, of: &bar)
    bar.titleFonts =
      isItemOfController ? titleFonts(of: controller) : titleFonts(ofBar: surroundings.navigationBar)
    if isEmpty, !bar.saysMoreThanItems { return nil }
    if isItemOfController, let controller { tellSurroundings(&bar, of: controller, isFirst: host != nil) }
    return bar
  }

  /// `leftBarButtonItem` alone, or `leftBarButtonItems`.
  private func barItems(_ side: String, of item: XMLElement, placement: Item.Placement) -> [Item] {
    let several = item.child("\(side)BarButtonItems")?.children("barButtonItem") ?? []
    let one = item.children.filter { $0.name == "barButtonItem" && $0["key"] == "\(side)BarButtonItem" }
    return (several.isEmpty ? one : several).map { barButtonItem($0, placement: placement) }
  }

  private func backTitle(of item: XMLElement) -> LocalizedText {
    let back = item.children.first { $0["key"] == "backBarButtonItem" }
    let title = text("title", of: back)
    return title.isPresent ? title : text("backButtonTitle", of: item)
  }

  /// The back button of a bar that another controller of the file pushes; it says what that one is called.
  private func backItem(of item: XMLElement, of controller: XMLElement?, hasLeftItems: Bool) -> Item? {
    guard item["key"] == "navigationItem", item["hidesBackButton"] != "YES",
      !hasLeftItems || item["leftItemsSupplementBackButton"] == "YES"
    else { return nil }
    return backItem(of: controller)
  }

  /// The same for a controller whose bar is not said to have anything else there.
  func backItem(of controller: XMLElement?) -> Item? {
    guard let controller, let id = controller["id"] else { return nil }
    let push = arrivals[id]?.first { ["show", "push"].contains($0.segue["kind"]) && isUnderBar($0.from) }
    guard let previous = push?.from, previous["id"] != id else { return nil }
    let previousItem = previous.child("navigationItem")
    let own: LocalizedText = previousItem.map { backTitle(of: $0) } ?? .none
    let isHeldByCode = previous["customClass"] != nil
    let titleOfItem: LocalizedText =
      previousItem.map { seen(text("title", of: $0), of: $0, isHeldByCode: isHeldByCode) } ?? .none
    let title = [titleOfItem, text("title", of: previous)].first(where: \.isPresent) ?? .none
    var back = Item(
      id: "back", kind: .back, location: location(of: controller.child("navigationItem") ?? controller),
      label: own.isPresent ? own : title, hasSystemName: true, placement: .leading)
    back.isNamedByScreenBefore = !own.isPresent
    if own.isPresent { back.fallbackLabel = title }
    if title.isPresent || !own.isPresent { back.leadsTo = previous["customClass"] }
    return back
  }

  /// Whether a navigation bar shows it, which needs no navigation item of the file's.
  private func isUnderBar(_ controller: XMLElement) -> Bool {
    controller.child("navigationItem") != nil
      || navigationControllers(around: controller).contains { $0["navigationBarHidden"] != "YES" }
  }

  /// Never is final; anything else counts only where the navigation bar asks for large titles.
  private func largeTitle(of item: XMLElement, of controller: XMLElement?) -> Fact<Bool> {
    let mode = item["largeTitleDisplayMode"]
    if mode == "never" { return .declared(false) }
    let bar = navigationController(of: controller)?.child("navigationBar")
    return bar?["largeTitles"] == "YES" ? .declared(true) : .unknown
  }

  /// A UIToolbar, or the toolbar items that a controller hands to its navigation controller's.
  func uiToolbar(_ elements: [XMLElement], of owner: XMLElement, in surroundings: Surroundings) -> Toolbar? {
    let items = elements.filter { $0.name == "barButtonItem" }.map { barButtonItem($0, placement: .bottom) }
    let controller = surroundings.controller
    let installed = owner["id"].map { sizeClasses.platforms(of: $0, among: platforms) } ?? platforms
    guard !items.isEmpty, !installed.isEmpty else { return nil }
    let id = owner["id"] ?? "\(controller?["id"] ?? "document").toolbarItems"
    let part = title(of: controller).map { "\($0), toolbar" } ?? "toolbar"
    var bar = Toolbar(
      id: "\(path)#\(id)", name: name(part), kind: .toolbar, platforms: installed, sourceLocale: sourceLocale,
      location: location(of: owner), items: items.withPlatters().withUniqueIDs())
    // A bar in the view is none that the controller's code changes by the name of its own items.
    if owner.name == "toolbarItems" { bar.itemsAreOf = controller?["customClass"] }
    bar.hasTabBar = tabBar(under: controller)
    bar.column = splitColumn(of: controller)
    let host = owner.name == "toolbar" ? nil : navigationController(of: controller)
    tellBar(host.map { $0.child("toolbar") } ?? (owner.name == "toolbar" ? owner : nil), in: host, of: &bar)
    bar.facts.edge = owner.name == "toolbar" ? edge(of: owner, in: controller) : .declared(.bottom)
    if owner["key"] == "tableFooterView" || owner["key"] == "tableHeaderView" { bar.facts.scrollsAway = .declared(true) }
    if owner.name == "toolbar", ownConstraint(on: "width", of: owner).flatMap(constant) != nil {
      bar.facts.spansWidth = .declared(false)
    }
    return bar
  }
}
