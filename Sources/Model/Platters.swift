extension [Item] {
  /// Numbers the groups that share a glass platter on OS 26: neighbours with symbols share one, while texts, prominent
  /// items, custom views and the buttons that end a task are alone, and a space always parts.
  /// Source: "Build a UIKit app with the new design", WWDC25.
  package func withPlatters() -> [Item] {
    var items = self
    var group = 0
    for index in items.indices {
      if index > 0 {
        let previous = items[index - 1]
        let isShared = previous.sharesPlatter && items[index].sharesPlatter && previous.placement == items[index].placement
        if !isShared { group += 1 }
      }
      items[index].group = group
    }
    return items
  }
}

extension Item {
  fileprivate var sharesPlatter: Bool {
    guard kind == .button || kind == .menu, style == .plain else { return false }
    if let systemItem { return !["done", "cancel", "close", "edit", "save"].contains(systemItem) }
    return symbol != nil
  }
}
