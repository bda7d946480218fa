import LintelModel
import Testing

@Suite struct BottomToolbars {
  @Test("Flexible spaces at the edges, or beside another one, need no room", arguments: [18, 26])
  func flexibleSpaces(os: Int) {
    func needed(_ items: [Item]) -> Points {
      Toolbar.test(.toolbar, items).layout(width: 375, os: os).neededByItems.best
    }
    let one = Item.text("Delete")
    let other = Item.text("Share")
    #expect(needed([.flexible, one, .flexible]) == needed([one]))
    #expect(needed([one, .flexible, .flexible, other]) == needed([one, .flexible, other]))
    #expect(needed([one, .flexible, other]) > needed([one]) + 50)
  }

  @Test("A toolbar at the top of a view has the margins of every bar, not those of the bottom of the screen")
  func atTop() {
    func needed(_ edge: BarFacts.Edge) -> Points {
      var bar = Toolbar.test(.toolbar, [.text("Delete"), .flexible, .text("Share")])
      bar.facts.edge = .declared(edge)
      return bar.layout(width: 375, os: 26).neededByItems.best
    }
    #expect(abs((needed(.bottom) - needed(.top)).value - 2 * (28 - 16)) < 1e-6)
  }

  @Test("A toolbar at the bottom has a menu on an iPad from 26 on: before that it squeezes its items")
  func menuOfPad() {
    let bar = Toolbar.test(.toolbar, (1...4).map { .text("Item number \($0)") }, platform: .ipados)
    let (earlier, later) = (bar.layout(width: 320, os: 18), bar.layout(width: 320, os: 26))
    #expect(earlier.overflowButton == nil && earlier.items.allSatisfy { $0.place == .onBar })
    #expect(earlier.itemsDoNotFit == .certain && earlier.items.allSatisfy { $0.text?.cut == .likely })
    #expect(later.overflowButton != nil)
  }

  @Test("A search field takes what is free, and shrinks to a button before the items lack room")
  func searchField() throws {
    let items = (1...2).map { Item.symbol("s\($0)") } + [Item(id: "find", kind: .searchField, location: .test)]
    let bar = Toolbar.test(.toolbar, items + [.text("Select")])
    let (wide, narrow) = (bar.layout(width: 800, os: 26), bar.layout(width: 375, os: 26))
    #expect(wide.items[2].frame?.width == 200)
    #expect(narrow.itemsDoNotFit == nil && narrow.items[3].text?.cut == nil)
    #expect(try #require(narrow.items[2].frame).width < 200)
  }

