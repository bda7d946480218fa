import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Questions about texts that may not fit")
struct AskedOnceTests {
  private func asked(_ translation: String) async -> [LocaleID?] {
    let bar = """
      ios26 de 402pt
      source en: [Abbrechen] | Mitteilungen prüfen | [Fortfahren]
      [Abbrechen] | \(translation) | [Fortfahren]

      """
    let found = await Auditor.audit(ProjectSource.read(texts: ["Bar.sketch": bar])).findings
    return found.filter { $0.rule == "title-truncated" && $0.verdict == .needsReview }.map(\.locale)
  }

  @Test("What is open for the source language is asked there, and of a translation only where it needs more")
  func onlyWhereItNeedsMore() async {
    #expect(await asked("Mitteilungen prüfen") == ["en"])
    #expect(await asked("Hinweise") == ["en"])
    #expect(await Set(asked("Mitteilungen prüfen!")) == ["de", "en"])
  }
}
