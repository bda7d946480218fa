import LintelModel
import Testing

/// What an item shows where the code that makes it is not the platform's own.
@Suite("Faces that the project or a package makes")
struct FaceTests {
  private func controller(_ body: String, _ more: String = "") -> [Item] {
    SwiftFixture("final class ListController: UIViewController {\nfunc load() {\n\(body)\n}\n}\n\(more)").items
  }

  @Test("A package's button is unknown, and not without a face")
  func unknownView() {
    let items = SwiftFixture(items: "ToolbarItem { TaskButton(Strings.save, run: save) }").items
    #expect(items.map(\.label.state) == [.unresolved])
  }

  @Test("The arm of a button that shows an activity indicator has that for a face")
  func progress() {
    let bars = SwiftFixture(
      items: "Button { save() } label: { if isSaving { ProgressView() } else { Text(\"Save\") } }"
    ).bars
    #expect(bars.map { $0.items.map(\.kind) } == [[.button], [.customView]])
    #expect(bars.first?.items.first?.label.said == "Save")
  }

  @Test("A button whose label nobody can read is unresolved")
  func unreadLabel() {
    let items = SwiftFixture(items: "Button(configuration)\nPasteButton(payloadType: String.self) { _ in }").items
    #expect(items.map(\.label.state) == [.unresolved, .unresolved])
  }

  @Test("An initializer that the project adds is followed to the platform's, with what it sets")
  func ownInitializer() throws {
    let item = try #require(
      controller(
        "navigationItem.rightBarButtonItem = UIBarButtonItem(icon: .plus, target: self, action: nil)",
        """
        extension UIBarButtonItem {
          convenience init(icon: Icon, target: Any?, action: Selector?) {
            self.init(image: icon.image(size: 28), style: .plain, target: target, action: action)
            accessibilityLabel = "Add"
          }
        }
        """
      ).first)
    #expect(item.symbol != nil)
    #expect(item.accessibilityLabel.said == "\"Add\"")
  }

  @Test("A type of the project's hands its title on to the platform's initializer")
  func subclass() {
    let items = controller(
      "navigationItem.rightBarButtonItem = ThemedItem(named: \"Add a note\")",
      """
      final class ThemedItem: UIBarButtonItem {
        init(named name: String) { super.init(title: name, style: .plain, target: nil, action: nil) }
      }
      """)
    #expect(items.map(\.label.said) == ["\"Add a note\""])
  }

  @Test("A package's initializer, and a system item that a caller names, are unknown")
  func unknownItems() {
    let items = SwiftFixture(
      """
      final class Host: UINavigationController {
        init(root: UIViewController, button: UIBarButtonItem.SystemItem) {
          navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: button, target: nil, action: nil)
          navigationItem.rightBarButtonItem = UIBarButtonItem(glyph: .bolt, target: nil, action: nil)
        }
      }
      """
    ).items
    #expect(items.map(\.label.state) == [.unresolved, .unresolved])
  }

  @Test(
    "A variable that holds a system item is none by its own name: where its value is not known, neither is the item",
    arguments: ["systemItem: _dismissStyle", "barButtonSystemItem: style(), target: nil, action: nil", "systemItem: Look.other"])
  func unreadSystemItem(arguments: String) throws {
    let item = try #require(
      controller(
        "navigationItem.leftBarButtonItem = UIBarButtonItem(\(arguments))",
        "enum Look { static var other: UIBarButtonItem.SystemItem { isOld ? .done : .close } }"
      ).first)
    #expect(item.systemItem == nil && !item.hasSystemName)
    #expect(item.label.state == .unresolved)
    #expect(item.mayBeSetByCode)
  }

  @Test("A system item is read through a constant, and where one branch alone is written, the other is unknown")
  func systemItemOfConstant() {
    let fixture = SwiftFixture(
      """
      enum Look { static let leaving: UIBarButtonItem.SystemItem = .close }
      final class ListController: UIViewController {
        private let style: UIBarButtonItem.SystemItem = .done
        var other: UIBarButtonItem.SystemItem
        func load() {
          navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: Look.leaving)
          navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: style)
          toolbarItems = [UIBarButtonItem(systemItem: isEditing ? .trash : other)]
        }
      }
      """)
    let items = fixture.bars.flatMap(\.items)
    #expect(Set(items.compactMap { $0.systemItem }) == ["close", "done", "trash"])
    #expect(items.contains { $0.systemItem == nil && $0.label.state == .unresolved })
  }

  @Test("Members that name symbols are symbols, by the system's names")
  func symbols() {
    let items = SwiftFixture(
      items: """
        Button { } label: { Image(systemSymbol: .squareAndArrowUp) }
        Button { } label: { Label("Filter", systemSymbol: .line3HorizontalDecrease) }
        Button { } label: { Image(.logo) }
        """
    ).items
    #expect(items.map(\.symbol) == ["square.and.arrow.up", "line.3.horizontal.decrease", "logo"])
    #expect(items.map(\.hasSystemName) == [true, true, false])
  }

  @Test("A function of the project's that makes system images names the case it is handed")
  func symbolFunction() {
    let items = controller(
      "navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage.symbol(.folderBadgePlus), style: .plain)",
      """
      extension UIImage {
        static func symbol(_ name: Symbol) -> UIImage? { UIImage(named: name.rawValue) ?? UIImage(systemName: name.rawValue) }
      }
      """)
    #expect(items.map(\.symbol) == ["folder.badge.plus"])
    #expect(items.map(\.hasSystemName) == [true])
  }

  @Test("A name with attributes is a name")
  func attributedName() {
    let items = controller(
      """
      let read = UIBarButtonItem(image: UIImage(named: "glyph"), style: .plain, target: self, action: nil)
      read.accessibilityAttributedLabel = NSAttributedString(string: "Read aloud")
      navigationItem.rightBarButtonItem = read
      """)
    #expect(items.map(\.accessibilityLabel.said) == ["\"Read aloud\""])
  }

  @Test("A symbol that is hidden from screen readers gives its button no name; one that is not hidden does")
  func hiddenSymbol() {
    let hidden = SwiftFixture(items: "Button { } label: { Image(systemName: \"plus\").accessibilityHidden(true) }").items.first
    #expect(hidden?.isImageHidden == true && hidden?.symbol == "plus" && hidden?.kind == .button)
    let shown = SwiftFixture(items: "Button { } label: { Image(systemName: \"plus\").accessibilityHidden(false) }").items.first
    #expect(shown?.isImageHidden == false)
  }
}
