import LintelModel
import Testing

/// What a file or a type declares once in each clause of an `#if`.
@Suite("Declarations under #if")
struct DeclaredClauseTests {
  private static let names = """
    #if os(visionOS)
    % product = "Vision App"
    #else
    % product = "Phone App"
    #endif

    """

  private func titles(_ source: String) -> [Platform: Set<String>] {
    var found: [Platform: Set<String>] = [:]
    for bar in SwiftFixture(source, platforms: [.ios, .visionos]).bars {
      for platform in bar.platforms { found[platform, default: []].insert(bar.title.said) }
    }
    return found
  }

  private static let ofEach: [Platform: Set<String>] = [.ios: ["\"Phone App\""], .visionos: ["\"Vision App\""]]

  @Test("A constant of a file is on each platform what that platform's clause says")
  func global() {
    let names = Self.names.replacing("%", with: "let")
    #expect(
      titles(
        "import UIKit\n" + names + "final class Home: UIViewController { override func viewDidLoad() { title = product } }"
      ) == Self.ofEach)
    #expect(
      titles(names + "struct Home: View { var body: some View { List { }.navigationTitle(product) } }") == Self.ofEach)
  }

  @Test("So is a constant of a type")
  func member() {
    let names = Self.names.replacing("%", with: "static let")
    #expect(
      titles(
        "import UIKit\nfinal class Home: UIViewController {\n" + names
          + "override func viewDidLoad() { title = Self.product }\n}") == Self.ofEach)
    #expect(
      titles("struct Home: View {\n" + names + "var body: some View { List { }.navigationTitle(Self.product) }\n}")
        == Self.ofEach)
  }

  @Test("`Self` is the type that code is in")
  func ownType() {
    let bars = SwiftFixture(
      """
      struct Home: View {
        static let product = "App"
        var body: some View { List { }.navigationTitle(Self.product) }
      }
      """, platforms: [.ios]
    ).bars
    #expect(bars.map(\.title.said) == ["\"App\""])
  }

  @Test("A view that a property shows is on each platform that of its clause")
  func view() {
    let bars = SwiftFixture(
      items: "ToolbarItem { tool }",
      members: """
        #if os(visionOS)
        var tool: some View { Button("Look") { } }
        #else
        var tool: some View { Button("Touch") { } }
        #endif
        """, platforms: [.ios, .visionos]
    ).bars
    #expect(bars.filter { $0.platforms == [.ios] }.map { $0.items.map(\.label.said) } == [["Touch"]])
    #expect(bars.filter { $0.platforms == [.visionos] }.map { $0.items.map(\.label.said) } == [["Look"]])
  }

  @Test("What one clause alone declares is what it says")
  func alone() {
    let source = """
      #if DEBUG
      let product = "App"
      #endif
      struct Home: View { var body: some View { List { }.navigationTitle(product) } }
      """
    #expect(titles(source) == [.ios: ["\"App\""], .visionos: ["\"App\""]])
  }
}
