import LintelModel
import Testing

/// Views on a bar to which branches of the code give different texts.
@Suite("Views by the state of their bar")
struct ViewFaceTests {
  private let label = "private lazy var label: UILabel = { let view = UILabel(); return view }()"
  private let placing = "override func viewDidLoad() { navigationItem.titleView = label }"

  private func item(_ title: String) -> String {
    "UIBarButtonItem(title: \"\(title)\", style: .plain, target: self, action: nil)"
  }

  /// Of each variant what its items say, in order.
  private func faces(_ body: String) -> Set<[String]> {
    let bars = SwiftFixture("final class ListController: UIViewController {\n\(body)\n}").bars
    return Set(bars.map { $0.items.map(\.label.said) })
  }

  @Test("A title view's text stands beside the items of its own branch, and never beside those of another one")
  func branches() {
    let found = faces(
      """
      \(label)
      \(placing)
      func update() {
        if Relay.shared.isForwarding() || Relay.shared.isSharing() {
          label.text = "Forward to"
          navigationItem.setRightBarButtonItems([\(item("Cancel"))], animated: true)
        } else if isArchive {
          label.text = "Archive"
          navigationItem.setRightBarButtonItems([\(item("Read"))], animated: true)
        } else {
          label.text = "Chats"
          navigationItem.setRightBarButtonItems([\(item("New"))], animated: true)
        }
      }
      """)
    #expect(
      found == [
        ["\"Forward to\"", "\"Cancel\""], ["\"Archive\"", "\"Read\""], ["\"Chats\"", "\"New\""],
      ])
  }

  private func selection(_ update: String) -> Set<[String]> {
    faces(
      """
      \(label)
      \(placing)
      func updateTitle() {
        \(update)
      }
      func showSelection() -> Bool {
        if !isEditing { return false }
        label.text = "Selected"
        navigationItem.setLeftBarButton(\(item("Cancel")), animated: true)
        return true
      }
      """)
  }

  @Test("A text is gone where a method that is called after it sets another one, on that method's conditions")
  func replacedByCall() {
    let found = selection(
      """
      if isArchive {
        label.text = "Archive"
        if !showSelection() {
          navigationItem.setRightBarButtonItems([\(item("Read"))], animated: true)
        }
      } else {
        label.text = "Chats"
        _ = showSelection()
      }
      """)
    #expect(found == [["\"Cancel\"", "\"Selected\""], ["\"Archive\"", "\"Read\""], ["\"Chats\""]])
  }

  @Test("A method that is not called in any case leaves the text to stand")
  func callThatMayBeLeftOut() {
    let found = selection(
      """
      if isArchive {
        label.text = "Archive"
        if isEmpty { return }
        _ = showSelection()
      }
      """)
    #expect(found.contains(["\"Cancel\"", "\"Archive\""]))
  }

  @Test("The bar's own title is gone there, too")
  func replacedTitle() {
    let bars = SwiftFixture(
      """
      final class ListController: UIViewController {
        override func viewDidLoad() {
          if isArchive { navigationItem.title = "Archive" } else { navigationItem.title = "Chats" }
          showSelection()
        }
        func showSelection() {
          guard isEditing else { return }
          navigationItem.title = "Selected"
          navigationItem.leftBarButtonItem = \(item("Cancel"))
        }
      }
      """
    ).bars
    let found = bars.map { [$0.title.said] + $0.items.map(\.label.said) }
    #expect(Set(found) == [["\"Selected\"", "\"Cancel\""], ["\"Archive\""], ["\"Chats\""]])
  }

  @Test(
    "Where methods of their own set text and items, those meet whose conditions hold together, after an early return too")
  func methods() {
    let found = faces(
      """
      \(label)
      \(placing)
      func updateTitle() {
        guard !isForwarding else {
          label.text = "Forward to"
          return
        }
        label.text = "Chats"
      }
      func updateItems() {
        if isForwarding {
          navigationItem.rightBarButtonItem = \(item("Cancel"))
        } else {
          navigationItem.rightBarButtonItem = \(item("New"))
        }
      }
      """)
    #expect(found == [["\"Forward to\"", "\"Cancel\""], ["\"Chats\"", "\"New\""]])
  }

  @Test(
    "Where a method of the type's own answers false, nothing stands that it puts on the bar when it answers true",
    arguments: [
      "if !isSelecting() { return false }", "guard isSelecting() else { return false }",
    ])
  func answers(first: String) {
    let found = faces(
      """
      \(label)
      \(placing)
      func update() {
        label.text = "Chats"
        if !showsSelection() {
          navigationItem.leftBarButtonItem = \(item("Account"))
        }
      }
      func showsSelection() -> Bool {
        \(first)
        label.text = "Selected"
        navigationItem.rightBarButtonItem = \(item("Done"))
        return true
      }
      func isSelecting() -> Bool { return tableView.isEditing && bar != nil }
      """)
    #expect(found.contains { $0.contains("\"Selected\"") && $0.contains("\"Done\"") })
    #expect(found.contains { $0.contains("\"Chats\"") && $0.contains("\"Account\"") })
    #expect(!found.contains { $0.contains("\"Selected\"") && $0.contains("\"Account\"") })
    #expect(!found.contains { $0.contains("\"Done\"") && $0.contains("\"Account\"") })
  }

  @Test("A button inside a bar button item has a face for each branch, too")
  func buttons() {
    let bars = SwiftFixture(
      """
      final class ProfileController: UIViewController {
        override func viewDidLoad() {
          let button = UIButton(type: .system)
          if isFollowing {
            title = "Friend"
            button.setTitle("Following", for: .normal)
          } else {
            title = "Stranger"
            button.setTitle("Follow", for: .normal)
          }
          navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
        }
      }
      """
    ).bars
    let found = Set(bars.map { [$0.title.said] + $0.items.map(\.label.said) })
    #expect(found == [["\"Friend\"", "\"Following\""], ["\"Stranger\"", "\"Follow\""]])
  }

  @Test(
    "Its image and its spoken name are those of its branch, also where they replace what was set before",
    arguments: [
      """
      if isFollowing {
        title = "Friend"
        button.setImage(UIImage(systemName: "star.fill"), for: .normal)
        button.accessibilityLabel = "Unfollow"
      } else {
        title = "Stranger"
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.accessibilityLabel = "Follow"
      }
      """,
      """
      title = "Stranger"
      button.setImage(UIImage(systemName: "star"), for: .normal)
      button.accessibilityLabel = "Follow"
      if isFollowing {
        title = "Friend"
        button.setImage(UIImage(systemName: "star.fill"), for: .normal)
        button.accessibilityLabel = "Unfollow"
      }
      """,
    ], ["rightBarButtonItem = UIBarButtonItem(customView: button)", "titleView = button"])
  func images(code: String, place: String) {
    let bars = SwiftFixture(
      """
      final class ProfileController: UIViewController {
        override func viewDidLoad() {
          let button = UIButton(type: .system)
          \(code)
          navigationItem.\(place)
        }
      }
      """
    ).bars
    let found = bars.map { bar in bar.items.map { "\($0.symbol ?? "-") \($0.accessibilityLabel.said)" } }
    #expect(Set(found) == [["star.fill \"Unfollow\""], ["star \"Follow\""]])
  }

  private func archive(_ set: String) -> [Toolbar] {
    SwiftFixture(
      """
      final class ListController: UIViewController {
        var isUnread: Bool? {
          didSet {
            guard let isUnread = isUnread else { return }
            let button = archive.customView as? UIButton
            \(set)
          }
        }
        private lazy var archive: UIBarButtonItem = {
          let button = UIButton(type: .system)
          button.setImage(UIImage(systemName: "tray.and.arrow.down"), for: .normal)
          button.setTitle("Archive", for: .normal)
          return UIBarButtonItem(customView: button)
        }()
        override func viewDidLoad() { toolbarItems = [archive] }
      }
      """
    ).bars
  }

  @Test("A text and an image that one answer chooses, each in a constant of its own, are never seen crosswise")
  func together() {
    let bars = archive(
      """
      let icon = isUnread ? "tray.and.arrow.down" : "tray.and.arrow.up"
      button?.setImage(UIImage(systemName: icon), for: .normal)
      let title = isUnread ? "Archive" : "Unarchive"
      button?.setTitle(title, for: .normal)
      """)
    let found = bars.map { bar in
      (bar.variant?.arms ?? "") + ": " + bar.items.map { "\($0.label.said) \($0.symbol ?? "-")" }.joined(separator: ", ")
    }
    #expect(
      found.sorted() == [
        "if isUnread: \"Archive\" tray.and.arrow.down", "unless isUnread: \"Unarchive\" tray.and.arrow.up",
      ])
  }

  @Test("A method that sets the image alone sets it beside every text")
  func imageAlone() {
    let bars = archive(
      """
      let icon = isUnread ? "tray.and.arrow.down" : "tray.and.arrow.up"
      button?.setImage(UIImage(systemName: icon), for: .normal)
      """)
    let found = bars.flatMap(\.items).map { "\($0.label.said) \($0.symbol ?? "-")" }
    #expect(found.sorted() == ["\"Archive\" tray.and.arrow.down", "\"Archive\" tray.and.arrow.up"])
  }

  @Test("A button inside a bar button item shows its text beside its image, if it has both")
  func besideImage() {
    func isBeside(_ lines: String) -> [Bool] {
      SwiftFixture(
        """
        final class ListController: UIViewController {
          override func viewDidLoad() {
            let button = UIButton(type: .system)
            \(lines)
            navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
          }
        }
        """
      ).bars.flatMap(\.items).map(\.showsLabelBesideSymbol)
    }
    let image = "button.setImage(UIImage(systemName: \"tray\"), for: .normal)"
    #expect(isBeside(image + "\nbutton.setTitle(\"Archive\", for: .normal)") == [true])
    #expect(isBeside(image) == [false])
    #expect(isBeside(image + "\nbutton.setTitle(\"\", for: .normal)") == [false])
    #expect(isBeside("button.setTitle(\"Archive\", for: .normal)") == [false])
  }

  @Test("A view with one text, or with several that no branch tells apart, is one item")
  func alone() {
    #expect(faces("\(label)\n\(placing)\nfunc show() { if isOpen { label.text = \"Open\" } }") == [["\"Open\""]])
    let calls = "func a() { label.text = \"A\" }\nfunc b() { label.text = \"B\" }"
    #expect(faces("\(label)\n\(placing)\n\(calls)") == [["\"A\""]])
  }

  @Test("An item of a property is told where it is made, and not where code changes it")
  func place() {
    let bars = SwiftFixture(
      """
      final class ListController: UIViewController {
        private lazy var shield: UIBarButtonItem = {
          let image = UIImage(systemName: "checkmark.shield")
          let button = UIBarButtonItem(image: image, style: .plain, target: self, action: nil)
          return button
        }()
        func change() { shield.image = UIImage(systemName: "shield") }
        func show() { navigationItem.setRightBarButtonItems([shield], animated: true) }
      }
      """
    ).bars
    #expect(bars.flatMap(\.items).map(\.id) == ["shield"])
    #expect(bars.flatMap(\.items).map(\.location.line) == [4])
  }
}
