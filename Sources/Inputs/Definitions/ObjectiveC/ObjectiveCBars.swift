import LintelModel

/// Writes what was found of a class as toolbars.
struct ObjectiveCBars {
  private let found: ObjectiveCEvaluator
  private let file: String
  private var texts: ObjectiveCTexts
  private let sourceLocale: LocaleID

  init(_ found: ObjectiveCEvaluator, file: String, texts: ObjectiveCTexts, sourceLocale: LocaleID) {
    self.found = found
    self.file = file
    self.texts = texts
    self.sourceLocale = sourceLocale
  }

  var toolbars: [Toolbar] {
    found.bars.flatMap { navigationBars($0) + bottomBars($0) } + windowToolbars + ofOtherToolbars + unplaced + held
  }

  /// What code sets on the items that it holds by outlets: a bar that is never shown, to be joined with the bars that Interface
  /// Builder makes.
  private var held: [Toolbar] {
    let items = found.held.keys.sorted().flatMap { found.faces(ofHeld: $0, texts) }
    guard !found.type.isEmpty, !items.isEmpty else { return [] }
    let place = found.held.values.map(\.place).min() ?? 0
    var bar = toolbar(found.type, "outlets", .navigationBar, items: items, at: place)
    bar.isOfOutlets = true
    return [bar]
  }

  private func navigationBars(_ bar: ObjectiveCEvaluator.Bar) -> [Toolbar] {
    var backTitle = bar.backTitle
    if let back = bar.assignments[.back]?.lazy.flatMap(\.value).first, let item = found.items[back] {
      backTitle = item.items(texts, placement: .leading).first?.item.label ?? backTitle
    }
    var states = ObjectiveCStates(bar).states
    let unread = bar.unreadItems(in: [.left, .right], texts)
    if states.isEmpty, backTitle.isPresent || !unread.isEmpty { states = [ObjectiveCStates.State(conditions: .always)] }
    var made: [Toolbar] = []
    var faces: [ObjectiveCStateNames.State] = []
    for state in states {
      for arm in 0..<arms(of: state.left + state.right, state.conditions) {
        let new = navigationBar(bar, state, arm, backTitle)
        if let same = made.firstIndex(where: { $0.looks(like: new) }) {
          faces[same].conditions = faces[same].conditions.either(state.conditions)
          // It is no guess where any of the code's ways to it is none.
          made[same].isPairingGuessed = made[same].isPairingGuessed && new.isPairingGuessed
          made[same].isPairingDoubted = made[same].isPairingDoubted && new.isPairingDoubted
        } else {
          made.append(new)
          faces.append(.init(conditions: state.conditions, lines: lines(of: state)))
        }
      }
    }
    guard made.count == 1 else {
      let (names, systems) = (ObjectiveCStateNames(faces), made.map(\.namesOfSystems))
      for index in made.indices {
        made[index].variant = .init(bar: made[index].id, names: names.names(of: index, systems: systems))
      }
      return made
    }
    return made[0].withOtherTexts(inOtherState(made[0]) { $0.navigationBar(bar, states[0], 0, backTitle) })
  }

  private func navigationBar(
    _ bar: ObjectiveCEvaluator.Bar, _ state: ObjectiveCStates.State, _ arm: Int, _ backTitle: LocalizedText
  ) -> Toolbar {
    var made = toolbar(
      bar.owner, "navigationBar", .navigationBar,
      items: items(state.left, .leading, state.conditions, arm)
        + (state.titleControl.flatMap { titleItem($0, state.conditions) }.map { [$0] } ?? [])
        + items(state.right, .trailing, state.conditions, arm).reversed(),
      at: bar.offset, title: state.title ?? .none, backTitle: backTitle, hasTitleView: bar.hasTitleView)
    made.unreadItems = bar.unreadItems(in: [.left, .right], texts)
    made.isPairingGuessed = state.isGuessed
    made.isPairingDoubted = state.isDoubted
    // Where a view may replace it, a bar without a title has one.
    if state.title == nil, !bar.titleViews.isEmpty || !bar.titles.isEmpty { made.hasTitleElsewhere = true }
    made.osLines = state.lines
    made.platforms = state.platforms
    return made
  }

  private func lines(of state: ObjectiveCStates.State) -> [Int] {
    let titleLine = state.title?.location?.line ?? state.titleControl.map { texts.location($0.place).line }
    return ([titleLine] + [state.left, state.right].map { $0.first.map { line(of: $0) } }).compactMap { $0 }
  }

