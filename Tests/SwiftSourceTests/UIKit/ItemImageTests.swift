import LintelModel
import Testing

/// Images and spoken names that branches and methods of the code give one item.
@Suite("Images of items by the state of their bar")
struct ItemImageTests {
  private func bars(_ body: String) -> [Toolbar] {
    SwiftFixture("final class ListController: UIViewController {\n\(body)\n}").bars
  }

  /// Of each item what it says and shows: `Stop stop.fill`.
  private func faces(_ body: String) -> Set<String> {
    Set(bars(body).flatMap(\.items).map { "\($0.label.said) \($0.symbol ?? "-")" })
  }

  private let shield = """
    private lazy var shield: UIBarButtonItem = {
      let button = UIBarButtonItem(image: UIImage(systemName: "checkmark.shield"), style: .plain, target: self, action: nil)
      return button
    }()
    func show() { navigationItem.rightBarButtonItem = shield }
    """

  @Test("An item has each branch's image in the variant of that branch, and it is told where the branch sets it")
  func branches() {
    let found = bars(
      """
      \(shield)
      func update() {
        if isProtected {
          shield.image = UIImage(systemName: "checkmark.shield")
        } else {
          shield.image = UIImage(systemName: "shield")
        }
      }
      """)
    let states = found.map { "\($0.variant?.arms ?? ""): \($0.items.compactMap(\.symbol).joined(separator: ", "))" }
    #expect(Set(states) == ["if isProtected: checkmark.shield", "unless isProtected: shield"])
    let items = found.flatMap(\.items)
    #expect(Set(items.map(\.id)) == ["shield"])
    #expect(Set(items.map(\.location.line)) == [3])
    #expect(Set(items.map(\.symbolPlace.line)) == [9, 11])
    #expect(Set(items.map(\.facts.otherSymbol)) == [.declared("shield"), .declared("checkmark.shield")])
  }

