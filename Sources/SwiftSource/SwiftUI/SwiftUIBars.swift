import LintelModel
import SwiftSyntax

/// Makes bars of a SwiftUI screen: one for each place that its items ask for.
struct SwiftUIBars {
  let reading: SwiftReading
  let file: SwiftFile
  private var views: ViewReader { ViewReader(reading: reading) }
  private var place: Place { Place(file) }

  func drafts() -> [BarDraft] {
    file.screens.flatMap { drafts(of: $0) }
  }

  /// Bars of items that no modifier was seen to take.
  func unplacedDrafts() -> [BarDraft] {
    let content = ToolbarContentReader(views: views)
    return UnplacedItems.bodies(in: file, notReached: reading.reached.items).flatMap { body -> [BarDraft] in
      let conditions = EnclosingConditions.of(body)
      let items = content.items(of: body, at: place)
      let platforms = platforms(conditions, SwiftUIScreen(), items, at: [Syntax(body)])
      var bar = Toolbar(
        id: "\(file.path)#\(SwiftName.path(of: body))", name: "", kind: .navigationBar, platforms: [],
        sourceLocale: reading.sourceLocale, location: file.location(of: body))
      bar.isFragment = true
      bar.unknownOwner = UnknownOwner(.unplaced, name: SwiftName.path(of: body))
      let whole = BarDraft(toolbar: bar, platforms: platforms, conditions: Conditions(settings: conditions.settings))
      return SwiftUIBarSplit(whole: whole, items: items, typeName: SwiftName.type(around: body)).drafts()
    }
  }

  private func platforms(
    _ conditions: Conditions, _ screen: SwiftUIScreen, _ items: [PlacedItem], at nodes: [Syntax]
  ) -> [Platform] {
    var ofSource = reading.built(file)
    if let node = nodes.first,
      let ofUsers = SourcePlatforms.ofUsers(of: SwiftName.type(around: node), declaredIn: file, reading.project),
      !ofUsers.isDisjoint(with: ofSource)
    {
      ofSource.formIntersection(ofUsers)
    }
    let asked = Set(conditions.settings.map(\.platform))
    var shown: Set<Platform> = []
    for node in nodes where !shown.isSuperset(of: asked) {
      shown.formUnion(UsePlatforms(project: reading.project).of(node, in: file))
    }
    let possible = asked.intersection(shown)
    if possible == [.macos], areOfCatalystAlone(nodes, builtForMac: ofSource.contains(.macos)) { return [] }
    // What is only compiled for other platforms than the project's is there for these.
    var platforms = possible.isDisjoint(with: ofSource) ? possible : possible.intersection(ofSource)
    if isUnknownToMac(screen, items) { platforms.remove(.macos) }
    let compiled = platforms.subtracting(platformsUnknownTo(items))
    if !compiled.isEmpty { platforms = compiled }
    return platforms.sorted()
  }

  /// Whether what is on the Mac alone is there as Mac Catalyst has it: a bar of UIKit's, and no toolbar of AppKit's.
  /// No figures of it are known, so it is no bar, and the coverage tells its place.
  /// - Parameter isBuilt: Whether the file is for an app of AppKit's as well, as far as its imports and its place tell.
  private func areOfCatalystAlone(_ nodes: [Syntax], builtForMac isBuilt: Bool) -> Bool {
    guard reading.project.says(anyOf: ["atalyst"]) else { return false }
    let uses = UsePlatforms(project: reading.project)
    return !nodes.isEmpty
      && nodes.allSatisfy { (!isBuilt || CompilerCondition.isOfUIKit($0)) && uses.isForCatalystAlone($0, in: file) }
  }

