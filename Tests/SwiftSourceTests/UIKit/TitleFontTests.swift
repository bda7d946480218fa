import LintelModel
import Testing

@Suite("Fonts of titles in UIKit code")
struct TitleFontTests {
  private func fonts(_ body: String, elsewhere: String = "") -> TitleFonts? {
    SwiftFixture([
      "Home.swift": """
      import UIKit
      final class Home: UIViewController {
        override func viewDidLoad() {
          title = "Home"
          \(body)
        }
      }
      """,
      "Look.swift": "import UIKit\nfunc setUpLook() {\n\(elsewhere)\n}\n",
    ]).bars.first?.titleFonts
  }

  private static let bold = TitleFont.system(ViewFont(size: 19, weight: .bold))

  @Test(
    "The bar's own, and that of all bars, is read where it is the system's",
    arguments: [
      "UINavigationBar.appearance().titleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 19)]",
      """
      let bar = UINavigationBar.appearance()
      bar.titleTextAttributes = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 19, weight: .bold)]
      """,
      """
      let look = UINavigationBarAppearance()
      let font = UIFont.systemFont(ofSize: 19, weight: .bold)
      let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.white]
      look.titleTextAttributes = attributes
      UINavigationBar.appearance().standardAppearance = look
      """,
    ])
  func ofApp(statements: String) {
    #expect(fonts("", elsewhere: statements) == TitleFonts(inline: Self.bold))
  }

  @Test(
    "A controller gives its own bar one",
    arguments: [
      "navigationController?.navigationBar.largeTitleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 19)]",
      """
      let look = UINavigationBarAppearance()
      look.largeTitleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 19)]
      navigationItem.standardAppearance = look
      """,
    ])
  func ofController(statements: String) {
    let app = "UINavigationBar.appearance().titleTextAttributes = [.font: UIFont(name: \"Avenir\", size: 20)!]"
    #expect(fonts(statements, elsewhere: app) == TitleFonts(inline: .other(size: 20), large: Self.bold))
  }

  @Test(
    "Attributes without a font leave the system's, and so do those of buttons",
    arguments: [
      "UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]",
      """
      let look = UINavigationBarAppearance()
      look.buttonAppearance.normal.titleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 19)]
      UINavigationBar.appearance().standardAppearance = look
      """,
    ])
  func none(statements: String) {
    #expect(fonts("", elsewhere: statements) == TitleFonts())
  }

  @Test("Of two different ones nobody can tell which it is")
  func different() {
    let both = ["19", "24"].map {
      "UINavigationBar.appearance().titleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: \($0))]"
    }
    #expect(fonts("", elsewhere: both.joined(separator: "\n")) == TitleFonts(inline: .other(size: nil)))
  }
}
