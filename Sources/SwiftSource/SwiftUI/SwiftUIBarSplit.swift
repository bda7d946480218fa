import LintelModel

/// Splits a screen's items over the bars they are on: on iOS the navigation bar and the toolbar below, on macOS the
/// window's.
struct SwiftUIBarSplit {
  var whole: BarDraft
  var items: [PlacedItem]
  let typeName: String
  var barsWithOwnBackground: Set<Toolbar.Kind> = []
  /// Whether what the screen shows first is a title of its own.
  var hasTitleInContent = false
  /// What the scene says whose window shows this screen first.
  var window: WindowScenes.Window?
  /// How the title is shown on macOS.
  var mannerOnMac: TitleManner?
  /// The platform's back button in each of the places that push the screen, where others show it otherwise.
  var backs: [Conditional<Item>] = []
  /// What the code calls the stack of screens that all of it is set on from outside.
  var stack: String?
  /// What the screen says of its bars besides.
  var facts: ScreenFacts?

  func drafts() -> [BarDraft] {
    let mac = whole.platforms.filter { $0 == .macos }
    let onMac = Conditions.Setting.all.filter { $0.platform == .macos }
    // What has actions of something presented is no window of its own: all that it holds is in its sheet.
    let isSheet = items.contains { BarArea.of($0.placement) == .modal && !$0.conditions.settings.isDisjoint(with: onMac) }
    let phone = whole.platforms.filter { $0 != .macos && $0 != .watchos }
    return [
      draft(.navigationBar, phone, "", [.top, .modal], SwiftUIPlacement.inNavigationBar),
      draft(.toolbar, phone, ".bottomBar", [.bottom]) { _ in .bottom },
      draft(.toolbar, phone, ".keyboard", [.keyboard]) { _ in .bottom },
      draft(.ornament, phone.filter { $0 == .visionos }, ".ornament", [.ornament]) { _ in .bottom },
      draft(
        .watchToolbar, whole.platforms.filter { $0 == .watchos }, ".watch", [.top, .bottom, .modal],
        SwiftUIPlacement.onWatch
      ),
      draft(.windowToolbar, isSheet ? [] : mac, ".window", [.top, .bottom], SwiftUIPlacement.inWindow),
      draft(.sheetButtons, isSheet ? mac : [], ".sheet", [.top, .bottom, .modal], SwiftUIPlacement.inSheet),
      draft(.windowToolbar, mac, ".accessoryBar", [.accessoryBar]) { _ in .automatic },
      draft(.fioriToolbar, phone, ".fiori", [.fiori]) { _ in .bottom },
    ].compactMap { $0 } + ornaments
  }

  /// The ornaments that the view itself attaches, each modifier's a bar: only visionOS shows any.
  private var ornaments: [BarDraft] {
    var attached: [(placement: String, barAt: SourceLocation?)] = []
    for item in items where BarArea.of(item.placement) == .attached {
      let isKnown = attached.contains { $0.placement == item.placement && $0.barAt == item.barAt }
      if !isKnown { attached.append((item.placement, item.barAt)) }
    }
    var counts: [String: Int] = [:]
    return attached.compactMap { placement, place -> BarDraft? in
      var part = self
      part.items = items.filter { $0.placement == placement && $0.barAt == place }
      let (edge, name) = OrnamentContent.attachment(of: placement)
      counts[name, default: 0] += 1
      // Several stand at one place where the app shows one of them at a time.
      let count = counts[name, default: 1]
      if let place { part.whole.toolbar.location = place }
      let suffix = ".ornament.\(name)" + (count > 1 ? "#\(count)" : "")
      var draft = part.draft(.ornament, [.visionos], suffix, [.attached]) { _ in .bottom }
      if let edge { draft?.toolbar.facts.edge = .declared(edge) }
      return draft
    }
  }

