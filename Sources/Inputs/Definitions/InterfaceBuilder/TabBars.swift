import LintelModel
import LintelXMLTree

extension InterfaceBuilderDocument {
  /// Whether a tab bar is below what a controller shows: one of its own, or that of the tab bar controller from which
  /// relations and pushes lead here. Unknown where no tab bar controller of the file does: another file's may.
  func tabBar(under controller: XMLElement?) -> Fact<Bool> {
    guard let controller else { return .unknown }
    if controller.child("view").map(Self.holdsTabBar) == true { return .declared(true) }
    if controller["hidesBottomBarWhenPushed"] == "YES" { return .declared(false) }
    var reached: Set<String> = []
    var next = [controller["id"]].compactMap(\.self)
    while let id = next.popLast() {
      guard reached.insert(id).inserted else { continue }
      for (from, segue) in arrivals[id] ?? [] {
        let kinds = [segue["relationship"], segue["kind"]]
        if segue["relationship"] == "viewControllers", from.name == "tabBarController" { return .declared(true) }
        let leadsOn = ["rootViewController", "masterViewController", "show", "push"].contains { kinds.contains($0) }
        if leadsOn, from["hidesBottomBarWhenPushed"] != "YES", let parent = from["id"] { next.append(parent) }
      }
    }
    return .unknown
  }

  private static func holdsTabBar(_ view: XMLElement) -> Bool {
    view.name == "tabBar" || (view.child("subviews")?.children ?? []).contains(where: holdsTabBar)
  }
}
