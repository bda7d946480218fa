import LintelModel

extension [Item] {
  /// Numbers the groups that share a glass platter on OS 26: a spacer ends one. Of one face of a bar: a spacer that is for other
  /// systems parts nothing on this one.
  func groupedBySpaces() -> [Item] {
    var group = 0
    return map { item in
      var item = item
      if item.kind.isSpacer { group += 1 }
      item.group = group
      if item.kind.isSpacer { group += 1 }
      return item
    }
  }
}
