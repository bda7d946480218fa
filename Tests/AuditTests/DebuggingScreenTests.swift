import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// Screens on which those who write an app look for faults: what is cut there is no error of the app's.
@Suite struct DebuggingScreenTests {
  private func severities(key: String, file: String) async -> Set<Severity> {
    let bar = """
      toolbars:
        - kind: navigationBar
          platforms: [ios]
          title: {key: \(key)}
          items: [{id: done, label: {de: Änderungen übernehmen, en: Done}}]
      """
    let files = [
      file: bar, "en.lproj/Localizable.strings": "\"\(key)\" = \"Explorer\";\n",
      "de.lproj/Localizable.strings": "\"\(key)\" = \"Durchsucher des gesamten Schlüsselbunds der Familie\";\n",
    ]
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings
    return Set(found.filter { $0.rule == "title-truncated" && $0.verdict == .fails }.map(\.severity))
  }

  @Test("A title that is cut is an error, and on a screen for debugging a warning")
  func severity() async {
    #expect(await severities(key: "keychain.title", file: "Bars.toolbar.yml") == [.error])
    #expect(await severities(key: "settings.debugging.title", file: "Bars.toolbar.yml") == [.warning])
    #expect(await severities(key: "keychain.title", file: "DebugMenu/Bars.toolbar.yml") == [.warning])
  }

  @Test("So it is on a screen that only the screen for debugging shows", arguments: ["DebugView", "SettingsView"])
  func behindDebugging(pusher: String) async {
    let files = [
      "App/Explorer.swift": """
        struct Explorer: View {
          var body: some View { List { }.navigationTitle("explorer.title").navigationBarTitleDisplayMode(.inline) }
        }
        """,
      "App/\(pusher).swift": """
        struct \(pusher): View {
          var body: some View { List { NavigationLink { Explorer() } label: { Text("Explorer") } } }
        }
        """,
      "App/en.lproj/Localizable.strings": "\"explorer.title\" = \"Explorer\";\n",
      "App/de.lproj/Localizable.strings":
        "\"explorer.title\" = \"Durchsucher des gesamten Schlüsselbunds der Familie auf allen Geräten\";\n",
    ]
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings
    let severities = Set(found.filter { $0.rule == "title-truncated" && $0.verdict == .fails }.map(\.severity))
    #expect(severities == [pusher == "DebugView" ? .warning : .error])
  }
}
