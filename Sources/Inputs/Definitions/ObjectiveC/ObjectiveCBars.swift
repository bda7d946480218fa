import LintelModel

/// Writes what was found of a class as toolbars.
struct ObjectiveCBars {
  private let found: ObjectiveCEvaluator
  private let file: String
  private let texts: ObjectiveCTexts
  private let sourceLocale: LocaleID

  init(_ found: ObjectiveCEvaluator, file: String, texts: ObjectiveCTexts, sourceLocale: LocaleID) {
    self.found = found
    self.file = file
    self.texts = texts
    self.sourceLocale = sourceLocale
  }

  var toolbars: [Toolbar] {
    found.bars.flatMap { navigationBars($0) + bottomBars($0) } + windowToolbars + unplaced
  }

  private func navigationBars(_ bar: ObjectiveCEvaluator.Bar) -> [Toolbar] {
    let left = bar.assignments[.left] ?? []
    let right = bar.assignments[.right] ?? []
    var backTitle = bar.backTitle
    if let back = bar.assignments[.back]?.first?.first, let item = found.items[back] {
      backTitle = item.items(texts, placement: .leading).first?.label ?? backTitle
    }
    let count = max(left.count, right.count)
    guard count > 0 || bar.title.isPresent || backTitle.isPresent else { return [] }
    return (0..<max(count, 1)).map { index in
      let items =
        self.items(left.isEmpty ? [] : left[min(index, left.count - 1)], .leading)
        + self.items(right.isEmpty ? [] : right[min(index, right.count - 1)], .trailing).reversed()
      return toolbar(
        bar.owner, "navigationBar", .navigationBar, items: items, at: bar.offset, index: index,
        title: bar.hasTitleView ? .none : bar.title, backTitle: backTitle, hasTitleView: bar.hasTitleView)
    }
  }

  private func bottomBars(_ bar: ObjectiveCEvaluator.Bar) -> [Toolbar] {
    (bar.assignments[.toolbar] ?? []).enumerated().map { index, offsets in
      toolbar(bar.owner, "toolbar", .toolbar, items: items(offsets, .bottom), at: bar.offset, index: index)
    }
  }

  /// What the toolbar's delegate makes, in the order of its default identifiers; what they do not name stands behind.
  private var windowToolbars: [Toolbar] {
    let made = found.items.sorted { $0.key < $1.key }.filter(\.value.isWindowItem)
    guard !made.isEmpty else { return [] }
    var rest = made
    var items: [Item] = []
    for identifier in found.defaultIdentifiers {
      if let index = rest.firstIndex(where: { $0.value.identifier == identifier }) {
        items += selectable(rest.remove(at: index).value)
      } else if let standard = standardItem(identifier, at: made[0].key) {
        items.append(standard)
      }
    }
    items += rest.flatMap { selectable($0.value) }.map {
      var item = $0
      item.isInDefaultSet = false
      return item
    }
    guard !items.isEmpty else { return [] }
    return [toolbar(found.type, "windowToolbar", .windowToolbar, items: items, at: made[0].key, index: 0)]
  }

  /// The items that one declaration makes, with what the delegate says of their staying selected.
  private func selectable(_ made: ObjectiveCItem) -> [Item] {
    made.items(texts, placement: .automatic).map { item in
      guard let selectable = found.selectableIdentifiers else { return item }
      var item = item
      if selectable.isEmpty || made.identifier.map(selectable.contains) == true { item.facts.staysSelected = .declared(true) }
      return item
    }
  }

  private func standardItem(_ identifier: String, at offset: Int) -> Item? {
    let name = identifier.hasSuffix("ItemIdentifier") ? String(identifier.dropLast("Identifier".count)) : identifier
    guard let standard = StandardToolbarItem(identifier: name) ?? StandardToolbarItem(identifier: identifier) else {
      return nil
    }
    return Item(
      id: identifier, kind: standard.kind, location: texts.location(offset), hasSystemName: standard.name != nil,
      systemItem: standard.name)
  }

  /// Items that are made and never seen put anywhere, so that nothing is lost.
  private var unplaced: [Toolbar] {
    let placed = Set(found.bars.flatMap { $0.assignments.values.joined().joined() })
    return found.items.sorted { $0.key < $1.key }.filter { !$0.value.isWindowItem && !placed.contains($0.key) }.map {
      toolbar(
        found.type, "unplaced", .navigationBar, items: items([$0.key], .automatic), at: $0.key, index: 0,
        note: " (placement unknown)")
    }
  }

  private func items(_ offsets: [Int], _ placement: Item.Placement) -> [Item] {
    // Of several labels that branches may set, the bar shows one; the longest asks for most.
    offsets.compactMap { offset in
      found.items[offset]?.items(texts, placement: placement).max {
        ($0.label.source ?? "").count < ($1.label.source ?? "").count
      }
    }
  }

  private func toolbar(
    _ owner: String, _ part: String, _ kind: Toolbar.Kind, items: [Item], at offset: Int, index: Int,
    title: LocalizedText = .none, backTitle: LocalizedText = .none, hasTitleView: Bool = false,
    note: String = ""
  ) -> Toolbar {
    let name = owner.isEmpty ? "function" : owner
    var toolbar = Toolbar(
      id: "\(file)#Objective-C.\(name).\(part)",
      name: "\(name)\(note) (Objective-C, \(file.split(separator: "/").last ?? ""))",
      kind: kind, platforms: kind == .windowToolbar ? [.macos] : [.ios, .ipados], sourceLocale: sourceLocale,
      location: texts.location(offset), title: title, titleMayBeSetByCode: true,
      backTitle: backTitle, items: items.withPlatters().withUniqueIDs())
    // The window may come from a nib, or show the name of a document.
    // Those that inherit from a base class give it their titles.
    toolbar.hasTitleElsewhere = hasTitleView || owner.contains("Base") && !title.isPresent
      || kind == .windowToolbar && !title.isPresent
    if !owner.isEmpty { toolbar.controller = owner }
    // What another object's bar has besides is set where that is made.
    toolbar.isFragment = owner.contains(" in ") || part == "unplaced"
    return toolbar
  }
}
