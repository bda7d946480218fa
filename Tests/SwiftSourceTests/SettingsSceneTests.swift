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

  @Test(
    "Other views, other looks and other platforms have none",
    arguments: ["Settings { Text(\"One\") }", "Settings { TabView { Text(\"A\") }.tabViewStyle(.sidebarAdaptable) }"])
  func none(scene: String) {
    #expect(bars(scene).isEmpty)
    #expect(bars("Settings { \(tabs) }", platforms: [.ios]).isEmpty)
    #expect(bars("WindowGroup { Settings { \(tabs) } }", also: "struct Settings<Content: View>: View { }").isEmpty)
  }
}
