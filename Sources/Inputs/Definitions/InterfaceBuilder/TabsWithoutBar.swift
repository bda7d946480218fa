import LintelXMLTree

/// Where a file shows the controllers of a class.
package struct ShownClasses: Sendable, Hashable {
  /// Classes of controllers that are a tab themselves, with no navigation controller around: their titles name the tab alone.
  var tabs: Set<String> = []
  /// Classes that a file shows in another way, or does not show.
  var elsewhere: Set<String> = []

  /// Those that all files show as tabs without a navigation bar, and nowhere else.
  static func withoutBar(_ files: [ShownClasses]) -> Set<String> {
    files.reduce(into: Set<String>()) { $0.formUnion($1.tabs) }
      .subtracting(files.reduce(into: Set<String>()) { $0.formUnion($1.elsewhere) })
  }
}

extension InterfaceBuilderDocument {
  var shownClasses: ShownClasses {
    var shown = ShownClasses()
    func note(_ element: XMLElement) {
      if element["sceneMemberID"] == "viewController", let type = element["customClass"] {
        if isTabWithoutBar(element) { shown.tabs.insert(type) } else { shown.elsewhere.insert(type) }
      }
      for child in element.children { note(child) }
    }
    note(root)
    return shown
  }

  /// Whether all that leads to a controller are tab bars which nothing leads to.
  private func isTabWithoutBar(_ controller: XMLElement) -> Bool {
    guard !controller.name.hasSuffix("avigationController"), let id = controller["id"], let all = arrivals[id], !all.isEmpty
    else { return false }
    return all.allSatisfy { from, segue in
      segue["relationship"] == "viewControllers" && from.name == "tabBarController"
        && from["id"].map { (arrivals[$0] ?? []).isEmpty } ?? false
    }
  }
}
