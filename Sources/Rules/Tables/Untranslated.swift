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
      .fails(
        "a label that other languages translate, among letters of another kind",
        files: [
          "en.lproj/L.strings": "\"new\" = \"New Folder\";\n", "de.lproj/L.strings": "\"new\" = \"Neuer Ordner\";\n",
          "fr.lproj/L.strings": "\"new\" = \"Nouveau dossier\";\n", "ja.lproj/L.strings": "\"new\" = \"New Folder\";\n",
        ]),
      .needsReview(
        "a label of which other languages write nearly the same",
        files: [
          "en.lproj/L.strings": "\"scale\" = \"Celsius Temperature\";\n",
          "de.lproj/L.strings": "\"scale\" = \"Celsius-Temperatur\";\n",
          "fi.lproj/L.strings": "\"scale\" = \"Lämpötila celsiusasteina\";\n",
          "fr.lproj/L.strings": "\"scale\" = \"Celsius Temperature\";\n",
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
    check: .translations { table in table.copiesOfSource + table.copiedForms + table.partCopies })
}
