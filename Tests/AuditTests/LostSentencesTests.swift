import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Sentences that a translation lacks")
struct LostSentencesTests {
  private static let source = "Delete this page? It will be gone for all of your readers. This cannot be undone."
  private static let others = [
    ("The page could not be opened.", "Die Seite konnte nicht geöffnet werden."),
    ("Choose another name for it.", "Wählen Sie einen anderen Namen."),
    ("Nobody else sees your pages.", "Niemand sonst sieht Ihre Seiten."),
    ("The page will be loaded again.", "Die Seite wird noch einmal geladen."),
    ("All changes have been saved.", "Alle Änderungen sind gesichert."),
  ]

  /// What is said of the ends and sentences of one text among five others of their usual length.
  private func findings(
    _ source: String, _ translation: String, among others: [(String, String)] = Self.others, in locale: String = "de"
  ) async -> [Finding] {
    let texts = [(source, translation)] + others
    func table(_ text: KeyPath<(String, String), String>) -> String {
      texts.enumerated().map { "\"k\($0.offset)\" = \"\($0.element[keyPath: text])\";\n" }.joined()
    }
    let files = ["en.lproj/Localizable.strings": table(\.0), "\(locale).lproj/Localizable.strings": table(\.1)]
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter {
      ["sentences-missing", "ending-punctuation", "placeholder-mismatch"].contains($0.rule)
    }
  }

  @Test("Missing text is told as that, and not as a mark that is lost at the end")
  func told() async throws {
    let all = await findings(Self.source, "Diese Seite löschen")
    let found = try #require(all.first)
    #expect(all.count == 1 && found.rule == "sentences-missing" && found.verdict == .fails && found.severity == .warning)
    #expect(found.message.english.contains("has 1 of the 3 sentences of its source, and ") && found.key == "k0")
    #expect(found.suggestion?.english == "Translate every sentence of the source.")
  }

  @Test("One sentence that says all of three is no loss, nor is a single sentence less, nor a short source")
  func joined() async {
    let whole = "Soll diese Seite für alle Ihre Leserinnen und Leser unwiderruflich gelöscht werden?"
    #expect(await !findings(Self.source, whole).contains { $0.rule == "sentences-missing" })
    #expect(await !findings(Self.source, "Diese Seite löschen? Das ist endgültig.").contains { $0.rule == "sentences-missing" })
    #expect(await !findings("Done. Fine. Go on.", "Fertig.").contains { $0.rule == "sentences-missing" })
  }

  @Test("One sentence that is far longer than any of the source's has joined them; one of the source's own length has not")
  func longSentence() async {
    let source = """
      Are you sure you want to delete the page “%@”? All notes and pictures on this page will also be deleted. \
      This operation cannot be undone.
      """
    let joined = "Soll die Seite „%@“ mit allen Notizen und Bildern darauf unwiderruflich gelöscht werden?"
    #expect(await !findings(source, joined).contains { $0.rule == "sentences-missing" })
    let lacking = "Alle Notizen und Bilder auf dieser Seite „%@“ werden damit dann ebenfalls gelöscht."
    #expect(await findings(source, lacking).filter { $0.rule == "sentences-missing" }.map(\.reason) == ["shorter"])
  }

  @Test("Between half and two thirds of the usual length somebody has to look, and so where the table cannot tell")
  func doubtful() async {
    let half = "Diese Seite für alle Ihre Leserinnen und Leser löschen?"
    #expect(await findings(Self.source, half).filter { $0.rule == "sentences-missing" }.map(\.reason) == ["shorter"])
    let alone = await findings(Self.source, "Diese Seite löschen?", among: [])
    #expect(alone.map(\.reason) == ["unmeasured"] && alone.map(\.verdict) == [.needsReview])
  }

  @Test("An Armenian full stop that is written as a colon ends a sentence")
  func armenian() async {
    let text = "Ջնջե՞լ այս էջը: Այն բոլորի մոտ կկորչի:"
    #expect(await !findings(Self.source, text, among: [], in: "hy").contains { $0.rule == "sentences-missing" })
  }

  @Test("Where a value is lost with the sentences, that is told, once")
  func value() async {
    let source = "Delete the page %@? It will be gone for all of your readers. This cannot be undone."
    #expect(await findings(source, "Seite löschen?").map(\.rule) == ["placeholder-mismatch"])
  }
}
