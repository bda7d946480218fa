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

  @Test("On glass, Done and Cancel may be symbols")
  func glass() {
    let layout = bar(system("cancel"), locale: "de", os: 26)
    let text = bar(.text("Abbrechen", .trailing), locale: "de", os: 26)
    #expect(layout.neededByItems.low < text.neededByItems.low)
    #expect(layout.neededByItems.high == text.neededByItems.high)
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