  @Test(
    "An image in another colour or direction is the one that it is made of",
    arguments: [
      (#"UIImage.templateImageNamed("ic_done")?.withTintColor(.white, renderingMode: .alwaysOriginal)"#, "ic_done", Answer.no),
      ("UIImage.icDone.withTintColor(.white)", "icDone", .no),
      ("UIImage.icBack.imageFlippedForRightToLeftLayoutDirection()", "icBack", .yes),
    ])
  func changed(image: String, name: String, turns: Answer) {
    let items = bars(
      """
      override func viewDidLoad() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: \(image), style: .done, target: self, action: nil)
      }
      """
    ).flatMap(\.items)
    #expect(items.map(\.symbol) == [name])
    #expect(items.map(\.turnsSymbol) == [turns])
    #expect(items.allSatisfy { !$0.mayBeSetByCode })
  }

  @Test(
    "An image of a type of the project's is called what that type calls it, and is none that was read",
    arguments: [
      "Assets.Tools.nest.image.withRenderingMode(.alwaysTemplate)", "Assets.Tools.nest.image", "Assets.Images.nest",
      "Assets.nest",
    ])
  func ofType(image: String) {
    let items = bars(
      """
      override func viewDidLoad() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: \(image), style: .done, target: self, action: nil)
      }
      """
    ).flatMap(\.items)
    #expect(items.map(\.symbol) == ["nest"])
    #expect(items.allSatisfy { $0.isImageUnread && $0.mayBeSetByCode })
  }

  @Test(
    "A constant of the project's that is a system's symbol is that symbol",
    arguments: [#"UIImage(systemName: "chevron.down.circle")!"#, #"UIImage(symbol: "chevron.down.circle")!"#])
  func symbolOfConstant(made: String) {
    let source = """
      struct Assets { struct Images { static let nest = \(made) } }
      extension UIImage { convenience init?(symbol: String) { self.init(systemName: symbol) } }
      final class ListController: UIViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(image: Assets.Images.nest, style: .done, target: self, action: nil)
        }
      }
      """
    let items = SwiftFixture(source).bars.flatMap(\.items)
    #expect(items.map(\.symbol) == ["chevron.down.circle"])
    #expect(items.allSatisfy { $0.hasSystemName && !$0.isImageUnread && !$0.mayBeSetByCode })
  }

  @Test("Where no branch tells which of two images is seen, the item shows none of them for certain")
  func untold() {
    let items = bars(
      "\(shield)\nfunc a() { shield.image = UIImage(systemName: \"shield\") }"
    ).flatMap(\.items)
    #expect(items.map(\.symbol) == ["shield.image"])
    #expect(items.allSatisfy { $0.hasSystemName && $0.mayBeSetByCode && $0.symbolIsFrom == nil })
  }

  @Test("A method that sets text and image sets them together")
  func methods() {
    let found = faces(
      """
      private let recorder = UIBarButtonItem()
      func show() { navigationItem.rightBarButtonItem = recorder }
      func start() {
        recorder.title = "Stop"
        recorder.image = UIImage(systemName: "stop.fill")
      }
      func stop() {
        recorder.title = "Record"
        recorder.image = UIImage(systemName: "mic.fill")
      }
      """)
    #expect(found == ["\"Stop\" stop.fill", "\"Record\" mic.fill"])
  }

  @Test("A text of one branch does not stand beside the image of another one")
  func textOrImage() {
    let found = faces(
      """
      private let edit = UIBarButtonItem()
      func show() { navigationItem.rightBarButtonItem = edit }
      func update() {
        if isEditing {
          edit.title = "Done"
          edit.image = nil
        } else {
          edit.title = nil
          edit.image = UIImage(systemName: "pencil")
        }
      }
      """)
    #expect(found == ["\"Done\" -", " pencil"])
  }

  @Test("A branch that sets no spoken name has not that of another branch")
  func names() {
    let items = bars(
      """
      private let call = UIBarButtonItem()
      func show() { navigationItem.rightBarButtonItem = call }
      func update() {
        if isNew {
          call.title = "Call"
        } else if isLoud {
          call.title = "Mute"
          call.accessibilityLabel = "Mute the call"
        } else {
          call.title = "Unmute"
          call.accessibilityLabel = "Unmute the call"
        }
      }
      """
    ).flatMap(\.items)
    #expect(
      Set(items.map { "\($0.label.said) \($0.accessibilityLabel.said)" }) == [
        "\"Call\" ", "\"Mute\" \"Mute the call\"", "\"Unmute\" \"Unmute the call\"",
      ])
  }

  @Test("A method that is handed the same item with one image here and another one there gives it both")
  func handed() {
    let found = faces(
      """
      private let mark = UIBarButtonItem()
      func show() {
        navigationItem.rightBarButtonItem = mark
        if isMarked {
          draw(mark, "star.fill")
        } else {
          draw(mark, "star")
        }
      }
      func draw(_ item: UIBarButtonItem, _ name: String) { item.image = UIImage(systemName: name) }
      """)
    #expect(found == [" star.fill", " star"])
  }

  @Test("An item that two methods put on the bar, each on a condition of its own, stands where one of these holds")
  func places() {
    let found = bars(
      """
      private let read = UIBarButtonItem(title: "Read", style: .plain, target: nil, action: nil)
      private let cancel = UIBarButtonItem(title: "Cancel", style: .plain, target: nil, action: nil)
      func update() {
        if isForwarding {
          title = "Forward"
          navigationItem.rightBarButtonItem = cancel
        } else if isArchive {
          title = "Archive"
          navigationItem.rightBarButtonItem = read
        }
      }
      func select() {
        if isSelecting {
          title = "Selected"
          navigationItem.rightBarButtonItem = read
        }
      }
      """)
    #expect(
      Set(found.map { [$0.title.said] + $0.items.map(\.label.said) }) == [
        ["\"Forward\"", "\"Cancel\""], ["\"Archive\"", "\"Read\""], ["\"Selected\"", "\"Read\""],
      ])
  }

  private let cart = "UIImage(named: \"cart_icon\")"

  @Test("An image that code calls something may name its button, and one that nobody calls anything does not")
  func namedImage() {
    func mayBeNamed(_ statements: String) -> [Bool] {
      bars("override func viewDidLoad() {\n\(statements)\n}").flatMap(\.items).map(\.mayBeSetByCode)
    }
    let item = "UIBarButtonItem(image: image, style: .plain, target: self, action: nil)"
    #expect(mayBeNamed("let image = \(cart)\nnavigationItem.rightBarButtonItem = \(item)") == [false])
    #expect(
      mayBeNamed("let image = \(cart)\nimage?.accessibilityLabel = \"Cart\"\nnavigationItem.rightBarButtonItem = \(item)")
        == [true])
    #expect(
      mayBeNamed(
        """
        let item = UIBarButtonItem(image: \(cart), style: .plain, target: self, action: nil)
        item.image?.accessibilityLabel = "Cart"
        navigationItem.rightBarButtonItem = item
        """) == [true])
  }

  @Test("The image of a button that an item holds may name it in the same way")
  func namedImageOfView() {
    let items = bars(
      """
      override func viewDidLoad() {
        let button = UIButton()
        let image = \(cart)!
        image.accessibilityLabel = NSLocalizedString("cart", comment: "")
        button.setImage(image, for: .normal)
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
      }
      """
    ).flatMap(\.items)
    #expect(items.count == 1)
    #expect(items.first?.symbol == "cart_icon")
    #expect(items.first?.mayBeSetByCode == true)
    #expect(items.first?.accessibilityLabel == LocalizedText.none)
  }
}
