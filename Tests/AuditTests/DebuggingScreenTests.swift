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
}
