import LintelModel
import Testing

/// Items that a base class puts on the bars of the controllers that inherit from it.
@Suite("Inherited placements")
struct InheritedPlacementTests {
  private let close =
    "navigationItem.leftBarButtonItem = UIBarButtonItem(title: \"Close\", style: .plain, target: self, action: nil)"

  /// What the bar of a class `Profile` says, which inherits from `Modal`.
  private func labels(_ base: String, _ own: String, between: String = "", parent: String = "Modal") throws -> [String] {
    let bars = SwiftFixture([
      "Modal.swift": "import UIKit\nclass Modal: UIViewController {\n\(base)\n}",
      "Sheet.swift": "import UIKit\n\(between)",
      "Profile.swift": "import UIKit\nfinal class Profile: \(parent) {\n\(own)\n}",
    ]).bars.filter { $0.controller == "Profile" }
    return try #require(bars.first).items.map(\.label.said)
  }

  private let own = """
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Profile"
      navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .plain, target: self, action: nil)
    }
    """

  @Test("What a base class puts on the bar as it loads is on the bar of each class that lets it load", arguments: [false, true])
  func loading(isHelper: Bool) throws {
    let base =
      isHelper
      ? "override func viewDidLoad() { super.viewDidLoad(); setUpBar() }\nfunc setUpBar() { \(close) }"
      : "override func viewDidLoad() { super.viewDidLoad(); \(close) }"
    #expect(try labels(base, own) == ["\"Close\"", "\"Save\""])
    #expect(try labels(base, "func name() { title = \"Profile\" }") == ["\"Close\""])
    #expect(try labels(base, own, between: "class Sheet: Modal {}", parent: "Sheet") == ["\"Close\"", "\"Save\""])
  }

  @Test("A class that puts its own there, or takes it away, has no other")
  func replaced() throws {
    let base = "override func viewDidLoad() { super.viewDidLoad(); \(close) }"
    for statement in [close.replacing("Close", with: "Menu"), "navigationItem.leftBarButtonItem = nil"] {
      let replaced = own.replacing("title = ", with: "\(statement)\ntitle = ")
      #expect(try !labels(base, replaced).contains("\"Close\""), "\(statement)")
    }
  }

  @Test(
    "What may not run, and what the class may answer otherwise, is not on its bar",
    arguments: [
      ("func addClose() { CLOSE }", ""),
      ("override func viewDidLoad() { if isModal { CLOSE } }", ""),
      ("override func viewDidLoad() { setUpBar() }\nfunc setUpBar() { CLOSE }", "override func setUpBar() { }"),
      (
        """
        lazy var item = UIBarButtonItem(title: "Close")
        override func viewDidLoad() { navigationItem.leftBarButtonItem = item }
        """,
        "override var item: UIBarButtonItem { get { model.item } set { } }"
      ),
    ])
  func notRun(base: String, further: String) throws {
    let base = base.replacing("CLOSE", with: close)
    #expect(try labels(base, own + "\n" + further) == ["\"Save\""])
  }

  @Test("A class whose own loading leaves the base class's out has nothing of it")
  func withoutSuper() throws {
    let base = "override func viewDidLoad() { super.viewDidLoad(); \(close) }"
    #expect(try labels(base, own.replacing("super.viewDidLoad()", with: "")) == ["\"Save\""])
  }
}
