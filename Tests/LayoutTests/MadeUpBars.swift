import LintelLayout
import LintelModel

/// Bars made up by a seeded generator: the same ones in every run.
struct MadeUpBars: RandomNumberGenerator {
  static let kinds: [(Toolbar.Kind, Platform)] = [
    (.navigationBar, .ios), (.navigationBar, .ipados), (.toolbar, .ios), (.toolbar, .ipados), (.windowToolbar, .macos),
    (.settingsTabs, .macos), (.ornament, .visionos), (.watchToolbar, .watchos), (.fioriToolbar, .ios),
    (.fioriToolbar, .ipados),
  ]

  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 31)
  }

  private mutating func isChosen(oneIn count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  private mutating func text(_ letter: String, upTo most: Int) -> String {
    String(repeating: letter, count: Int.random(in: 1...most, using: &self))
  }

  mutating func bar(_ kind: Toolbar.Kind, on platform: Platform) -> Toolbar {
    var items = (0..<Int.random(in: 0...8, using: &self)).map { item($0, in: kind) }
    if kind == .navigationBar, isChosen(oneIn: 3) {
      var back = Item(
        id: "back", kind: .back, location: .test, label: .literal(text("p", upTo: 15)), placement: .leading)
      if isChosen(oneIn: 3) { back.fallbackLabel = .literal(text("f", upTo: 10)) }
      items.insert(back, at: 0)
    }
    if kind == .fioriToolbar, isChosen(oneIn: 3) {
      items.insert(Item(id: "help", kind: .helperText, location: .test, label: .literal(text("h", upTo: 60))), at: 0)
    }
    let title = Bool.random(using: &self) ? text("t", upTo: 40) : nil
    let mode = [Toolbar.DisplayMode.iconAndLabel, .iconOnly, .labelOnly].randomElement(using: &self)!
    var bar = Toolbar.test(
      kind, items, title: title, platform: platform, displayMode: mode,
      largeTitle: kind == .navigationBar && isChosen(oneIn: 4) ? true : nil)
    if kind == .navigationBar {
      bar.hasTitleMenu = isChosen(oneIn: 4)
      if isChosen(oneIn: 4) { bar.subtitle = .literal(text("u", upTo: 45)) }
    }
    return bar
  }

  private mutating func item(_ index: Int, in kind: Toolbar.Kind) -> Item {
    let placement: Item.Placement =
      switch kind {
      case .navigationBar: [.leading, .leading, .trailing, .trailing, .center].randomElement(using: &self)!
      case .watchToolbar: [.leading, .trailing, .bottom, .bottom, .automatic].randomElement(using: &self)!
      default: .automatic
      }
    if kind == .toolbar || kind == .windowToolbar, isChosen(oneIn: 4) { return .flexible }
    var item = face(index, at: placement)
    item.priority = [.low, .standard, .standard, .high, .user].randomElement(using: &self)!
    if isChosen(oneIn: 8) { item.isPinned = true }
    if kind == .navigationBar {
      if isChosen(oneIn: 10) { item.facts.isInMoreMenu = .declared(true) }
      item.group = Int.random(in: 0...1, using: &self)
    }
    return item
  }

  private mutating func face(_ index: Int, at placement: Item.Placement) -> Item {
    if isChosen(oneIn: 12) { return Item(id: "search\(index)", kind: .searchField, location: .test, placement: placement) }
    if isChosen(oneIn: 12) {
      let parts = (0..<3).map { _ in LocalizedText.literal(text("g", upTo: 6)) }
      return Item(id: "group\(index)", kind: .group, location: .test, placement: placement, segments: parts)
    }
    if isChosen(oneIn: 12) {
      return Item(
        id: "view\(index)", kind: .customView, location: .test, label: .literal(text("v", upTo: 12)), placement: placement,
        fixedWidth: 60)
    }
    if isChosen(oneIn: 12) {
      let parts = (0..<3).map { _ in LocalizedText.literal(text("m", upTo: 9)) }
      return Item(id: "segments\(index)", kind: .segmentedControl, location: .test, placement: placement, segments: parts)
    }
    guard Bool.random(using: &self) else { return .symbol("s\(index)", placement) }
    return .text(text("x", upTo: 18), placement, style: isChosen(oneIn: 6) ? .primary : .plain)
  }
}

extension Toolbar {
  /// The bar at every width of a range, and its thresholds; texts are measured once. Neighbours differ in a fact that changes no
  /// layout, so that none shares another's, unless `isShared` asks for it.
  func layouts(
    at widths: [Double], os: Int, direction: LayoutDirection = .leftToRight, slack: Double = 0, isShared: Bool = false
  ) -> BarLayouter.Result {
    let environments = widths.enumerated().map { index, width in
      Environment(
        platform: platforms[0], os: OSLine(os), device: "test", width: Points(width),
        isDefaultWidth: !isShared && index % 2 == 0)
    }
    return BarLayouter.layOut(
      self, locale: "en", direction: direction, environments: environments, ruler: fixedRuler(slack: slack))
  }

  /// Widths in steps of 30 points, and to either side of everything that happens to the bar: between two of these nothing does.
  func tellingWidths(_ range: ClosedRange<Double>, os: Int, around offsets: [Double]) -> [Double] {
    var widths = Set(stride(from: range.lowerBound, through: range.upperBound, by: 30))
    for threshold in thresholds(os: os) {
      let middle = (threshold.below.best.value * 4).rounded() / 4
      widths.formUnion(offsets.map { middle + $0 }.filter(range.contains))
    }
    return widths.sorted()
  }
}

extension BarLayout {
  /// What is lost, best values: the events that happen at this width, but for the back button's.
  func losses(of bar: Toolbar) -> Set<Threshold.Event> {
    var losses: Set<Threshold.Event> = []
    func isLikely(_ certainty: Certainty?) -> Bool { certainty.map { $0 >= .likely } ?? false }
    if isLikely(title?.cut) { losses.insert(.titleTruncates) }
    if isLikely(subtitle?.cut) { losses.insert(.subtitleTruncates) }
    if isLikely(itemsDoNotFit) { losses.insert(.itemsDoNotFit) }
    // What the definition puts into the menu is not lost.
    for placed in items where bar.items[placed.item].kind != .back && bar.items[placed.item].facts.isInMoreMenu.value != true
    {
      if placed.place != .onBar { losses.insert(.itemOverflows(item: placed.item)) }
      if placed.isCollapsed { losses.insert(.itemCollapses(item: placed.item)) }
      if placed.place == .onBar, isLikely(placed.text?.cut) { losses.insert(.labelTruncates(item: placed.item)) }
    }
    return losses
  }
}