  private func titleItem(_ made: ObjectiveCItem, _ state: Conditions) -> Item? {
    var texts = texts
    texts.state = state
    let view = found.view(of: made)
    guard var item = made.items(texts, placement: .principal, view: view).first?.item else { return nil }
    if view?.base == "UISearchBar" { item.kind = .searchField }
    if view?.base == "UILabel" { item.kind = .customView }
    return item
  }

  private func line(of made: Int) -> Int { texts.location(found.items[made]?.place ?? made).line }

  private func bottomBars(_ bar: ObjectiveCEvaluator.Bar) -> [Toolbar] {
    let unread = bar.unreadItems(in: [.toolbar], texts)
    let bars = (bar.assignments[.toolbar] ?? []).filter { !$0.value.isEmpty }.flatMap { list in
      inArms(arms(of: list.value, list.conditions)) { own, arm in
        own.toolbar(
          bar.owner, "toolbar", .toolbar, items: own.items(list.value, .bottom, list.conditions, arm), at: bar.offset)
      }
    }
    guard !unread.isEmpty else { return bars }
    let all = bars.isEmpty ? [toolbar(bar.owner, "toolbar", .toolbar, items: [], at: bar.offset)] : bars
    return all.map { bar in
      var bar = bar
      bar.unreadItems = unread
      return bar
    }
  }

  private var windowToolbars: [Toolbar] {
    inArms(arms(of: found.items.filter(\.value.isWindowItem).map(\.key), .always)) { own, _ in own.windowToolbar }
  }

  /// A bar for each of so many texts that an item may have, of equal ones the first; else one for each of two texts.
  private func inArms(_ count: Int, _ bar: (ObjectiveCBars, Int?) -> Toolbar?) -> [Toolbar] {
    guard let whole = bar(self, nil) else { return [] }
    func both() -> [Toolbar] { whole.withOtherTexts(inOtherState(whole) { bar($0, nil) }) }
    // A part of a bar is joined with others, which have no variants of it.
    guard count > 1, !whole.isFragment else { return both() }
    var made: [Toolbar] = []
    for arm in 0..<count {
      var own = self
      own.texts.arm = arm
      guard let new = bar(own, arm), !made.contains(where: { $0.items == new.items }) else { continue }
      made.append(new)
    }
    return made.count > 1 ? made.calledByTexts : both()
  }

  /// The bar as the code makes it where its items show the second of their texts; nil where none has two.
  private func inOtherState(_ whole: Toolbar, _ bar: (ObjectiveCBars) -> Toolbar?) -> Toolbar? {
    guard whole.items.contains(where: \.otherLabel.isPresent) else { return nil }
    var own = self
    own.texts.showsOther = true
    return bar(own)
  }

  private var windowItems: [(key: Int, value: ObjectiveCItem)] {
    let all = found.items.sorted { $0.key < $1.key }.filter {
      $0.value.isWindowItem && !isOfFollowed($0.value) && !$0.value.isCopy(of: found.type)
    }
    // The members of a group are its segments.
    let members = Set(all.flatMap(\.value.memberOffsets))
    return all.filter { !members.contains($0.key) }
  }

  /// Whether the class's own toolbar may have an item that it makes. "Every allowed item must be explicitly listed"
  /// (NSToolbar.h): what it does not list, and its delegate does not answer with, it makes for others.
  private func mayStandHere(_ made: ObjectiveCItem, _ identifier: String?) -> Bool {
    let allowed = found.allowedIdentifiers
    guard let identifier, !allowed.isEmpty, allowed.allSatisfy(\.areAll), !found.defaultIdentifiers.isEmpty else { return true }
    return (allowed.flatMap(\.names) + found.defaultIdentifiers).contains(identifier) || made.asked != nil
      || made.handedOutFor != nil || made.method == Self.delegateMethod || called.contains(made.method)
  }

  /// Items that a class with a toolbar of its own makes for others, each alone: they may be for different ones.
  private var ofOtherToolbars: [Toolbar] {
    windowItems.flatMap { place, made in
      selectable(made).filter { !mayStandHere(made, $0.identifier) }.map { one in
        var bar = toolbar(
          found.type, "windowToolbar.unplaced", .windowToolbar, items: [one.item], at: place, note: " (placement unknown)")
        bar.isFragment = true
        bar.unknownOwner = UnknownOwner(.unplaced, name: one.item.id)
        bar.makers = Set([made.method]).subtracting([""])
        return bar
      }
    }
  }

