import LintelModel
import Testing

@Suite("Windows of SwiftUI scenes")
struct WindowSceneTests {
  private func bar(scene: String, body: String = "List { }.toolbar { Button(\"Send\") { } }") -> Toolbar? {
    SwiftFixture(
      [
        "App.swift": "@main struct Mail: App { var body: some Scene { \(scene) } }",
        "Inbox.swift": "struct Inbox: View { var body: some View { \(body) } }",
      ], platforms: [.macos]
    ).bar
  }

  @Test("The least width of a window stands on its view, where the scene shows it or in its body")
  func least() {
    #expect(bar(scene: "WindowGroup { Inbox().frame(minWidth: 640, minHeight: 400) }")?.minimumWidth == .declared(640))
    #expect(
      bar(scene: "WindowGroup { Inbox() }", body: "List { }.toolbar { Button(\"Send\") { } }.frame(minWidth: 500)")?
        .minimumWidth == .declared(500))
    #expect(bar(scene: "Window(\"Mail\", id: \"mail\") { Inbox() }")?.minimumWidth == .unknown)
    #expect(bar(scene: "WindowGroup { Inbox().frame(minWidth: Layout.least) }")?.minimumWidth == .unknown)
    #expect(bar(scene: "WindowGroup { Group { Inbox().frame(minWidth: 640) } }")?.minimumWidth == .unknown)
  }

  @Test("The default width and the toolbar's style stand on the scene")
  func scene() {
    let bar = bar(
      scene:
        "WindowGroup { Inbox() }.defaultSize(width: 900, height: 600).windowToolbarStyle(.unifiedCompact(showsTitle: false))"
    )
    #expect(bar?.defaultWidth == .declared(900))
    #expect(bar?.windowStyle == .declared(.unifiedCompact))
  }

  @Test(
    "Whether the toolbar shows labels stands on the scene, where it is fixed",
    arguments: [
      ("fixed: .titleAndIcon", "iconAndLabel"), ("fixed: .titleOnly", "labelOnly"), ("fixed: .iconOnly", "iconOnly"),
      ("fixed: .automatic", nil), ("$style", nil),
    ] as [(String, String?)])
  func labels(style: String, mode: String?) {
    let bar = bar(scene: "WindowGroup { Inbox() }.windowToolbarLabelStyle(\(style))")
    #expect(bar?.displayMode.value?.rawValue == mode)
  }

  @Test("A screen with an item that only macOS has a place for is compiled for macOS alone, unless `#if` has the item")
  func macAlone() {
    let item = "ToolbarItem(placement: .accessoryBar(id: \"find\")) { Button(\"Find\") { } }"
    let send = "ToolbarItem { Button(\"Send\") { } }"
    func platforms(_ items: String) -> Set<Platform> {
      Set(SwiftFixture(items: items, platforms: [.ios, .macos]).bars.flatMap(\.platforms))
    }
    #expect(platforms("\(send)\n\(item)") == [.macos])
    #expect(platforms("\(send)\n#if os(macOS)\n\(item)\n#endif") == [.ios, .macos])
    #expect(platforms("\(send)\n#if !os(iOS)\n\(item)\n#endif") == [.ios, .macos])
  }

  @Test("Two windows of one view that differ say nothing")
  func several() {
    let scenes = "WindowGroup { Inbox().frame(minWidth: 640) }\nWindow(\"B\", id: \"b\") { Inbox().frame(minWidth: 700) }"
    #expect(bar(scene: scenes)?.minimumWidth == .unknown)
  }
}
