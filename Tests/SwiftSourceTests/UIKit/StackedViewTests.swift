import LintelModel
import Testing

/// Views that code puts into a stack on a bar.
@Suite("What is in a stack on a bar")
struct StackedViewTests {
  private func items(_ statements: String, members: String = "") -> [Item] {
    SwiftFixture(
      """
      final class TripController: UIViewController {
        \(members)
        override func viewDidLoad() {
          \(statements)
        }
        @objc func open() {}
      }
      """
    ).bars.flatMap(\.items)
  }

  private let buttons = """
    let share = UIButton(type: .system)
    share.setImage(UIImage(named: "arrow"), for: .normal)
    let pin = UIButton(type: .system)
    pin.setImage(UIImage(named: "pin"), for: .normal)
    pin.accessibilityLabel = "Pin"
    """

  @Test("Each button of a stack is a part of the item, with its own name", arguments: [
    "let stack = UIStackView(arrangedSubviews: [share, pin])",
    "let stack = UIStackView()\nstack.addArrangedSubview(share)\nstack.addArrangedSubview(pin)",
    "let inner = UIStackView(arrangedSubviews: [pin])\nlet stack = UIStackView(arrangedSubviews: [share, inner])",
    "let stack = UIView()\nstack.addSubview(share)\nstack.addSubview(pin)",
  ])
  func buttonsOfItem(_ stack: String) throws {
    let found = items("\(buttons)\n\(stack)\nnavigationItem.rightBarButtonItem = UIBarButtonItem(customView: stack)")
    let item = try #require(found.first)
    #expect(found.count == 1 && item.kind == .group && item.controlCount == 2)
    #expect(item.parts.map(\.symbol) == ["arrow", "pin"])
    #expect(item.parts.map(\.accessibilityLabel.said) == ["", "\"Pin\""])
    #expect(item.parts.map(\.variable) == ["share", "pin"] && item.parts.allSatisfy { !$0.mayBeSetByCode })
    #expect(item.hasUnreadWidth)
  }

  @Test("The labels of a title view are read, the first as its text and the others as those below")
  func labels() throws {
    let members = "let titleLabel = UILabel()\nlet subtitleLabel = UILabel()"
    let found = items(
      """
      titleLabel.text = "Lake"
      subtitleLabel.text = "Three days"
      let stack = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel])
      stack.axis = .vertical
      navigationItem.titleView = stack
      """, members: members)
    let item = try #require(found.first)
    #expect(found.count == 1 && item.kind == .customView && item.label.said == "\"Lake\"")
    #expect(item.segments.map(\.said) == ["\"Three days\""])
    #expect(!item.hasUnreadWidth)
  }

  @Test("Labels side by side need room that nobody reads")
  func row() throws {
    let found = items(
      """
      let one = UILabel()
      one.text = "Lake"
      let other = UILabel()
      other.text = "3"
      navigationItem.titleView = UIStackView(arrangedSubviews: [one, other])
      """)
    let item = try #require(found.first)
    #expect(item.label.said == "\"Lake\"" && item.hasUnreadWidth)
  }

  @Test("A label beside a button is read with it, and is no control")
  func labelAndButton() throws {
    let found = items(
      """
      let label = UILabel()
      label.text = "Lake"
      let more = UIButton()
      more.setTitle("More", for: .normal)
      let stack = UIStackView(arrangedSubviews: [label, more])
      navigationItem.titleView = stack
      """)
    let item = try #require(found.first)
    #expect(item.kind == .group && item.controlCount == 1)
    #expect(item.segments.map(\.said) == ["\"Lake\"", "\"More\""])
  }

  @Test("What a stack of the project's own type holds is not known")
  func ownType() {
    let source = """
      final class Panel: UIStackView {}
      final class TripController: UIViewController {
        override func viewDidLoad() {
          \(buttons)
          let stack = Panel(arrangedSubviews: [share, pin])
          navigationItem.titleView = stack
        }
      }
      """
    #expect(SwiftFixture(source).bars.flatMap(\.items).allSatisfy { $0.parts.isEmpty })
  }
}
