import LintelModel
import Testing

@Suite("What an extension of UIKit's controllers puts on the bars of those that call it")
struct ControllerExtensionTests {
  private static let moss = """
    extension UIViewController {
      func addCloseButton() {
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
      }
      func showTitle(_ text: String) { title = text }
    }

    """

  private func bars(_ classes: String) -> [Toolbar] { SwiftFixture(Self.moss + classes).bars }

  @Test("It is on the bar of each class that calls it, with what it is handed, and UIKit's own has none")
  func each() {
    let found = bars(
      """
      class Inbox: UIViewController { override func viewDidLoad() { showTitle("Inbox"); addCloseButton() } }
      class Outbox: UITableViewController { override func viewDidLoad() { self.addCloseButton() } }
      """)
    #expect(Set(found.compactMap(\.controller)) == ["Inbox", "Outbox"])
    #expect(found.allSatisfy { $0.items.map(\.label.said) == ["\"Close\""] && $0.unknownOwner == nil })
    #expect(found.first { $0.controller == "Inbox" }?.title.said == "\"Inbox\"")
  }

  @Test("What nobody is seen to call is told of screens that are not known")
  func uncalled() {
    let found = bars("class Inbox: UIViewController { override func viewDidLoad() { title = \"Inbox\" } }")
    #expect(found.contains { $0.unknownOwner != nil && $0.items.map(\.label.said) == ["\"Close\""] })
  }
}
