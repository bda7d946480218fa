import LintelModel

/// Keeps ids apart: the second `save` becomes `save#2`, the same one in every run.
struct UniqueIDs {
  private var taken: Set<String> = []
  /// By id, the number that it had last: the ones below are taken for good.
  private var counts: [String: Int] = [:]

  mutating func claim(_ id: String) -> String {
    var unique = id
    var count = counts[id] ?? 1
    while !taken.insert(unique).inserted {
      count += 1
      unique = "\(id)#\(count)"
    }
    if count > 1 { counts[id] = count }
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
