import LintelFindings
import LintelModel

/// Single translations that a change replaced with what another language has for the same string, or that it added so.
enum ForeignTexts {
  static func remarks(in table: TableInLocale) -> [Remark] {
    table.foreignTexts.map { $0.text.before.isEmpty ? added($0, table.locale) : remark(about: $0, table.locale) }
  }

  private static func added(_ foreign: ForeignText, _ locale: LocaleID) -> Remark {
    let (source, translation) = (foreign.text.source, foreign.text.translation)
    return Remark(
      foreign.isCertain ? .fails : .needsReview, "added-in-other-language",
      "The new \(locale) text of \(StringUnit.quoted(source.value)) is \(StringUnit.quoted(translation.value)), which is the text "
        + "that it has in another language: \(foreign.language)",
      certainty: foreign.isCertain ? .likely : .possible, unit: translation, blame: .translation,
      evidence: [.text("source", source.value), .text("translation", translation.value)],
      suggestion: foreign.isCertain ? OtherLanguage.advice : "Translate it anew, unless both languages say it so.",
      location: translation.location, definedAt: source.location)
  }

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
    .fails(
      "a new string that has the text of another language", before: texts(nil, french: nil),
      files: texts("Fermer cette page", french: "Fermer cette page")),
    .needsReview(
      "the same, a single word", before: texts(nil, french: nil),
      files: texts("Imprimer", french: "Imprimer")),
    .passes(
      "another text in words of the language", before: texts("Datei löschen"), files: texts("Datei entfernen")),
  ]

  /// A table in English, German and French, of which the first text is as given, or is not there yet.
  private static func texts(_ german: String?, french: String? = "Supprimer le fichier") -> [String: String] {
    func file(_ texts: [String?]) -> String {
      texts.enumerated().map { index, text in text.map { "\"k\(index)\" = \"\($0)\";\n" } ?? "" }.joined()
    }
    return [
      "en.lproj/Localizable.strings": file([
        german == nil ? nil : "Delete file", "Open the door", "Print this page", "Close window", "New folder", "Send message", "Add bookmark",
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
