import LintelModel
import Testing

/// The tabs of settings windows that SwiftUI makes.
@Suite("Tabs of a settings scene")
struct SettingsSceneTests {
  private func bars(_ scene: String, also other: String = "", platforms: [Platform] = [.macos]) -> [Toolbar] {
    SwiftFixture(
      """
      @main struct Notes: App {
        var body: some Scene {
          WindowGroup { Text("Notes") }
          \(scene)
        }
      }
      \(other)
      """, platforms: platforms
    ).bars.filter { $0.kind == .settingsTabs }
  }

  private let tabs = """
    TabView {
      GeneralPane().tabItem { Label("General", systemImage: "gear") }
      Text("Keys").tabItem { Image(systemName: "key"); Text("Keys") }
      Tab("Accounts", systemImage: "at") { Text("Accounts") }
    }

    """

  @Test("A tab view in the scene, or all that its view shows, stands in the toolbar of the settings window")
  func tabsOfScene() throws {
    let view = "struct Preferences: View { var body: some View { \(tabs).frame(width: 400) } }"
    for found in [bars("Settings { \(tabs) }"), bars("Settings { Preferences() }", also: view)] {
      let bar = try #require(found.first)
      #expect(found.count == 1 && bar.platforms == [.macos])
      #expect(bar.items.map(\.label.key) == ["General", "Keys", "Accounts"])
      #expect(bar.items.map(\.symbol) == ["gear", "key", "at"])
      #expect(bar.items.allSatisfy { $0.kind == .button })
      #expect(bar.displayMode == .declared(.iconAndLabel) && bar.windowStyle == .declared(.preference))
    }
  }

  @Test("A view may say itself what its tab shows, and of one that says nothing known the label is unread")
  func ownTab() throws {
    let panes = """
      struct GeneralPane: View { var body: some View { Form { }.tabItem { Label("General", systemImage: "gear") } } }
      struct OtherPane: View { var body: some View { Form { } } }
      """
    let bar = try #require(bars("Settings { TabView { GeneralPane(); OtherPane() } }", also: panes).first)
    #expect(bar.items.map(\.label.said) == ["General", "?OtherPane()"])
    #expect(!bar.isJudgedForFit)
  }

  @Test("A view called Settings that only other platforms have takes no scene away; one of the Mac's does")
  func namesake() {
    func found(on system: String) -> [Toolbar] {
      bars(
        "Settings { \(tabs) }",
        also: "#if os(\(system))\nstruct Settings: View { var body: some View { Text(\"\") } }\n#endif",
        platforms: [.macos, .ios])
    }
    #expect(found(on: "iOS").count == 1)
    #expect(found(on: "macOS").isEmpty)
  }

  @Test("Of a pane whose body differs by platform the Mac's arm says what its tab shows")
  func parted() throws {
    let pane = """
      struct Pane: View {
        var body: some View {
          #if os(macOS)
          VStack { }.tabItem { Label("About", systemImage: "info.circle") }
          #else
          List { }
          #endif
        }
      }
      """
    let bar = try #require(bars("Settings { TabView { Pane() } }", also: pane, platforms: [.macos, .ios]).first)
    #expect(bar.items.map(\.label.said) == ["About"])
  }

  @Test("What frames say of the tab view, the outer one first, is the window's width in points")
  func width() throws {
    let around = "struct Preferences: View { var body: some View { \(tabs).frame(minWidth: 400, idealWidth: 450) } }"
    let own = try #require(bars("Settings { \(tabs).frame(width: 550) }").first)
    #expect(own.minimumWidth == .declared(550) && own.defaultWidth == .declared(550))
    let ideal = try #require(bars("Settings { Preferences() }", also: around).first)
    #expect(ideal.minimumWidth == .declared(400) && ideal.defaultWidth == .declared(450))
    let outer = try #require(bars("Settings { Preferences().frame(width: 600) }", also: around).first)
    #expect(outer.minimumWidth == .declared(600) && outer.defaultWidth == .declared(600))
    #expect(bars("Settings { \(tabs).frame(width: width) }").first?.minimumWidth == .unknown)
  }

  @Test(
    "Other views, other looks and other platforms have none",
    arguments: ["Settings { Text(\"One\") }", "Settings { TabView { Text(\"A\") }.tabViewStyle(.sidebarAdaptable) }"])
  func none(scene: String) {
    #expect(bars(scene).isEmpty)
    #expect(bars("Settings { \(tabs) }", platforms: [.ios]).isEmpty)
    #expect(bars("WindowGroup { Settings { \(tabs) } }", also: "struct Settings<Content: View>: View { }").isEmpty)
  }

  @Test("Scenes for earlier systems and for later ones that open the same window have one bar; another width is another window")
  func scenesOfSystems() {
    func found(later: String) -> [Toolbar] {
      SwiftFixture(
        """
        @main struct Notes: App {
          @SceneBuilder var oldBody: some Scene {
            WindowGroup { Text("Notes") }
            Settings { Preferences() }
          }
          @available(macOS 13, *) @SceneBuilder var newBody: some Scene {
            Window("Notes", id: "notes") { Text("Notes") }
            Settings { \(later) }
          }
          var body: some Scene {
            if #available(macOS 13, *) { return newBody } else { return oldBody }
          }
        }
        struct Preferences: View { var body: some View { \(tabs) } }
        """, platforms: [.macos]
      ).bars.filter { $0.kind == .settingsTabs }
    }
    #expect(found(later: "Preferences()").count == 1)
    #expect(found(later: "Preferences().frame(width: 700)").count == 2)
  }
}
