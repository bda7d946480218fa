import LintelModel
import Testing

/// How large a button is whose class says so itself.
@Suite("Sizes of a project's own buttons")
struct OwnViewSizeTests {
  private func item(_ members: String, parent: String = "UIButton", view: String = "RoundButton()") throws -> Item {
    let fixture = SwiftFixture(
      """
      final class RoundButton: \(parent) {
        \(members)
      }
      final class ListController: UIViewController {
        override func viewDidLoad() {
          title = "Inbox"
          navigationItem.rightBarButtonItem = UIBarButtonItem(customView: \(view))
        }
      }
      """)
    return try #require(fixture.items.first)
  }

  private static let both =
    "NSLayoutConstraint.activate([widthAnchor.constraint(equalToConstant: 24), heightAnchor.constraint(equalToConstant: 24)])"

  @Test(
    "A class says it by constraints of its initializer, by those of a method that this calls, or by an answer",
    arguments: [
      "override init(frame: CGRect) {\nsuper.init(frame: frame)\n\(both)\n}",
      "override init(frame: CGRect) {\nsuper.init(frame: frame)\nsetUp()\n}\nfunc setUp() {\n\(both)\n}",
      """
      override init(frame: CGRect) {
        super.init(frame: frame)
        self.widthAnchor.constraint(equalToConstant: 24).isActive = true
        heightAnchor.constraint(equalToConstant: 24).isActive = true
      }
      """,
      "override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 24) }",
      "override var intrinsicContentSize: CGSize { return .init(width: 24, height: 24) }",
    ])
  func said(members: String) throws {
    let item = try item(members)
    #expect(item.fixedWidth == 24)
    #expect(item.fixedHeight == 24)
    #expect(item.fixedWidthIsFrom != nil)
  }

  @Test(
    "Nothing is known where it hangs on a condition, is another view's, or is larger for a finger",
    arguments: [
      "override init(frame: CGRect) {\nsuper.init(frame: frame)\nif isSmall { \(both) }\n}",
      "func shrink() {\n\(both)\n}",
      "init() {\nsuper.init(frame: .zero)\nicon.widthAnchor.constraint(equalToConstant: 24).isActive = true\n}",
      "init() {\nsuper.init(frame: .zero)\nwidthAnchor.constraint(equalToConstant: 24).isActive = isSmall\n}",
      "override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }",
      """
      override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 24) }
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isNear(point) }
      """,
    ])
  func unknown(members: String) throws {
    let item = try item(members)
    #expect(item.fixedWidth == nil)
  }

  @Test("What the code around a view says of its size comes first")
  func around() throws {
    let fixture = SwiftFixture(
      """
      final class RoundButton: UIButton {
        override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 24) }
      }
      final class ListController: UIViewController {
        override func viewDidLoad() {
          title = "Inbox"
          let button = RoundButton()
          button.widthAnchor.constraint(equalToConstant: 44).isActive = true
          navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
        }
      }
      """)
    let item = try #require(fixture.items.first)
    #expect(item.fixedWidth != 24)
  }

  @Test("A view that is no control is not measured as one")
  func view() throws {
    let item = try item("override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 24) }", parent: "UIView")
    #expect(item.fixedWidth == nil)
  }
}
