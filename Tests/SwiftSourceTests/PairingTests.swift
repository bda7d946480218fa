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

  @Test("A title of one arm of a condition is one of several, whether that of the other arm is read or not")
  func oneOfSeveral() {
    for other in ["\"Contact\"", "article.title"] {
      let bars = SwiftFixture(
        body: ".navigationTitle(article.isEmpty ? \"Profile\" : \(other)).toolbar { Button(\"Edit\") { } }",
        members: "let article: Article"
      ).bars
      #expect(bars.contains { $0.title.said.contains("Profile") && $0.isTitleOneOfSeveral })
    }
    let bars = controller("title = \"Profile\"\nif isOpen { navigationItem.rightBarButtonItem = \(item) }")
    #expect(!bars.isEmpty && bars.allSatisfy { !$0.isTitleOneOfSeveral })
  }

  @Test("What holds for one of several cases never stands beside the title of another one")
  func casesOfSeveral() {
    let titles = "switch kind {\ncase .tree: title = \"Tree\"\ncase .rock: title = \"Rock\"\ncase .lake: title = \"Lake\"\n}"
    let bars = controller(
      "\(titles)\nif kind == .tree || kind == .rock { navigationItem.rightBarButtonItem = \(item) }")
    #expect(bars.contains { $0.title.said == "\"Rock\"" && !$0.items.isEmpty })
    #expect(bars.contains { $0.title.said == "\"Lake\"" && $0.items.isEmpty })
    #expect(!bars.contains { $0.title.said == "\"Lake\"" && !$0.items.isEmpty })
    let open = controller(
      "\(titles)\nif kind == other || kind == .rock { navigationItem.rightBarButtonItem = \(item) }")
    #expect(open.contains { $0.title.said == "\"Lake\"" && !$0.items.isEmpty }, "What a variable is, nobody knows.")
  }

  @Test("All titles of a switch are on bars where its cases change nothing else")
  func manyTitles() {
    let cases = (1...25).map { "case .c\($0): title = \"Title \($0)\"" }.joined(separator: "\n")
    let bars = controller("switch kind {\n\(cases)\n}\nnavigationItem.rightBarButtonItem = \(item)")
    #expect(Set(bars.map(\.title.said)).count == 25)
  }

  @Test("A name that is spoken of another item is not spoken of this one, nor one of the image beside the label")
  func spokenNames() {
    let bars = controller(
      """
      let button: UIBarButtonItem
      if isNew {
        button = UIBarButtonItem(title: "Save", style: .plain, target: self, action: nil)
      } else {
        button = UIBarButtonItem(
          title: isEditing ? "Apply" : nil, image: isEditing ? nil : UIImage(named: "menu"), target: self, action: nil,
          menu: nil)
      }
      if !isEditing && !isNew {
        button.accessibilityLabel = "Options"
      } else {
        button.accessibilityLabel = isNew ? "Save" : "Apply"
      }
      navigationItem.rightBarButtonItem = button
      """)
    let pairs = Set(bars.flatMap(\.items).map { "\($0.label.said) \($0.accessibilityLabel.said)" })
    #expect(pairs.contains("\"Save\" \"Save\"") && pairs.contains("\"Apply\" \"Apply\""))
    #expect(!pairs.contains("\"Save\" \"Options\"") && !pairs.contains("\"Save\" \"Apply\""))
    #expect(!pairs.contains("\"Apply\" \"Options\""))
    #expect(pairs.contains(" \"Options\""))
  }

  @Test("A title beside an item is a bad guess where another item is there for the title's own state")
  func doubted() {
    let bars = controller(
      """
      title = isEditing ? "Edit" : "Note"
      if isNew {
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .plain, target: self, action: nil)
      } else if isEditing {
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Apply", style: .plain, target: self, action: nil)
      }
      navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel", style: .plain, target: self, action: nil)
      """)
    func isDoubted(_ title: String, _ item: String) -> [Bool] {
      bars.filter { bar in bar.title.said == title && bar.items.contains { $0.label.said == item } }.map(\.isPairingDoubted)
    }
    #expect(!isDoubted("\"Edit\"", "\"Apply\"").contains(true))
    #expect(!isDoubted("\"Edit\"", "\"Save\"").contains(false))
  }

  @Test("Segments that are buttons switch no views")
  func momentary() {
    func switches(_ line: String) -> [ItemFacts.Switching?] {
      controller(
        """
        let control = UISegmentedControl(items: ["Up", "Down"])
        \(line)
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: control)
        """
      ).flatMap(\.items).map(\.facts.switches.value)
    }
    #expect(switches("control.isMomentary = true") == [.value])
    #expect(switches("control.isMomentary = false") == [nil])
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
    #expect(bars.contains { !$0.items.isEmpty } && !bars.contains { $0.isPairingGuessed })
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
    #expect(bars.contains { !$0.items.isEmpty } && !bars.contains { $0.isPairingGuessed })
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

  @Test("A title that another one replaces where the item is does not stand beside it")
  func replaced() {
    let bars = controller(
      "title = \"Photos\"\nif isEditing { title = \"Select\"; navigationItem.rightBarButtonItem = \(item) }")
    #expect(bars.contains { $0.title.said == "\"Photos\"" })
    #expect(!bars.contains { $0.title.said == "\"Photos\"" && !$0.items.isEmpty })
    #expect(bars.contains { $0.title.said == "\"Select\"" && !$0.items.isEmpty && !$0.isPairingGuessed })
  }
}
