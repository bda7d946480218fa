import LintelFindings
import LintelModel

extension Rule {
  static let untranslated = Rule(
    id: "untranslated",
    title: "A translation is not a copy of its source.",
    severity: .note,
    gravest: .warning,
    isCore: true,
    criteria: ["3.1.2"],
    why: "A copy looks translated to every tool and reads as English to everyone else.",
    examples: [
      .fails(
        "a sentence copied",
        files: [
          "en.lproj/Localizable.strings": "\"warn\" = \"Delete all of your saved pages\";\n",
          "de.lproj/Localizable.strings": "\"warn\" = \"Delete all of your saved pages\";\n",
        ]),
      .fails(
        "plural forms copied",
        files: [
          "L.xcstrings": """
          {"sourceLanguage":"en","strings":{"k":{"localizations":{
          "en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld entry was selected"}},
          "other":{"stringUnit":{"state":"translated","value":"%lld entries were selected"}}}}},
          "ko":{"variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"%lld entries were selected"}}}}}
          }}},"version":"1.0"}
          """
        ]),
      .fails(
        "one plural form copied, which the platform shows for 0",
        files: [
          "L.xcstrings": """
          {"sourceLanguage":"en","strings":{"k":{"localizations":{
          "en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld entry selected"}},
          "other":{"stringUnit":{"state":"translated","value":"%lld entries selected"}}}}},
          "de":{"variations":{"plural":{"zero":{"stringUnit":{"state":"translated","value":"%lld entries selected"}},
          "one":{"stringUnit":{"state":"translated","value":"%lld Eintrag ausgewählt"}},
          "other":{"stringUnit":{"state":"translated","value":"%lld Einträge ausgewählt"}}}}}
          }}},"version":"1.0"}
          """
        ]),
      .fails("the form of most numbers copied", files: forms("ru", ["one": "%lld запись", "few": "%lld записи", "other": "%lld entries"])),
      .needsReview(
        "a form in the source's words, among letters of one kind",
        files: forms("de", ["one": "%lld Eintrag", "other": "%lld entries"])),
      .passes(
        "a form that the language has, too", files: forms("es", ["one": "%lld error", "other": "%lld errores"], "error", "errors")),
      .fails(
        "half of a sentence in the source's words",
        files: [
          "en.lproj/L.strings": "\"toggle\" = \"A button to show or hide the coordinates on the map\";\n",
          "ko.lproj/L.strings": "\"toggle\" = \"A button to show or hide the 지도 좌표\";\n",
        ]),
      .needsReview(
        "words of the source's language that it does not have",
        files: [
          "en.lproj/L.strings": "\"warm\" = \"How warm it is outside\";\n",
          "ko.lproj/L.strings": "\"warm\" = \"표시 the temperature of the engine\";\n",
        ]),
      .needsReview(
        "a word of the source, for which the other texts have another one",
        files: [
          "en.lproj/L.strings": lines(["Open Link", "Copy Link", "Share Link", "Delete Link", "Send Link"]),
          "es.lproj/L.strings": lines([
            "Abrir link", "Copiar enlace", "Compartir enlace", "Eliminar enlace", "Enviar enlace",
          ]),
        ]),
      .fails(
        "a mark for what is still to be written",
        files: [
          "en.lproj/L.strings": "\"archive\" = \"Archive\";\n", "de.lproj/L.strings": "\"archive\" = \"TODO\";\n",
        ]),
      .fails(
        "the name of the key",
        files: [
          "en.lproj/L.strings": "\"chat_archive\" = \"Archive\";\n",
          "de.lproj/L.strings": "\"chat_archive\" = \"chat_archive\";\n",
        ]),
      .passes(
        "a word of the language that looks like a mark",
        files: ["en.lproj/L.strings": "\"all\" = \"ALL\";\n", "es.lproj/L.strings": "\"all\" = \"TODO\";\n"]),
      .fails(
        "a label that other languages translate, among letters of another kind",
        files: [
          "en.lproj/L.strings": "\"new\" = \"New Folder\";\n", "de.lproj/L.strings": "\"new\" = \"Neuer Ordner\";\n",
          "fr.lproj/L.strings": "\"new\" = \"Nouveau dossier\";\n", "ja.lproj/L.strings": "\"new\" = \"New Folder\";\n",
        ]),
      .fails(
        "a label of which the language has a word in the name of a file alone",
        files: [
          "en.lproj/L.strings": lines([
            "Kiosk configuration", "Add the kiosk to configuration.yaml first",
          ]),
          "de.lproj/L.strings": lines([
            "Einrichtung des Terminals", "Tragen Sie das Terminal zuerst in configuration.yaml ein",
          ]),
          "fr.lproj/L.strings": lines([
            "Réglages de la borne", "Ajoutez d’abord la borne dans configuration.yaml",
          ]),
          "sv.lproj/L.strings": lines([
            "Kiosk configuration", "Lägg först till en kiosk i configuration.yaml",
          ]),
        ]),
      .needsReview(
        "a label of which other languages write nearly the same",
        files: [
          "en.lproj/L.strings": "\"scale\" = \"Celsius Temperature\";\n",
          "de.lproj/L.strings": "\"scale\" = \"Celsius-Temperatur\";\n",
          "fi.lproj/L.strings": "\"scale\" = \"Lämpötila celsiusasteina\";\n",
          "fr.lproj/L.strings": "\"scale\" = \"Celsius Temperature\";\n",
        ]),
      .fails(
        "a word that another table translates, as a warning",
        files: [
          "en.lproj/A.strings": "\"next\" = \"Continue\";\n", "de.lproj/A.strings": "\"next\" = \"Continue\";\n",
          "en.lproj/B.strings": "\"go\" = \"Continue\";\n", "de.lproj/B.strings": "\"go\" = \"Weiter\";\n",
        ]),
      .passes(
        "words that a language has in texts of its own",
        files: [
          "en.lproj/L.strings": "\"all\" = \"Notifications\";\n\"more\" = \"Show all notifications again\";\n",
          "de.lproj/L.strings": "\"all\" = \"Mitteilungen\";\n\"more\" = \"Alle Mitteilungen wieder zeigen\";\n",
          "fr.lproj/L.strings": "\"all\" = \"Notifications\";\n\"more\" = \"Montrer encore les notifications\";\n",
          "pl.lproj/L.strings": "\"all\" = \"Powiadomienia\";\n\"more\" = \"Pokaż znów powiadomienia\";\n",
        ]),
      .passes(
        "a title",
        files: [
          "en.lproj/L.strings": "\"book\" = \"Read The Lord of the Rings and other books\";\n",
          "de.lproj/L.strings": "\"book\" = \"Lesen Sie The Lord of the Rings und andere Bücher\";\n",
        ]),
      .passes(
        "a word that is the same in both",
        files: [
          "en.lproj/Localizable.strings": "\"status\" = \"Status\";\n",
          "de.lproj/Localizable.strings": "\"status\" = \"Status\";\n",
        ]),
      .passes(
        "a command for a shell",
        files: [
          "en.lproj/Localizable.strings": "\"resize\" = \"stty cols $COLS rows $ROWS\";\n",
          "de.lproj/Localizable.strings": "\"resize\" = \"stty cols $COLS rows $ROWS\";\n",
        ]),
      .passes(
        "a translation",
        files: [
          "en.lproj/Localizable.strings": "\"warn\" = \"Delete all of your saved pages\";\n",
          "de.lproj/Localizable.strings": "\"warn\" = \"Alle gesicherten Seiten löschen\";\n",
        ]),
    ],
    check: .translations { table in
      table.copiesOfSource + table.copiedForms + table.partCopies + LeftWord.found(in: table).map { $0.remark(in: table) }
        + UnfinishedTranslations.remarks(in: table)
    })

  private static func lines(_ texts: [String]) -> String {
    texts.enumerated().map { "\"k\($0.offset)\" = \"\($0.element)\";\n" }.joined()
  }

  /// A count in English and another language.
  private static func forms(
    _ locale: String, _ own: [String: String], _ one: String = "entry", _ other: String = "entries"
  ) -> [String: String] {
    func plural(_ forms: [String: String]) -> String {
      let units = forms.sorted { $0.key < $1.key }
        .map { "\"\($0.key)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\($0.value)\"}}" }
      return "{\"variations\":{\"plural\":{\(units.joined(separator: ","))}}}"
    }
    let english = plural(["one": "%lld \(one)", "other": "%lld \(other)"])
    return [
      "L.xcstrings": "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"k\":{\"localizations\":{"
        + "\"en\":\(english),\"\(locale)\":\(plural(own))}}}}"
    ]
  }
}
