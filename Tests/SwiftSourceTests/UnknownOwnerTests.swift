import LintelModel
import Testing

@Suite("Code that puts something on bars of screens that are not known")
struct UnknownOwnerTests {
  private func owners(_ source: String) -> [UnknownOwner?] { SwiftFixture(source).bars.map(\.unknownOwner) }

  private static let sending = """
    struct Sending: ViewModifier {
      func body(content: Content) -> some View { content.toolbar { Button("Send") { } } }
    }

    """

  @Test("A modifier that nobody applies is named as one, and says that no use of it was found")
  func unused() {
    let bars = SwiftFixture(Self.sending).bars
    #expect(bars.map(\.unknownOwner) == [UnknownOwner(.unusedModifier, name: "Sending")])
    #expect(bars.map(\.name) == ["Sending, modifier (A.swift)"])
  }

  @Test("A method of View that nobody calls is named by itself")
  func method() {
    let bars = SwiftFixture("extension View { func sending() -> some View { toolbar { Button(\"Send\") { } } } }").bars
    #expect(bars.map(\.unknownOwner) == [UnknownOwner(.unusedModifier, name: "sending")])
    #expect(bars.map(\.name) == ["sending, modifier (A.swift)"])
  }

  @Test("A screen that applies one is known, and no bar of the modifier's stands beside it")
  func used() {
    let one = "struct One: View { var body: some View { List { }.navigationTitle(\"One\").modifier(Sending()) } }"
    #expect(owners(Self.sending + one) == [nil])
  }

  @Test(
    "What code sets on a controller that it is handed, or asks for, is on a screen that is not known",
    arguments: [
      ("func show(_ other: UIViewController) { other.navigationItem.backButtonTitle = \"Inbox\" }", "other"),
      (
        """
        func show() {
          if let seen = presenter.navigationController?.visibleViewController {
            seen.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Inbox", style: .plain, target: nil, action: nil)
          }
        }
        """, "seen"
      ),
    ])
  func given(method: String, name: String) {
    let found = owners("final class Coordinator {\n\(method)\n}")
    #expect(found == [UnknownOwner(.handedController, name: name)])
  }

  @Test("A controller that the code makes is a screen of that code's")
  func made() {
    let source = """
      final class Coordinator {
        func show() {
          let other = UIViewController()
          other.navigationItem.backButtonTitle = "Inbox"
          stack.pushViewController(other, animated: true)
        }
      }
      """
    #expect(owners(source) == [nil])
  }

  @Test("What an extension of a protocol or of a class of the system's sets up is on the bars of those that call it")
  func shared() {
    let title = "func setUp() { navigationItem.backButtonTitle = \"Inbox\" }"
    #expect(
      owners("protocol Framed: UIViewController { }\nextension Framed { \(title) }")
        == [UnknownOwner(.sharedCode, name: "Framed")])
    #expect(owners("extension UIViewController { \(title) }") == [UnknownOwner(.sharedCode, name: "UIViewController")])
    #expect(owners("class Inbox: UIViewController { }\nextension Inbox { \(title) }") == [nil])
  }

  @Test("An item that is made and put nowhere is on a bar that is not known")
  func unplaced() {
    let source = "class Inbox: UIViewController { func make() { let save = UIBarButtonItem(systemItem: .save) } }"
    #expect(owners(source) == [UnknownOwner(.unplaced, name: "save")])
  }
}
