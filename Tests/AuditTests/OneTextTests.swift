import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("A language that translates a single text of a bar")
struct OneTextTests {
  /// A bar in English of which one text has German words, too.
  private func audit(_ text: String) async -> AuditResult {
    let english = "\(text): {key: key, table: Localizable}"
    let isOfItem = !["title", "subtitle", "prompt", "backTitle"].contains(text)
    let own = text == "segments" ? "segments: [{key: key, table: Localizable}]" : english
    let bar = """
      toolbars:
        - kind: navigationBar
          platforms: [ios]
          \(text == "title" ? "" : "title: Notes")
          \(isOfItem ? "" : english)
          items:
            - {id: a, symbol: plus\(isOfItem ? ", " + own : "")}
      """
    return await Auditor.audit(
      ProjectSource.read(texts: [
        "Bars.toolbar.yml": bar, "en.lproj/Localizable.strings": "\"key\" = \"New notes and reminders\";\n",
        "de.lproj/Localizable.strings":
          "\"key\" = \"Neue Benachrichtigungen und Erinnerungen an alle Beobachtungen der vergangenen Woche\";\n",
      ]))
  }

  @Test(
    "has the bar laid out and judged, whichever text it is",
    arguments: [
      "title", "subtitle", "prompt", "backTitle", "label", "paletteLabel", "toolTip", "accessibilityLabel", "otherLabel",
      "segments",
    ])
  func isAudited(text: String) async throws {
    let result = await audit(text)
    #expect(result.project.translatedLocales == ["de"])
    let bar = try #require(result.bars.first { $0.locale == "de" })
    let value = try #require(bar.toolbar.texts().lazy.compactMap { $0.values["de"] }.first)
    #expect(value.facts != nil)
  }

  @Test("is told that its subtitle is cut")
  func subtitle() async {
    let found = await audit("subtitle").findings.filter { $0.rule == "title-truncated" }
    #expect(found.contains { $0.locale == "de" && $0.reason == "subtitle-longer-than-room" })
  }
}
