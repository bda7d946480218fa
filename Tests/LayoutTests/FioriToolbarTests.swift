import LintelModel
import Testing

/// Every statement about layout of SAP's design guideline for the toolbar, and the figures of the published code.
@Suite struct FioriToolbars {
  struct Statement: CustomTestStringConvertible {
    var id: String
    var says: String
    var bar: [Item]
    var width: Points = 375
    var platform = Platform.ios
    var os = 18
    /// The labels on the bar, from left to right, and those in the menu.
    var onBar: [String]
    var inMenu: [String] = []
    var testDescription: String { "\(id): \(says)" }
  }

  static let a = Item.text("a")
  static let b = Item.text("b")
  static let c = Item.text("c")
  static let primary = Item.text("p", style: .primary)
  static let wide = Item.text(String(repeating: "w", count: 20))
  static let important = Item.text(String(repeating: "i", count: 20), style: .primary)

  static let statements: [Statement] = [
    Statement(id: "fiori-ios.06", says: "compact: two text buttons stand side by side", bar: [a, b], onBar: ["a", "b"]),
    Statement(
      id: "fiori-ios.06", says: "compact: of three, one is in the overflow menu", bar: [a, b, c], onBar: ["b", "c"],
      inMenu: ["a"]),
    Statement(
      id: "fiori-ios.07", says: "regular: three text buttons stand side by side", bar: [a, b, c], width: 1024,
      platform: .ipados, onBar: ["a", "b", "c"]),
    Statement(
      id: "fiori-ios.07", says: "regular: of four, one is in the overflow menu", bar: [a, b, c, primary], width: 1024,
      platform: .ipados, onBar: ["b", "c", "p"], inMenu: ["a"]),
    Statement(
      id: "fiori-ios.07", says: "an iPad in a compact window holds two", bar: [a, b, c], width: 507, platform: .ipados,
      onBar: ["b", "c"], inMenu: ["a"]),
    Statement(
      id: "fiori-ios.19", says: "the most important action is shown first, wherever it stands", bar: [primary, b, c],
      onBar: ["p", "c"], inMenu: ["b"]),
    Statement(
      id: "fiori-ios.21", says: "what does not fit overflows", bar: [wide, a], width: 375, onBar: ["a"],
      inMenu: [wide.id]),
    Statement(
      id: "fiori-ios.22", says: "the secondary overflows, the important one stays", bar: [wide, important], width: 375,
      onBar: [important.id], inMenu: [wide.id]),
    Statement(
      id: "fiori-ios.24", says: "the one on the right is the last to overflow", bar: [a, b, c, wide], onBar: [wide.id],
      inMenu: ["a", "b", "c"]),
  ]

  @Test("What stands on a Fiori toolbar and what in its menu", arguments: statements)
  func statement(_ statement: Statement) {
    let bar = Toolbar.test(.fioriToolbar, statement.bar, platform: statement.platform)
    let layout = bar.layout(width: statement.width, os: statement.os)
    func names(_ isWanted: (BarLayout.PlacedItem) -> Bool) -> [String] {
      layout.items.filter(isWanted).sorted { ($0.frame?.x ?? 0) < ($1.frame?.x ?? 0) }.map { bar.items[$0.item].id }
    }
    #expect(names { $0.place == .onBar } == statement.onBar)
    #expect(names { $0.place != .onBar } == statement.inMenu)
    #expect((layout.overflowButton != nil) == !statement.inMenu.isEmpty)
  }

  @Test("SAP's SDK keeps the first items of its toolbar, however important the others are")
  func stayingFirst() {
    var bar = Toolbar.test(.fioriToolbar, [Self.a, Self.b, Self.primary])
    bar.facts.staying = .declared(.first)
    let layout = bar.layout(width: 375)
    #expect(layout.items.filter { $0.place == .onBar }.map { bar.items[$0.item].id } == ["a", "b"])
    #expect(layout.items.filter { $0.place != .onBar }.map { bar.items[$0.item].id } == ["p"])
  }

