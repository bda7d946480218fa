import LintelModel
import Testing

@Suite struct NavigationBars {
  @Test("A title that fits stands in the centre")
  func centred() {
    let bar = Toolbar.test(.navigationBar, [.text("Edit", .trailing)], title: "Inbox").layout(width: 375)
    #expect(bar.title?.cut == nil)
    #expect(bar.titleFrame.map { $0.x + $0.width / 2 } == 187.5)
    #expect(!bar.titleIsOffCenter)
  }

  @Test("A title that does not fit in the centre is shifted before it is cut")
  func shifted() {
    let bar = Toolbar.test(.navigationBar, [.text("A long trailing", .trailing)], title: "Title of 16 chars").layout(
      width: 375)
    #expect(bar.title?.cut == nil)
    #expect(bar.titleIsOffCenter)
    #expect(bar.titleFrame!.maxX <= bar.items[0].frame!.x)
  }

  @Test("Items beat the title: it is cut, and what is left of it is shown")
  func cut() throws {
    let items = [Item.text("Cancel", .leading), .text("Save", .trailing)]
    let bar = Toolbar.test(.navigationBar, items, title: "A title that is far too long").layout(width: 375)
    let title = try #require(bar.title)
    // 375 less both margins of 16, 60 and 40 points of items and their gaps of 6 to 8.
    #expect(title.room.best == Points(375 - 16 - 60 - 6 - 16 - 40 - 6))
    #expect(title.cut == .certain)
    #expect(title.shown.hasSuffix("…") && title.shown.count < title.text.count)
    #expect(bar.itemsDoNotFit == nil)
  }

  @Test("What stands in the title's place is shown instead of it")
  func replaced() {
    var view = Item.text("Shown instead", .trailing)
    view.placement = .principal
    let title = "A title that is far too long to stand on any bar of a phone"
    let bar = Toolbar.test(.navigationBar, [view], title: title).layout(width: 375)
    #expect(bar.title == nil)
    #expect(bar.titleFrame == nil)
    view.isInDefaultSet = false
    #expect(Toolbar.test(.navigationBar, [view], title: title).layout(width: 375).title?.cut == .certain)
  }

  @Test("What stands in the title's place is cut, and goes to no menu; no symbol leaves for a menu's button as wide as it")
  func inTitlePlace() throws {
    var view = Item.text(String(repeating: "w", count: 60), .trailing)
    view.placement = .principal
    var share = Item.text("Share", .trailing)
    share.label = .none
    share.symbol = "square.and.arrow.up"
    let bar = Toolbar.test(.navigationBar, [view, share], platform: .ipados).layout(width: 507)
    #expect(bar.items.allSatisfy { $0.place == .onBar })
    #expect(bar.items[0].text?.cut != nil)
    #expect(bar.overflowButton == nil)
  }

  @Test("A large title has the bar's width less its side margins, which are inferred")
  func large() throws {
    let wide = Toolbar.test(.navigationBar, [], title: String(repeating: "x", count: 35), largeTitle: true).layout(
      width: 375)
    #expect(wide.title?.cut == .likely)
    let bar = Toolbar.test(.navigationBar, [], title: String(repeating: "x", count: 40), largeTitle: true).layout(width: 375)
    let title = try #require(bar.title)
    #expect(title.font.size == 34)
    #expect(title.room.best == 343)
    #expect(title.cut == .certain)
  }

  @Test("Where a large title fits its own row, the one that replaces it beside the items is only possibly cut")
  func scrolled() throws {
    func bar(isLarge: Bool) -> BarLayout {
      Toolbar.test(
        .navigationBar, [.text("Put back", .leading), .text("Duplicate", .trailing)],
        title: "New folder of notes", largeTitle: isLarge
      ).layout(width: 375)
    }
    #expect(bar(isLarge: false).title?.cut == .certain && bar(isLarge: false).title?.isOnlyOnceScrolled == false)
    let title = try #require(bar(isLarge: true).title)
    #expect(title.cut == .possible && title.isOnlyOnceScrolled)
    #expect(title.font.size == 17)
  }

  @Test("On an iPhone what does not fit is squeezed, the widest first, and stays on the bar")
  func squeezed() {
    let items = [Item.text(String(repeating: "w", count: 30), .leading), .text("Save", .trailing)]
    let bar = Toolbar.test(.navigationBar, items).layout(width: 320)
    #expect(bar.itemsDoNotFit == .certain)
    #expect(bar.items.allSatisfy { $0.place == .onBar })
    #expect(bar.items[0].text?.cut == .likely, "with two labels nobody documents which gives way")
    #expect(bar.items[1].text?.cut == nil)
    #expect(bar.items[1].frame!.maxX == 304)
  }