  /// What the toolbar's delegate makes, in the order of its default identifiers; what they do not name follows.
  private var windowToolbar: Toolbar? {
    let made = windowItems
    // What the bar is made of is decided where it is listed; others may make all of it.
    guard !made.isEmpty || !found.defaultIdentifiers.isEmpty,
      let list = found.defaultIdentifiersOffset ?? made.first?.key
    else { return nil }
    let answers = made.flatMap { one in selectable(one.value).filter { mayStandHere(one.value, $0.identifier) } }
    var places = Dictionary(grouping: answers.indices.reversed(), by: { answers[$0].identifier })
    var shown: Set<Int> = []
    var items: [Item] = []
    for identifier in found.defaultIdentifiers {
      if let index = places[identifier]?.popLast() {
        items.append(answers[index].item)
        shown.insert(index)
      } else if let standard = standardItem(identifier, at: list) {
        items.append(standard)
      } else if !found.isNeverMade(identifier) {
        // It is on the bar, and nobody knows what it is.
        let place = texts.location(list)
        let label = LocalizedText(state: .unresolved, expression: identifier, location: place)
        var item = Item(id: identifier, kind: .button, location: place, label: label)
        if staysSelected(identifier) { item.facts.staysSelected = .declared(true) }
        items.append(item)
      }
    }
    items += answers.indices.filter { !shown.contains($0) }.map {
      var item = answers[$0].item
      item.isInDefaultSet = false
      return item
    }
    guard !items.isEmpty else { return nil }
    // Items that a class hands to whoever has the toolbar: it has none of its own.
    let isFragment = found.defaultIdentifiers.isEmpty && found.results[Self.delegateMethod] == nil
    var bar = toolbar(
      found.type, "windowToolbar", .windowToolbar, items: items, at: list, note: isFragment ? " (placement unknown)" : "")
    bar.isFragment = isFragment
    bar.unknownOwner = isFragment ? UnknownOwner(.unplaced, name: found.type) : nil
    if bar.isFragment { bar.makers = Set(made.map(\.value.method)).subtracting([""]) }
    bar.calledMakers = called
    if !bar.isFragment { bar.window = found.windowOfToolbar }
    let resized = found.resizedViews
    for index in bar.items.indices where bar.items[index].viewOutlet.map(resized.contains) == true {
      bar.items[index].viewOutlet = nil
    }
    let isUnread = found.answersSelectable && found.selectableIdentifiers == nil
    if bar.isOfSettings(owner: found.type, items: bar.items, mayAllStaySelected: isUnread) { bar.kind = .settingsTabs }
    return bar
  }

  private static let delegateMethod = "toolbar:itemForItemIdentifier:willBeInsertedIntoToolbar:"

  /// All that the delegate calls to answer for an item.
  private var called: Set<String> {
    var selectors: Set<String> = []
    func add(_ expression: ObjectiveCExpression, depth: Int) {
      guard depth < 60 else { return }
      if let selector = expression.selector { selectors.insert(selector) }
      for child in expression.children { add(child, depth: depth + 1) }
    }
    for method in found.methods where method.selector == Self.delegateMethod {
      for statement in method.statements {
        switch statement {
        case .assignment(_, let value), .result(let value), .expression(let value): add(value, depth: 0)
        case .asked, .askedNoMore, .branch, .declared: break
        }
      }
    }
    return selectors
  }

  /// Whether its making was read where it is called, with what is handed there.
  private func isOfFollowed(_ item: ObjectiveCItem) -> Bool {
    !item.method.isEmpty && found.classes.isFollowed(item.method, of: found.type)
  }

  /// The items that one declaration makes, with what the delegate says of their staying selected.
  private func selectable(_ made: ObjectiveCItem) -> [(identifier: String?, item: Item)] {
    made.faces(in: texts.state).flatMap { selectable(face: $0) }
  }

  private func selectable(face: ObjectiveCItem) -> [(identifier: String?, item: Item)] {
    face.items(texts, placement: .automatic, view: found.view(of: face) ?? found.views[face.place]).map { identifier, item in
      var item = item
      if !face.memberOffsets.isEmpty, item.segments.isEmpty {
        let labels = face.memberOffsets.compactMap { found.items[$0]?.items(texts, placement: .automatic).first?.item.label }
        if labels.allSatisfy(\.isPresent) { item.segments = labels }
      }
      if staysSelected(identifier) { item.facts.staysSelected = .declared(true) }
      return (identifier, item)
    }
  }

  private func staysSelected(_ identifier: String?) -> Bool {
    guard let selectable = found.selectableIdentifiers else { return false }
    return selectable.isEmpty || identifier.map(selectable.contains) == true
  }

  private func standardItem(_ identifier: String, at offset: Int) -> Item? {
    let name = identifier.hasSuffix("ItemIdentifier") ? String(identifier.dropLast("Identifier".count)) : identifier
    guard let standard = StandardToolbarItem(identifier: name) ?? StandardToolbarItem(identifier: identifier) else {
      return nil
    }
    var item = Item(
      id: identifier, kind: standard.kind, location: texts.location(offset), hasSystemName: standard.name != nil,
      systemItem: standard.name)
    item.isInSidebar = standard.endsSidebar
    return item
  }

