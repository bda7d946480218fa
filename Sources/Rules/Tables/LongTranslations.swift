import LintelFindings
import LintelModel

/// Translations that say much more than their sources, as one of another string does.
enum LongTranslations {
  static func remarks(in table: TableInLocale) -> [Remark] {
    // What is told with the string that it belongs to is told once.
    let told = Set(table.replacedTexts.map(\.source.key) + table.sharedTexts.map { $0.suspect.translation.key })
    let remarks = table.longTranslations.filter { !told.contains($0.source.key) }.map { remark(about: $0, in: table.locale) }
    return table.aggregated(
      remarks, asOne: "many-longer", "say more than their sources",
      advice: "Compare them with their sources, and translate those anew that say something else.")
  }

  private static func remark(about long: LongTranslation, in locale: LocaleID) -> Remark {
    let percent = Int((long.share * 100).rounded())
    return Remark(
      .needsReview, "longer",
      "The \(locale) text \(StringUnit.quoted(long.translation.value)) has \(long.found) sentences where its source has \(long.given), and \(percent) % of the length that is usual in this table: it may translate another text, or what the source said before",
      certainty: .possible, unit: long.translation, blame: .translation,
      evidence: [.text("source", long.source.value), .text("translation", long.translation.value)],
      suggestion: "Compare it with the source, and translate it anew if it says something else.",
      location: long.translation.location)
  }

  static let examples: [Example] = [
    .needsReview(
      "two sentences that the source does not have",
      files: table("Alle Seiten sind gesichert. Sichern Sie sie nicht noch einmal. Sonst gehen ältere verloren.")),
    .needsReview(
      "five times as long, and a sentence more",
      files: table(
        "Wählen Sie einen Pfad, unter dem andere die Seite finden und lesen. Zum Beispiel „wir“ für die Seite über Sie.",
        of: "Saving pages...")),
    .passes("a long way of saying one word", files: table("Schlitten, von Hunden oder Pferden über Schnee gezogen", of: "Sleigh")),
    .passes("as many sentences", files: table("Alle Seiten sind nun gesichert worden.")),
  ]

  /// A short source beside others that tell how long the language's texts are.
  private static func table(_ translation: String, of source: String = "All pages are saved.") -> [String: String] {
    func file(_ texts: [String]) -> String { texts.indices.map { "\"k\($0)\" = \"\(texts[$0])\";\n" }.joined() }
    return [
      "en.lproj/L.strings": file([source] + english), "de.lproj/L.strings": file([translation] + german),
    ]
  }

  private static let english = [
    "The file could not be opened.", "Choose another folder for it.", "Nobody else sees your files.",
    "The page will be loaded again.", "All changes have been saved.",
  ]
  private static let german = [
    "Die Datei konnte nicht geöffnet werden.", "Wählen Sie einen anderen Ordner.", "Niemand sonst sieht Ihre Dateien.",
    "Die Seite wird noch einmal geladen.", "Alle Änderungen sind gesichert.",
  ]
}