  @Test("A lone label that does not fit is certainly cut")
  func lone() {
    let bar = Toolbar.test(.navigationBar, [.text(String(repeating: "w", count: 40), .trailing)]).layout(width: 375)
    #expect(bar.items[0].text?.cut == .certain)
  }

  @Test("On an iPad what does not fit goes to the overflow menu, the centre first and the trailing end last")
  func overflows() {
    let items = [
      Item.text(String(repeating: "l", count: 20), .leading), .text(String(repeating: "c", count: 20), .center),
      .text(String(repeating: "t", count: 20), .trailing),
    ]
    let bar = Toolbar.test(.navigationBar, items, platform: .ipados).layout(width: 560)
    #expect(bar.items[1].place == .inOverflow(0))
    #expect(bar.items[0].place == .onBar && bar.items[2].place == .onBar)
    #expect(bar.overflowButton != nil)
  }

  @Test("Before 26 an iPad's bar with items at its ends alone has no menu: they are squeezed, as on an iPhone")
  func noMenu() {
    let items = [Item.text(String(repeating: "w", count: 30), .leading), .text("Save", .trailing)]
    func layout(_ items: [Item], os: Int, role: String? = nil) -> BarLayout {
      var bar = Toolbar.test(.navigationBar, items, platform: .ipados)
      bar.role = role
      return bar.layout(width: 320, os: os)
    }
    let plain = layout(items, os: 18)
    #expect(plain.overflowButton == nil && plain.items.allSatisfy { $0.place == .onBar && $0.gone == nil })
    #expect(plain.items[0].text?.cut == .likely && plain.itemsDoNotFit == .certain)
    #expect(layout(items, os: 26).overflowButton != nil)
    #expect(layout(items, os: 18, role: "editor").overflowButton != nil)
    #expect(layout([items[0], .pinned("Save", .trailing)], os: 18).overflowButton != nil)
  }

  @Test("On an iPad a title is not certainly cut as long as items may leave for the menu")
  func titleBesideMenu() {
    let items = (0..<6).map { Item.text(String(repeating: "i", count: 12) + "\($0)", .trailing) }
    let bar = Toolbar.test(.navigationBar, items, title: "Opened", platform: .ipados).layout(width: 507, os: 26)
    #expect(bar.overflowButton != nil)
    #expect(bar.title?.cut != .certain)
    let hopeless = Toolbar.test(.navigationBar, items, title: String(repeating: "x", count: 60), platform: .ipados).layout(
      width: 507, os: 26)
    #expect(hopeless.title?.cut == .certain)
  }

  @Test(
    "Where a leading item has left for the menu, the title stands in what it leaves, and on nothing else",
    arguments: [500, 560])
  func titleAfterLeadingItemLeft(width: Points) throws {
    let items =
      [Item.text("Third Item", .leading)] + ["Share", "Comment", "History", "Edit Versions"].map { .text($0, .trailing) }
    let bar = Toolbar.test(.navigationBar, items, title: "Document", platform: .ipados).layout(width: width, os: 26)
    #expect(bar.items[0].place == .inOverflow(0))
    let title = try #require(bar.titleFrame)
    let frames = bar.items.compactMap(\.frame)
    #expect(frames.allSatisfy { $0.maxX <= title.x || $0.x >= title.maxX })
  }

