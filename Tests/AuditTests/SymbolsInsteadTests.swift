import LintelAudit
import LintelFindings
import Testing

/// A title beside buttons whose words people know.
@Suite("Symbols in place of texts beside a title")
struct SymbolsInsteadTests {
  private func advice(_ title: String, _ items: (String, String), source: (String, String)) async throws -> String {
    let sketch = "ios18 de 375pt\nsource en: [\(source.0)] | Settings | [\(source.1)]\n[\(items.0)] | \(title) | [\(items.1)]"
    let found = await Auditor.audit(ProjectSource.read(texts: ["Bar.sketch": sketch])).findings
    let cut = try #require(found.first { $0.rule == "title-truncated" && $0.locale == "de" })
    return try #require(cut.suggestion?.english)
  }

  @Test("Where no text half as long fits, it is told how much each button gives, and what is still lacking")
  func lacks() async throws {
    let advice = try await advice(
      "Einstellungen für alle Benachrichtigungen dieses Geräts", ("Abbrechen", "Sichern] [Bearbeiten] [Fertig"),
      source: ("Cancel", "Save] [Edit] [Done"))
    #expect(advice.contains("Symbols in place of texts give it room: “Abbrechen” as xmark frees "))
    #expect(advice.contains("“Sichern” as checkmark frees ") && advice.contains("Then it still lacks "))
    #expect(!advice.contains("No text half as long"))
  }

  @Test("What the source says decides, so that a language with another word than the system has the same symbols")
  func ownWord() async throws {
    let advice = try await advice(
      "Einstellungen für alle Benachrichtigungen dieses Geräts", ("Abbrechen", "Speichern] [Bearbeiten] [Fertig"),
      source: ("Cancel", "Save] [Edit] [Done"))
    #expect(advice.contains("“Abbrechen” as xmark frees ") && advice.contains("“Speichern” as checkmark frees "))
    #expect(advice.contains("Then it still lacks "))
  }

  @Test("A word that has no symbol gives nothing")
  func noSymbol() async throws {
    let advice = try await advice(
      "Einstellungen für alle Benachrichtigungen dieses Geräts", ("Verwaltung", "Auswahl] [Erntehilfe] [Samen"),
      source: ("Manage", "Choice] [Harvest] [Seeds"))
    #expect(advice == "No text half as long fits either: give it more room, or the bar fewer items.")
  }
}
