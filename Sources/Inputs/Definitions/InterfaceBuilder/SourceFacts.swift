import LintelModel
import LintelXMLTree

/// What a file shows of a bar's look and of its items' besides texts and order. What it leaves out, code may set: unknown.
extension InterfaceBuilderDocument {
  /// - Parameters:
  ///   - bar: the navigation bar or toolbar itself, where the file has one.
  ///   - host: the navigation controller that shows it.
  func facts(of bar: XMLElement?, in host: XMLElement? = nil) -> BarFacts {
    var facts = BarFacts()
    if let bar {
      let appearances = bar.children.filter { $0["key"]?.hasSuffix("Appearance") == true }
      if ([bar] + appearances).contains(where: { hasColor("barTintColor", $0) || hasColor("backgroundColor", $0) }) {
        facts.hasOwnBackground = .declared(true)
      }
      if hasTint(bar) { facts.hasTintedControls = .declared(true) }
      if let height = ownConstraint(on: "height", of: bar).flatMap(constant) { facts.height = .declared(height) }
    }
    if host?["hidesBarsOnSwipe"] == "YES" || host?["hidesBarsOnTap"] == "YES" {
      facts.hidesItself = .declared(true)
      // UIKit brings it back on the opposite swipe, or on the next tap.
      facts.canBeBroughtBack = .declared(true)
    }
    if host?["hidesBarsWhenKeyboardAppears"] == "YES" { facts.hidesForKeyboard = .declared(true) }
    return facts
  }

  /// Tells the same of a bar, and where the file gives it its colours.
  func tellBar(_ element: XMLElement?, in host: XMLElement?, of bar: inout Toolbar) {
    bar.facts = facts(of: element, in: host)
    let place = element.map { location(of: $0) }
    if bar.facts.hasOwnBackground == .declared(true) { bar.ownBackgroundIsFrom = place }
    if bar.facts.hasTintedControls == .declared(true) { bar.ownTintIsFrom = place }
  }

  /// Whether the view below a navigation bar scrolls, and whether it is the first of its navigation.
  func tellSurroundings(_ bar: inout Toolbar, of controller: XMLElement, isFirst: Bool) {
    let scrolling = ["tableView", "collectionView", "scrollView", "textView"]
    let view = controller.children.first { $0["key"] == "view" }
    let inside = view?.child("subviews")?.children ?? []
    let isScrolling = ["tableViewController", "collectionViewController"].contains(controller.name)
    if isScrolling || ([view].compactMap(\.self) + inside).contains(where: { scrolling.contains($0.name) }) {
      bar.facts.isAboveScrollView = .declared(true)
    }
    if isFirst { bar.facts.isOfFirstView = .declared(true) }
    bar.column = splitColumn(of: controller)
  }

  /// The navigation controller that shows a controller first. Those that are pushed onto it share its bars, which are reported
  /// once.
  func navigationController(of controller: XMLElement?) -> XMLElement? {
    guard let id = controller?["id"] else { return nil }
    return arrivals[id]?.first { $0.segue["relationship"] == "rootViewController" }?.from
  }

  /// The navigation controllers on whose bar a controller's items may be: that show it first, or show what pushes it. At most
  /// 64 controllers are looked at.
  func navigationControllers(around controller: XMLElement?) -> [XMLElement] {
    var open = [controller?["id"]].compactMap(\.self)
    var (seen, found): (Set<String>, [XMLElement]) = ([], [])
    while let id = open.popLast(), seen.count < 64 {
      guard seen.insert(id).inserted else { continue }
      for (from, segue) in arrivals[id] ?? [] {
        if segue["relationship"] == "rootViewController" {
          found.append(from)
        } else if ["show", "push"].contains(segue["kind"]), let before = from["id"] {
          open.append(before)
        }
      }
    }
    return found
  }

  /// The edge that a toolbar in a controller's view is pinned to; unknown where it is pinned to both or to neither.
  func edge(of toolbar: XMLElement, in controller: XMLElement?) -> Fact<BarFacts.Edge> {
    guard let id = toolbar["id"], let view = controller?.child("view") else { return .unknown }
    let guides = (controller?.child("layoutGuides")?.children ?? []) + view.children.filter { $0.name == "viewLayoutGuide" }
    let anchors = ([view] + guides).compactMap { $0["id"] }
    func isPinned(_ edge: String) -> Bool {
      (view.child("constraints")?.children ?? []).contains { constraint in
        let items = [constraint["firstItem"] ?? view["id"], constraint["secondItem"]]
        let attributes = [constraint["firstAttribute"], constraint["secondAttribute"]]
        guard let own = items.firstIndex(of: id), let other = items[1 - own] else { return false }
        return attributes[own] == edge && anchors.contains(other)
      }
    }
    switch (isPinned("top"), isPinned("bottom")) {
    case (true, false): return .declared(.top)
    case (false, true): return .declared(.bottom)
    default: return .unknown
    }
  }

  /// A colour that can be seen.
  private func hasColor(_ key: String, _ element: XMLElement) -> Bool {
    element.children.contains { $0.name == "color" && $0["key"] == key && $0["alpha"].flatMap(Double.init) != 0 }
  }

  /// A tint other than the colours that the system draws controls in: `systemColor="labelColor"`.
  func hasTint(_ element: XMLElement) -> Bool {
    element.children.contains { color in
      guard color.name == "color", color["key"] == "tintColor", color["alpha"].flatMap(Double.init) != 0 else { return false }
      let name = color["systemColor"] ?? color["cocoaTouchSystemColor"] ?? ""
      return name != "tintColor" && !name.lowercased().contains("label")
    }
  }

  /// What the file shows of an item of a window's toolbar. Its list of images is no witness of their sizes: the editor writes
  /// down what it last drew, at times the image for another scale.
  func facts(ofToolbarItem element: XMLElement) -> ItemFacts {
    var facts = ItemFacts()
    if element["selectable"] == "YES" { facts.staysSelected = .declared(true) }
    if element.name == "searchToolbarItem" { facts.canCollapse = .declared(true) }
    guard let view = element.children.first(where: { $0["key"] == "view" }) else { return facts }
    let cell = view.children.first { $0["key"] == "cell" }
    if let size = (cell?["controlSize"] ?? view["controlSize"]).flatMap(ItemFacts.ControlSize.init) {
      facts.controlSize = .declared(size)
    }
    if view.name == "button", let cell { facts.hasBezel = hasBezel(cell) }
    // AppKit collapses NSSearchToolbarItem only.
    if view.name == "searchField", element.name == "toolbarItem", element["customClass"] == nil {
      facts.canCollapse = .declared(false)
    }
    return facts
  }

  /// Push buttons have a bezel; AppKit's own style for toolbars, `texturedRounded` in these files, has none on a bar.
  private func hasBezel(_ cell: XMLElement) -> Fact<Bool> {
    guard cell["borderStyle"]?.hasPrefix("border") == true else { return .declared(false) }
    switch cell["bezelStyle"] {
    case "rounded", "regularSquare", "smallSquare", "shadowlessSquare", "roundedRect", "circular":
      return .declared(true)
    case "texturedRounded", "toolbar": return .declared(false)
    default: return .unknown
    }
  }
}