  @Test("fiori-ios.22: the important one takes the full width beside the overflow button")
  func stretch() {
    let layout = Toolbar.test(.fioriToolbar, [Self.wide, Self.important]).layout(width: 375)
    let frame = layout.items[1].frame!
    #expect(frame.maxX == 355)
    #expect(frame.x == layout.overflowButton!.maxX + 8)
    #expect(layout.items[1].text?.cut == nil)
  }

  @Test("fiori-ios.23: a text that does not fit alone either is cut")
  func cut() {
    let long = Item.text(String(repeating: "x", count: 40))
    let layout = Toolbar.test(.fioriToolbar, [long]).layout(width: 375)
    // 375 less margins of 20 and a padding of 16 on each side.
    #expect(layout.items[0].text?.room.best == 303)
    #expect(layout.items[0].text?.cut == .likely, "the typeface is SAP's own, so nothing is certain")
  }

  @Test("fiori-ios.25: compact bars share their width out equally between the margins")
  func equal() {
    let frames = Toolbar.test(.fioriToolbar, [Self.a, .text("longer")]).layout(width: 375).items.map { $0.frame! }
    #expect(frames[0].x == 20 && frames[1].maxX == 355)
    #expect(frames[0].width == frames[1].width)
    #expect(frames[1].x - frames[0].maxX == 8)
  }

  @Test("fiori-ios.25: regular bars are right-aligned, each button in its own width")
  func rightAligned() {
    let frames = Toolbar.test(.fioriToolbar, [Self.a, .text("longer")], platform: .ipados).layout(width: 1024).items
      .map { $0.frame! }
    #expect(frames[1].maxX == 1004)
    #expect(frames[0].width == 42 && frames[1].width == 92, "the text and 16 points to either side")
  }

  @Test("On glass, buttons are at least 44 points wide, with 10 points of glass on a phone and 8 on an iPad")
  func glass() {
    let pad = Toolbar.test(.fioriToolbar, [Self.a], platform: .ipados).layout(width: 1024, os: 26)
    #expect(pad.items[0].frame?.width == 52)
    let phone = Toolbar.test(.fioriToolbar, [Self.a, Self.b]).layout(width: 375, os: 26).items.map { $0.frame! }
    #expect(phone[1].x - phone[0].maxX == 12)
  }

  private static func help(_ text: String) -> Item {
    Item(id: "help", kind: .helperText, location: .test, label: .literal(text))
  }

  @Test("On a compact phone a helper text takes 64 points, a gap, and two lines")
  func helperText() {
    let layout = Toolbar.test(.fioriToolbar, [Self.help("3 selected"), Self.a, Self.b]).layout(width: 375)
    #expect(layout.items[0].frame == .init(x: 20, width: 64))
    #expect(layout.items[0].text?.cut == nil)
    #expect(layout.items[1].frame?.x == 92)
  }

  @Test("A helper text too long for two lines is cut, inside its frame, and nobody is told that everything fits")
  func cutHelperText() {
    let bar = Toolbar.test(.fioriToolbar, [Self.help("3 of 12 objects selected"), Self.a])
    let help = bar.layout(width: 375).items[0]
    #expect(help.text?.cut == .likely)
    #expect(help.text?.shown == "3 of 12 obj…")
    #expect(help.frame == .init(x: 20, width: 64))
    #expect(!bar.thresholds().map(\.event).contains(.everythingFits))
    #expect(bar.layout(width: 375).shortening == [Shortening(.label(item: 0), by: 112)])
  }

  @Test("On a regular bar a helper text has two lines of what the buttons leave")
  func regularHelperText() {
    let bar = Toolbar.test(
      .fioriToolbar, [Self.help(String(repeating: "h", count: 100)), Self.a, Self.b], platform: .ipados)
    #expect(bar.layout(width: 1024).items[0].text?.cut == nil)
    // 100 characters are 1,000 points, so 500 on each line, beside margins of 40, two buttons of 42 and two gaps of 8.
    #expect(bar.thresholds().first { $0.event == .labelTruncates(item: 0) }?.below.best == 640)
    #expect(bar.layout(width: 639).items[0].text?.cut == .likely)
    #expect(bar.layout(width: 640).items[0].text?.cut == nil)
  }

