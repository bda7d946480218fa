import LintelModel
import Testing

@testable import LintelRules

@Suite("What items are called that do the same, or show the same image")
struct ItemNamesTests {
  private func item(
    _ label: String?, symbol: String? = "heart", action: String? = nil, file: String = "Inbox.swift", line: Int
  ) -> Item {
    var item = Item(
      id: "item\(line)", kind: .button, location: LintelModel.SourceLocation(file: file, line: line),
      label: label.map { LocalizedText.literal($0) } ?? LocalizedText.none, symbol: symbol)
    item.action = action
    return item
  }

  private func names(_ bars: [[Item]], source: LocaleID = "en") -> ItemNames {
    ItemNames(
      Project(
        toolbars: bars.enumerated().map { number, items in
          Toolbar(
            id: "bar\(number)", name: "Inbox", kind: .toolbar, platforms: [.ios], sourceLocale: source,
            location: LintelModel.SourceLocation(file: "Inbox.swift", line: 1), title: .none, items: items)
        }))
  }

  private func words(_ names: ItemNames, line: Int, of likeness: ItemNames.Likeness? = nil) -> String? {
    let place = LintelModel.SourceLocation(file: "Inbox.swift", line: line)
    return names.only(likeness ?? .image("heart", isOfSystem: false), in: "en", besides: place)?.words
  }

  @Test("One name is told, from its first place, and two are none")
  func severalNames() {
    let one = names([[item("Like", line: 2)], [item("Like", line: 3), item(nil, line: 4)]])
    #expect(words(one, line: 4) == "Like")
    let two = names([[item("Like", line: 2), item("Love", line: 3), item(nil, line: 4)]])
    #expect(words(two, line: 4) == nil)
    #expect(words(names([[item("Like", symbol: "star", line: 2)]]), line: 4) == nil)
    let place = LintelModel.SourceLocation(file: "Inbox.swift", line: 4)
    let all = two.all(.image("heart", isOfSystem: false), in: "en", besides: place)
    #expect(all.map(\.words) == ["Like", "Love"] && all.map(\.place.line) == [2, 3])
  }

  @Test("An item tells nothing of itself, in however many variants of its bar it is, and is in nobody's way")
  func itself() {
    let variants = names([[item("Like", line: 2)], [item("Love", line: 2)]])
    #expect(words(variants, line: 2) == nil && words(variants, line: 3) == nil)
    let other = names([[item("Like", line: 2)], [item("Love", line: 2)], [item("Love", line: 3)]])
    #expect(words(other, line: 2) == "Love")
    let same = names([[item("Like", line: 2)], [item("Like", line: 3)]])
    #expect(words(same, line: 2) == "Like" && words(same, line: 9) == "Like")
  }

  @Test("A deed is one of its file, and a bar of another language is another matter")
  func kinds() {
    let deeds = names([[item("Like", symbol: nil, action: "like()", line: 2)]])
    #expect(words(deeds, line: 9, of: .action("like()", file: "Inbox.swift")) == "Like")
    #expect(words(deeds, line: 9, of: .action("like()", file: "Other.swift")) == nil)
    #expect(words(names([[item("Like", line: 2)]], source: "de"), line: 9) == nil)
  }
}
