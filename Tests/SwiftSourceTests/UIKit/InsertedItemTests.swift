import LintelModel
import Testing

/// Items that code puts before those that a bar has.
@Suite("Inserted items")
struct InsertedItemTests: ListControllerFixture {
  private func order(_ statements: String) -> [[String]] {
    bars("override func viewDidLoad() {\n\(statements)\n}").map { $0.items.compactMap(\.label.source) }
  }

  @Test("An item that is inserted first is first, and one that is inserted later is before that")
  func first() {
    let set = "navigationItem.leftBarButtonItems = [\(item("Edit"))]\n"
    let insert = { (title: String) in "navigationItem.leftBarButtonItems?.insert(\(self.item(title)), at: 0)\n" }
    #expect(order(set + insert("Share")) == [["Share", "Edit"]])
    #expect(order(set + insert("Share") + insert("Add")) == [["Add", "Share", "Edit"]])
    #expect(order(set + "navigationItem.leftBarButtonItems?.append(\(item("Share")))") == [["Edit", "Share"]])
  }

  @Test("The first item of the right side is at its end")
  func right() {
    let set = "navigationItem.rightBarButtonItems = [\(item("Edit"))]\n"
    #expect(order(set + "navigationItem.rightBarButtonItems?.insert(\(item("Share")), at: 0)") == [["Edit", "Share"]])
  }

  @Test(
    "A list that begins with what the bar has, or ends with it, goes on in that order",
    arguments: [
      ("b.insert(SHARE, at: 0)", ["Share", "Edit"]), ("b.append(SHARE)", ["Edit", "Share"]),
      ("b += [SHARE]", ["Edit", "Share"]), ("b = [SHARE] + b", ["Share", "Edit"]),
    ])
  func local(change: String, shown: [String]) {
    let statements = """
      navigationItem.leftBarButtonItems = [\(item("Edit"))]
      var b = navigationItem.leftBarButtonItems ?? []
      \(change.replacing("SHARE", with: item("Share")))
      navigationItem.leftBarButtonItems = b
      """
    #expect(order(statements) == [shown])
  }

  @Test(
    "A place at the start is the first, and one that no list has breaks nothing", arguments: ["b.startIndex", "0", "-1"])
  func start(place: String) {
    let statements = """
      var b = [\(item("Edit"))]
      b.insert(\(item("Share")), at: \(place))
      navigationItem.leftBarButtonItems = b
      """
    #expect(order(statements) == [["Share", "Edit"]])
  }
}
