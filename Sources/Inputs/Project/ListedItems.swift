import LintelModel

/// Items that a window's delegate lists and other classes make, as plug-ins do that hand theirs to whoever has the toolbar.
extension OneBar {
  /// An item by its place and its name.
  private struct Maker: Hashable {
    var place: SourceLocation
    var id: String
  }

  /// Gives each toolbar the items that it lists and does not make, where exactly one is made under that identifier, in code
  /// that is not of another app. These are no bars of their own then.
  func joinListed(_ toolbars: inout [Toolbar]) {
    let bars = toolbars.indices.filter { toolbars[$0].isOfWindowInCode && toolbars[$0].listsUnmade }
    guard !bars.isEmpty else { return }
    let made = Self.makers(in: toolbars)
    var taken: Set<Maker> = []
    for index in bars {
      let list = toolbars[index].location.file
      let only = made.compactMapValues { items -> Item? in
        let own = items.filter { !targets.areOfDifferentApps($0.location.file, list) }
        return own.count == 1 ? own[0] : nil
      }
      for item in toolbars[index].takeListed(of: only) { taken.insert(Maker(place: item.location, id: item.id)) }
    }
    guard !taken.isEmpty else { return }
    for index in toolbars.indices where toolbars[index].kind == .windowToolbar && toolbars[index].isFragment {
      toolbars[index].items.removeAll { taken.contains(Maker(place: $0.location, id: $0.id)) }
    }
    toolbars.removeAll { $0.kind == .windowToolbar && $0.isFragment && $0.items.isEmpty }
  }

  /// By identifier, the items that are made under it.
  private static func makers(in toolbars: [Toolbar]) -> [String: [Item]] {
    var made: [String: [Item]] = [:]
    for bar in toolbars where bar.kind == .windowToolbar && !bar.isDrawn {
      for item in bar.items where !item.isOnlyListed && !item.kind.isSpacer && item.systemItem == nil {
        for name in Set([item.id, item.identifier].compactMap(\.self)) {
          // Faces of one bar have it each.
          let isKnown = made[name, default: []].contains { $0.location == item.location && $0.label.reads(like: item.label) }
          if !isKnown { made[name, default: []].append(item) }
        }
      }
    }
    return made
  }
}

extension Toolbar {
  fileprivate var isOfWindowInCode: Bool { kind == .windowToolbar && !isFragment && !isDrawn }

  fileprivate var listsUnmade: Bool { items.contains(where: \.isOnlyListed) || listed.contains { !$0.isMade } }

  /// Takes what it lists, each to its place.
  ///
  /// - Returns: What it took, as it was made.
  fileprivate mutating func takeListed(of made: [String: Item]) -> [Item] {
    var taken: [Item] = []
    func item(for names: Set<String>) -> Item? {
      let found = names.sorted().compactMap { made[$0] }
      guard let first = found.first, found.allSatisfy({ $0.location == first.location }) else { return nil }
      return first
    }
    for index in items.indices where items[index].isOnlyListed {
      let listed = items[index]
      guard let found = item(for: Set([listed.id, listed.identifier].compactMap(\.self))) else { continue }
      taken.append(found)
      items[index] = found.standing(for: listed)
    }
    var place = 0
    for one in listed {
      if let index = items.firstIndex(where: { $0.id == one.id }) {
        place = index + 1
      } else if !one.isMade, let found = item(for: one.identifiers),
        !items.contains(where: { $0.location == found.location })
      {
        taken.append(found)
        var new = found
        new.isInDefaultSet = true
        new.group = (place > 0 ? items[place - 1] : items.first)?.group ?? 0
        items.insert(new, at: place)
        place += 1
      }
    }
    items = items.withUniqueIDs()
    return taken
  }
}

extension Item {
  /// The item where a bar lists it.
  fileprivate func standing(for listed: Item) -> Item {
    var item = self
    item.id = listed.id
    item.group = listed.group
    item.isInDefaultSet = true
    if item.facts.staysSelected == .unknown { item.facts.staysSelected = listed.facts.staysSelected }
    return item
  }
}
