import LintelFindings
import LintelModel

/// Single translations that a change replaced with what another language has for the same string.
enum ForeignTexts {
  static func remarks(in table: TableInLocale) -> [Remark] { table.foreignTexts.map { remark(about: $0, table.locale) } }

  private static func remark(about foreign: ForeignText, _ locale: LocaleID) -> Remark {
    let (translation, isCertain) = (foreign.text.translation, foreign.isCertain)
    let (text, before) = StringUnit.quoted(translation.value, besides: foreign.text.before)
    let source = StringUnit.quoted(foreign.text.source.value)
    return Remark(
      isCertain ? .fails : .needsReview, "in-other-language",
      "The \(locale) text of \(source) was \(before), and is \(text) now, which is the text that it has in another language: \(foreign.language)",
      certainty: isCertain ? .likely : .possible, unit: translation, blame: .translation,
      evidence: [
        .text("source", foreign.text.source.value), .text("before", foreign.text.before),
        .text("translation", translation.value),
      ], suggestion: isCertain ? "Put back \(before)." : "Put back \(before), unless \(text) is meant.",
      location: translation.location, definedAt: foreign.text.source.location)
  }

  static let examples: [Example] = [
    .fails(
      "a change gives a string the text that another language has for it", before: texts("Datei entfernen"),
      files: texts("Supprimer le fichier")),
    .needsReview(
      "a single word, which may be at home in both languages", before: texts("Löschen", french: "Supprimer"),
      files: texts("Supprimer", french: "Supprimer")),
    .passes(
      "another text in words of the language", before: texts("Datei löschen"), files: texts("Datei entfernen")),
  ]

  /// A table in English, German and French, of which one German text is as given.
  private static func texts(_ german: String, french: String = "Supprimer le fichier") -> [String: String] {
    func file(_ texts: [String]) -> String { texts.indices.map { "\"k\($0)\" = \"\(texts[$0])\";\n" }.joined() }
    return [
      "en.lproj/Localizable.strings": file([
        "Delete file", "Open the door", "Print this page", "Close window", "New folder", "Send message", "Add bookmark",
        "Search library", "Sort by date", "Archive photos",
      ]),
      "de.lproj/Localizable.strings": file([
        german, "Tür öffnen", "Diese Seite drucken", "Fenster schließen", "Neuer Ordner", "Nachricht senden",
        "Lesezeichen hinzufügen", "Bibliothek durchsuchen", "Nach Datum ordnen", "Bilder archivieren",
      ]),
      "fr.lproj/Localizable.strings": file([
        french, "Ouvrir la porte", "Imprimer cette page", "Fermer la fenêtre", "Nouveau dossier", "Envoyer un message",
        "Ajouter un signet", "Chercher partout", "Trier par jour", "Ranger les photos",
      ]),
    ]
  }
}
