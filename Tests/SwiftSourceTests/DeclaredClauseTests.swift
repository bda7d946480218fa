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

  private static let functions = """
    #if os(visionOS)
    % { VISION }
    #else
    % { PHONE }
    #endif

    """

  private func faces(_ bars: [Toolbar]) -> [Platform: Set<[String]>] {
    var found: [Platform: Set<[String]>] = [:]
    for bar in bars {
      for platform in bar.platforms { found[platform, default: []].insert(bar.items.map(\.label.said)) }
    }
    return found
  }

  @Test("A method that gives a bar its items gives each platform those of its clause", arguments: ["items()", "self.items()"])
  func items(call: String) {
    let item = { (title: String) in "UIBarButtonItem(title: \"\(title)\", style: .plain, target: self, action: nil)" }
    let functions = Self.functions.replacing("%", with: "func items() -> [UIBarButtonItem]")
      .replacing("VISION", with: "[\(item("Look"))]").replacing("PHONE", with: "[\(item("Touch")), \(item("Pinch"))]")
    let bars = SwiftFixture(
      """
      final class Home: UIViewController {
      \(functions)
        override func viewDidLoad() { toolbarItems = \(call) }
      }
      """, platforms: [.ios, .visionos]
    ).bars
    #expect(faces(bars) == [.ios: [["\"Touch\"", "\"Pinch\""]], .visionos: [["\"Look\""]]])
  }

  @Test("So do functions that give a view, content of a bar, or a title")
  func called() {
    let views = Self.functions.replacing("%", with: "func tool() -> some View")
      .replacing("VISION", with: "Button(\"Look\") { }").replacing("PHONE", with: "Button(\"Touch\") { }")
    let contents = Self.functions.replacing("%", with: "@ToolbarContentBuilder func tool() -> some ToolbarContent")
      .replacing("VISION", with: "ToolbarItem { Button(\"Look\") { } }")
      .replacing("PHONE", with: "ToolbarItem { Button(\"Touch\") { } }")
    for (items, members) in [("ToolbarItem { tool() }", views), ("tool()", contents), ("self.tool()", contents)] {
      let bars = SwiftFixture(items: items, members: members, platforms: [.ios, .visionos]).bars
      #expect(faces(bars) == [.ios: [["Touch"]], .visionos: [["Look"]]], "\(items)")
    }
    let names = Self.functions.replacing("%", with: "func name() -> String")
      .replacing("VISION", with: "\"Vision App\"").replacing("PHONE", with: "\"Phone App\"")
    #expect(
      titles("struct Home: View {\n" + names + "var body: some View { List { }.navigationTitle(name()) }\n}") == Self.ofEach)
  }

  @Test("Overloads in one clause are functions of their own")
  func overloads() {
    let bars = SwiftFixture(
      items: "ToolbarItem { tool() }",
      members: """
        #if os(iOS)
        func tool() -> some View { Button("Touch") { } }
        func tool(named name: String) -> some View { Button(name) { } }
        #endif
        """, platforms: [.ios]
    ).bars
    #expect(bars.map { $0.items.map(\.label.said) } == [["Touch"]])
  }
}
