import LintelModel
import LintelSwiftSource
import Testing

@Suite("Titles and items of one bar")
struct PairingTests {
  private func controller(_ body: String, members: String = "") -> [Toolbar] {
    SwiftFixture(
      """
      final class Profile: UIViewController {
        \(members)
        override func viewDidLoad() {
          \(body)
        }
      }
      """
    ).bars
  }

  private let item = "UIBarButtonItem(title: \"Edit\", style: .plain, target: self, action: #selector(edit))"

  @Test(
    "A title where a whole of conditions fails never stands beside an item where all of them hold",
    arguments: [
      "if !isDevice && !isSaved { title = \"Contact\" } else { title = \"Profile\" }",
      "if !isDevice, !isSaved { title = \"Contact\" } else { title = \"Profile\" }",
      "if isDevice || isSaved { title = \"Profile\" } else { title = \"Contact\" }",
    ])
  func contradicting(code: String) {
    let bars = controller(
      "\(code)\nif !isSaved && !isDevice && contact != nil { navigationItem.rightBarButtonItem = \(item) }")
    #expect(bars.contains { $0.title.said == "\"Contact\"" && $0.items.count == 1 })
    #expect(bars.contains { $0.title.said == "\"Profile\"" && $0.items.isEmpty })
    #expect(!bars.contains { $0.title.said == "\"Profile\"" && !$0.items.isEmpty })
    #expect(!bars.contains { $0.isPairingGuessed })
  }

  @Test("A whole that fails where the platform may decide, too, rules nothing out")
  func platforms() {
    let bars = controller(
      """
      if #available(iOS 26, *), isOpen { title = "New" } else { title = "Old" }
      if isOpen { navigationItem.rightBarButtonItem = \(item) }
      """)
    #expect(bars.contains { $0.title.said == "\"Old\"" && $0.items.count == 1 })
  }

  @Test("Where neither condition says anything of the other, the pairing is a guess")
  func independent() throws {
    let bars = controller(
      "title = isRoot ? \"Tracks\" : \"Folder\"\nif isSearching { navigationItem.rightBarButtonItem = \(item) }")
    let guessed = try #require(bars.first { !$0.items.isEmpty })
    #expect(guessed.isPairingGuessed && guessed.items[0].mayLackTitle)
    #expect(!bars.contains { $0.items.isEmpty && $0.isPairingGuessed })
  }

  @Test(
    "Where one condition holds whenever the other does, or an item is always there, it is none",
    arguments: [
      ("if isRoot { title = \"Tracks\" } else { title = \"Folder\" }", "if isRoot, isSearching"),
      ("if isRoot { title = \"Tracks\" } else { title = \"Folder\" }", "do"),
      ("title = \"Tracks\"", "if isSearching"),
    ])
  func agreeing(title: String, condition: String) {
    let bars = controller("\(title)\n\(condition) { navigationItem.rightBarButtonItem = \(item) }")
    #expect(!bars.contains { $0.isPairingGuessed })
  }

  @Test("Symbols that take each other's place leave nothing to guess")
  func symbols() {
    let bars = controller(
      """
      title = isRoot ? "Tracks" : "Folder"
      let image = UIImage(systemName: isMuted ? "bell.slash" : "bell")
      if isMuted {
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "bell.slash"), menu: nil)
      } else {
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "bell"), menu: nil)
      }
      """)
    #expect(!bars.contains { $0.isPairingGuessed })
  }

  @Test("What one function sets stands together; of two that set title and items, nobody knows the order")
  func functions() throws {
    let bars = SwiftFixture(
      """
      final class Photos: UIViewController {
        func select() {
          title = "Select Photos"
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Cancel", style: .plain, target: nil, action: nil)
        }
        func finish() {
          title = "Photos"
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Select", style: .plain, target: nil, action: nil)
        }
      }
      """
    ).bars
    #expect(bars.map { [$0.title.said] + $0.items.map(\.label.said) } == [
      ["\"Select Photos\"", "\"Cancel\""], ["\"Photos\"", "\"Select\""],
    ])
    #expect(!bars.contains { $0.isPairingGuessed })
  }

  @Test("A title that another one replaces where the item is stands beside it only by a guess")
  func replaced() throws {
    let bars = controller(
      "title = \"Photos\"\nif isEditing { title = \"Select\"; navigationItem.rightBarButtonItem = \(item) }")
    let paired = try #require(bars.first { $0.title.said == "\"Photos\"" && !$0.items.isEmpty })
    #expect(paired.isPairingGuessed)
    #expect(bars.contains { $0.title.said == "\"Select\"" && !$0.items.isEmpty && !$0.isPairingGuessed })
  }
}