  private func draft(
    _ kind: Toolbar.Kind, _ platforms: [Platform], _ suffix: String, _ areas: [BarArea],
    _ side: (String) -> Item.Placement
  ) -> BarDraft? {
    guard !platforms.isEmpty else { return nil }
    let settings = Conditions.Setting.all.filter { platforms.contains($0.platform) }
    var draft = whole
    draft.platforms = platforms
    draft.isGoneWhereEmpty = true
    draft.titles = whole.titles.filter { !$0.conditions.settings.isDisjoint(with: settings) }
    draft.toolbar.kind = kind
    // The window of a Mac has one toolbar for all that it shows; elsewhere a stack shows the bars of the views inside it.
    if let stack, draft.toolbar.unknownOwner == nil, kind == .navigationBar || areas == [.bottom] {
      draft.toolbar.unknownOwner = UnknownOwner(.aroundStack, name: stack)
    }
    if kind != .navigationBar { draft.manners = [] }
    if platforms == [.macos] { mannerOnMac?.tell(&draft.toolbar) }
    if barsWithOwnBackground.contains(kind), areas != [.keyboard] {
      draft.toolbar.facts.hasOwnBackground = .declared(true)
    }
    if let window, kind == .windowToolbar || platforms == [.visionos] {
      draft.toolbar.minimumWidth = window.minimumWidth
      draft.toolbar.defaultWidth = window.defaultWidth
      if kind == .windowToolbar { draft.toolbar.windowStyle = window.style }
      if kind == .windowToolbar, areas != [.accessoryBar] { draft.toolbar.displayMode = window.displayMode }
    }
    if areas == [.fiori] { draft.toolbar.facts.staying = .declared(.first) }
    if areas == [.keyboard] { draft.toolbar.facts.isAboveKeyboard = .declared(true) }
    let shownHere = items.filter {
      areas.contains(BarArea.of($0.placement)) && !$0.conditions.settings.isDisjoint(with: settings)
    }
    let own = kind == .sheetButtons ? shownHere.inOrderOfSheet : shownHere
    draft.items = own.map { placed in
      var item = placed.item
      item.placement = side(placed.placement)
      item.mayReplaceBack = kind == .navigationBar && placed.placement == "cancellationAction"
      item.modalRole = SwiftUIPlacement.modalRole(placed.placement)
      if placed.placement == "secondaryAction", kind == .navigationBar {
        item.facts.isInMoreMenu = .declared(true)
      }
      // The system makes a confirming button prominent unasked, as it does its own Done.
      if placed.placement == "confirmationAction", item.kind == .button, item.systemItem == nil, item.style == .plain {
        item.style = .prominent
      }
      if kind != .windowToolbar, kind != .watchToolbar, SwiftUIPlacement.isOffBar(placed.placement) {
        item.isInDefaultSet = false
      }
      facts?.tell(&item, on: kind)
      return Conditional(item, placed.conditions)
    }
    // A field that the system places makes no bar of its own: the view may well be a part of another one's screen.
    if kind == .navigationBar, draft.titles.isEmpty, own.allSatisfy(\.isPlacedBySystem) { draft.items = [] }
    facts?.tell(&draft.toolbar, items: draft.items)
    if kind == .navigationBar {
      draft.items += moreMenu(settings)
      draft.toolbar.hasTitleMenu = draft.items.contains { $0.value.id == "titleMenu" }
    }
    let isMain = kind == .navigationBar || kind == .windowToolbar && suffix == ".window" || kind == .watchToolbar
    guard !draft.items.isEmpty || isMain && !draft.titles.isEmpty else { return nil }
    if isMain {
      // Another view of the same screen may have the title.
      draft.toolbar.titleMayBeSetByCode = draft.titles.isEmpty
      // A window without a title of its own has the scene's or the app's.
      draft.toolbar.hasTitleElsewhere = draft.titles.isEmpty && (kind == .windowToolbar || holdsTitle || hasTitleInContent)
    } else {
      draft.titles = []
      draft.subtitles = []
    }
    // The other bars are the view's, for they have the title.
    let maker = areas == [.bottom] || areas == [.keyboard] ? own.onlyMaker : nil
    if let maker { (draft.toolbar.id, draft.toolbar.location) = (maker.id, maker.location) }
    // Where `#if` leaves nothing to a platform's bar, it has none.
    let shown = draft.titles.map(\.conditions) + draft.items.map(\.conditions)
    draft.platforms = platforms.filter { platform in
      shown.contains { $0.settings.contains { $0.platform == platform } }
    }
    draft.toolbar.id += suffix
    let modifier = whole.toolbar.unknownOwner.flatMap { $0.isOfModifier ? $0.name : nil }
    let part = (modifier == nil ? "" : ", modifier") + (isMain ? "" : ", \(suffix.dropFirst())")
    let file = draft.toolbar.location.file.split(separator: "/").last ?? ""
    draft.name = { [typeName = maker?.typeName ?? modifier ?? typeName] title in "\(title.source ?? typeName)\(part) (\(file))" }
    draft.isGroupedBySpaces = true
    if kind == .navigationBar {
      let settings = shown.reduce(into: Set<Conditions.Setting>()) { $0.formUnion($1.settings) }
      draft.items = backs.map { Conditional($0.value, $0.conditions.on(settings)) } + draft.items
    }
    return draft
  }

  /// Whether an item takes the title's place in any state of the bar.
  private var holdsTitle: Bool {
    items.contains {
      SwiftUIPlacement.inNavigationBar($0.placement) == .principal && !SwiftUIPlacement.isOffBar($0.placement)
    }
  }

  /// On iOS, secondary actions are in a menu at the end of the bar.
  private func moreMenu(_ settings: Set<Conditions.Setting>) -> [Conditional<Item>] {
    guard
      let first = items.first(where: {
        $0.placement == "secondaryAction" && !$0.conditions.settings.isDisjoint(with: settings)
      }),
      !items.contains(where: { $0.item.kind == .moreMenu })
    else { return [] }
    var menu = Item(id: "more", kind: .moreMenu, location: first.item.location, symbol: "ellipsis", hasSystemName: true)
    menu.placement = .trailing
    return [Conditional(menu, first.conditions)]
  }
}

extension [PlacedItem] {
  /// As macOS orders the buttons of a sheet, whatever their order in the source; those of one placement stay as they are.
  fileprivate var inOrderOfSheet: [PlacedItem] {
    enumerated().map { (rank: SwiftUIPlacement.rankInSheet($0.element.placement), $0.offset, $0.element) }
      .sorted { ($0.rank, $0.1) < ($1.rank, $1.1) }.map { $0.2 }
  }
}
