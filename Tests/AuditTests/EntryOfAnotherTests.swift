import LintelAudit
import LintelFindings
import Testing

@Suite("Two entries of a key, one of which has another key's text")
struct EntryOfAnotherTests {
  private let icon = "Mostra sempre icona nella barra dei menu"

  private func findings(_ italian: String, apart: Bool = true) async -> [Finding] {
    func table(_ first: String, _ second: String) -> String { "\"icon\" = \"\(first)\";\n\"sound\" = \"\(second)\";\n" }
    var files = [
      "en.lproj/L.strings": table("Always show menu bar icon", "Sound Backend"),
      "it.lproj/L.strings": "\"icon\" = \"\(icon)\";\n" + italian,
    ]
    for locale in ["cs", "da", "de", "fr", "nb", "sv"] {
      files["\(locale).lproj/L.strings"] = table("Icon \(locale)", apart ? "Sound \(locale)" : "Icon \(locale)")
    }
    return await Auditor.audit(ProjectSource.read(texts: files)).findings
      .filter { ["duplicate-key", "translation-of-another"].contains($0.rule) }
  }

  private func entry(_ text: String) -> String { "\"sound\" = \"\(text)\";\n" }

  @Test("The one that the app shows is an error, and told once")
  func shown() async throws {
    let found = await findings(entry("Backend Suono") + entry(icon))
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.rule == "duplicate-key" && finding.severity == .error)
    #expect(
      finding.message.english
        == "The key “sound” stands here with “\(icon)”, which is the text of the key “icon” in line 1, and in line 2 with “Backend Suono”: the app shows the wrong one")
    #expect(finding.suggestion?.english == "Delete the entry in line 3: the app then shows that of line 2.")
    #expect(finding.textLocation?.line == 3)
  }

  @Test("Where it is the one that loses, or other languages have one text for both, the entries just differ")
  func others() async {
    let replaced = await findings(entry(icon) + entry("Backend Suono"))
    #expect(replaced.filter { $0.rule == "duplicate-key" }.map(\.severity) == [.warning])
    let alike = await findings(entry("Backend Suono") + entry(icon), apart: false)
    #expect(alike.filter { $0.rule == "duplicate-key" }.map(\.severity) == [.warning])
  }
}