  private func drafts(of screen: SwiftUIScreen) -> [BarDraft] {
    guard let first = screen.maker else { return [] }
    if reading.project.previewTypes.hold(Syntax(first.node), of: file, in: reading.project) { return [] }
    guard var additions = reading.joinedScreens.additions(to: screen) else { return [] }
    let width = ShownWidth(project: reading.project).of(screen, in: file, isPresented: additions.isPresented)
    // What those who show the view have on the bar is there in other widths, too.
    if additions.isPresented { additions.conditions.formAnd(width) }
    let titles = ScreenTitles(reading: reading, place: place)
    var items = screen.modifiers.flatMap { self.items(of: $0, at: place) }.when(additions.conditions)
    var standing = JoinedSettings(
      of: screen, on: Set(platforms(screen.conditions, screen, items, at: screen.makers.map { Syntax($0.node) })),
      around: Set(platforms(screen.conditions, screen, items, at: screen.roots.map { Syntax($0.value) })), additions)
    var whole = screen
    var added: [PlacedItem] = []
    for (index, layer) in additions.layers.enumerated() {
      let bars = SwiftUIBars(reading: reading, file: layer.place.file)
      let others = bars.items(of: layer)
      additions.layers[index].conditions = standing.adding(layer, on: bars.platforms(of: layer, others))
      added += others.when(additions.layers[index].conditions)
      whole.modifiers += layer.screen.modifiers
    }
    let platforms = standing.platforms
    guard !platforms.isEmpty else { return [] }
    additions.conditions = additions.conditions.and(standing.own)
    let searchable = OnlySearchField.innerFirst(screen.modifiers).map { file.location(of: $0.node) }
    items = (items.when(standing.own) + added).withoutHandedOn.withOneSearchField(innerFirst: searchable)

    var bar = Toolbar(
      id: "\(file.path)#\(SwiftName.path(of: first.node))", name: "", kind: .navigationBar, platforms: [],
      sourceLocale: reading.sourceLocale, location: file.location(of: first.node))
    bar.screenType = additions.owner
    let manners = TitleManners(reading: reading, place: place, screen: screen, layers: additions.layers)
    manners.always.tell(&bar)
    let type = SwiftName.type(around: first.node)
    let own = titles.titles(screen, additions)
    let isOfModifier = reading.joinedScreens.isOfModifier(screen)
    bar.unknownOwner = reading.joinedScreens.unknownOwner(of: screen) ?? ownerUnknown(toProtocol: type)
    bar.isFragment =
      !isOfModifier
      && TitleOwner(reading: reading, place: place).mayBeAnother(than: first, of: type, hasOwn: !own.isEmpty)
    if whole.first("toolbarVerticalBehavior")?.value?.writtenText.hasSuffix(".disabled") == true {
      bar.facts.standsOnEnd = .declared(false)
    }
    if let toolbar = whole.first("toolbar"), toolbar.call.argument("id") != nil { bar.customizable = .declared(true) }
    let subtitles =
      titles.subtitles(screen).when(standing.own)
      + additions.layers.flatMap { ScreenTitles(reading: reading, place: $0.place).subtitles($0.screen).when($0.conditions) }
    var draft = BarDraft(
      toolbar: bar, platforms: platforms,
      conditions: Conditions(settings: standing.settings).and(additions.isPresented ? .always : width),
      titles: own, subtitles: subtitles)
    draft.isJoined = !additions.layers.isEmpty
    draft.manners = manners.inStates
    let contents = PlaceVariants(
      contents: own.map(\.conditions) + items.map(\.conditions), added: added.map(\.conditions))
    let states = contents.states(of: knowing(own, of: screen, in: additions.places), type: type)
    draft.places = states.map(\.conditions)
    // What is always at the start of the bar takes the button's place.
    let always = additions.conditions.arms == additions.conditions.equalities ? additions.conditions : .always
    let taken = items.reduce(into: Set<Conditions.Setting>()) { taken, item in
      guard SwiftUIPlacement.inNavigationBar(item.placement) == .leading,
        item.conditions == .always || item.conditions == standing.own || item.conditions == always
      else { return }
      taken.formUnion(item.conditions.settings)
    }
    let free = Conditions.Setting.all.subtracting(taken)
    let pushed = bar.isFragment || free.isEmpty ? [] : states.filter(\.isPushed)
    draft.toolbar.isPushedWhereItStands =
      !bar.isFragment && !free.isEmpty && PushedInPlace(reading: reading, file: file).holds(screen)
    let whenPushed: [Conditions] = pushed.map(\.conditions) + (draft.toolbar.isPushedWhereItStands ? [.always] : [])
    return SwiftUIBarSplit(
      whole: draft, items: items, typeName: SwiftName.type(around: first.node),
      barsWithOwnBackground: whole.barsWithOwnBackground,
      hasTitleInContent: own.isEmpty
        && (isOfModifier || ContentTitle(project: reading.project, place: place).isUnder(first)),
      window: reading.windowScenes.window(of: type, in: reading.project),
      mannerOnMac: platforms.contains(.macos) ? manners.onMac : nil,
      backs: whenPushed.map { Conditional(Item.back(.none, at: bar.location), $0.on(free)) },
      stack: AroundStack.name(of: screen, in: file),
      facts: ScreenFacts(
        reading: reading, place: place, screen: whole, first: first,
        hasModalActions: items.contains { BarArea.of($0.placement) == .modal })
    ).drafts().map { reading.containers.told($0, of: screen, in: type, file, additions.layers, reading) }
  }

  /// What a protocol's extension puts on a bar is on those of the views that conform to it and ask for it.
  private func ownerUnknown(toProtocol type: String) -> UnknownOwner? {
    let isProtocol = reading.project.declarations(of: type, near: file).contains { $0.node.is(ProtocolDeclSyntax.self) }
    return isProtocol ? UnknownOwner(.sharedCode, name: type) : nil
  }

  /// The places that make the view, each with which of several titles it hands over.
  private func knowing(
    _ titles: [Conditional<LocalizedText>], of screen: SwiftUIScreen, in places: [ViewPlace]
  ) -> [ViewPlace] {
    guard places.count > 1, titles.count > 1 else { return places }
    return places.map { place -> ViewPlace in
      guard let inside = place.inside else { return place }
      return place.knowing(titles, here: ScreenTitles(reading: reading, place: inside).titles(screen).map(\.value))
    }
  }

