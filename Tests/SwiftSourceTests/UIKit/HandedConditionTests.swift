import LintelModel
import Testing

/// Items that functions make of what they are handed, wherever the function is declared.
@Suite struct HandedConditionTests {
  private let base = """
    class Base: UIViewController {
      func makeItem(_ title: String, symbol: String? = nil, isMain: Bool = false) -> UIBarButtonItem {
        let item: UIBarButtonItem
        if let symbol {
          item = UIBarButtonItem(image: UIImage(systemName: symbol), style: .plain, target: self, action: nil)
          item.accessibilityLabel = title
        } else {
          item = UIBarButtonItem(title: title, style: isMain ? .done : .plain, target: self, action: nil)
        }
        return item
      }
    }
    """

  private func bars(_ items: String) -> [Toolbar] {
    SwiftFixture([
      "Base.swift": base,
      "Letter.swift": """
      final class Letter: Base {
        override func viewDidLoad() { title = "Letter"; navigationItem.rightBarButtonItems = [\(items)] }
      }
      """,
    ]).bars
  }

  @Test("A base class's function makes the subclass's item; of its body only the arm that nobody takes is left over")
  func inheritedFunction() throws {
    let all = bars("makeItem(\"Delete\")")
    let bars = all.filter { !$0.isFragment }
    #expect(bars.count == 1 && all.count == 2)
    #expect(bars.flatMap(\.items).map(\.label.said) == ["\"Delete\""])
    #expect(bars.flatMap(\.items).allSatisfy { $0.symbol == nil })
  }

  @Test("What is handed in says which arm of the function is run")
  func knownArms() {
    let made = "makeItem(\"Send\", isMain: true), makeItem(\"Share\", symbol: \"square.and.arrow.up\")"
    let items = bars(made).first?.items ?? []
    #expect(items.map(\.symbol) == ["square.and.arrow.up", nil])
    #expect(items.map(\.accessibilityLabel.said) == ["\"Share\"", ""])
    #expect(items.map(\.style) == [.plain, .prominent])
  }

  @Test("A guard that fails leaves what stands behind it out, and one that holds leaves out its own body")
  func guarded() {
    let source = """
      final class Letter: UIViewController {
        func make(_ symbol: String?) -> UIBarButtonItem {
          guard let symbol else { return UIBarButtonItem(title: "None", style: .plain, target: self, action: nil) }
          return UIBarButtonItem(image: UIImage(systemName: symbol), style: .plain, target: self, action: nil)
        }
        override func viewDidLoad() { navigationItem.rightBarButtonItems = [make(nil), make("trash")] }
      }
      """
    let bars = SwiftFixture(source).bars
    #expect(bars.count == 1)
    #expect(bars[0].items.map(\.symbol) == ["trash", nil])
    #expect(bars[0].items.map(\.label.said) == ["", "\"None\""])
  }

  @Test("A condition on what nobody knows keeps both arms")
  func unknownArms() {
    let source = """
      final class Letter: UIViewController {
        func make(_ isDone: Bool) -> UIBarButtonItem {
          if isDone { return UIBarButtonItem(title: "Done", style: .done, target: self, action: nil) }
          return UIBarButtonItem(title: "Edit", style: .plain, target: self, action: nil)
        }
        var isOver = false
        override func viewDidLoad() { navigationItem.rightBarButtonItem = make(isOver) }
      }
      """
    #expect(Set(SwiftFixture(source).bars.flatMap(\.items).map(\.label.said)) == ["\"Done\"", "\"Edit\""])
  }

  @Test("A factory of an extension of the platform's item is called by its name alone")
  func implicitMember() {
    let bars = SwiftFixture([
      "Make.swift": """
      extension UIBarButtonItem {
        static func text(_ title: String) -> UIBarButtonItem {
          UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
        }
      }
      """,
      "Cart.swift": """
      final class Cart: UIViewController {
        override func viewDidLoad() { navigationItem.rightBarButtonItem = .text("Pay") }
      }
      """,
    ]).bars
    #expect(bars.map(\.isFragment) == [false])
    #expect(bars.flatMap(\.items).map(\.label.said) == ["\"Pay\""])
  }

  @Test("A function whose only statement puts items on a bar puts them there")
  func onlyStatement() {
    let bars = SwiftFixture(
      """
      final class Board: UIViewController {
        func setUp() {
          setToolbarItems([UIBarButtonItem(title: "Edit", style: .plain, target: self, action: nil)], animated: false)
        }
      }
      """).bars
    #expect(bars.map(\.kind) == [.toolbar])
    #expect(bars.first?.isFragment == false)
  }

  @Test("A name that is given to the item where it stands is the item's")
  func nameOfShownItem() {
    let items = SwiftFixture(
      """
      final class Letter: UIViewController {
        override func viewDidLoad() {
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "arrow.left"), style: .plain, target: self, action: nil)
          navigationItem.leftBarButtonItem?.accessibilityLabel = "Back"
        }
      }
      """).items
    #expect(items.map(\.accessibilityLabel.said) == ["\"Back\""])
  }

  @Test("A toolbar that code calls by another name is a toolbar, with the height that it is made with")
  func toolbarByAnyName() {
    let bar = SwiftFixture(
      """
      final class Letter: UIViewController {
        let strip = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
        override func viewDidLoad() {
          strip.items = [UIBarButtonItem(title: "Edit", style: .plain, target: self, action: nil)]
        }
      }
      """).bar
    #expect(bar?.kind == .toolbar)
    #expect(bar?.facts.height == .declared(64))
  }
}
