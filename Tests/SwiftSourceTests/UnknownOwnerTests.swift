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

  @Test("What names the tab of whichever controller calls it is no bar, and beside a button it is one")
  func tabs() {
    func code(_ more: String = "") -> String {
      """
      extension UIViewController {
        func setUpTab(_ name: String) {
          title = NSLocalizedString("Inbox", comment: "")
          tabBarItem.title = name
          \(more)
        }
      }
      """
    }
    #expect(SwiftFixture(code()).bars.isEmpty)
    let button = "navigationItem.rightBarButtonItem = UIBarButtonItem(title: \"Send\", style: .plain, target: self, action: nil)"
    #expect(owners(code(button)) == [UnknownOwner(.sharedCode, name: "UIViewController")])
  }

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

  /// A wizard whose pages have a frame in common, which sets their titles.
  private static let wizard = """
    struct Wizard: View {
      var body: some View { NavigationStack { Pages(page: .start).modifier(Sending()) } }
    }
    struct Pages: View {
      let page: Page
      var body: some View {
        switch page {
        case .start: StartPage()
        case .end: EndPage()
        }
      }
    }
    struct StartPage: View { var body: some View { PageFrame(title: "Start") { Text("First") } } }
    struct EndPage: View { var body: some View { PageFrame(title: "End") { Text("Last") } } }
    struct PageFrame<Content: View>: View {
      let title: LocalizedStringKey
      @ViewBuilder let content: () -> Content
      var body: some View { List { content() }.navigationTitle(title) }
    }

    """

  @Test("What a modifier adds to pages that views between them show is not left out in silence")
  func container() {
    let bars = SwiftFixture(Self.sending + Self.wizard).bars
    let pages = bars.filter { $0.title.isPresent }
    #expect(!pages.isEmpty && pages.allSatisfy { $0.unknownOwner == UnknownOwner(.container, name: "Sending") })
  }

  @Test("A page that also stands elsewhere, or has a navigation of its own, has a bar that is known")
  func outside() {
    let alone = "struct Help: View { var body: some View { PageFrame(title: \"Help\") { Text(\"Help\") } } }"
    let also = SwiftFixture(Self.sending + Self.wizard + alone).bars.filter { $0.title.isPresent }
    #expect(!also.isEmpty && also.allSatisfy { $0.unknownOwner == nil })
    let own = Self.wizard.replacing("{ List { content() }.navigationTitle(title) }", with: "{ Stack { content() } }")
    let nested = own + """
      struct Stack<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { NavigationStack { List { content() }.navigationTitle("Inner") } }
      }
      """
    let inner = SwiftFixture(Self.sending + nested).bars.filter { $0.title.isPresent }
    #expect(inner.allSatisfy { $0.unknownOwner == nil })
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