  @Test("A phone of regular width has margins of 80 points")
  func regularPhone() {
    let frames = Toolbar.test(.fioriToolbar, [Self.a, Self.b]).layout(width: 932).items.map { $0.frame! }
    #expect(frames[1].maxX == 852)
  }

  @Test("A compact bar with three text buttons fits at no width, and nobody is told that it does")
  func neverFits() {
    let bar = Toolbar.test(.fioriToolbar, [Self.wide, Self.b, Self.c])
    let events = bar.thresholds().map(\.event)
    #expect(!events.contains(.everythingFits))
    #expect(!events.contains(.itemOverflows(item: 0)), "it is in the menu at every width")
    #expect(events.contains(.itemOverflows(item: 1)))
  }

  @Test("On an iPad the third button comes with the regular size class, if it has room there")
  func turnsRegular() {
    func third(_ items: [Item]) -> Points? {
      Toolbar.test(.fioriToolbar, items, platform: .ipados).thresholds().first { $0.event == .itemOverflows(item: 0) }?.below
        .best
    }
    #expect(third([Self.a, Self.b, Self.c]) == 666)
    #expect(third([Self.wide, Self.wide, Self.wide])! > 700)
    #expect(third([Self.a, Self.a, Self.b, Self.c]) == nil)
  }

  @Test("What is wider than any iPhone is of regular width, a large iPhone held sideways too, and neither on OS 27")
  func sizeClasses() {
    func shown(_ width: Points, os: Int) -> Int {
      Toolbar.test(.fioriToolbar, [Self.a, Self.b, Self.c]).layout(width: width, os: os).items.count { $0.place == .onBar }
    }
    // 912 points: iPhone Air, of which Apple's guideline says so.
    #expect([875, 912, 1024].map { shown($0, os: 26) } == [2, 3, 3])
    #expect([912, 1024].map { shown($0, os: 27) } == [2, 2])
  }

  @Test("A text follows the text size up to the cap of its bar and its own")
  func cappedTextSize() {
    func size(bar: TextSize?, item: TextSize?) -> Points? {
      var action = Item.text("Approve")
      if let item { action.facts.textSizeCap = .declared(item) }
      var toolbar = Toolbar.test(.fioriToolbar, [action])
      if let bar { toolbar.facts.textSizeCap = .declared(bar) }
      let environment = Environment(
        platform: .ios, os: OSLine(18), device: "test", width: 400, textSize: .ax3)
      return toolbar.layout(in: environment).items[0].text?.font.size
    }
    let whole = size(bar: nil, item: nil) ?? 0
    #expect(size(bar: .large, item: nil) == 17 && size(bar: nil, item: .large) == 17)
    #expect(size(bar: .xxLarge, item: .ax5) == size(bar: .xxLarge, item: nil))
    #expect(whole > 17)
  }

  @Test("Texts follow the text size, and on an iPad items grow by a fifth above Large")
  func textSize() {
    func width(_ platform: Platform, _ size: TextSize) -> Points? {
      let bar = Toolbar.test(.fioriToolbar, [Self.a], platform: platform)
      return bar.layout(in: Environment(platform: platform, os: OSLine(18), device: "test", width: 1024, textSize: size))
        .items[0].frame?.width
    }
    #expect(width(.ipados, .large) == 42)
    #expect(abs((width(.ipados, .xLarge)! - 50.4).value) < 1e-9)
    let large = Toolbar.test(.fioriToolbar, [Self.a]).layout(
      in: Environment(platform: .ios, os: OSLine(18), device: "test", width: 375, textSize: .ax1))
    #expect(!large.usesLargeContentViewer, "a Fiori toolbar's text grows instead")
    #expect(large.items[0].text!.font.size > 17)
  }
}
