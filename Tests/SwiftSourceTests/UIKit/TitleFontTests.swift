import LintelModel
import Testing

@Suite("Fonts of titles in UIKit code")
struct TitleFontTests {
  /// Those of the one bar, as a whole project has them.
  private func fonts(_ body: String, elsewhere: String = "", members: String = "") -> TitleFonts? {
    let read = SwiftFixture([
      "Home.swift": """
      import UIKit
      final class Home: UIViewController {
        override func viewDidLoad() {
          title = "Home"
          \(body)
        }
        \(members)
      }
      """,
      "Look.swift": "import UIKit\nfunc setUpLook() {\n\(elsewhere)\n}\n",
    ])
    guard var bar = read.bars.first else { return nil }
    bar.take(titleFontsOfApp: read.titleFontsOfApp)
    return bar.titleFonts
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

  @Test("A name of one function is not that of another, and one that is bound to different things is not known")
  func names() {
    let other = """
      func setUpTabs() {
        let look = UITabBarAppearance()
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
        tabBar.standardAppearance = look
        look.stackedLayoutAppearance.normal.titleTextAttributes = attributes
      }
      """
    let own = """
      let look = UINavigationBarAppearance()
      let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 19)]
      look.titleTextAttributes = attributes
      navigationItem.standardAppearance = look
      """
    #expect(fonts(own, members: other) == TitleFonts(inline: Self.bold))
    let either = """
      if isLarge { let font = UIFont.boldSystemFont(ofSize: 19) }
      let font = UIFont.boldSystemFont(ofSize: 24)
      navigationController?.navigationBar.titleTextAttributes = [.font: font]
      """
    #expect(fonts(either) == TitleFonts(inline: .other(size: nil)))
  }

  @Test("The bar of a navigation that a controller makes and shows is not its own")
  func ofAnother() {
    let code = """
      let shown = UINavigationController(rootViewController: Detail())
      shown.navigationBar.titleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 19)]
      present(shown, animated: true)
      """
    #expect(fonts(code) == TitleFonts())
  }

  @Test("Attributes that cannot be read may have any font, and nil is the system's")
  func unknown() {
    #expect(
      fonts("navigationController?.navigationBar.titleTextAttributes = Theme.title")
        == TitleFonts(inline: .other(size: nil)))
    #expect(fonts("navigationController?.navigationBar.titleTextAttributes = nil") == TitleFonts())
    let cast = "[.font: UIFont.boldSystemFont(ofSize: 19)] as [NSAttributedString.Key: Any]"
    #expect(fonts("navigationController?.navigationBar.titleTextAttributes = \(cast)") == TitleFonts(inline: Self.bold))
  }
}
