import LintelModel
import Testing

/// Fonts that a project makes in functions and constants of its own.
@Suite("Fonts of a project's own")
struct OwnFontTests {
  private static let fonts = """
    extension UIFont {
      static func brandFont(ofSize size: CGFloat) -> UIFont {
        return UIFont(name: "Inter", size: size) ?? .systemFont(ofSize: size)
      }
      static func brand(_ size: CGFloat) -> UIFont { .boldSystemFont(ofSize: size) }
      static func heavyFont(ofSize points: CGFloat) -> UIFont { UIFont.brand(points) }
      static var brandTitle: UIFont { .systemFont(ofSize: 17, weight: .semibold) }
      static let brandCaption = UIFont.systemFont(ofSize: 11)
      static var changing = UIFont.systemFont(ofSize: 12)
      static var brandBody: UIFont { UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 15)) }
      static func worked(ofSize size: CGFloat) -> UIFont {
        let larger = size * UIScreen.main.scale
        return .systemFont(ofSize: larger)
      }
    }
    enum Fonts {
      static let title = UIFont.brandFont(ofSize: 18)
    }
    """

  @Test(
    "A font is fixed that a function or a constant of the project's makes of so many points",
    arguments: [
      ("UIFont.brandFont(ofSize: 14)", 14), (".brandFont(ofSize: 14)", 14), (".heavyFont(ofSize: 13)", 13),
      (".brandTitle", 17), ("UIFont.brandCaption", 11), ("Fonts.title", 18),
    ] as [(String, Points)])
  func fixed(font: String, size: Points) {
    let item = item(font)
    #expect(item?.facts.fixedTextSize == .declared(size) && item?.hasUnreadTextSize == false)
  }

  @Test("One that such a member scales is not, and one that is worked out, or may be set, is not read")
  func others() {
    let scaled = item("UIFont.brandBody")
    #expect(scaled?.facts.fixedTextSize == .unknown && scaled?.hasUnreadTextSize == false)
    for font in ["UIFont.worked(ofSize: 14)", "UIFont.changing", "UIFont.unknown", "theme.font"] {
      let other = item(font)
      #expect(other?.facts.fixedTextSize == .unknown && other?.hasUnreadTextSize == true)
    }
  }

  @Test("So is that of a label of a title view")
  func titleView() {
    let item = SwiftFixture([
      "Fonts.swift": Self.fonts,
      "Chat.swift": """
      final class ChatController: UIViewController {
        private let titleView = NameView()
        override func viewDidLoad() {
          navigationItem.titleView = titleView
        }
      }
      """,
      "NameView.swift": """
      final class NameView: UIView {
        private lazy var nameLabel: UILabel = {
          let label = UILabel()
          label.font = .brandTitle
          return label
        }()
      }
      """,
    ]).items.first
    #expect(item?.facts.fixedTextSize == .declared(17) && item?.hasUnreadTextSize == false)
    #expect(item?.fixedTextSizeIsFrom?.file == "NameView.swift" && item?.fixedTextSizeIsFrom?.line == 4)
  }

  private func item(_ font: String) -> Item? {
    SwiftFixture([
      "Fonts.swift": Self.fonts,
      "Compose.swift": """
      class Compose: UIViewController {
        override func viewDidLoad() {
          let button = UIButton(type: .custom)
          button.setTitle("Publish", for: .normal)
          button.titleLabel?.font = \(font)
          navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
        }
      }
      """,
    ]).items.first
  }
}
