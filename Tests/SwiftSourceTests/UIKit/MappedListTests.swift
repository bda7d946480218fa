import LintelModel
import Testing

@Suite("Items that code makes of a list")
struct MappedListTests {
  private func labels(_ items: String) -> [[String?]] {
    SwiftFixture(
      """
      import UIKit
      final class InboxController: UIViewController {
        let names = ["Send", "Move"]
        override func viewDidLoad() {
          title = "Inbox"
          toolbarItems = \(items)
        }
      }
      """
    ).bars.map { $0.items.map(\.label.said) }
  }

  @Test("A closure is read for each element", arguments: [
    "[\"Send\", \"Move\"].map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }",
    "names.map { name in UIBarButtonItem(title: name, style: .plain, target: nil, action: nil) }",
    "names.map { (name: String) in UIBarButtonItem(title: name, style: .plain, target: nil, action: nil) }",
  ])
  func mapped(_ items: String) { #expect(labels(items).contains(["\"Send\"", "\"Move\""])) }

  private func items(_ members: String, _ statements: String, besides: String = "") -> [Item] {
    SwiftFixture(
      """
      import UIKit
      \(besides)
      final class InboxController: UIViewController {
        \(members)
        override func viewDidLoad() {
          \(statements)
        }
      }
      """
    ).bars.flatMap(\.items)
  }

  @Test("A loop is read for each element", arguments: [
    "for name in [\"Reply\", \"Delete\"] {",
    "for (name, _) in [(\"Reply\", 1), (\"Delete\", 2)] {",
    "for pair in [(\"Reply\", 1), (\"Delete\", 2)] { let name = pair.0;",
    "for pair in [(name: \"Reply\", 1), (name: \"Delete\", 2)] { let name = pair.name;",
  ])
  func loop(_ head: String) {
    let found = items("", """
      var items: [UIBarButtonItem] = []
      \(head)
        items.append(UIBarButtonItem(title: name, style: .plain, target: nil, action: nil))
      }
      toolbarItems = items
      """)
    #expect(found.map(\.label.said) == ["\"Reply\"", "\"Delete\""])
  }

  @Test("What a loop sets on each of some items is set on each")
  func loopOverItems() {
    let found = items("", """
      let reply = UIBarButtonItem(title: "Reply", style: .plain, target: nil, action: nil)
      let delete = UIBarButtonItem(title: "Delete", style: .plain, target: nil, action: nil)
      for item in [reply, delete] { item.accessibilityLabel = "Spoken" }
      toolbarItems = [reply, delete]
      """)
    #expect(found.map(\.accessibilityLabel.said) == ["\"Spoken\"", "\"Spoken\""])
  }

  @Test("A loop that leaves elements out is read once")
  func filteredLoop() {
    let found = items("", """
      for name in ["Reply", "Delete"] where name != hidden {
        toolbarItems?.append(UIBarButtonItem(title: name, style: .plain, target: nil, action: nil))
      }
      """)
    #expect(found.filter { $0.standIn == nil }.map(\.label.said) == ["?name"])
  }

  private let action = """
    enum Action: CaseIterable {
      case reply, `internal`
      var title: String {
        switch self {
        case .reply: return "Reply"
        case .internal: return "Inside"
        }
      }
      var icon: String {
        switch self {
        case .reply: "arrow"
        case .internal: "house"
        }
      }
    }
    """

  @Test("Cases are mapped by a function", arguments: [
    "Action.allCases.map(makeItem)", "Action.allCases.map { makeItem($0) }", "Action.allCases.map(self.makeItem(_:))",
    "Action.allCases.compactMap { action in self.makeItem(action) }",
  ])
  func casesByFunction(_ list: String) {
    let method = """
      func makeItem(_ action: Action) -> UIBarButtonItem {
        let item = UIBarButtonItem(title: action.title, style: .plain, target: self, action: #selector(act))
        item.image = UIImage(systemName: action.icon)
        return item
      }
      """
    let found = items(method, "toolbarItems = \(list)", besides: action)
    #expect(found.map(\.label.said) == ["\"Reply\"", "\"Inside\""])
    #expect(found.map(\.symbol) == ["arrow", "house"])
  }

  @Test("A function that tells cases apart makes one item of each")
  func distinct() {
    let method = """
      func makeItem(_ action: Action) -> UIBarButtonItem {
        switch action {
        case .reply: return UIBarButtonItem(title: "Answer", style: .plain, target: self, action: #selector(act))
        default: return UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: #selector(act))
        }
      }
      """
    let found = items(method, "toolbarItems = Action.allCases.map(makeItem)", besides: action)
    #expect(found.map { $0.systemItem ?? $0.label.said } == ["\"Answer\"", "trash"])
  }

  @Test("Several items may be made of each element")
  func flat() {
    let found = labels(
      "names.flatMap { [UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil), "
        + "UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)] }")
    #expect(found.contains(["\"Send\"", "", "\"Move\"", ""]))
  }

  @Test("The parts of tuples are read", arguments: [
    "[(\"Send\", \"arrow\"), (\"Move\", \"folder\")].map { pair in UIBarButtonItem(title: pair.0, image: UIImage(systemName: pair.1)) }",
    "[(\"Send\", \"arrow\"), (\"Move\", \"folder\")].map { UIBarButtonItem(title: $0.0, image: UIImage(systemName: $0.1)) }",
    "[(\"Send\", \"arrow\"), (\"Move\", \"folder\")].map { (name, icon) in UIBarButtonItem(title: name, image: UIImage(systemName: icon)) }",
    "[(\"Send\", \"arrow\"), (\"Move\", \"folder\")].map { UIBarButtonItem(title: $0, image: UIImage(systemName: $1)) }",
  ])
  func tuples(_ list: String) {
    let found = items("", "toolbarItems = \(list)")
    #expect(found.map(\.label.said) == ["\"Send\"", "\"Move\""])
    #expect(found.map(\.symbol) == ["arrow", "folder"])
  }

  @Test("The number of a tuple's part is no symbol")
  func numbers() {
    let found = items("", """
      let pair = load()
      toolbarItems = [UIBarButtonItem(title: "Send", image: UIImage(systemName: pair.1))]
      """)
    #expect(found.map(\.symbol).contains("1") == false)
  }

  @Test(
    "What code sets on the first or last item of the bar is on that item, in whatever method",
    arguments: [
      "toolbarItems?.first?.title = \"Draft\"", "self.toolbarItems!.first!.title = \"Draft\"",
      "if let item = toolbarItems?.first { item.title = \"Draft\" }", "rename()",
    ])
  func ends(_ statement: String) {
    let found = items(
      "func rename() { toolbarItems?.first?.title = \"Draft\" }",
      """
      toolbarItems = ["Send", "Move"].map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
      \(statement)
      """)
    #expect(Set(found.map(\.label.said)).isSuperset(of: ["\"Draft\"", "\"Move\""]))
  }

  @Test("Tuples and structures in a variable or a property say what each item says", arguments: [
    ("", "let specs = [(\"Send\", #selector(send)), (\"Move\", #selector(move))]", "$0.0"),
    ("let specs: [(String, Int)] = [(\"Send\", 1), (\"Move\", 2)]", "", "$0.0"),
    ("", "let specs = [(title: \"Send\", tag: 1), (title: \"Move\", tag: 2)]", "$0.title"),
    (
      "struct Spec {\nlet title: String\nlet tag: Int\n}",
      "let specs = [Spec(title: \"Send\", tag: 1), Spec(title: \"Move\", tag: 2)]", "$0.title"
    ),
  ])
  func specifications(_ members: String, _ statements: String, _ title: String) {
    let found = items(
      members,
      """
      \(statements)
      toolbarItems = specs.map { UIBarButtonItem(title: \(title), style: .plain, target: self, action: nil) }
      """)
    #expect(found.map(\.label.said) == ["\"Send\"", "\"Move\""])
  }

  @Test("Lists that lists are mapped to come to an end")
  func hostile() {
    let list = "[" + (0..<20).map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    let nested = (0..<6).reduce("UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)") { inner, _ in
      "\(list).map { \(inner) }"
    }
    #expect(labels(nested).joined().count < 2_100)
  }
}
