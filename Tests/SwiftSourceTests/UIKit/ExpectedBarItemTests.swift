import LintelModel
import Testing

@Suite("Bar button items that code makes without naming their type")
struct ExpectedBarItemTests {
  private func items(_ statements: String, more: String = "") -> [Item] {
    SwiftFixture([
      "A.swift": """
      import UIKit
      final class NotesController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(statements)
        }
        \(more)
      }
      """
    ]).bars.flatMap(\.items)
  }

  private static let made = ".init(image: UIImage(systemName: \"plus\"), menu: menu)"

  @Test(
    "An image and a menu make an item where items stand",
    arguments: [
      ("navigationItem.rightBarButtonItems = [\(made)]", ""), ("navigationItem.rightBarButtonItem = \(made)", ""),
      ("let items: [UIBarButtonItem] = [\(made)]\nnavigationItem.rightBarButtonItems = items", ""),
      ("navigationItem.setRightBarButton(\(made), animated: false)", ""),
      ("toolbarItems = isOpen ? [\(made)] : [\(made)]", ""),
      ("navigationItem.rightBarButtonItems = items", "private var items: [UIBarButtonItem] { [\(made)] }"),
      ("navigationItem.rightBarButtonItems = items()", "private func items() -> [UIBarButtonItem] { return [\(made)] }"),
    ])
  func item(statements: String, more: String) {
    let found = items(statements, more: more)
    let (symbols, kinds) = (Set(found.map { $0.symbol ?? "" }), Set(found.map { $0.kind }))
    #expect(symbols == ["plus"] && kinds == [.menu])
    let areUnlabelled = found.allSatisfy { $0.label.state == .none }
    #expect(areUnlabelled)
  }

  @Test("Elsewhere they may make anything")
  func other() {
    #expect(items("models = [\(Self.made)]\nrow = \(Self.made)").isEmpty)
  }
}
