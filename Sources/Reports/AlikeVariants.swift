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

  /// What people see of it and what a screen reader says, wherever it is shown: states of one bar of which the same is left look
  /// the same, whatever conditions and places the code has for them.
  var look: Toolbar {
    var bar = besidesTexts.besidesSystems
    bar.variant = variant.map { Variant(bar: $0.bar, names: []) }
    (bar.title, bar.subtitle, bar.prompt) = (title.besidesPlaces, subtitle.besidesPlaces, prompt.besidesPlaces)
    bar.backTitle = backTitle.besidesPlaces
    (bar.titleIsSetAt, bar.smallTitleIsFrom) = (nil, nil)
    for (index, item) in zip(bar.items.indices, items) { bar.items[index].say(as: item) }
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

  /// Takes over what another one says, to the eye and to the ear, and how it shows that, as far as a stored report has it.
  fileprivate mutating func say(as other: Item) {
    label = other.label.besidesPlaces
    otherLabel = other.otherLabel.besidesPlaces
    fallbackLabel = other.fallbackLabel.besidesPlaces
    paletteLabel = other.paletteLabel.besidesPlaces
    toolTip = other.toolTip.besidesPlaces
    accessibilityLabel = other.accessibilityLabel.besidesPlaces
    segments = other.segments.map(\.besidesPlaces)
    fixedHeight = other.fixedHeight
    systemView = other.systemView
    controlCount = other.controlCount
    showsLabelBesideSymbol = other.showsLabelBesideSymbol
    isSymbolTrailing = other.isSymbolTrailing
    isSurelyUnnamed = other.isSurelyUnnamed
    // Two of which nothing is known may look different.
    let isKnown =
      symbol != nil || systemItem != nil || systemView != nil || kind.isSpacer
      || ([label, accessibilityLabel] + segments).contains { $0.state != .none }
    if !isKnown { location = other.location }
  }
}

extension LocalizedText {
  /// What it says in each language, wherever that stands.
  fileprivate var besidesPlaces: LocalizedText {
    LocalizedText(
      state: state, key: key, table: table, expression: expression, source: source,
      values: values.mapValues { LocalizedValue(state: $0.state, text: $0.text) })
  }
}
