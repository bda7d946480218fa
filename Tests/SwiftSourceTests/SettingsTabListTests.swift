import LintelModel
import Testing

/// Tabs of a settings scene that code makes one by one of a list.
@Suite("Tabs of a settings scene, made of the cases of an enumeration")
struct SettingsTabListTests {
  private static let pane = """
    enum Pane: String, CaseIterable, Identifiable {
      case general, sound
      var id: String { rawValue }
      var title: LocalizedStringKey {
        switch self {
        case .general: "General"
        case .sound: "Sound"
        }
      }
      var icon: String {
        switch self {
        case .general: return "gear"
        case .sound: return "speaker"
        }
      }
    }

    """

  private func bars(_ body: String, members: String = "", also other: String = pane) -> [Toolbar] {
    SwiftFixture(
      """
      @main struct Notes: App {
        var body: some Scene {
          WindowGroup { Text("Notes") }
          Settings { Preferences() }
        }
      }
      struct Preferences: View {
        \(members)
        var body: some View { \(body) }
      }
      \(other)
      """, platforms: [.macos]
    ).bars.filter { $0.kind == .settingsTabs }
  }

  @Test(
    "Each case has a tab with what its properties say",
    arguments: [
      "ForEach(Pane.allCases) { pane in Form { }.tabItem { Label(pane.title, systemImage: pane.icon) } }",
      "ForEach(Pane.allCases, id: \\.self) { pane in Tab(pane.title, systemImage: pane.icon, value: pane) { Form { } } }",
      "ForEach(Pane.allCases) { Form { }.tabItem { Label($0.title, systemImage: $0.icon) } }",
      "ForEach([Pane.general, Pane.sound]) { pane in Form { }.tabItem { Label(pane.title, systemImage: pane.icon) } }",
    ])
  func cases(content: String) throws {
    let bar = try #require(bars("TabView { \(content) }").first)
    #expect(bar.items.map(\.label.key) == ["General", "Sound"])
    #expect(bar.items.map(\.symbol) == ["gear", "speaker"])
    #expect(Set(bar.items.map(\.location)).count == 2)
    #expect(bar.isJudgedForFit)
  }

  @Test("An enumeration of the view's own is the one that it goes through")
  func namesake() throws {
    let other = "enum Window {\n\(Self.pane)\n}".replacing("general, sound", with: "first").replacing("General", with: "First")
    let content = "ForEach(Pane.allCases) { pane in Form { }.tabItem { Label(pane.title, systemImage: pane.icon) } }"
    let bar = try #require(bars("TabView { \(content) }", members: Self.pane, also: other).first)
    #expect(bar.items.map(\.label.key) == ["General", "Sound"])
  }

  @Test("A list that only the running program knows is one tab that nobody can read")
  func unknown() throws {
    let content = "ForEach(model.panes) { pane in Form { }.tabItem { Label(pane.title, systemImage: pane.icon) } }"
    let bar = try #require(bars("TabView { \(content) }").first)
    #expect(bar.items.count == 1 && !bar.isJudgedForFit)
  }

  @Test("A tab view that a property shows, on the systems before a newer one, is on the bar of these alone")
  func earlier() throws {
    let content = "ForEach(Pane.allCases) { pane in Form { }.tabItem { Label(pane.title, systemImage: pane.icon) } }"
    let bar = try #require(
      bars("if #available(macOS 26, *) { List { } } else { older }", members: "var older: some View { TabView { \(content) } }")
        .first)
    #expect(bar.items.map(\.label.key) == ["General", "Sound"])
    #expect(!bar.osLines.isEmpty)
  }
}
