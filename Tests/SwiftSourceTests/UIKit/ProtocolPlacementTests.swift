import LintelModel
import Testing

@Suite("What a protocol's extension puts on the bars of controllers")
struct ProtocolPlacementTests {
  private static let framed = """
    protocol Framed: UIViewController { }
    extension Framed {
      func setUpFrame() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
        navigationItem.backButtonTitle = "Return"
      }
    }

    """

  private func bars(_ classes: String) -> [Toolbar] { SwiftFixture(Self.framed + classes).bars }

  @Test("It is on the bar of each class that asks for it, and the protocol has none")
  func each() {
    let found = bars(
      """
      class Inbox: UIViewController, Framed { override func viewDidLoad() { title = "Inbox"; setUpFrame() } }
      class Outbox: UIViewController { override func viewDidLoad() { self.setUpFrame() } }
      extension Outbox: Framed { }
      """)
    #expect(Set(found.map(\.controller)) == ["Inbox", "Outbox"])
    #expect(found.allSatisfy { $0.items.map(\.label.said) == ["\"Close\""] && $0.unknownOwner == nil })
    #expect(found.first { $0.controller == "Inbox" }?.title.said == "\"Inbox\"")
  }

  private static let inbox = """
    class Inbox: UIViewController, Framed { override func viewDidLoad() { title = "Inbox"; setUpFrame() } }

    """

  @Test("A class that conforms and does not ask for it has nothing of it")
  func notAsked() {
    let found = bars(
      Self.inbox + "class Outbox: UIViewController, Framed { override func viewDidLoad() { title = \"Outbox\" } }")
    #expect(found.first { $0.controller == "Inbox" }?.items.count == 1)
    #expect(found.first { $0.controller == "Outbox" }?.items.isEmpty == true)
    #expect(found.count == 2)
  }

  @Test("Where a class may ask for it in a way that is not followed, it is told of screens that are not known, too")
  func notFollowed() {
    let outbox = """
      class Outbox: UIViewController, Framed {
        var later: (() -> Void)?
        override func viewDidLoad() { title = "Outbox"; later = setUpFrame }
      }
      """
    let found = bars(Self.inbox + outbox)
    #expect(found.first { $0.controller == "Inbox" }?.items.count == 1)
    #expect(found.contains { $0.unknownOwner == UnknownOwner(.sharedCode, name: "Framed") })
  }

  @Test("A class that has a method of its own by that name does what this one does")
  func own() {
    let found = bars(
      """
      class Inbox: UIViewController, Framed {
        override func viewDidLoad() { title = "Inbox"; setUpFrame() }
        func setUpFrame() { navigationItem.rightBarButtonItem = nil }
      }
      """)
    #expect(found.first { $0.controller == "Inbox" }?.items.isEmpty == true)
  }
}
