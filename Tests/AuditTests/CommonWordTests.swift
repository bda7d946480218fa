import LintelAudit
import LintelFindings
import Testing

/// Labels that nobody shortens for one bar's sake.
@Suite("Words that are not one bar's")
struct CommonWordTests {
  private func found(_ sketch: String) async -> [Finding] {
    await Auditor.audit(ProjectSource.read(texts: ["a.sketch": sketch])).findings.filter { $0.rule == "label-truncated" }
  }

  @Test("No translator is asked to shorten the system's word for Cancel: whoever makes the bar has a symbol for it")
  func system() async {
    let found = await self.found(
      "ios18 de 320pt\nsource en: [Cancel] | | [Manage]\n[Abbrechen] | | [Benachrichtigungen verwalten]")
    let own = found.filter { $0.message.english.contains("“Abbrechen”") }
    #expect(own.allSatisfy { $0.blame == .definition })
    #expect(own.allSatisfy { $0.suggestion?.english.hasPrefix("People know this word from the system: ") == true })
    #expect(found.filter { !$0.message.english.contains("“Abbrechen”") }.allSatisfy { $0.blame != .definition })
  }
}
