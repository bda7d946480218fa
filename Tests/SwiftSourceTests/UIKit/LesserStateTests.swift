import LintelModel
import Testing

/// Variants of a bar on which less is than elsewhere.
@Suite("States with the least on a bar")
struct LesserStateTests: ListControllerFixture {
  @Test("A title is seen alone where a condition of its own adds an item, and both are called by the condition")
  func titleAlone() {
    let found = bars(
      "override func viewDidLoad() { title = \"Notes\"; if isOpen { navigationItem.rightBarButtonItem = \(item("Share")) } }")
    #expect(found.map { $0.items.map(\.label.said) } == [["\"Share\""], []])
    #expect(found.map(\.title.said) == ["\"Notes\"", "\"Notes\""])
    #expect(found.map { $0.variant?.arms } == ["if isOpen", "unless isOpen"])
  }

  @Test("Conditions that say nothing of each other make two bars, the fullest and the barest")
  func independent() {
    let found = faces(
      """
      title = "Notes"
      if isOpen { navigationItem.leftBarButtonItem = \(item("Close")) }
      if isShared { navigationItem.rightBarButtonItem = \(item("Share")) }
      """)
    #expect(found == [["\"Notes\"", "\"Close\"", "\"Share\""], ["\"Notes\""]])
  }

  @Test("A list that code adds an item to on a condition is seen without it")
  func added() {
    let found = bars(
      """
      lazy var menu = \(item("Menu"))
      override func viewDidLoad() {
        title = "Profile"
        var items: [UIBarButtonItem] = [menu]
        if canEdit { items.append(\(item("Edit"))) }
        navigationItem.setRightBarButtonItems(items, animated: false)
      }
      """)
    #expect(Set(found.map { $0.items.map(\.label.said) }) == [["\"Edit\"", "\"Menu\""], ["\"Menu\""]])
  }

  @Test("Of two lists that replace each other the shorter one is seen, too")
  func shorter() {
    let found = bars(
      """
      lazy var compose = UIBarButtonItem(barButtonSystemItem: .compose, target: self, action: nil)
      lazy var shield = \(item("Proxy"))
      func update() {
        title = "Chats"
        if proxies.isEmpty {
          navigationItem.setRightBarButtonItems([compose], animated: true)
        } else {
          navigationItem.setRightBarButtonItems([compose, shield], animated: true)
        }
      }
      """)
    #expect(Set(found.map { $0.items.map(\.id) }) == [["shield", "compose"], ["compose"]])
  }

  @Test(
    "Where something else is there when a condition fails, or nobody knows, no bar is made without both",
    arguments: [
      "if isEditing { navigationItem.rightBarButtonItem = A } else { navigationItem.rightBarButtonItem = B }",
      "if isEditing { navigationItem.rightBarButtonItem = A }\nif !isEditing { navigationItem.leftBarButtonItem = B }",
      "if showsSelection() { navigationItem.rightBarButtonItem = A }",
    ])
  func notAlone(code: String) {
    let statements = code.replacing("= A", with: "= \(item("A"))").replacing("= B", with: "= \(item("B"))")
    let found = faces("title = \"Notes\"\n\(statements)")
    #expect(!found.isEmpty && !found.contains(["\"Notes\""]))
  }

  @Test("A title that only stands where the condition holds is not on the barest bar")
  func compared() {
    let titles = "switch kind {\ncase .tree: title = \"Tree\"\ncase .lake: title = \"Lake\"\n}"
    let found = faces(
      "\(titles)\nif kind == .tree || kind == .rock { navigationItem.rightBarButtonItem = \(item("Climb")) }")
    #expect(!found.contains(["\"Tree\""]))
    #expect(found.contains(["\"Lake\""]))
  }
}
