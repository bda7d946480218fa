import LintelModel

/// The search fields of a navigation bar. One among its items is a field where there is room, else a button (header of
/// `UINavigationItemSearchBarPlacementIntegratedButton`, which is one "even when space permits a search field"), and one in the
/// title's place has what the items leave: so it needs no more than a button, and takes what is free up to its usual width.
enum SearchFields {
  /// - Parameters:
  ///   - row: what is on the bar, its fields as narrow as they get.
  ///   - title: what the title takes, if there is one.
  ///   - backEnd: where the back button ends, if there is one: with its label it is wider than it needs to be.
  ///   - width: the bar's.
  /// - Returns: the row, and what all of them have taken.
  static func stretched(
    _ row: NavigationRow, title: Amount?, backEnd: Points?, in width: Points
  ) -> (row: NavigationRow, more: Points) {
    let fields = row.items.count(where: \.isSearchField)
    guard fields > 0 else { return (row, .zero) }
    let figures = row.figures
    let margin = figures.margin.at(width)
    var needed = Points(row.needed.best) + margin * 2
    if let title {
      let beside = row.besideTitle
      needed = max(needed, Points((beside.amount + title).best) + margin * Double(beside.margins))
    }
    if let back = row.back, let backEnd {
      let start: Points = figures.hasPlatters ? margin : .zero
      needed = needed + max(.zero, backEnd - start - Points(back.least.best))
    }
    let wanted = max(.zero, Points(figures[.searchFieldWidth].best - figures.symbolWidth.best))
    let more = min(wanted, max(.zero, width - needed) / Double(fields))
    guard more > .zero else { return (row, .zero) }
    let stretched = row.with(hasMenu: row.hasMenu) { items in
      items.map { item in
        var item = item
        if item.isSearchField { item.amount += Amount(exactly: more) }
        return item
      }
    }
    return (stretched, more * Double(fields))
  }
}
