import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Whoever does the first step is the owner")
struct FirstStepTests {
  private func found(_ rule: String, _ sketch: String, in locale: LocaleID) async throws -> Finding {
    let found = await Auditor.audit(ProjectSource.read(texts: ["Bar.sketch": sketch])).findings
    return try #require(found.first { $0.rule == rule && $0.locale == locale }, "\(found.map(\.message.english))")
  }

  @Test("Symbols in place of texts are the developers'")
  func symbols() async throws {
    let cut = try await found(
      "title-truncated",
      """
      ios18 de 375pt
      source en: [Cancel] | Settings | [Save] [Edit] [Done]
      [Abbrechen] | Einstellungen für alle Benachrichtigungen dieses Geräts | [Sichern] [Bearbeiten] [Fertig]
      """, in: "de")
    #expect(cut.suggestion?.english.hasPrefix("Symbols in place of texts give it room: ") == true)
    #expect(cut.blame == .definition)
  }

  @Test("What the designers have to decide is theirs")
  func room() async throws {
    let cut = try await found(
      "title-truncated",
      """
      ios18 de 375pt
      source en: [Manage] | Settings | [Choice] [Harvest] [Seeds]
      [Verwaltung] | Einstellungen für alle Benachrichtigungen dieses Geräts | [Auswahl] [Erntehilfe] [Samen]
      """, in: "de")
    #expect(cut.suggestion?.english == "No text half as long fits either: give it more room, or the bar fewer items.")
    #expect(cut.blame == .layout)
  }

  @Test("A text that is to be shortened in the source is its writers'")
  func source() async throws {
    let cut = try await found(
      "label-truncated",
      """
      ios26 sr 375pt
      source en: | segments[Gallery / Apps / Links / Documents] | {plus "Add"}
      | segments[Galerija / App / Veze / Dokumenti sa] | {plus "Dodaj"}

      """, in: "sr")
    #expect(cut.suggestion?.english.hasPrefix("The source's label has too little room, too: shorten it there") == true)
    #expect(cut.blame == .source)
  }

  @Test("A bar that is too full in the source language is the developers', and the order names who decides")
  func fullBar() async throws {
    let full = try await found(
      "overflow-needed", "ios18 en 375pt\nkind: toolbar\nview[Zoom 200pt] -- view[Speed 200pt] -- view[Pitch 60pt]", in: "en")
    #expect(full.blame == .definition)
    #expect(
      full.suggestion?.english
        == "Show fewer items, symbols instead of texts, or a menu, as the designers of the bar decide.")
    // What is measured in one language is told of that language.
    #expect(!full.isInEveryLanguage(of: "en"))
  }

  @Test("Where shorter texts of the source are enough, these are their writers'")
  func longTexts() async throws {
    let full = try await found(
      "overflow-needed",
      "ios18 en 375pt\nkind: toolbar\n[Duplicate and edit everything] -- [Move to another folder] -- [Delete beyond recovery]",
      in: "en")
    #expect(full.suggestion?.english.hasPrefix("Shorten ") == true && full.blame == .source)
  }
}
