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

  private let settings = """
    struct SettingsView: View {
      var body: some View {
        List {
          #if CONDITION
            NavigationLink { Explorer() } label: { Text("Explorer") }
          #endif
        }
      }
    }
    """
  /// The sources of an app whose configuration for debugging sets `INTERNAL`.
  private let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objects = {
      ROOT = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; projectDirPath = ""; targets = (T, ); };
      L = {isa = XCConfigurationList; buildConfigurations = (D, R, ); };
      D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; IN_DEBUG }; };
      R = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; IN_RELEASE }; };
      G = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; buildConfigurationList = L; productType = "com.apple.product-type.application"; };
    }; rootObject = ROOT; }
    """

  private func found(_ condition: String, declares: Bool = true, inRelease: Bool = false) async -> [Finding] {
    let explorer = """
      struct Explorer: View {
        var body: some View { List { }.navigationTitle("explorer.title").navigationBarTitleDisplayMode(.inline) }
      }
      """
    let sets = "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"INTERNAL $(inherited)\";"
    let files = [
      "App/Explorer.swift": declares ? "#if \(condition)\n\(explorer)\n#endif" : explorer,
      "App/SettingsView.swift": settings.replacing("CONDITION", with: condition),
      "App.xcodeproj/project.pbxproj": project.replacing("IN_DEBUG", with: sets)
        .replacing("IN_RELEASE", with: inRelease ? sets : ""),
      "App/en.lproj/Localizable.strings": "\"explorer.title\" = \"Explorer\";\n",
      "App/de.lproj/Localizable.strings":
        "\"explorer.title\" = \"Durchsucher des gesamten Schlüsselbunds der Familie auf allen Geräten\";\n",
    ]
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings
    return found.filter { $0.rule == "title-truncated" && $0.verdict == .fails }
  }

  private static let reason = " (only debug builds have this screen)"

  @Test(
    "On a screen that no release has it is a note that says why", arguments: ["DEBUG", "DEBUG && os(iOS)", "INTERNAL"],
    [true, false])
  func noRelease(condition: String, declares: Bool) async {
    let found = await found(condition, declares: declares)
    #expect(Set(found.map(\.severity)) == [.note])
    #expect(found.allSatisfy { $0.message.english.hasSuffix(Self.reason) })
  }

  @Test("What a release may have as well is an error")
  func release() async {
    for found in [await found("INTERNAL", inRelease: true), await found("BETA"), await found("!DEBUG")] {
      #expect(Set(found.map(\.severity)) == [.error])
      #expect(found.allSatisfy { !$0.message.english.hasSuffix(Self.reason) })
    }
  }
}
