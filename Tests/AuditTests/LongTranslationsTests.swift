import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Translations that say more than their sources")
struct LongTranslationsTests {
  private static let others = [
    ("The page could not be opened.", "Die Seite konnte nicht geöffnet werden."),
    ("Choose another name for it.", "Wählen Sie einen anderen Namen."),
    ("Nobody else sees your pages.", "Niemand sonst sieht Ihre Seiten."),
    ("The page will be loaded again.", "Die Seite wird noch einmal geladen."),
    ("All changes have been saved.", "Alle Änderungen sind gesichert."),
  ]

  /// What is said of one text among five others of their usual length.
  private func findings(
    _ source: String, _ translation: String, among others: [(String, String)] = Self.others
  ) async -> [Finding] {
    let texts = [(source, translation)] + others
    func table(_ text: KeyPath<(String, String), String>) -> String {
      texts.enumerated().map { "\"k\($0.offset)\" = \"\($0.element[keyPath: text])\";\n" }.joined()
    }
    let files = ["en.lproj/Localizable.strings": table(\.0), "de.lproj/Localizable.strings": table(\.1)]
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "translation-of-another" }
  }

  @Test("Two sentences more than the source has, in a text that is far longer, are asked about")
  func sentences() async throws {
    let found = await findings(
      "Pages are kept on all servers.",
      "Seiten werden auf allen Servern behalten. Aktualisieren Sie vorher Ihre Geräte. Alte Geräte sehen sie sonst nicht.")
    let first = try #require(found.first)
    #expect(found.count == 1 && first.verdict == .needsReview && first.reason == "longer" && first.key == "k0")
    #expect(first.message.english.contains("has 3 sentences where its source has 1, and "))
    #expect(first.message.english.hasSuffix("it may translate another text, or what the source said before"))
  }

  @Test("A word that stands for a sentence and an example is asked about")
  func word() async {
    let found = await findings(
      "Writing...", "Geben Sie einen anderen Pfad für diese Seite an. Zum Beispiel „wir“ für eine Seite über Ihre Arbeit.")
    #expect(found.map(\.reason) == ["longer"])
  }

  @Test("A single word that is explained, a sentence that is parted, and a short text are no other text")
  func right() async {
    let explained = "Schlitten, von Hunden oder Pferden über den Schnee gezogen oder mit eigenem Antrieb"
    #expect(await findings("Sleigh", explained).isEmpty)
    #expect(await findings("Your page was moved and is kept.", "Ihre Seite wurde verschoben. Sie bleibt dort erhalten.").isEmpty)
    #expect(await findings("Stop?", "Halt! Wirklich? Jetzt?").isEmpty)
  }

  @Test("A table with too few texts to tell what is usual says nothing")
  func unmeasured() async {
    let found = await findings("Pages.", "Seiten bleiben hier. Sie sind überall zu sehen. Löschen Sie sie dort.", among: [])
    #expect(found.isEmpty)
  }

  @Test("What the source parts by semicolons may be sentences of the translation")
  func semicolons() async {
    let long = "Die Seite ist gesichert. Ihre Leser sehen sie jetzt schon. Auf Wunsch bekommen sie eine Nachricht von Ihnen dazu."
    #expect(await findings("Page saved; readers see it; a message may be sent", long).isEmpty)
    #expect(await !findings("Page saved", long).isEmpty)
  }
}
