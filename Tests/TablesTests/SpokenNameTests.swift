import LintelModel
import LintelTables
import Testing

@Suite("What is said of an item")
struct SpokenNameTests {
  private func item(_ kind: Item.Kind = .button, _ change: (inout Item) -> Void = { _ in }) -> Item {
    var item = Item(id: "item", kind: kind, location: LintelModel.SourceLocation(file: "A.swift", line: 1))
    change(&item)
    return item
  }

  private func spoken(_ item: Item) -> SpokenName { SpokenName(item, in: "en") }

  @Test("A search field says what it asks for, and without that what it is")
  func searchField() {
    let asking = spoken(item(.searchField) { $0.label = .literal("Find mail") })
    #expect(asking.origin == .placeholder && asking.text == "Find mail")
    #expect(spoken(item(.searchField)).origin == .searchField)
  }

  @Test("Segments and the parts of a group are said one by one, and one that shows a symbol leaves it open")
  func parts() {
    let known = spoken(item(.segmentedControl) { $0.segments = [.literal("All"), .literal("Unread")] })
    #expect(known.origin == .parts && known.text == "All / Unread" && known.certainty == .certain)
    let group = spoken(
      item(.group) { ($0.segments, $0.segmentSymbols) = ([.literal("Edit"), .none], [nil, "flame"]) })
    #expect(group.origin == .parts && group.text == "Edit" && group.certainty == .possible)
  }

  @Test("Each control of a group is said by its own name, one that the system names by the system's word")
  func controls() {
    let new = item { $0.label = .literal("New") }
    let edit = item { ($0.systemItem, $0.hasSystemName) = ("edit", true) }
    let pin = item { ($0.symbol, $0.accessibilityLabel) = ("pin", .literal("Pin")) }
    let group = spoken(
      item(.group) {
        $0.segments = [.literal("New"), .none, .none]
        $0.segmentSymbols = [nil, "edit", "pin"]
        $0.parts = [new, edit, pin]
      })
    #expect(group.origin == .parts && group.text == "New / Edit / Pin" && group.certainty == .certain)
  }

  @Test("What the system names is said in its words, else in English, and never by the name that code has for it")
  func system() {
    let done = spoken(item { $0.systemItem = "done" })
    #expect(done.origin == .systemItem && done.text == "Done" && done.certainty == .certain)
    let toggle = spoken(item { $0.systemItem = "toggleSidebar" })
    #expect(toggle.origin == .systemItem && toggle.text == nil && toggle.certainty == .likely)
    let share = spoken(item { $0.systemItem = "action" })
    #expect(share.text == "Share" && share.certainty == .likely && share.language == "en")
    #expect(spoken(item { $0.systemItem = "trash" }).text == "Delete")
    #expect(spoken(item(.back)).origin == .systemItem)
    #expect(spoken(item(.back) { $0.fallbackLabel = .literal("Inbox") }).text == "Inbox")
    #expect(spoken(item(.moreMenu)).origin == .systemItem)
  }

  @Test("A symbol that is trusted says its action if that of the other state is trusted, too")
  func symbols() {
    func symbol(_ name: String, other: String? = nil) -> SpokenName.Origin {
      spoken(
        item {
          ($0.symbol, $0.hasSystemName) = (name, true)
          if let other { $0.facts.otherSymbol = .declared(other) }
        }).origin
    }
    #expect(symbol("plus") == .symbol && symbol("plus", other: "xmark") == .symbol)
    #expect(symbol("plus", other: "bell") == .description && symbol("bell") == .description)
  }

  @Test("Nothing else names an image is certain only where no code may")
  func images() {
    func image(_ change: (inout Item) -> Void = { _ in }) -> SpokenName {
      spoken(
        item {
          $0.symbol = "basket"
          change(&$0)
        })
    }
    #expect(image().origin == .image && image().certainty == .certain)
    #expect(image { $0.mayBeSetByCode = true }.certainty == .possible)
    let file = image { ($0.mayBeSetByCode, $0.isSpokenByFileName) = (true, true) }
    #expect(file.origin == .fileName && file.certainty == .certain)
    #expect(image { $0.paletteLabel = .literal("Basket") }.origin == .paletteLabel)
    let hidden = image { ($0.symbol, $0.hasSystemName, $0.isImageHidden) = ("plus", true, true) }
    #expect(hidden.origin == .image && hidden.certainty == .certain)
  }

  @Test("A view of which nothing was read is not said to say nothing, and a button without a face is")
  func unread() {
    #expect(spoken(item(.customView)).origin == .unread)
    #expect(spoken(item()).origin == .nothing)
    #expect(spoken(item { $0.mayBeSetByCode = true }).origin == .unread)
    let code = spoken(item { $0.label = LocalizedText(state: .unresolved, expression: "model.word") })
    #expect(code.origin == .unread && code.text == "model.word" && code.certainty == .possible)
  }

  @Test("What no screen reader finds is not heard, whatever it is called")
  func noElement() {
    func tapped(_ isElement: Bool) -> SpokenName.Origin {
      spoken(
        item(.customView) {
          ($0.symbol, $0.isTappedElement, $0.accessibilityLabel) = ("basket", isElement, .literal("Open Basket"))
        }).origin
    }
    #expect(tapped(false) == .nothing && tapped(true) == .accessibilityLabel)
  }

  @Test("The menu under a title is said by the title")
  func titleMenu() {
    var menu = item(.menu) { ($0.symbol, $0.mayBeSetByCode) = ("chevron.down", true) }
    menu.id = "titleMenu"
    #expect(spoken(menu).origin == .title)
  }
}
