import LintelModel
import LintelSwiftSource
import Testing

/// How large the texts are of views of a project's own in the title's place.
@Suite("Fonts of title views")
struct TitleViewFontTests {
  private func item(_ members: String, view: String = "private let titleView = NameView()") -> Item? {
    SwiftFixture([
      "Chat.swift": """
      final class ChatController: UIViewController {
        \(view)
        override func viewDidLoad() {
          navigationItem.titleView = titleView
        }
      }
      """,
      "NameView.swift": """
      final class NameView: UIView {
        \(members)
      }
      """,
    ]).items.first
  }

  private func label(_ name: String, _ font: String) -> String {
    """
    private lazy var \(name): UILabel = {
      let label = UILabel()
      label.font = \(font)
      return label
    }()

    """
  }

  @Test("A label of the class that keeps its size is read where the class sets its font")
  func fixed() {
    let first = label("nameLabel", "UIFont.systemFont(ofSize: 16, weight: .semibold)")
    let item = item(first + label("stateLabel", ".systemFont(ofSize: 12)"))
    #expect(item?.facts.fixedTextSize == .declared(16) && item?.hasUnreadTextSize == false)
    #expect(item?.fixedTextSizeIsFrom?.file == "NameView.swift" && item?.fixedTextSizeIsFrom?.line == 4)
  }

  @Test("Of several that keep their size all are known, the smallest first, each where its font is set")
  func several() {
    let item = item(label("nameLabel", ".systemFont(ofSize: 16)") + label("stateLabel", ".systemFont(ofSize: 12)"))
    #expect(item?.fixedTextSizes.map { $0.size } == [12, 16])
    #expect(item?.fixedTextSizes.map { $0.location.line } == [9, 4])
  }

  @Test("One that follows the text size is no matter, and another beside it is")
  func scaled() {
    let scaled = label("nameLabel", ".preferredFont(forTextStyle: .headline)")
    let alone = item(scaled)
    #expect(alone?.facts.fixedTextSize == .unknown && alone?.hasUnreadTextSize == false)
    #expect(item(scaled + label("stateLabel", ".systemFont(ofSize: 12)"))?.facts.fixedTextSize == .declared(12))
  }

  @Test(
    "A font that is not known, and a class that sets none, leave the size unread",
    arguments: ["private let nameLabel = UILabel()\n", nil])
  func unread(members: String?) {
    let item = item(members ?? label("nameLabel", "theme.titleFont"))
    #expect(item?.facts.fixedTextSize == .unknown && item?.hasUnreadTextSize == true)
  }

  @Test("A font that another statement sets anew, to one that follows, is not fixed")
  func setAgain() {
    let again = "func grow() { nameLabel.font = .preferredFont(forTextStyle: .body) }"
    #expect(item(label("nameLabel", ".systemFont(ofSize: 16)") + again)?.facts.fixedTextSize == .unknown)
  }

  @Test("What a long press shows large may keep its size")
  func largeContent() {
    let shown = "override init(frame: CGRect) { super.init(frame: frame); showsLargeContentViewer = true }"
    #expect(item(label("nameLabel", ".systemFont(ofSize: 16)") + shown)?.facts.fixedTextSize == .unknown)
  }

  @Test("A view without a text has no text size")
  func image() {
    #expect(item("private let picture = UIImageView()")?.hasUnreadTextSize == false)
  }

  /// A label of the project's own that a controller shows with a text.
  private func ownLabel(_ classes: String, _ more: String = "") -> Item? {
    SwiftFixture([
      "Chat.swift": """
      final class ChatController: UIViewController {
        private let titleLabel = NameLabel()
        override func viewDidLoad() {
          titleLabel.text = "Chat"
          \(more)
          navigationItem.titleView = titleLabel
        }
      }
      """,
      "NameLabel.swift": classes,
    ]).items.first
  }

  private func initializer(_ font: String) -> String {
    "override init(frame: CGRect) {\nsuper.init(frame: frame)\n\(font)\n}"
  }

  @Test("A label's class that sets its own font to a size keeps it, and so does one that inherits it")
  func ownFont() {
    let fixed = initializer("font = .systemFont(ofSize: 17)\nadjustsFontForContentSizeCategory = true")
    let own = ownLabel("final class NameLabel: UILabel {\n\(fixed)\n}")
    #expect(own?.facts.fixedTextSize == .declared(17))
    #expect(own?.fixedTextSizeIsFrom?.file == "NameLabel.swift" && own?.fixedTextSizeIsFrom?.line == 4)
    let inherited = ownLabel("class BaseLabel: UILabel {\n\(fixed)\n}\nfinal class NameLabel: BaseLabel { }")
    #expect(inherited?.facts.fixedTextSize == .declared(17))
  }

  @Test("A label whose class or whose owner lets it grow is not said to keep its size")
  func ownScaledFont() {
    let scaled = initializer("self.font = .preferredFont(forTextStyle: .headline)")
    #expect(ownLabel("final class NameLabel: UILabel {\n\(scaled)\n}")?.facts.fixedTextSize == .unknown)
    let fixed = "class NameLabel: UILabel {\n\(initializer("font = .systemFont(ofSize: 17)"))\n}"
    let given = ownLabel(fixed, "titleLabel.font = .preferredFont(forTextStyle: .body)")
    #expect(given != nil && given?.facts.fixedTextSize == .unknown)
    let base = "class BaseLabel: UILabel {\n\(initializer("font = .systemFont(ofSize: 17)"))\n}\n"
    #expect(ownLabel(base + "final class NameLabel: BaseLabel {\n\(scaled)\n}")?.facts.fixedTextSize == .unknown)
  }
}
