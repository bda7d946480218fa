import LintelModel

/// Keeps ids apart: the second `save` becomes `save#2`, the same one in every run.
struct UniqueIDs {
  private var taken: Set<String> = []

  mutating func claim(_ id: String) -> String {
    var unique = id
    var count = 1
    while !taken.insert(unique).inserted {
      count += 1
      unique = "\(id)#\(count)"
    }
    return unique
  }
}

extension [Item] {
  /// The same items with ids that occur once.
  func withUniqueIDs() -> [Item] {
    var ids = UniqueIDs()
    return map {
      var item = $0
      item.id = ids.claim(item.id)
      return item
    }
  }
}

extension [Toolbar] {
  /// The same bars with ids that occur once.
  func withUniqueIDs() -> [Toolbar] {
    var ids = UniqueIDs()
    return map {
      var toolbar = $0
      toolbar.id = ids.claim(toolbar.id)
      return toolbar
    }
  }
}
