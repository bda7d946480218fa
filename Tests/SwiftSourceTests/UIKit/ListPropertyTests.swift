import LintelModel
import Testing

/// Lists of items in a property of the controller's own.
@Suite("Lists of items in properties")
struct ListPropertyTests: ListControllerFixture {
  private func toolbars(_ load: String, _ update: String) -> [Toolbar] {
    bars(
      """
      private var items: [UIBarButtonItem] = []
      override func viewDidLoad() { \(load) }
      func update() { \(update) }
      """)
  }

  private func said(_ bars: [Toolbar]) -> Set<[String]> { Set(bars.map { $0.items.compactMap(\.label.source) }) }

  @Test("A list that is put into one is on the bar that it is put on")
  func assigned() {
    let found = toolbars("items = [\(item("One")), \(item("Two"))]", "toolbarItems = items")
    #expect(said(found).contains(["One", "Two"]))
    #expect(found.allSatisfy { $0.kind == .toolbar && $0.unreadItems.isEmpty })
  }

  @Test(
    "Where another method changes the list, the bar says that not all of it is read, and where",
    arguments: ["items.append(ADD)", "self.items.insert(ADD, at: 0)"])
  func edited(change: String) {
    let edit = change.replacing("ADD", with: item("Three"))
    let found = toolbars("items = [\(item("One")), \(item("Two"))]; toolbarItems = items", "\(edit); toolbarItems = items")
    #expect(said(found).isSuperset(of: [["One", "Two"], ["Three"]]))
    #expect(found.contains { $0.unreadItems.first?.reason == .edited && $0.unreadItems.first?.location.line == 4 })
    #expect(!found.contains { $0.name.contains("placement unknown") })
  }

  @Test("So it does where a method takes items out of it")
  func removed() {
    let found = toolbars("items = [\(item("One"))]; toolbarItems = items", "items.removeLast(); toolbarItems = items")
    #expect(found.contains { $0.items.map(\.label.source) == ["One"] })
    #expect(found.contains { !$0.unreadItems.isEmpty })
  }
}
