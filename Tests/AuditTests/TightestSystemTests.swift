import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// Systems leave a title different rooms, and of some of them less is known.
@Suite("The environment that a cut text is told of")
struct TightestSystemTests {
  private static let titles = [
    "Mitteilungen dieses Geräts", "Mitteilungen des Geräts löschen", "Mitteilungen aller Geräte löschen",
    "Nachrichten von allen Geräten löschen", "Nachrichten von allen Geräten jetzt löschen",
  ]

  private static var files: [String: String] {
    let bars = titles.indices.map { number in
      """
        - kind: navigationBar
          platforms: [ios]
          largeTitle: false
          title: {key: title\(number), table: Bars, default: Alerts}
          items: [{id: a\(number), label: {key: next, table: Bars, default: Go}, placement: trailing}]
      """
    }
    let german = titles.indices.map { "\"title\($0)\" = \"\(titles[$0])\";" }
    let english = titles.indices.map { "\"title\($0)\" = \"Alerts\";" }
    return [
      "Bars.toolbar.yml": "toolbars:\n" + bars.joined(separator: "\n") + "\n",
      "en.lproj/Bars.strings": (english + ["\"next\" = \"Go\";"]).joined(separator: "\n") + "\n",
      "de.lproj/Bars.strings": (german + ["\"next\" = \"Los\";"]).joined(separator: "\n") + "\n",
    ]
  }

  @Test("What is surely cut is told with the figures of the common screen that leaves it least room, though it is only likely there")
  func leastRoom() async throws {
    let result = await Auditor.audit(ProjectSource.read(texts: Self.files))
    let found = result.findings.filter { $0.rule == "title-truncated" && $0.locale == "de" && $0.verdict == .fails }
    #expect(!found.isEmpty)
    for finding in found {
      let bar = try #require(result.bars.first { $0.toolbar.id == finding.toolbar && $0.locale == "de" })
      let common = bar.layouts.filter { $0.environment.commonness == .common }
      let cut = common.filter { layout in layout.title?.cut.map { $0 >= .likely } ?? false }
      let overs = cut.compactMap { $0.title?.over }
      let most = try #require(overs.max())
      let over = try #require(finding.over)
      #expect(abs(over.value - most.value) < 0.2, "\(finding.message.english)")
      let worst = try #require(finding.worstEnvironment)
      let told = try #require(cut.first { $0.environments.contains(worst) }?.title)
      #expect(abs(told.over.value - most.value) < 0.2 && finding.certainty == .certain)
    }
  }
}
