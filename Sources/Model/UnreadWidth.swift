extension Toolbar {
  /// Whether an item at first on the bar holds a view of which neither the width nor what it shows was read. Every sum of the
  /// bar's widths has a guess in it then.
  package var hasViewOfUnreadWidth: Bool { !viewsOfUnreadWidth.isEmpty }

  /// Those items, by their index.
  package var viewsOfUnreadWidth: [Int] {
    guard kind != .sheetButtons else { return [] }
    // Where no item is known to be in the default set, all of them are laid out.
    let isAnyDefault = items.contains(where: \.isInDefaultSet)
    return items.indices.filter { index in
      let item = items[index]
      guard item.isInDefaultSet || kind == .windowToolbar && !isAnyDefault else { return false }
      // Of UIKit's bars alone the figures of its views are known.
      if item.systemView != nil, kind == .navigationBar || kind == .toolbar { return false }
      return kind == .windowToolbar ? item.hasViewOfUnreadWidth : item.hasUnreadView
    }
  }
}

extension Item {
  /// Of a window's toolbar, where a label stands below the view and says nothing of its width.
  package var hasViewOfUnreadWidth: Bool {
    guard fixedWidth == nil else { return false }
    if hasUnreadWidth { return true }
    return switch kind {
    case .customView: true
    case .segmentedControl, .group: segments.isEmpty
    default: false
    }
  }

  /// Of bars whose views are as wide as the text or the symbol in them.
  fileprivate var hasUnreadView: Bool {
    if hasUnreadWidth, fixedWidth == nil { return true }
    guard kind == .customView, fixedWidth == nil, symbol == nil, systemItem == nil, segments.isEmpty else { return false }
    return !label.isPresent
  }
}
