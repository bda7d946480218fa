import LintelModel
import Testing

/// Items that are on a bar on a condition alone, and say so where no variant does.
@Suite("Items on a condition")
struct ItemConditionTests {
  /// Of each variant what its items say, and on which conditions each of them is there.
  private func conditions(_ items: String, members: String = "") -> [[String: [String]]] {
    SwiftFixture(items: items, members: members).bars.map { bar in
      Dictionary(bar.items.map { ($0.label.said, $0.onlyIf) }, uniquingKeysWith: +)
    }
  }

  @Test(
    "An item without an else says its condition",
    arguments: [
      ("canGoForward == true", "if canGoForward == true"), ("tabs.count > 0", "if tabs.count > 0"),
      ("!isHidden", "unless isHidden"), ("isOpen && isNew", "if isOpen && isNew"), ("let page", "if let page"),
    ])
  func without(condition: String, said: String) {
    let found = conditions("Button(\"Back\") { }\nif \(condition) { Button(\"Forward\") { } }")
    #expect(found == [["Back": [], "Forward": [said]]])
  }

  @Test(
    "That the screen's own view model, coordinator or controller is there is no condition that an item says",
    arguments: [
      "let viewModel = self.viewModel", "let coordinator", "let noteViewModel = viewModel", "let delegate = self.delegate",
      "let strongSelf = self",
    ])
  func partners(condition: String) {
    let items = "Button(\"Back\") { }\nif \(condition) { Button(\"Forward\") { } }"
    #expect(conditions(items) == [["Back": [], "Forward": []]])
    #expect(SwiftFixture(items: items).items.allSatisfy { $0.conditions.isEmpty })
  }

  @Test(
    "What a view model has, and what a call or a cast gives, are conditions",
    arguments: [
      ("let note = viewModel.note", "if let note = viewModel.note"), ("let model = viewModel()", "if let model = viewModel()"),
      ("let viewModel = screen as? NoteViewModel", "if let viewModel = screen as? NoteViewModel"),
      ("viewModel.isOpen", "if viewModel.isOpen"),
    ])
  func contents(condition: String, said: String) {
    let found = conditions("Button(\"Back\") { }\nif \(condition) { Button(\"Forward\") { } }")
    #expect(found == [["Back": [], "Forward": [said]]])
  }

  @Test("An item keeps its own condition inside of one that joins it with others by “or”", arguments: ["", ", isOpen"])
  func insideOfAlternatives(and more: String) {
    let found = conditions(
      """
      Button("Back") { }
      if canDelete || canMove\(more) {
        Button("Select") { }
        if canDelete { Button("Delete") { } }
        if canMove { Button("Move") { } }
      }
      """)
    #expect(found.contains { $0["Delete"]?.contains("if canDelete") == true })
    #expect(found.contains { $0["Move"]?.contains("if canMove") == true })
    #expect(found.contains { $0["Select"] == ["if canDelete || canMove\(more)"] })
  }

  @Test("Where something else is there when it fails, the variants say so")
  func otherwise() {
    let found = conditions("if isOpen { Button(\"Close\") { } } else { Button(\"Open\") { } }")
    #expect(found == [["Close": []], ["Open": []]])
  }

  @Test("What the name of a variant says is not said of its items again")
  func ofVariant() {
    let items = """
      if isOpen { Button("Close") { } } else { Button("Open") { } }
      if isOpen && isNew { Button("Keep") { } }
      """
    #expect(conditions(items).contains { $0["Keep"] != nil })
    #expect(conditions(items).allSatisfy { ($0["Close"] ?? []).isEmpty && ($0["Open"] ?? []).isEmpty })
  }

  @Test("A condition of a view that holds the item is one of the item")
  func ofView() {
    let members = """
      @ViewBuilder var buttons: some View {
        Button("Back") { }
        if canGoForward == true { Button("Forward") { } }
      }
      """
    let found = conditions("ToolbarItemGroup { buttons }", members: members)
    #expect(found == [["Back": [], "Forward": ["if canGoForward == true"]]])
  }

  @Test("An item that looks the same in both arms is in nobody's stead, and has no condition itself")
  func alikeInBothArms() {
    let found = conditions(
      """
      ToolbarItem { if kind == .image { Button("Save") { } } else { EmptyView() } }
      ToolbarItem { if kind == .image { Button("Share") { share(image) } } else { Button("Share") { share(link) } } }
      """)
    #expect(found == [["Save": ["if kind == .image"], "Share": []]])
  }

  @Test("A condition inside of the content of a toolbar's own type is one of its item")
  func ofContentType() {
    let source = """
      struct Viewer: View { var body: some View { List { }.toolbar { Tools(data: data) } } }
      struct Tools: ToolbarContent {
        let data: Piece
        var body: some ToolbarContent { Keep(kind: data.kind); Send(kind: data.kind) }
      }
      struct Keep: ToolbarContent {
        let kind: Kind
        var body: some ToolbarContent {
          ToolbarItem(placement: .topBarTrailing) { if kind == .image { Button("Save") { } } else { EmptyView() } }
        }
      }
      struct Send: ToolbarContent {
        let kind: Kind
        var body: some ToolbarContent { ToolbarItem(placement: .topBarTrailing) { SendLink(kind: kind) } }
      }
      struct SendLink: View {
        let kind: Kind
        var body: some View { if kind == .image { ShareLink(item: image) } else { ShareLink(item: url) } }
      }
      """
    let bars = SwiftFixture(source).bars
    #expect(bars.count == 1)
    let save = bars.first?.items.first { $0.label.said == "Save" }
    #expect(save?.onlyIf == ["if data.kind == .image"])
  }
}
