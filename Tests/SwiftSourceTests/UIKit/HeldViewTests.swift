import LintelModel
import Testing

/// Views within views of an item, their sizes and those of their texts.
@Suite("Views that items hold")
struct HeldViewTests {
  private func item(_ made: String, members: String = "") -> Item? {
    SwiftFixture(
      """
      class Compose: UIViewController {
        \(members)
        override func viewDidLoad() {
          navigationItem.title = "Compose"
          \(made)
        }
      }
      """
    ).items.first
  }

  private static let button = """
    let button = UIButton(type: .custom)
    button.setTitle("Publish", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 14, weight: .bold)

    """

  @Test("A view that holds nothing but a button shows what that shows", arguments: ["ShadowBox()", "UIView()"])
  func container(made: String) {
    let item = item(
      Self.button + """
        let box = \(made)
        box.addSubview(button)
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: box)
        """)
    #expect(item?.label.said == "\"Publish\"")
    #expect(item?.facts.fixedTextSize == .declared(14))
    // The statement that sets the font, three lines above the one that makes the item.
    #expect(item.map { $0.location.line - ($0.fixedTextSizeIsFrom?.line ?? 0) } == 3)
  }

  @Test("One that holds two is no button", arguments: ["ShadowBox()", "UIView()"])
  func two(made: String) {
    let item = item(
      Self.button + """
        let box = \(made)
        box.addSubview(button)
        box.addSubview(UIButton(type: .system))
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: box)
        """)
    // A class of the project's may lay them out in its own way; a plain view holds both.
    #expect(item?.kind == (made == "UIView()" ? .group : .customView) && item?.label.isPresent == false)
  }

  private func spoken(_ made: String, _ statements: String, isBefore: Bool = false) -> Item? {
    item(
      """
      let button = UIButton(type: .custom)
      button.setImage(UIImage(named: "basket"), for: .normal)
      button.accessibilityLabel = "Basket"
      let box = \(made)
      \(isBefore ? statements : "")
      box.addSubview(button)
      \(isBefore ? "" : statements)
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: box)
      """)
  }

  @Test("What the view around a button is called is the button's name only where that view is an element", arguments: [true, false])
  func nameOfHolder(isBefore: Bool) {
    for made in ["ShadowBox()", "UIView()"] {
      let label = "box.accessibilityLabel = \"Publish\""
      #expect(spoken(made, label, isBefore: isBefore)?.accessibilityLabel.said == "\"Basket\"", "\(made)")
      let element = spoken(made, label + "\nbox.isAccessibilityElement = true", isBefore: isBefore)
      #expect(element?.accessibilityLabel.said == "\"Publish\"", "\(made)")
      let hidden = spoken(made, label + "\nbox.isAccessibilityElement = false", isBefore: isBefore)
      #expect(hidden?.accessibilityLabel.said == "\"Basket\"", "\(made)")
    }
  }

  @Test("A button in a property that a lazy item wraps is read, too")
  func lazyItem() {
    let members = """
      private lazy var publishButton: UIButton = {
        \(Self.button)
        return button
      }()
      private lazy var publishItem: UIBarButtonItem = {
        let box = ShadowBox()
        box.addSubview(publishButton)
        return UIBarButtonItem(customView: box)
      }()
      """
    #expect(item("navigationItem.rightBarButtonItem = publishItem", members: members)?.facts.fixedTextSize == .declared(14))
  }

  @Test(
    "A font of so many points keeps its size, and one of a text style does not",
    arguments: [
      (".systemFont(ofSize: 13)", 13), ("UIFont.boldSystemFont(ofSize: 12)", 12), ("UIFont(name: \"Inter\", size: 11)", 11),
      (".preferredFont(forTextStyle: .headline)", nil),
      ("UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 13))", nil), ("theme.font", nil),
    ] as [(String, Points?)])
  func fonts(font: String, size: Points?) {
    let item = item(
      """
      let button = UIButton(type: .custom)
      button.setTitle("Publish", for: .normal)
      button.titleLabel?.font = \(font)
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
      """)
    #expect(item?.facts.fixedTextSize.value == size)
  }

  @Test("A limit to the text size of a view or of the bar is read")
  func caps() {
    let item = item(
      Self.button + """
        button.maximumContentSizeCategory = .accessibilityMedium
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
        """)
    #expect(item?.facts.textSizeCap == .declared(.ax1))
    let bar = SwiftFixture(
      """
      class Compose: UIViewController {
        override func viewDidLoad() {
          navigationItem.title = "Compose"
          navigationController?.navigationBar.maximumContentSizeCategory = .extraExtraLarge
        }
      }
      """
    ).bar
    #expect(bar?.facts.textSizeCap == .declared(.xxLarge))
  }

