import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Single translations that a change replaces with another language's text")
struct ForeignTextTests {
  private static let english = [
    "Delete file", "Share", "Print this page", "Close window", "New folder", "Send message", "Add bookmark", "Search library",
    "Sort by date", "Archive photos",
  ]
  private static let german = [
    "Datei entfernen", "Teilen", "Diese Seite drucken", "Fenster schließen", "Neuer Ordner", "Nachricht senden",
    "Lesezeichen hinzufügen", "Bibliothek durchsuchen", "Nach Datum ordnen", "Bilder archivieren",
  ]
  private static let french = [
    "Supprimer le fichier", "Partager", "Imprimer cette page", "Fermer la fenêtre", "Nouveau dossier", "Envoyer un message",
    "Ajouter un signet", "Chercher partout", "Trier par jour", "Ranger les photos",
  ]

  private func table(_ texts: [String], _ changes: [Int: String] = [:]) -> String {
    texts.indices.map { "\"k\($0)\" = \"\(changes[$0] ?? texts[$0])\";\n" }.joined()
  }

  private func files(
    _ changes: [Int: String], french: [Int: String] = [:], others: [String: [Int: String]] = [:]
  ) -> [String: String] {
    var files = [
      "en.lproj/Files.strings": table(Self.english), "de.lproj/Files.strings": table(Self.german, changes),
      "fr.lproj/Files.strings": table(Self.french, french),
    ]
    for (language, texts) in others {
      files["\(language).lproj/Files.strings"] = table(Self.english.map { "\(language) \($0)" }, texts)
    }
    return files
  }

  private func changed(_ changes: [Int: String], others: [String: [Int: String]] = [:]) async -> [Finding] {
    await FormsOfText.changed(files([:], others: others), to: files(changes, others: others), of: "translation-of-another")
  }

  @Test("One of several words is told at its line with what it was, and whose it is")
  func words() async throws {
    let found = await changed([0: "Supprimer le fichier"])
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.reason == "in-other-language" && finding.verdict == .fails, "\(found.map { $0.reason })")
    #expect(finding.change?.state == .new && finding.location?.file == "de.lproj/Files.strings" && finding.locale == "de")
    #expect(
      finding.message.english
        == "The de text of “Delete file” was “Datei entfernen”, and is “Supprimer le fichier” now, which is the text that it has in another language: fr"
    )
    #expect(finding.suggestion?.english == "Put back “Datei entfernen”.")
  }

  @Test("A single word is a question")
  func word() async {
    let found = await changed([1: "Partager"])
    #expect(found.map { $0.reason } == ["in-other-language"] && found.map { $0.verdict } == [.needsReview])
    #expect(found.first?.suggestion?.english == "Put back “Teilen”, unless “Partager” is meant.")
  }

  @Test("A text in words of the language, one that many languages have, and one of the language's other region are none")
  func own() async {
    #expect(await changed([0: "Datei senden"], others: ["nl": [0: "Datei senden"]]).isEmpty)
    let all = [1: "Partager"]
    #expect(await changed([1: "Partager"], others: ["it": all, "nl": all]).isEmpty)
    #expect(await changed([1: "Partager"], others: ["de-AT": all]).isEmpty)
    #expect(await changed([0: "Ablage leeren"]).isEmpty)
  }

  @Test("A text that a change writes into both languages is meant for both, and one that was there before is no news")
  func both() async {
    let text = [1: "Transfer"]
    let found = await FormsOfText.changed(files([:]), to: files(text, french: text), of: "translation-of-another")
    #expect(found.isEmpty, "\(found.map { $0.reason })")
    let known = await FormsOfText.changed(files([1: "Partager"]), to: files([1: "Partager"]), of: "translation-of-another")
    #expect(known.isEmpty, "\(known.map { $0.reason })")
  }

  @Test("Languages that have many texts in common are near each other")
  func near() async {
    let shared = Dictionary(uniqueKeysWithValues: Self.german.indices.dropFirst(3).map { ($0, Self.german[$0]) })
    let others = ["lb": shared.merging([0: "Dokument lüschen"]) { $1 }]
    #expect(await changed([0: "Dokument lüschen"], others: others).isEmpty)
  }
}