  @Test("Spaces part two items by no less than if they were not there", arguments: [18, 26])
  func spacesPart(os: Int) {
    func needed(_ spaces: [Item]) -> Points {
      let items = [Item.text("Edit", .leading)] + spaces + [.text("Share", .leading)]
      return Toolbar.test(.navigationBar, items).layout(width: 375, os: os).neededByItems.best
    }
    let flexible = Item(id: "flexible", kind: .flexibleSpace, location: .test, placement: .leading)
    let fixed = Item(id: "fixed", kind: .fixedSpace, location: .test, placement: .leading)
    var zero = fixed
    zero.fixedWidth = 0
    var wide = fixed
    wide.fixedWidth = 40
    for spaces in [[flexible], [fixed], [zero], [flexible, zero]] { #expect(needed(spaces) == needed([zero])) }
    #expect(abs((needed([wide]) - needed([zero]) - (os == 26 ? 28 : 32)).value) < 1e-9)
    if os == 26 { #expect(needed([zero]) == needed([])) }
  }
}

@Suite struct OrnamentsAndWatches {
  @Test("The centres of an ornament's buttons are 60 points apart")
  func ornament() {
    let frames = Toolbar.test(.ornament, [.symbol("a"), .symbol("b")], platform: .visionos).layout(width: 1280, os: 26).items
      .map { $0.frame! }
    #expect(frames[1].x - frames[0].x == 60)
  }

  @Test("Nothing about an ornament or a watch is certain", arguments: [Toolbar.Kind.ornament, .watchToolbar])
  func neverCertain(kind: Toolbar.Kind) {
    var items = (0..<12).map { Item.text("A label that is much too long \($0)", .bottom) }
    items.append(.text("A label in a corner that is much too long", .leading))
    let layout = Toolbar.test(
      kind, items, title: String(repeating: "t", count: 60), platform: kind == .ornament ? .visionos : .watchos
    ).layout(width: 200, os: 26)
    #expect(layout.itemsDoNotFit == .likely)
    #expect(layout.title?.cut != .certain)
    for item in layout.items { #expect(item.text?.cut != .certain) }
  }

  @Test("A watch has round buttons in its corners, the title between them, and a row at the bottom")
  func watch() throws {
    let items = [Item.symbol("a", .leading), .symbol("b", .trailing), .symbol("c", .bottom)]
    let layout = Toolbar.test(.watchToolbar, items, title: "Title", platform: .watchos).layout(width: 200, os: 26)
    #expect(layout.items[0].frame == .init(x: 8, width: 44))
    #expect(layout.items[1].frame == .init(x: 148, width: 44))
    #expect(layout.items[2].frame == .init(x: 78, width: 44))
    // 50 points of the 88 between the corners are the time's, and the gap before it.
    #expect(layout.title?.room.best == 34)
    #expect(layout.title?.room.high ?? 0 >= 88)
  }

  @Test("A button that scrolls with a watch's content takes its whole width")
  func scrolling() {
    let layout = Toolbar.test(.watchToolbar, [.text("Start the workout")], platform: .watchos).layout(width: 170, os: 26)
    #expect(layout.items[0].frame?.width == 154)
    #expect(layout.items[0].text?.cut == .likely)
  }
}

@Suite struct MenusFrom27On {
  @Test("From 27 on an iPhone's items leave for a menu, those of low priority first, whatever their place")
  func priorities() {
    let items: [Item] = [
      .text("Leading one", .leading), .text("Trailing low", .trailing, priority: .low), .text("Trailing one", .trailing),
      .text("Centre high", .center, priority: .high),
    ]
    let bar = Toolbar.test(.navigationBar, items)
    #expect(bar.layout(width: 375, os: 26).overflowButton == nil)
    let needed = bar.thresholds(os: 27).first { $0.event == .itemsDoNotFit }!.below.best
    let layout = bar.layout(width: needed - 1, os: 27)
    #expect(layout.items.filter { $0.place != .onBar }.map(\.item) == [1])
  }

  @Test("A pinned item never leaves")
  func pinned() {
    var items = (0..<6).map { Item.text("Item number \($0)", .trailing) }
    items[5].isPinned = true
    let layout = Toolbar.test(.navigationBar, items).layout(width: 200, os: 27)
    #expect(layout.items.filter { $0.place == .onBar }.map(\.item) == [5])
  }
}

@Suite struct Collapsing {
  @Test("A window's search field becomes a button before any item leaves")
  func search() {
    let items = [Item.symbol("a"), .symbol("b"), Item(id: "find", kind: .searchField, location: .test)]
    let bar = Toolbar.test(.windowToolbar, items, platform: .macos)
    let layout = bar.layout(width: 300, os: 26)
    #expect(layout.items.allSatisfy { $0.place == .onBar })
    #expect(layout.items[2].isCollapsed)
    #expect(layout.itemsDoNotFit.map { $0 < .likely } ?? true)
    #expect(!bar.layout(width: 800, os: 26).items[2].isCollapsed)
  }

  @Test("A group takes the sum of its buttons, and its labels can be shortened")
  func group() {
    let parts = ["Archive", "Delete", "Move"].map { LocalizedText.literal($0) }
    let group = Item(id: "group", kind: .group, location: .test, segments: parts)
    let layout = Toolbar.test(.toolbar, [group]).layout(width: 200)
    // 70, 60 and 40 points of text with two gaps between texts, and both margins.
    #expect(abs((layout.neededByItems.best - 234).value) < 1e-9)
    #expect(layout.shortening == [Shortening(.segment(item: 0, index: 0), by: 34)])
  }
}

@Suite struct Errors {
  @Test("The errors of different labels do not add up: many labels are known better, for their size, than one")
  func quadrature() {
    let ruler = fixedRuler(slack: 0.05)
    func share(_ count: Int) -> Double {
      let items = (0..<count).map { Item.text("Label number \($0)") }
      let needed = Toolbar.test(.settingsTabs, items, platform: .macos).layout(width: 500, ruler: ruler).neededByItems
      return (needed.best - needed.low).value / needed.best.value
    }
    #expect(share(7) < share(1) * 0.8)
    // A third of each error is the calibration, which all share: however many there are, it stays.
    #expect(share(64) > 0.05 / 3 * 0.8)
  }

  @Test("A text alone keeps its whole error")
  func alone() {
    let needed = Toolbar.test(.navigationBar, [], title: "Title").layout(width: 375, ruler: fixedRuler(slack: 0.05)).title!
      .needed
    #expect(needed == Width(low: 47.5, best: 50, high: 52.5))
  }

  @Test("How wide a system symbol is was not published, so a row of them before 26 is not certainly too wide")
  func symbols() {
    let bar = Toolbar.test(.toolbar, (1...6).flatMap { $0 == 1 ? [Item.symbol("s1")] : [.flexible, .symbol("s\($0)")] })
    #expect(bar.layout(width: 320).itemsDoNotFit == .likely)
    let needed = bar.layout(width: 320).neededByItems
    #expect(needed.best == 348)
    #expect(needed.low < 320)
    #expect(bar.layout(width: needed.low - 1).itemsDoNotFit == .certain)
  }
}