  @Test("A title is never cut more on a wider bar, where items come back too")
  func titleWhereItemsComeBack() {
    let bar = Toolbar.test(
      .navigationBar,
      [
        .text("One long item", .leading, priority: .low), .text("Second", .leading, priority: .high),
        .pinned("Third item", .leading), .pinned("Share", .trailing), .text("Comment", .trailing, priority: .low),
        .text("History", .trailing), .text("Version browser", .trailing, priority: .high),
      ], title: "Document", platform: .ipados)
    let cuts = bar.layouts(at: Array(stride(from: 300, through: 1000, by: 0.25)), os: 26).layouts.map { layout in
      (layout.title?.cut ?? .possible) >= .likely ? layout.title!.over : 0
    }
    #expect(zip(cuts, cuts.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test("What leaves only to make room for the title is a possibility, and so is that the title is cut instead")
  func itemsOrTitle() throws {
    let items = (0..<3).map { Item.text("Item number \($0)", .trailing) }
    let bar = Toolbar.test(.navigationBar, items, title: "A title of 21 letters", platform: .ipados).layout(
      width: 680, os: 26)
    #expect(bar.itemsDoNotFit == nil && bar.items[2].place == .inOverflow(0))
    #expect(bar.items[2].gone == .possible)
    let title = try #require(bar.title)
    #expect(title.cut == .possible && title.shown == title.text)
    #expect(title.room.best < title.needed.best, "the room beside all items")
  }

  @Test("The back title gives way to the word Back, and that to the chevron, before the title is cut")
  func backTitle() {
    let back = Item(id: "back", kind: .back, location: .test, label: .literal("Centro de seguridad"), placement: .leading)
    func shown(_ title: String, _ width: Points) -> String? {
      let bar = Toolbar.test(.navigationBar, [back], title: title).layout(width: width)
      #expect(bar.title?.cut == nil)
      return bar.items[0].text?.shown
    }
    #expect(shown("Claves", 600) == "Centro de seguridad")
    // 27 points before the label, 40 of it and a gap of 6 end before a title of 60 in the middle of 206, and no later.
    #expect(shown("Claves", 206) == "Back")
    #expect(shown("Claves", 205) == "")
    #expect(shown("A title of twenty-nine lettrs", 375) == "")
  }

  @Test("A back title of its own gives way to the previous title first, where that is shorter")
  func backFallbacks() {
    var back = Item(
      id: "back", kind: .back, location: .test, label: .literal("All of my letters"), placement: .leading)
    back.fallbackLabel = .literal("Letters")
    func shown(_ width: Points) -> String? {
      Toolbar.test(.navigationBar, [back], title: "Message").layout(width: width).items.first?.text?.shown
    }
    let forms = stride(from: 520.0, through: 140, by: -2).compactMap { shown(Points($0)) }
    let seen = forms.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    #expect(seen == ["All of my letters", "Letters", "Back", ""])
  }

  @Test("A generic back button says Back from the start, and then nothing")
  func genericBack() {
    var back = Item(id: "back", kind: .back, location: .test, placement: .leading)
    back.systemItem = "back"
    func shown(_ width: Points, os: Int = 18) -> String? {
      Toolbar.test(.navigationBar, [back], title: "Claves").layout(width: width, os: os).items[0].text?.shown
    }
    #expect([600, 206].map { shown($0) } == ["Back", "Back"])
    #expect(shown(205) == "")
    #expect(shown(600, os: 26) == nil, "a chevron on its platter")
  }

  @Test("The room left on a back title is as much as it may grow before a shorter form takes its place")
  func roomOnBackTitle() throws {
    func back(_ count: Int) -> BarLayout.VisibleText? {
      let item = Item(
        id: "back", kind: .back, location: .test, label: .literal(String(repeating: "b", count: count)), placement: .leading)
      return Toolbar.test(.navigationBar, [item], title: "Claves").layout(width: 375).items[0].text
    }
    let spare = try #require(back(5)?.spare)
    let more = Int(spare.value / 10)
    #expect(more > 0)
    #expect(back(5 + more)?.cut == nil && back(5 + more + 1)?.cut != nil)
    #expect(back(5 + more + 1)?.spare == nil)
  }

  @Test("What the back button says is likely at most, unless it does not fit beside a shifted title either")
  func backTitleCertainty() {
    let back = Item(id: "back", kind: .back, location: .test, label: .literal("Centro de seguridad"), placement: .leading)
    func cut(_ title: String) -> Certainty? {
      Toolbar.test(.navigationBar, [back], title: title).layout(width: 375).items[0].text?.cut
    }
    #expect(cut("Claves") == .likely)
    #expect(cut("A title of twenty-one") == .certain)
    #expect(Toolbar.test(.navigationBar, [back]).layout(width: 600).items[0].text?.cut == nil)
  }

  @Test("A custom view of fixed width cuts its own text, whatever the bar's width")
  func fixedWidth() throws {
    var item = Item.text("Abbrechen", .leading)
    item.fixedWidth = 60
    let text = try #require(Toolbar.test(.navigationBar, [item]).layout(width: 1000).items[0].text)
    #expect(text.cut == .certain)
    #expect(text.room.best == 60)
  }

  @Test("A custom view that may only leave for the title is still told to cut its text")
  func fixedWidthBesideTitle() throws {
    var item = Item.text("Abbrechen", .trailing)
    item.fixedWidth = 60
    let bar = Toolbar.test(.navigationBar, [item], title: String(repeating: "t", count: 48), platform: .ipados)
    let placed = bar.layout(width: 540, os: 26).items[0]
    #expect(placed.place == .inOverflow(0) && placed.gone == .possible && !placed.isLikelyInMenu)
    #expect(placed.text?.cut == .certain)
  }

  @Test("On OS 26 texts stand on platters: their padding is inferred, and nothing is certain because of it")
  func platters() {
    let items = [Item.text("Cancel", .leading), .text("Save", .trailing)]
    let narrow = Toolbar.test(.navigationBar, items, title: "A title of 21 letters").layout(width: 375, os: 26)
    #expect(narrow.title?.cut == .likely)
    let hopeless = Toolbar.test(.navigationBar, items, title: String(repeating: "x", count: 60)).layout(width: 375, os: 26)
    #expect(hopeless.title?.cut == .certain)
  }

  @Test("Symbols of one group share a platter on OS 26")
  func sharedPlatter() {
    let bar = Toolbar.test(.navigationBar, [.symbol("plus", .trailing), .symbol("trash", .trailing)]).layout(
      width: 375, os: 26)
    #expect(bar.items[0].frame!.maxX == bar.items[1].frame!.x)
  }

  @Test("Right to left is the mirror image")
  func mirrored() {
    let bar = Toolbar.test(.navigationBar, [.text("Cancel", .leading), .text("Save", .trailing)], title: "Title")
    let left = bar.layout(width: 375)
    let right = bar.layout(width: 375, direction: .rightToLeft)
    for (a, b) in zip(left.items, right.items) { #expect(b.frame!.x == 375 - a.frame!.maxX) }
  }

  @Test("Without a title a back button's text stands in full as far as the bar reaches, and the bar has a least width")
  func backAlone() {
    let back = Item(id: "back", kind: .back, location: .test, label: .literal("Einstellungen"), placement: .leading)
    let bar = Toolbar.test(.navigationBar, [back])
    let text = bar.layout(width: 200).items[0].text
    #expect(text?.shown == "Einstellungen" && text?.cut == nil)
    #expect((bar.thresholds().first { $0.event == .everythingFits }?.below.best ?? 0) > 44)
  }

  @Test("Segments are 13 points, give way before shorter labels, and are asked to be shortened; nothing of it is certain")
  func segments() throws {
    let parts = ["All of them", "Unread ones", "Marked", "Sent"].map { LocalizedText.literal($0) }
    let control = Item(id: "segments", kind: .segmentedControl, location: .test, placement: .trailing, segments: parts)
    let bar = Toolbar.test(.navigationBar, [control, .text("OK", .trailing)], title: "T")
    // Four segments of 110 points and a padding of 20, an item gap of 8, and a label of 20.
    let layout = bar.layout(width: 375)
    #expect(abs((layout.neededByItems.best - (4 * 130 + 8 + 20 + 32)).value) < 1e-9)
    let text = try #require(layout.items[0].text)
    #expect(text.text == "All of them" && text.font.size == 13 && text.cut == .likely)
    #expect(abs((text.room.best - (110 - 205 / 4)).value) < 1e-9)
    #expect(layout.items[1].text?.cut == nil)
    let shortened = bar.layout(width: 540).shortening.map(\.text)
    #expect(shortened == [.segment(item: 0, index: 0), .segment(item: 0, index: 1)])
  }

  @Test("Pinned items that do not fit give way by their labels, likely and in their order, and never leave the bar")
  func pinned() {
    let items = [
      Item.pinned("Abbrechen", .leading), .pinned("Bearbeiten", .leading), .pinned("Sichern", .trailing),
      .pinned("Verschieben", .trailing),
    ]
    let layout = Toolbar.test(.navigationBar, items, title: "Titel", platform: .ipados).layout(width: 320, os: 27)
    #expect(layout.items.allSatisfy { $0.place == .onBar && $0.text?.cut == .likely })
    let frames = layout.items.compactMap(\.frame)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX <= $1.x + 0.001 })
    #expect(frames.first!.x >= 0 && frames.last!.maxX <= 320)
  }

  @Test("Where the least widths do not fit, every frame is narrower, in the bar's order")
  func crowded() {
    let items = (0..<6).map { Item.symbol("a\($0)", .leading) } + (0..<6).map { Item.symbol("b\($0)", .trailing) }
    let frames = Toolbar.test(.navigationBar, items).layout(width: 320).items.compactMap(\.frame)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX <= $1.x + 0.001 })
    #expect(frames.first!.x >= 0 && frames.last!.maxX <= 320.001 && frames.allSatisfy { $0.width > 0 })
  }

  @Test("On bars before 26 an outermost symbol begins where a text would, and its room is the title's")
  func edgeSymbol() throws {
    let bar = Toolbar.test(.navigationBar, [.symbol("a", .trailing), .symbol("b", .trailing)], title: "Inbox")
    let old = bar.layout(width: 390, os: 18)
    #expect(old.items[1].frame?.width == 35 && old.items[0].frame?.width == 46)
    let new = bar.layout(width: 390, os: 26)
    #expect(new.items[1].frame?.width != 35)
  }
}
