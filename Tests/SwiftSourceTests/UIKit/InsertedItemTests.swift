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
    "A list that a condition binds is what the bar has, each item once",
    arguments: [
      "if var b = navigationItem.leftBarButtonItems {\nb.append(SHARE)\nnavigationItem.leftBarButtonItems = b\n}",
      "guard var b = navigationItem.leftBarButtonItems else { return }\nb += [SHARE]\nnavigationItem.leftBarButtonItems = b",
      "guard var b = navigationItem.leftBarButtonItems else { return }\nb[1] = SHARE\nnavigationItem.leftBarButtonItems = b",
    ])
  func bound(change: String) {
    let set = "navigationItem.leftBarButtonItems = [\(item("Edit"))]\n"
    let found = order(set + change.replacing("SHARE", with: item("Share")))
    #expect(found.first == ["Edit", "Share"])
    #expect(found.allSatisfy { Set($0).count == $0.count && $0.contains("Edit") })
  }

  @Test("What is added on one system's condition is on no other's bar, whoever copies the list")
  func system() {
    let found = bars(
      """
      override func viewDidLoad() {
        if #available(iOS 26, *) { toolbarItems?.insert(\(item("Activity")), at: 0) }
      }
      override func viewWillAppear(_ animated: Bool) {
        if #available(iOS 26, *) { return }
        guard var items = toolbarItems, items.count == 3 else { return }
        items[1] = UIBarButtonItem.flexibleSpace()
        items.insert(\(item("Progress")), at: 2)
        toolbarItems = items
      }
      """)
    #expect(found.allSatisfy { bar in bar.kind == .toolbar && bar.items.contains { $0.standIn?.drawn != nil } })
    let shown = found.map { bar in (bar.osLines.map(\.number), bar.items.map(\.label.said).filter { !$0.isEmpty }) }
    // A list that nothing is added to is the storyboard's, and joined with it.
    #expect(shown.filter { $0.0 == [26] && !$0.1.isEmpty }.map(\.1) == [["\"Activity\""]])
    #expect(shown.filter { $0.0 == [18] }.map(\.1) == [["\"Progress\""]])
  }

  @Test("A toolbar that is set on one system alone has nothing on the others, and a space that is put nowhere is no bar")
  func systemAlone() {
    let found = bars(
      """
      override func viewDidLoad() {
        let space = UIBarButtonItem.flexibleSpace()
        if #available(iOS 26, *) { toolbarItems = [\(item("Search"))] }
      }
      """)
    #expect(found.map(\.kind) == [.toolbar, .toolbar])
    #expect(found.filter { !$0.items.isEmpty }.map { $0.osLines.map(\.number) } == [[26]])
    #expect(found.allSatisfy { bar in bar.items.allSatisfy { $0.standIn == nil } })
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
