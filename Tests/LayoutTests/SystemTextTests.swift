import LintelModel
import Testing

@Suite("Texts that the system supplies, and items of several parts")
struct SystemTextTests {
  private func bar(_ item: Item, locale: LocaleID, os: Int = 18) -> BarLayout {
    Toolbar.test(.navigationBar, [item]).layout(width: 375, os: os, locale: locale)
  }

  private func system(_ name: String) -> Item {
    Item(id: name, kind: .button, location: .init(file: "a", line: 1), systemItem: name, placement: .trailing)
  }

  @Test("A system item stands with its text in a language whose text is known")
  func known() {
    #expect(bar(system("edit"), locale: "de").items[0].text?.text == "Bearbeiten")
    #expect(bar(system("cancel"), locale: "en").items[0].text?.text == "Cancel")
  }

  @Test("Where it is not known nothing is shown, and the item may be narrow or wide")
  func unknown() throws {
    let layout = bar(system("edit"), locale: "ru")
    #expect(layout.items[0].text == nil)
    #expect(layout.neededByItems.low < layout.neededByItems.high)
  }

  @Test("On glass, Done, Cancel and Close are symbols", arguments: ["done", "cancel", "close"])
  func glass(name: String) {
    var plus = Item(id: "plus", kind: .button, location: .init(file: "a", line: 1), symbol: "plus", placement: .trailing)
    plus.style = .prominent
    let layout = bar(system(name), locale: "de", os: 26)
    #expect(layout.neededByItems == bar(plus, locale: "de", os: 26).neededByItems)
    #expect(layout.items[0].text == nil)
  }

  @Test("An app that asks for the earlier design has texts on 26, and symbols on 27")
  func earlierDesign() {
    var toolbar = Toolbar.test(.navigationBar, [system("cancel")])
    toolbar.keepsEarlierDesign = true
    #expect(toolbar.layout(width: 375, os: 26, locale: "de").items[0].text?.text == "Abbrechen")
    #expect(toolbar.layout(width: 375, os: 27, locale: "de").items[0].text == nil)
  }

  @Test("Whether a system's symbol or the title beside it is seen, nobody says")
  func titledSymbol() {
    var item = system("trash")
    let symbol = bar(item, locale: "en").neededByItems
    item.label = .literal("Delete for Ever and Ever")
    let layout = bar(item, locale: "en")
    #expect(layout.neededByItems.low == symbol.low)
    #expect(layout.neededByItems.high > symbol.high + 100)
    #expect(layout.items[0].text == nil)
  }

  @Test("A text of its own stays a text where the system's would be a symbol")
  func titledWord() {
    #expect(bar(.text("Cancel", .trailing), locale: "en", os: 26).items[0].text?.text == "Cancel")
  }

  @Test("A group is as wide as its parts")
  func group() {
    var item = Item(id: "g", kind: .group, location: .init(file: "a", line: 1), placement: .trailing)
    item.segments = [.literal("Duplicate everything"), .none]
    item.segmentSymbols = [nil, "plus"]
    let one = bar(item, locale: "en").neededByItems
    item.segments.append(.literal("Move it"))
    item.segmentSymbols.append(nil)
    #expect(one.low >= 20 * 10)
    #expect(bar(item, locale: "en").neededByItems.low >= one.low + 7 * 10)
  }

  @Test("The room that code sets within a button is added to its text, and to what is between text and symbol")
  func roomWithin() {
    var item = Item.text("Save", .trailing)
    item.symbol = "tray"
    item.showsLabelBesideSymbol = true
    item.sideInsets = 0
    let bare = bar(item, locale: "en").neededByItems.low
    item.sideInsets = 24
    #expect((bar(item, locale: "en").neededByItems.low - bare).rounded == 24)
    item.imagePadding = 8
    #expect((bar(item, locale: "en").neededByItems.low - bare).rounded == 32)
  }

  @Test("A symbol beside a text takes room of its own")
  func beside() {
    var item = Item.text("Save", .trailing)
    let text = bar(item, locale: "en").neededByItems
    item.symbol = "tray"
    #expect(bar(item, locale: "en").items[0].text == nil)
    item.showsLabelBesideSymbol = true
    let both = bar(item, locale: "en")
    #expect(both.items[0].text?.text == "Save")
    #expect(both.neededByItems.low > text.low)
  }
}