  /// Items that are made and never seen put anywhere, so that nothing is lost.
  private var unplaced: [Toolbar] {
    let placed = Set(found.bars.flatMap { $0.assignments.values.joined().flatMap(\.value) }).union(found.takenOut)
    return found.items.sorted { $0.key < $1.key }.filter {
      !$0.value.isWindowItem && !$0.value.isEditButton && !placed.contains($0.key) && !isOfFollowed($0.value)
    }.map {
      toolbar(
        found.type, "unplaced", .navigationBar, items: items([$0.key], .automatic), at: $0.value.place,
        note: " (placement unknown)")
      // A space alone is nothing that people see.
    }.filter { $0.items.isEmpty || !$0.items.allSatisfy(\.kind.isSpacer) }
  }

  /// How many faces the items have which more than two texts tell apart: 8 at most.
  private func arms(of offsets: [Int], _ state: Conditions) -> Int {
    var texts = texts
    texts.state = state
    let most = offsets.map { offset -> Int in
      guard let made = found.items[offset] else { return 1 }
      let view = found.view(of: made) ?? found.views[offset]
      let labels = made.isWindowItem ? 1 : faces(of: made, at: offset, .automatic, texts).withOtherLabels.count
      return max(made.armCount(texts, view: view), labels > 2 ? labels : 1)
    }
    return min(8, most.max() ?? 1)
  }

  /// The item with each label that a statement of the code may set.
  private func faces(
    of made: ObjectiveCItem, at offset: Int, _ placement: Item.Placement, _ texts: ObjectiveCTexts
  ) -> [Item] {
    made.faces(in: texts.state).flatMap { face in
      face.items(texts, placement: placement, view: found.view(of: face) ?? found.views[offset]).map(\.item)
    }
  }

  private func items(
    _ offsets: [Int], _ placement: Item.Placement, _ state: Conditions = .always, _ arm: Int? = nil
  ) -> [Item] {
    var texts = texts
    (texts.state, texts.arm) = (state, arm ?? 0)
    return offsets.compactMap { offset in
      found.items[offset].flatMap { made -> Item? in
        let all = faces(of: made, at: offset, placement, texts)
        let labelled = all.withOtherLabels
        // Of more than two labels that branches may set, each is on a bar of its own.
        if let arm, labelled.count > 2 { return labelled[min(arm, labelled.count - 1)] }
        // Else the bar shows one; the longest asks for most. Another one is its other text.
        guard var shown = all.max(by: { ($0.label.source ?? "").count < ($1.label.source ?? "").count }) else { return nil }
        let other = all.first { $0.label.isPresent && !$0.label.reads(like: shown.label) }
        if texts.showsOther, let other { return other }
        if let other, !shown.otherLabel.isPresent { shown.otherLabel = other.label }
        return shown
      }
    }
  }

  private func toolbar(
    _ owner: String, _ part: String, _ kind: Toolbar.Kind, items: [Item], at offset: Int,
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
    let asks = found.parts.contains { $0.slot == .title }
    toolbar.hasTitleElsewhere =
      hasTitleView || (owner.contains("Base") || asks) && !title.isPresent
      || kind == .windowToolbar && !title.isPresent
    if !owner.isEmpty { toolbar.controller = owner }
    if kind == .navigationBar, owner == found.type, let isLarge = found.isLargeTitle {
      toolbar.largeTitle = .declared(isLarge)
    }
    // What another object's bar has besides is set where that is made.
    toolbar.isFragment = owner.contains(" in ") || part == "unplaced"
    if part == "unplaced" { toolbar.unknownOwner = UnknownOwner(.unplaced, name: items.first?.id ?? name) }
    if !toolbar.isFragment { found.facts.tell(&toolbar) }
    return toolbar
  }
}

extension [Item] {
  /// Those with a label, of each label the first.
  fileprivate var withOtherLabels: Self {
    reduce(into: []) { kept, item in
      if item.label.isPresent, !kept.contains(where: { $0.label.reads(like: item.label) }) { kept.append(item) }
    }
  }
}

extension Toolbar {
  /// Whether it has the same title and items as another one, wherever the code sets them.
  fileprivate func looks(like other: Toolbar) -> Bool {
    title.reads(like: other.title) && items == other.items && platforms == other.platforms && osLines == other.osLines
      && hasTitleElsewhere == other.hasTitleElsewhere
  }
}
