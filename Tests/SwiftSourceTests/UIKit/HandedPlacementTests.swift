import LintelModel
import Testing

@Suite("Methods that make items of the texts they are handed")
struct HandedPlacementTests {
  private let method = """
    func addRight(title: String) {
      navigationItem.rightBarButtonItem = UIBarButtonItem(title: title, style: .plain, target: self, action: #selector(act))
    }
    """

  /// What the items of each bar say, by the bar's controller.
  private func labels(_ files: [String: String]) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for bar in SwiftFixture(files).bars { found[bar.controller ?? bar.name, default: []] += bar.items.map(\.label.said) }
    return found
  }

  private let caller = """
    override func viewDidLoad() {
      navigationItem.title = "Mail"
      addRight(title: "Share")
    }
    """

  @Test("One of the same class fills the caller's bar")
  func sameClass() {
    let found = labels(["A.swift": "import UIKit\nclass Inbox: UIViewController {\n\(caller)\n\(method)\n}"])
    #expect(found == ["Inbox": ["\"Share\""]])
  }

  @Test("One of a base class leaves no item on the base class's bar")
  func baseClass() {
    let found = labels([
      "A.swift": "import UIKit\nclass Base: UIViewController {\n\(method)\n}",
      "B.swift": "import UIKit\nclass Inbox: Base {\n\(caller)\n}",
    ])
    #expect(found == ["Inbox": ["\"Share\""]])
  }

  @Test("One of an extension leaves no bar of its own")
  func ofExtension() {
    let found = labels([
      "A.swift": "import UIKit\nextension UIViewController {\n\(method)\n}",
      "B.swift": "import UIKit\nclass Inbox: UIViewController {\n\(caller)\n}",
    ])
    #expect(found == ["Inbox": ["\"Share\""]])
  }

  @Test("A key that it looks up is read as the caller writes it")
  func lookedUp() {
    let method = method.replacing("(title: title", with: "(title: NSLocalizedString(title, comment: \"\")")
    let found = labels(["A.swift": "import UIKit\nclass Inbox: UIViewController {\n\(caller)\n\(method)\n}"])
    #expect(found == ["Inbox": ["Share"]])
  }

  @Test("The controller's own title is not the parameter of that name")
  func ownTitle() {
    let method = method.replacing("(title: title", with: "(title: self.title")
    let found = labels(["A.swift": "import UIKit\nclass Inbox: UIViewController {\n\(caller)\n\(method)\n}"])
    #expect(found == ["Inbox": ["?self.title"]])
  }

  @Test("One that nobody calls keeps its item")
  func uncalled() {
    let found = labels([
      "A.swift": "import UIKit\nclass Inbox: UIViewController {\n\(method)\n}"
    ])
    #expect(found == ["Inbox": ["?title"]])
  }

  @Test("Another controller that a method shows has one bar, however often the method is called")
  func ofAnotherController() {
    let bars = SwiftFixture(
      """
      import UIKit
      class Inbox: UIViewController {
        override func viewDidLoad() { show(sender: view) }
        func show(sender: UIView) {
          let picker = Picker()
          picker.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: nil)
        }
      }
      """
    ).bars
    #expect(bars.map { $0.items.count } == [1])
  }
}
