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

  @Test("A command that Chinese and Japanese write alike is no question, and one that is Japanese alone is")
  func sharedSigns() async {
    func files(_ chinese: String?, _ japanese: String) -> [String: String] {
      [
        "en.lproj/Files.strings": table(Self.english),
        "zh-Hans.lproj/Files.strings": table(Self.english.map { "文 \($0)" }, chinese.map { [1: $0] } ?? [:]),
        "ja.lproj/Files.strings": table(Self.english.map { "の \($0)" }, [1: japanese]),
      ]
    }
    func found(_ text: String) async -> [Finding] {
      await FormsOfText.changed(files(nil, text), to: files(text, text), of: "translation-of-another")
    }
    #expect(await found("保存").isEmpty)
    let japanese = await found("削除")
    #expect(japanese.map { $0.verdict } == [.needsReview])
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

  /// The files with one more string, as a change adds it.
  private func added(_ texts: [String: String], key: String = "added", to files: [String: String]? = nil) async -> [Finding] {
    let before = files ?? self.files([:])
    var now = before
    for (language, text) in texts { now["\(language).lproj/Files.strings", default: ""] += "\"\(key)\" = \"\(text)\";\n" }
    return await FormsOfText.changed(before, to: now, of: "translation-of-another").flatMap(\.single)
  }

  @Test("A new string that has another language's text is told at its line, in the language that the text is not of")
  func new() async throws {
    let found = await added(["en": "Close this tab", "de": "Fermer cette page", "fr": "Fermer cette page"])
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.reason == "added-in-other-language" && finding.verdict == .fails, "\(found.map { $0.reason })")
    #expect(finding.location == LintelModel.SourceLocation(file: "de.lproj/Files.strings", line: 11, column: 11), "\(String(describing: finding.location))")
    #expect(finding.locale == "de" && finding.suggestion?.english == "Translate it anew: the text belongs to another language.")
    #expect(
      finding.message.english
        == "The new de text of “Close this tab” is “Fermer cette page”, which is the text that it has in another language: fr")
  }

  @Test("So is one of a string that the language lacked")
  func late() async {
    var before = files([:])
    before["en.lproj/Files.strings"]! += "\"added\" = \"Close this tab\";\n"
    before["fr.lproj/Files.strings"]! += "\"added\" = \"Fermer cette page\";\n"
    #expect(await added(["de": "Fermer cette page"], to: before).map { $0.reason } == ["added-in-other-language"])
  }

  @Test("Of a new string a single word is a question")
  func newWord() async {
    let word = await added(["en": "Close", "de": "Fermer", "fr": "Fermer"])
    #expect(word.map { $0.verdict } == [.needsReview])
    #expect(word.first?.suggestion?.english == "Translate it anew, unless both languages say it so.")
  }

  @Test("A new text in words that its language uses elsewhere, that neither uses, or that no other has, is none")
  func newOwn() async {
    #expect(await added(["en": "Close window", "de": "Fenster schließen", "fr": "Fenster schließen"]).allSatisfy { $0.locale == "fr" })
    #expect(await added(["en": "Reload", "de": "Synchro", "fr": "Synchro"]).isEmpty)
    #expect(await added(["en": "Close this tab", "de": "Registerkarte schließen", "fr": "Fermer cette page"]).isEmpty)
  }

  @Test("A key that is renamed alone brings no new text")
  func renamed() async {
    let text = "\"Fermer cette page\";\n"
    var before = files([:])
    before["en.lproj/Files.strings"]! += "\"old\" = \"Close this tab\";\n"
    for language in ["de", "fr"] { before["\(language).lproj/Files.strings"]! += "\"old\" = " + text }
    let now = before.mapValues { $0.replacing("\"old\"", with: "\"renamed\"") }
    #expect(await FormsOfText.changed(before, to: now, of: "translation-of-another").isEmpty)
  }

  @Test("Languages that have many texts in common are near each other")
  func near() async {
    let shared = Dictionary(uniqueKeysWithValues: Self.german.indices.dropFirst(3).map { ($0, Self.german[$0]) })
    let others = ["lb": shared.merging([0: "Dokument lüschen"]) { $1 }]
    #expect(await changed([0: "Dokument lüschen"], others: others).isEmpty)
  }
}
