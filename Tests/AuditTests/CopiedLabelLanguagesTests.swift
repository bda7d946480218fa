import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// A label in a language whose whole table is a copy of its source.
@Suite("The languages of a copied label")
struct CopiedLabelLanguagesTests {
  /// - Parameter french: What the label is in French; Japanese has nothing but copies.
  private func copied(_ french: String) async -> [[LocaleID]] {
    func table(_ share: String, _ sentence: String) -> String {
      "\"Inbox\" = \"In \(share)\";\n\"Share\" = \"\(share)\";\n"
        + (1...30).map { "\"line.\($0)\" = \"\(sentence) \($0)\";\n" }.joined()
    }
    let english = "This is the text of line"
    let files = [
      "A.swift": "struct A: View { var body: some View { List { }.navigationTitle(\"Inbox\").toolbar { Button(\"Share\") { } } } }\n",
      "en.lproj/Localizable.strings": table("Share", english), "ja.lproj/Localizable.strings": table("Share", english),
      "de.lproj/Localizable.strings": table("Teilen", "Das ist der Text der Zeile"),
      "es.lproj/Localizable.strings": table("Compartir", "Este es el texto de la línea"),
      "it.lproj/Localizable.strings": table("Condividi", "Questo è il testo della riga"),
      "fr.lproj/Localizable.strings": table(french, "Voici le texte de la ligne"),
    ]
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "label-copied" }
      .map { $0.languages.sorted() }
  }

  @Test("Are all that have the copy, also where the table is told as a whole")
  func all() async {
    let found = await copied("Share")
    #expect(Set(found.flatMap(\.self)) == ["fr", "ja"])
  }

  @Test("Are left to their tables where every one of them is told as a whole")
  func ofTables() async {
    #expect(await copied("Partager").isEmpty)
  }

  @Test("Count each language that has the copy: those that are told apart, or where it may be right, are named as such")
  func number() async throws {
    let swift = "struct A: View { var body: some View { List { }.navigationTitle(\"Inbox\").toolbar { Button(\"Add Tab\") { } } } }"
    var files = ["A.swift": swift + "\n"]
    let tabs = [
      "en": "Add Tab", "ru": "Add Tab", "uk": "Add Tab", "bg": "Add Tab", "it": "Add Tab", "es": "Add Tab",
      "de": "Tab hinzufügen", "fr": "Ajouter un onglet", "pl": "Dodaj kartę", "cs": "Přidat kartu", "nl": "Tabblad toevoegen",
      "da": "Tilføj fane", "sv": "Lägg till flik",
    ]
    for (locale, text) in tabs {
      // A table of which half is copied is told as a whole.
      let others = (1...20).map { "\"line.\($0)\" = \"Line \(locale) \($0)\";\n" }.joined()
      files["\(locale).lproj/Localizable.strings"] =
        "\"Inbox\" = \"Inbox \(locale)\";\n\"Add Tab\" = \"\(text)\";\n" + others
    }
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "label-copied" }
    #expect(found.contains { $0.languages.count > 1 })
    for finding in found where finding.languages.count > 1 {
      let rest = 5 - finding.languages.count
      let whole = finding.message.english
      #expect(rest == 0 || whole.contains("; besides in \(rest) language"))
      #expect(rest > 0 || !whole.contains("besides"))
    }
  }
}
