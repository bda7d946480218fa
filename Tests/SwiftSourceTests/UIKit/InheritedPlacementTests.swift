import LintelModel
import Testing

@Suite("Items that a base class puts on its own bar")
struct InheritedPlacementTests {
  private let base = """
    import UIKit
    class BaseController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        setUpItems()
      }
      func setUpItems() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Help", style: .plain, target: self, action: #selector(help))
      }
    }
    """

  /// What the items of each bar say, by the bar's controller; the base class's is left to those that inherit from it.
  private func labels(_ heir: String, base: String? = nil, more: String = "") -> [String: [String]] {
    var found: [String: [String]] = [:]
    let files = ["Base.swift": base ?? self.base, "Heir.swift": "import UIKit\n\(heir)", "More.swift": more]
    for bar in SwiftFixture(files).bars where !bar.isLeftToHeirs {
      found[bar.controller ?? bar.name, default: []] += bar.items.map(\.label.said)
    }
    return found
  }

  private func heir(_ statements: String, inherits: String = "BaseController") -> String {
    "class Inbox: \(inherits) {\noverride func viewDidLoad() {\n\(statements)\n}\n}"
  }

  private let close = """
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: self, action: #selector(close))
    """

  @Test("They stand beside those of a class that inherits from it, and the base class, which nobody makes, has no bar")
  func beside() {
    #expect(labels(heir("super.viewDidLoad()\n\(close)")) == ["Inbox": ["\"Close\"", "\"Help\""]])
  }

  @Test("A class that puts nothing on its bar has them, told where it is declared")
  func alone() {
    let fixture = SwiftFixture(["Base.swift": base, "Heir.swift": "import UIKit\nclass Inbox: BaseController {}"])
    let bar = fixture.bars.first { $0.controller == "Inbox" }
    #expect(bar?.items.map(\.label.said) == ["\"Help\""])
    #expect(bar?.location == LintelModel.SourceLocation(file: "Heir.swift", line: 2, column: 1))
    #expect(fixture.bars.first { $0.controller == "BaseController" }?.isLeftToHeirs == true)
  }

  @Test("A class two steps away has them, and so has the one between where code makes it")
  func grandchild() {
    let between = "class Middle: BaseController {}\n" + heir("super.viewDidLoad()\n\(close)", inherits: "Middle")
    #expect(labels(between) == ["Inbox": ["\"Close\"", "\"Help\""]])
    #expect(labels(between, more: "let middle = Middle()")["Middle"] == ["\"Help\""])
  }

  @Test("A base class that code makes keeps its bar")
  func made() {
    #expect(labels(heir("super.viewDidLoad()"), more: "let plain = BaseController()")["BaseController"] == ["\"Help\""])
  }

  @Test("Who does not call the base class's method, or puts something else in the place, has none of them")
  func replaced() {
    let own = close.replacing("leftBar", with: "rightBar")
    #expect(labels(heir(close)) == ["Inbox": ["\"Close\""], "BaseController": ["\"Help\""]])
    #expect(labels(heir("super.viewDidLoad()\n\(own)"))["Inbox"] == ["\"Close\""])
    #expect(labels(heir("super.viewDidLoad()\nnavigationItem.rightBarButtonItem = nil\n\(close)"))["Inbox"] == ["\"Close\""])
    let overridden = heir("super.viewDidLoad()\n\(close)").dropLast() + "\noverride func setUpItems() {}\n}"
    #expect(labels(String(overridden))["Inbox"] == ["\"Close\""])
  }

  @Test("Beside what the class puts in the place on a condition, both are states of its bar")
  func onCondition() {
    let own = "super.viewDidLoad()\nif isModal {\n\(close.replacing("leftBar", with: "rightBar"))\n}"
    #expect(Set(labels(heir(own))["Inbox"] ?? []) == ["\"Close\"", "\"Help\""])
  }

  @Test("What runs at another time than before people see the view stays the base class's")
  func later() {
    let base = base.replacing("    setUpItems()\n", with: "")
    let found = labels(heir("super.viewDidLoad()\n\(close)"), base: base)
    #expect(found == ["Inbox": ["\"Close\""], "BaseController": ["\"Help\""]])
  }

  @Test("A class without a title of its own has the base class's")
  func title() {
    let base = base.replacing("    setUpItems()\n", with: "    setUpItems()\n    title = \"Mail\"\n")
    func titles(_ statements: String) -> [String] {
      SwiftFixture(["Base.swift": base, "Heir.swift": heir("super.viewDidLoad()\n\(statements)")]).bars
        .filter { $0.controller == "Inbox" }.map(\.title.said)
    }
    #expect(titles(close) == ["\"Mail\""])
    #expect(titles("title = \"Inbox\"") == ["\"Inbox\""])
  }
}
