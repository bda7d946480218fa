import LintelModel

extension Toolbar {
  /// With so many variants that look alike but for their texts, one is shown for all of them at first: 4. Fewer are seen at a
  /// glance.
  static let fewestAlike = 4

  /// What is left of it without its titles, and what hangs on these: variants of which the same is left differ by their titles.
  var besidesTitle: Toolbar {
    var bar = self
    (bar.id, bar.name) = ("", "")
    bar.variant = variant.map { Variant(bar: $0.bar, names: []) }
    (bar.title, bar.subtitle, bar.prompt) = (.none, .none, .none)
    // What other bars have is not seen on this one, and no stored report has it.
    (bar.top, bar.backName, bar.backImage) = (nil, nil, nil)
    (bar.titleMayBeSetByCode, bar.hasEmptyTitle, bar.hasTitleElsewhere) = (false, false, false)
    bar.isTitleOneOfSeveral = false
    (bar.isOnlyTitledByOthers, bar.isPairingGuessed, bar.isPairingDoubted) = (false, false, false)
    for index in bar.items.indices { (bar.items[index].mayLackTitle, bar.items[index].onlyIf) = (false, []) }
    return bar
  }

  /// The same without what its items say: of variants of which the same is left only texts differ.
  var besidesTexts: Toolbar {
    var bar = besidesTitle
    bar.backTitle = .none
    bar.items = items.map { $0.besidesTexts(at: location) }
    return bar
  }

  /// What is left of it wherever it is shown: a bar whose items are the same there is one picture, and the systems are a choice
  /// beside it.
  var besidesSystems: Toolbar {
    var bar = self
    (bar.platforms, bar.osLines, bar.widthClass) = ([], [], nil)
    (bar.top, bar.backName, bar.backImage) = (nil, nil, nil)
    bar.variant = variant.map { Variant(bar: $0.bar, arms: "") }
    return bar
  }
}

extension Item {
  /// Its kind, its place on the bar and its image, wherever code makes it.
  fileprivate func besidesTexts(at location: SourceLocation) -> Item {
    var item = Item(
      id: "", kind: kind, location: location, symbol: symbol, hasSystemName: hasSystemName, systemItem: systemItem,
      placement: placement, group: group, priority: priority, style: style, fixedWidth: fixedWidth,
      segments: segments.map { _ in .none }, isInDefaultSet: isInDefaultSet)
    item.segmentSymbols = segmentSymbols
    item.isPinned = isPinned
    item.hasUnreadWidth = hasUnreadWidth
    item.facts = facts
    return item
  }
}
