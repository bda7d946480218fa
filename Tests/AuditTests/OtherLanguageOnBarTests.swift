import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Labels that are in another language than their table")
struct OtherLanguageOnBarTests {
  private func rules(_ german: String) async -> Set<String> {
    let bar = """
      toolbars:
        - kind: toolbar
          platforms: [ios]
          items: [{id: share, label: {key: share}}]

      """
    let files = [
      "Bars.toolbar.yml": bar, "en.lproj/Localizable.strings": "\"share\" = \"Share\";\n",
      "de.lproj/Localizable.strings": "\"share\" = \"\(german)\";\n",
    ]
    return Set(await Auditor.audit(ProjectSource.read(texts: files)).findings.flatMap(\.single).map(\.rule))
  }

  @Test("Of a text in another language nobody is told that it has no verb")
  func verb() async {
    let found = await rules("Вложение")
    #expect(found.contains("foreign-letters"))
    #expect(!found.contains("label-verb"))
    #expect(await rules("Freigabe").contains("label-verb"))
  }
}
