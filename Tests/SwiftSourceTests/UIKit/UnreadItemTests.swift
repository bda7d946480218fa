import LintelModel
import Testing

/// Items of which code shows that they are on a bar, or gone from it, and not what they are.
@Suite("Unread items")
struct UnreadItemTests: ListControllerFixture {
  /// Of each bar what its items say, and why others are not known.
  private func read(_ statements: String) -> [[String]] {
    bars("override func viewDidLoad() {\n\(statements)\n}").map { bar in
      bar.items.map(\.label.said) + bar.unreadItems.map { "\($0.reason.rawValue) \($0.expression)" }
    }
  }

  @Test(
    "Items from another controller's bar are unread, whatever they are called in between",
    arguments: [
      ("navigationItem.rightBarButtonItem = page.navigationItem.rightBarButtonItem", "page.navigationItem.rightBarButtonItem"),
      ("navigationItem.leftBarButtonItems = pages.first?.navigationItem.leftBarButtonItems", nil),
      ("let toolbarItems = page.toolbarItems\nsetToolbarItems(toolbarItems, animated: true)", "page.toolbarItems"),
      ("if let item = page.navigationItem.rightBarButtonItem { navigationItem.rightBarButtonItem = item }", nil),
    ] as [(String, String?)])
  func copied(statements: String, expression: String?) {
    let found = bars("override func viewDidLoad() {\n\(statements)\n}")
    #expect(found.map { $0.unreadItems.map(\.reason) } == [[.copied]])
    #expect(found.allSatisfy { $0.items.isEmpty && !$0.isJudgedForFit })
    if let expression { #expect(found.first?.unreadItems.first?.expression == expression) }
  }

  @Test("What another controller's bar has stays on it where code adds to it")
  func sameBar() {
    let list = "page.navigationItem.rightBarButtonItems"
    #expect(read("\(list) = (\(list) ?? []) + [\(item("Add"))]") == [["\"Add\""]])
  }

  @Test("A list that is not followed is no button of that name; one item that is not followed is one")
  func made() {
    #expect(read("navigationItem.rightBarButtonItems = itemsOfMode") == [["made itemsOfMode"]])
    #expect(read("setToolbarItems(mode.items, animated: false)") == [["made mode.items"]])
    #expect(read("navigationItem.rightBarButtonItem = itemOfMode") == [["?itemOfMode"]])
    let statements = """
      var items = [\(item("One"))]
      items.append(contentsOf: mode.items)
      items += others
      toolbarItems = items
      """
    #expect(read(statements) == [["\"One\"", "made mode.items", "made others"]])
  }

  @Test("What is put at an index that nobody knows is on the bar, and what it replaces is not known")
  func index() {
    let statements = """
      var items = [\(item("One"))]
      items[index] = \(item("Two"))
      toolbarItems = items
      """
    #expect(read(statements) == [["\"One\"", "\"Two\"", "edited items"]])
  }

  @Test("An index is what the code has counted")
  func counted() {
    let statements = """
      let start = 1
      var items = [\(item("One")), \(item("Two")), \(item("Three"))]
      items[items.count - 1] = \(item("Last"))
      items.insert(\(item("Between")), at: start + 1)
      items.remove(at: start - 1)
      toolbarItems = items
      """
    // What is replaced is told without a place, as it may be put somewhere else.
    #expect(read(statements).contains(["\"Two\"", "\"Between\"", "\"Last\""]))
  }

  @Test("An edit of a list that the code has put there goes into its place, and into no second bar")
  func ownList() {
    let set = "toolbarItems = [\(item("One")), \(item("Two"))]\n"
    #expect(read(set + "toolbarItems?.insert(\(item("Between")), at: 1)") == [["\"One\"", "\"Between\"", "\"Two\""]])
  }

  @Test("Code that takes items off a bar in a way that nobody can tell leaves a bar that is not judged")
  func takenOff() {
    let set = "override func viewDidLoad() { navigationItem.leftBarButtonItems = [\(item("One"))] }\n"
    let found = bars(set + "func change() { navigationItem.leftBarButtonItems?.removeAll { $0.tag == 3 } }")
    #expect(found.contains { $0.unreadItems.map(\.reason) == [.edited] })
    #expect(found.allSatisfy { $0.items.map(\.label.said) == ["\"One\""] })
  }

  @Test("A space that goes where nobody sees it is no bar", arguments: ["flexibleSpace()", "fixedSpace(8)"])
  func space(call: String) {
    #expect(bars("func fill() { others.show(UIBarButtonItem.\(call)) }").isEmpty)
  }

  @Test(
    "No index of hostile code stops the reading",
    arguments: ["99999999999999999999", "9223372036854775807", "-5", "1+1+1+1+1+1+1+1+1"])
  func hostile(index: String) {
    let found = read("toolbarItems?.insert(\(item("One")), at: \(index))\ntoolbarItems?.remove(at: \(index))")
    #expect(found.joined().contains("\"One\""))
  }
}
