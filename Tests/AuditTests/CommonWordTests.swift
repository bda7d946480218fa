import LintelAudit
import LintelFindings
import Testing

/// Labels that nobody shortens for one bar's sake.
@Suite("Words that are not one bar's")
struct CommonWordTests {
  /// What is said of the German label beside a view of a fixed width, in points, on a screen of 320 pt.
  private func found(_ english: String, _ german: String, beside width: Int = 205) async -> [Finding] {
    let sketch = """
      ios18 de 320pt
      kind: toolbar
      source en: view[Filter \(width)pt] [\(english)]
      view[Filter \(width)pt] [\(german)]
      """
    return await Auditor.audit(ProjectSource.read(texts: ["a.sketch": sketch])).findings.filter {
      $0.rule == "label-truncated" && $0.locale == "de"
    }
  }

  @Test("No translator is asked to shorten the system's word for Cancel: whoever makes the bar has a symbol for it")
  func system() async throws {
    let found = await self.found("Cancel", "Abbrechen")
    let cut = try #require(found.first)
    #expect(found.count == 1 && cut.message.english.hasPrefix("The label “Abbrechen” does not fit: "))
    #expect(cut.verdict == .fails && cut.blame == .definition)
    #expect(cut.suggestion?.english.hasPrefix("People know this word from the system: leave it, and show a symbol ") == true)
  }

  @Test("Nor is one of every app's buttons, such as Apply, which the system has no item for")
  func standard() async throws {
    let found = await self.found("Apply", "Übernehmen")
    let cut = try #require(found.first)
    #expect(found.count == 1 && cut.verdict == .fails && cut.blame == .definition)
    #expect(cut.suggestion?.english.hasPrefix("People know this word from the system: leave it, and show a symbol ") == true)
  }

  @Test("A word of the app's own with as little room is its translator's to shorten")
  func own() async throws {
    let found = await self.found("Manage", "Verwaltung")
    let cut = try #require(found.first)
    #expect(found.count == 1 && cut.verdict == .fails && cut.blame == .translation)
    #expect(cut.suggestion?.english.hasPrefix("Shorten the translation to about ") == true)
  }

  @Test("Where no word has room the bar's designer comes first: what the system says is no reason")
  func noRoom() async throws {
    let found = await self.found("Cancel", "Abbrechen", beside: 250)
    #expect(found.map(\.blame) == [.layout])
    #expect(found.first?.suggestion?.english.hasPrefix("No text half as long fits either: ") == true)
  }
}