  /// The items that another screen adds.
  private func items(of layer: JoinedScreens.Layer) -> [PlacedItem] {
    let items = layer.screen.modifiers.flatMap { self.items(of: $0, at: layer.place) }
    // What the view hands a modifier may ask for the width class.
    let told = layer.screen.member.map {
      HandedSubjects(screensAskedBy: layer.place.arguments, in: Syntax($0)).told(items)
    }
    return (told ?? items).when(layer.conditions)
      .put(by: BarMaker(of: layer, in: reading.joinedScreens))
  }

  /// The platforms that a screen which adds these is for.
  private func platforms(of layer: JoinedScreens.Layer, _ items: [PlacedItem]) -> Set<Platform> {
    let makers = layer.screen.makers.map { Syntax($0.node) }
    return makers.isEmpty ? Set(Platform.allCases) : Set(platforms(layer.screen.conditions, layer.screen, items, at: makers))
  }

  private func items(of modifier: ModifierChain.Modifier, at place: Place) -> [PlacedItem] {
    let content = ToolbarContentReader(views: views)
    var found: [PlacedItem] = []
    switch modifier.name {
    case "toolbar":
      if let closure = modifier.call.closure("content") ?? closureArgument(modifier.call) {
        found = content.items(of: closure.statements, at: place)
      } else if let passed = modifier.call.argument("content") ?? modifier.value {
        // A function or property that gives the content.
        found = content.items(of: called(passed, at: place), at: place)
      }
    case "navigationBarItems": found = barItems(modifier, at: place)
    case "fioriToolbar": found = FioriToolbar(views: views, place: place).items(of: modifier)
    case "ornament": found = OrnamentContent(views: views, place: place).items(of: modifier)
    case "searchable": found = SearchField(texts: reading.texts, place: place).items(of: modifier)
    case "toolbarTitleMenu":
      found = content.menu(modifier.call, .menu, at: place).map {
        var item = $0
        item.item.id = "titleMenu"
        item.item.symbol = "chevron.down"
        item.item.isInDefaultSet = false
        let commands = MenuContents(texts: reading.texts, place: place).commands(of: modifier.call.closure("content"))
        item.item.facts.commands = commands.map(Fact.declared) ?? .unknown
        item.placement = "principal"
        return item
      }
    case "toolbarOverflowMenu": found = content.menu(modifier.call, .moreMenu, at: place)
    default:
      let closures =
        [modifier.call.trailingClosure].compactMap { $0 } + modifier.call.additionalTrailingClosures.map(\.closure)
      if SwiftUIScreen.hasItems(modifier) { found = closures.flatMap { content.items(of: $0.statements, at: place) } }
      for index in found.indices { found[index].isHandedOn = true }
    }
    return found.compactMap { item in
      guard !item.conditions.excludes(modifier.conditions) else { return nil }
      var item = item
      item.conditions = reading.told(item.conditions.and(modifier.conditions), on: modifier, at: place)
      return item
    }
  }

  private func closureArgument(_ call: FunctionCallExprSyntax) -> ClosureExprSyntax? {
    call.arguments.lazy.compactMap { $0.expression.as(ClosureExprSyntax.self) }.first
  }

  /// `.toolbar(content: makeContent)` names the function; it is read as if it were called.
  private func called(_ expression: ExprSyntax, at place: Place) -> ExprSyntax {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .member(let member) = reading.project.referent(of: name, from: expression, at: place),
      case .function = member.node, let body = member.body,
      let only = ViewBuilder.elements(of: body).first?.value, body.count == 1
    else { return expression }
    return only
  }

  /// `.navigationBarItems(leading:trailing:)`
  private func barItems(_ modifier: ModifierChain.Modifier, at place: Place) -> [PlacedItem] {
    [("leading", "navigationBarLeading"), ("trailing", "navigationBarTrailing")].flatMap {
      label, placement -> [PlacedItem] in
      guard let view = modifier.call.argument(label) else { return [] }
      return views.parts(of: view, at: place).map {
        PlacedItem(item: $0.faced, placement: placement, conditions: $0.conditions).put(by: view, in: place.file)
      }
    }
  }

  /// Source that uses what macOS alone has is not compiled for any other system that `#if` leaves it to.
  /// Source: Apple's documentation of SwiftUI, "accessoryBar(id:)": macOS.
  private func platformsUnknownTo(_ items: [PlacedItem]) -> Set<Platform> {
    let ofMac = items.filter { BarArea.of($0.placement) == .accessoryBar }
    return Set(ofMac.flatMap { $0.conditions.settings.map(\.platform) }).subtracting([.macos])
  }

  /// Source that uses what macOS does not have, outside of `#if`, is not compiled for it.
  private func isUnknownToMac(_ screen: SwiftUIScreen, _ items: [PlacedItem]) -> Bool {
    let mac = Conditions.Setting.all.filter { $0.platform == .macos }
    return screen.modifiers.contains {
      ["navigationBarTitle", "navigationBarItems", "navigationBarTitleDisplayMode"].contains($0.name)
        && !$0.conditions.settings.isDisjoint(with: mac)
    } || items.contains { SwiftUIPlacement.isUnknownToMac($0.placement) && !$0.conditions.settings.isDisjoint(with: mac) }
  }
}
