import LintelModel

/// Tells a bar at the bottom of a screen what is at the top of it, where one piece of code makes both.
enum ScreenTops {
  /// - Parameter toolbars: Those of the whole project, with their texts.
  static func tell(_ toolbars: inout [Toolbar]) {
    var tops: [String: [Int]] = [:]
    for index in toolbars.indices where toolbars[index].kind == .navigationBar && !toolbars[index].isFragment {
      tops[toolbars[index].screenAtTop, default: []].append(index)
    }
    for index in toolbars.indices where toolbars[index].kind == .toolbar && !toolbars[index].isFragment {
      guard let screen = toolbars[index].screenAtBottom, let found = tops[screen] else { continue }
      let above = found.map { toolbars[$0] }.filter { $0.mayBeShown(with: toolbars[index]) }
      guard !above.isEmpty else { continue }
      var items: [Item] = []
      for item in above.flatMap(\.items) where item.isInDefaultSet && !item.kind.isSpacer {
        if !items.contains(where: { $0.location == item.location }) { items.append(item) }
      }
      let isDoubted = toolbars[index].variant != nil || above.contains { $0.variant != nil }
      toolbars[index].top = TopOfScreen(items: items, isDoubted: isDoubted)
    }
  }
}

extension Toolbar {
  /// A controller's bars are `….navigationBar` and `….toolbar`, those of a view of SwiftUI's `…` and `….bottomBar`.
  fileprivate var screenAtTop: String { cut(".navigationBar") ?? barID }
  fileprivate var screenAtBottom: String? { cut(".toolbar") ?? cut(".bottomBar") }

  private func cut(_ ending: String) -> String? {
    barID.hasSuffix(ending) ? String(barID.dropLast(ending.count)) : nil
  }

  fileprivate func mayBeShown(with other: Toolbar) -> Bool {
    !Set(platforms).isDisjoint(with: other.platforms)
      && (osLines.isEmpty || other.osLines.isEmpty || !Set(osLines).isDisjoint(with: other.osLines))
      && (widthClass == nil || other.widthClass == nil || widthClass == other.widthClass)
  }
}
