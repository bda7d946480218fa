import LintelModel
import Testing

/// Items that code takes off a bar again, without a list of its own.
@Suite("Items taken off a bar")
struct BarRemovalTests: ListControllerFixture {
  /// Of each variant what its items say, where a method changes what the first one has put there.
  private func sources(_ change: String) -> Set<[String]> {
    let members = """
      lazy var one = \(item("One"))
      lazy var two = \(item("Two"))
      lazy var three = \(item("Three"))
      override func viewDidLoad() { navigationItem.leftBarButtonItems = [one, two, three] }
      func change() {
      \(change)
      }
      """
    return Set(bars(members).map { $0.items.compactMap(\.label.source) })
  }

  @Test(
    "What is left is on the bar as if the code had put it there",
    arguments: [
      ("leftBarButtonItems?.removeLast()", "[one, two]"), ("leftBarButtonItems!.removeFirst()", "[two, three]"),
      ("leftBarButtonItems?.remove(at: 1)", "[one, three]"),
      ("leftBarButtonItems?.removeAll { $0 === two }", "[one, three]"),
      ("leftBarButtonItems?.removeAll(where: { $0 == two })", "[one, three]"), ("leftBarButtonItems?.removeAll()", "nil"),
      ("setLeftBarButtonItems(nil, animated: true)", "nil"),
    ])
  func left(call: String, list: String) {
    let written = sources("navigationItem.leftBarButtonItems = \(list)")
    #expect(sources("navigationItem.\(call)") == written)
    #expect(sources("self.navigationItem.\(call)") == written)
    #expect(written.contains(["One", "Two", "Three"]))
  }

  @Test(
    "What is added after that is with what is left, and not beside what was there",
    arguments: [
      ("leftBarButtonItems?.removeAll()", "[four]"), ("leftBarButtonItems = []", "[four]"),
      ("leftBarButtonItems?.removeLast()", "[one, two, four]"),
    ])
  func added(call: String, list: String) {
    let four = "let four = \(item("Four"))\n"
    let found = sources("\(four)navigationItem.\(call)\nnavigationItem.leftBarButtonItems?.append(four)")
    #expect(found == sources("\(four)navigationItem.leftBarButtonItems = \(list)"))
    #expect(!found.contains(["One", "Two", "Three", "Four"]))
  }

  @Test(
    "Where nobody can tell what is left, no item is lost",
    arguments: ["removeAll { $0.tag == 3 }", "remove(at: index)", "removeSubrange(range)"])
  func unknown(call: String) {
    #expect(sources("navigationItem.leftBarButtonItems?.\(call)") == [["One", "Two", "Three"]])
  }

  @Test(
    "What is taken off a bar when the view leaves, nobody sees",
    arguments: [
      "navigationItem.rightBarButtonItems = nil", "toolbarItems?.removeAll()",
      """
      if var items = navigationItem.rightBarButtonItems, !items.isEmpty {
        items.remove(at: 0)
        navigationItem.rightBarButtonItems = items
      }
      """,
    ])
  func leaving(statement: String) {
    let shown = """
      override func viewWillAppear(_ animated: Bool) {
        if let stack = parent as? UINavigationController {
          var items = navigationItem.rightBarButtonItems ?? []
          items.insert(\(item("Share")), at: 0)
          navigationItem.rightBarButtonItems = items
        }
      }
      func addEdit() { navigationItem.rightBarButtonItem = \(item("Edit")) }

      """
    let left = bars(shown + "override func viewWillDisappear(_ animated: Bool) { \(statement) }")
    #expect(left.map { $0.items.map(\.label.source) } == bars(shown).map { $0.items.map(\.label.source) })
    #expect(left.allSatisfy { $0.unreadItems.isEmpty })
  }

  @Test("A toolbar's items are taken off it in the same ways")
  func toolbar() {
    let set = "override func viewDidLoad() { toolbarItems = [\(item("One")), \(item("Two"))] }\n"
    let found = bars(set + "func change() { toolbarItems?.removeAll(); toolbarItems?.append(\(item("Three"))) }")
    #expect(Set(found.map { $0.items.compactMap(\.label.source) }) == [["One", "Two"], ["Three"]])
  }
}
