import LintelModel

extension [Item] {
  /// The same items with ids that occur once: the second `save` becomes `save#2`, the same one in every run.
  func withUniqueIDs() -> [Item] {
    var counts: [String: Int] = [:]
    var taken = Set(map(\.id))
    return map { item in
      var item = item
      counts[item.id, default: 0] += 1
      guard let count = counts[item.id], count > 1 else { return item }
      var id = "\(item.id)#\(count)"
      while !taken.insert(id).inserted { id += "'" }
      item.id = id
      return item
    }
  }
}
