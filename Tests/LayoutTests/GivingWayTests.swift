import LintelModel
import Testing

/// What of a navigation bar takes less room than it seems to.
@Suite struct GivingWay {
  @Test("A flexible space at the edge of a navigation bar's place, or alone there, takes no room", arguments: [18, 26])
  func flexibleAtEdge(os: Int) {
    func layout(_ items: [Item]) -> BarLayout {
      Toolbar.test(.navigationBar, items, title: "Inbox").layout(width: 375, os: os)
    }
    var flexible = Item.flexible
    flexible.placement = .leading
    let edit = Item.symbol("pencil", .leading)
    let (bare, spaced) = (layout([edit]), layout([flexible, edit, flexible]))
    #expect(spaced.neededByItems == bare.neededByItems)
    #expect(spaced.items[1].frame == bare.items[0].frame)
    #expect(layout([flexible]).neededByItems == layout([]).neededByItems)
    #expect(layout([flexible]).titleFrame == layout([]).titleFrame)
  }

  @Test(
    "A search field takes what is free on a navigation bar, and shrinks before title or items give way", arguments: [18, 26])
  func searchField(os: Int) throws {
    let field = Item(id: "find", kind: .searchField, location: .test, placement: .trailing)
    let bar = Toolbar.test(.navigationBar, [.text("Edit", .trailing), field], title: "Receipts")
    let (wide, narrow) = (bar.layout(width: 800, os: os), bar.layout(width: 320, os: os))
    #expect(wide.items[1].frame?.width == 200)
    #expect(narrow.title?.cut == nil && narrow.itemsDoNotFit == nil)
    let shrunk = try #require(narrow.items[1].frame)
    #expect(shrunk.width < 200 && shrunk.width > 44)
    let (title, edit) = (try #require(narrow.titleFrame), try #require(narrow.items[0].frame))
    #expect(title.maxX <= edit.x)
  }

  @Test("A search field in the title's place takes what the items leave")
  func inTitlePlace() throws {
    let field = Item(id: "find", kind: .searchField, location: .test, placement: .principal)
    let bar = Toolbar.test(.navigationBar, [.text("Cancel", .leading), field, .text("Save", .trailing)]).layout(width: 320)
    #expect(bar.itemsDoNotFit == nil && bar.items.allSatisfy { $0.text?.cut == nil })
    let frames = try bar.items.map { try #require($0.frame) }
    #expect(frames[0].maxX < frames[1].x && frames[1].maxX < frames[2].x && frames[1].width > 44)
  }

  @Test(
    "A view in the title's place is squeezed before the buttons beside it give way or leave for a menu",
    arguments: [(Platform.ios, 18), (.ios, 26), (.ipados, 18), (.ipados, 26), (.ios, 27)])
  func titleView(platform: Platform, os: Int) throws {
    var view = Item.text("A title view of twenty-nine..", .principal)
    view.kind = .customView
    let items = [Item.symbol("xmark", .leading), view, .symbol("checkmark", .trailing)]
    let layout = Toolbar.test(.navigationBar, items, platform: platform).layout(width: 320, os: os)
    #expect(layout.overflowButton == nil && layout.items.allSatisfy { $0.place == .onBar && $0.gone == nil })
    #expect((layout.items[1].text?.cut ?? .possible) >= .likely)
    let frames = try layout.items.map { try #require($0.frame) }
    #expect(frames[0].width > 30 && frames[2].width > 30)
    #expect(frames[0].maxX <= frames[1].x && frames[1].maxX <= frames[2].x + 0.001)
  }

  @Test("Buttons beside a view in the title's place are cut only where they do not fit without it")
  func buttonsBesideTitleView() {
    var view = Item.text("Twenty letters of text", .principal)
    view.kind = .customView
    let items = [Item.text("Cancel it", .leading), view, .text("Save it all", .trailing)]
    let layout = Toolbar.test(.navigationBar, items).layout(width: 320)
    #expect(layout.items[0].text?.cut == nil && layout.items[2].text?.cut == nil)
    #expect(layout.items[1].text?.cut == .likely || layout.items[1].text?.cut == .certain)
  }

  @Test("A view whose width is required keeps it")
  func requiredWidth() {
    var view = Item.text("Required", .principal)
    (view.kind, view.fixedWidth) = (.customView, 250)
    let items = [Item.symbol("xmark", .leading), view, .symbol("checkmark", .trailing)]
    let layout = Toolbar.test(.navigationBar, items, platform: .ipados).layout(width: 320, os: 26)
    #expect(layout.items[1].place == .onBar)
    #expect(layout.items[0].place != .onBar)
  }
}
