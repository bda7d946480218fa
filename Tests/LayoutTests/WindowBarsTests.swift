import LintelModel
import Testing

@Suite struct WindowBars {
  private func tabs(_ count: Int) -> Toolbar {
    .test(.settingsTabs, (0..<count).map { .text("Tab \($0)") }, platform: .macos)
  }

  @Test("A settings tab is as wide as its text and 12 points, and at least 55")
  func tabWidth() {
    let bar = Toolbar.test(.settingsTabs, [.text("Go"), .text("A longer tab")], platform: .macos).layout(width: 600, os: 26)
    #expect(bar.items[0].frame?.width == 55)
    #expect(bar.items[1].frame?.width == 132)
  }

  @Test("Tabs that do not fit go behind the chevron, from the trailing edge")
  func chevron() {
    let bar = tabs(8).layout(width: 400, os: 26)
    #expect(bar.itemsDoNotFit == .certain)
    let gone = bar.items.filter { $0.place != .onBar }.map(\.item)
    #expect(!gone.isEmpty && gone == Array((8 - gone.count)..<8))
    #expect(bar.overflowButton != nil)
  }

  @Test("A window's title stands between navigational items and the others, which end at the trailing edge")
  func title() throws {
    var items: [Item] = [.symbol("back"), .symbol("b"), .symbol("c")]
    items[0].placement = .leading
    let bar = Toolbar.test(.windowToolbar, items, title: "Inbox", platform: .macos).layout(width: 800, os: 26)
    let frames = try bar.items.map { try #require($0.frame) }
    let title = try #require(bar.titleFrame)
    #expect(frames[0].maxX == title.x && title.maxX == frames[1].x)
    #expect(frames[2].maxX.value > 780)
    #expect(bar.title == nil)
  }

  @Test("The title stands behind the separator that tracks the sidebar, and what is before that beside the window's buttons")
  func sidebar() throws {
    var separator = Item(id: "separator", kind: .separator, location: .test)
    separator.isInSidebar = true
    let space = Item(id: "space", kind: .flexibleSpace, location: .test)
    let items: [Item] = [.symbol("toggle"), space, .symbol("new"), separator, .symbol("reply")]
    let bar = Toolbar.test(.windowToolbar, items, title: "Inbox", platform: .macos).layout(width: 900, os: 26)
    let frames = try bar.items.map { try #require($0.frame) }
    let title = try #require(bar.titleFrame)
    #expect(frames[0].x.value < 100 && frames[2].x.value < 250)
    #expect(frames[2].maxX <= frames[3].x && frames[3].maxX == title.x && title.maxX == frames[4].x)
    #expect(frames[4].maxX.value > 880)
  }

  @Test("A subtitle is measured where the window's style has it below the title, and takes nothing of the row")
  func subtitle() {
    var toolbar = Toolbar.test(.windowToolbar, [.symbol("a")], title: "Inbox", platform: .macos)
    let without = toolbar.layout(width: 800, os: 26)
    toolbar.subtitle = .literal("12 unread")
    let with = toolbar.layout(width: 800, os: 26)
    #expect(with.subtitle?.text == "12 unread" && with.subtitle?.font.size == 11 && with.subtitle?.cut == nil)
    #expect(with.items == without.items && with.titleFrame == without.titleFrame)
    toolbar.windowStyle = .declared(.expanded)
    #expect(toolbar.layout(width: 800, os: 26).subtitle == nil)
  }

  @Test("Without a title that is known, and with a row of its own for it, items begin at the leading edge")
  func noTitle() {
    let bar = Toolbar.test(.windowToolbar, [.symbol("a")], platform: .macos).layout(width: 800, os: 26)
    #expect(bar.titleFrame == nil && bar.items[0].frame!.x < 100)
    var toolbar = Toolbar.test(.windowToolbar, [.symbol("a")], title: "Inbox", platform: .macos)
    toolbar.windowStyle = .declared(.expanded)
    #expect(toolbar.layout(width: 800, os: 26).titleFrame == nil)
  }

  @Test("Items of low priority leave a window toolbar first, then those at the trailing edge")
  func priority() {
    let items: [Item] = [
      .symbol("a", priority: .low), .symbol("b"), .symbol("c", priority: .high), .symbol("d"),
    ]
    let bar = Toolbar.test(.windowToolbar, items, platform: .macos)
    var left: [Int] = []
    for width in stride(from: 400.0, through: 100, by: -1) {
      for item in bar.layout(width: Points(width), os: 26).items where item.place != .onBar && !left.contains(item.item) {
        left.append(item.item)
      }
    }
    #expect(left == [0, 3, 1, 2])
  }

  @Test("How wide icon buttons are is not published, so their overflow is never certain")
  func neverCertain() {
    let bar = Toolbar.test(.windowToolbar, (0..<30).map { .symbol("s\($0)") }, platform: .macos).layout(width: 500, os: 26)
    #expect(bar.itemsDoNotFit == .likely)
  }

  @Test("A view that nobody declares the width of may be as wide as a field, so it may not fit where a button would")
  func unreadView() {
    func bar(_ kind: Item.Kind, width: Points? = nil) -> Toolbar {
      let view = Item(id: "view", kind: kind, location: .test, symbol: "v", fixedWidth: width)
      return Toolbar.test(.windowToolbar, [.symbol("a"), view], platform: .macos)
    }
    #expect(bar(.button).layout(width: 350, os: 26).itemsDoNotFit == nil)
    #expect(bar(.customView).layout(width: 350, os: 26).itemsDoNotFit == .possible)
    #expect(bar(.customView, width: 40).layout(width: 350, os: 26).itemsDoNotFit == nil)
    #expect(bar(.customView).hasViewOfUnreadWidth && !bar(.customView, width: 40).hasViewOfUnreadWidth)
  }

  @Test("Labels that do not fit are certain to overflow: their widths are measured")
  func labelsAreCertain() {
    let items = (0..<8).map { Item.text("A label number \($0)") }
    let bar = Toolbar.test(.windowToolbar, items, platform: .macos, displayMode: .iconAndLabel).layout(width: 500, os: 26)
    #expect(bar.itemsDoNotFit == .certain)
  }

  @Test("In a window whose width nobody declared nothing is certain")
  func assumedWidth() {
    let bar = Toolbar.test(
      .windowToolbar, (0..<12).map { .text("A label number \($0)") }, platform: .macos, displayMode: .iconAndLabel)
    #expect(bar.layout(width: 800).itemsDoNotFit == .certain)
    var environment = Environment(platform: .macos, os: OSLine(26), device: "window", width: 800)
    environment.isAssumed = true
    #expect(bar.layout(in: environment).itemsDoNotFit == .likely)
  }
}