  @Test(
    "A view's size is that of its frame or of its constraints",
    arguments: [
      "let view = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))",
      "let view = UIView()\nview.frame = CGRect(x: 0, y: 0, width: 24, height: 24)",
      "let view = UIView()\nview.widthAnchor.constraint(equalToConstant: 24).isActive = true\nview.heightAnchor.constraint(equalToConstant: 24).isActive = true",
      "let view = UIButton(type: .custom)\nNSLayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: 24), view.heightAnchor.constraint(equalToConstant: 24)])",
    ])
  func sizes(made: String) {
    let item = item(made + "\nnavigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)")
    #expect(item?.fixedWidth == 24 && item?.fixedHeight == 24)
  }

  @Test(
    "Constraints of SnapKit's say the size, too",
    arguments: [
      "{ make in\nmake.size.equalTo(24)\nmake.center.equalToSuperview()\n}", "{ $0.width.height.equalTo(24) }",
      "{ make in make.size.equalTo(CGSize(width: 24, height: 24)) }",
      "{ make in\nmake.width.equalTo(24).labeled(\"width\")\nmake.height.equalTo(24)\n}",
    ])
  func snapKit(closure: String) {
    let item = constrained("button.snp.makeConstraints \(closure)")
    #expect(item?.fixedWidth == 24 && item?.fixedHeight == 24)
  }

  @Test(
    "One of these that others may replace, or that is no number, leaves the width unknown",
    arguments: [
      "makeConstraints { $0.width.equalTo(24).priority(.low) }", "updateConstraints { $0.width.equalTo(24) }",
      "makeConstraints { $0.width.equalTo(length) }",
    ])
  func uncertainSnapKit(call: String) {
    let item = constrained("button.snp.\(call)")
    #expect(item?.fixedWidth == nil && item?.hasUnreadWidth == true)
  }

  @Test(
    "A constraint that is switched off decides nothing",
    arguments: [
      "WIDTH.isActive = false", "NSLayoutConstraint.deactivate([WIDTH])", "WIDTH", "[WIDTH].forEach { $0.isActive = false }",
      "let width = WIDTH\nwidth.isActive = true\nwidth.isActive = false",
    ])
  func inactive(statement: String) {
    let item = constrained(statement)
    #expect(item?.fixedWidth == nil && item?.hasUnreadWidth == false)
  }

  @Test(
    "One that holds decides the width, by whatever way it is switched on",
    arguments: [
      "[WIDTH].forEach { $0.isActive = true }", "view.addConstraint(WIDTH)", "let width = WIDTH\nwidth.isActive = true",
      "let all = [WIDTH]\nNSLayoutConstraint.activate(all)", "WIDTH.withPriority(.required).isActive = true",
      "let width = WIDTH\nwidth.priority = .required\nNSLayoutConstraint.activate([width])",
    ])
  func active(statement: String) {
    #expect(constrained(statement)?.fixedWidth == 24)
  }

  @Test(
    "Where nobody knows whether it holds, or how wide it makes the view, the width is not known",
    arguments: [
      "if traitCollection.horizontalSizeClass == .compact { WIDTH.isActive = true }", "WIDTH.isActive = isNarrow",
      "narrow = WIDTH", "let width = WIDTH\nif isNarrow { width.isActive = true }",
      "let width = WIDTH\nwidth.priority = .defaultLow\nwidth.isActive = true",
      "let width = WIDTH\nwidth.isActive = true\nwidth.constant = length",
      "button.widthAnchor.constraint(equalToConstant: length).isActive = true",
      "WIDTH.isActive = true\nif isNarrow { button.widthAnchor.constraint(equalToConstant: 12).isActive = true }",
    ])
  func unknown(statement: String) {
    let item = constrained(statement)
    #expect(item?.fixedWidth == nil && item?.hasUnreadWidth == true)
  }

  /// A button with an image, and what code says of its width.
  private func constrained(_ statement: String) -> Item? {
    let width = "button.widthAnchor.constraint(equalToConstant: 24)"
    return item(
      """
      let button = UIButton(type: .custom)
      button.setImage(UIImage(systemName: "star"), for: .normal)
      \(statement.replacing("WIDTH", with: width))
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
      """)
  }

  @Test("How wide a text is says more than the frame that its view begins with")
  func text() {
    let item = item(
      """
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
      button.setTitle("Publish", for: .normal)
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
      """)
    #expect(item?.fixedWidth == nil && item?.fixedHeight == 30)
  }
}
