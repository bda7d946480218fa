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
      Rule.copiesOfSource(in: table) + table.copiedForms + table.partCopies + UnfinishedTranslations.remarks(in: table)
    })

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

  private static func copiesOfSource(in table: TableInLocale) -> [Remark] {
    let copies = table.copiedSentences
    // Most tables have none, and what else they have is not looked at.
    guard !copies.isEmpty else { return [] }
    guard let whole = CopiedTable(table, copiedSentences: copies) else {
      return copies.map { copied(table.pairs[$0], in: table) }
    }
    let unasked = copies.filter { table.unmentioned.contains(table.pairs[$0].source.key) }
    return [remark(of: whole, in: table)] + unasked.map { copied(table.pairs[$0], in: table) }
  }

  /// The copies as one matter.
  private static func remark(of whole: CopiedTable, in table: TableInLocale) -> Remark {
    let pairs = table.pairs
    let (areAll, copies) = (whole.isHalf, whole.copies)
    let same = areAll ? whole.copied : copies
    let all = areAll ? whole.judged : whole.sentences
    return Remark(
      .fails, "table-untranslated",
      areAll
        ? "\(same.count) of \(all) \(table.locale) translations in \(table.name) are copies of their source"
        : "\(same.count) of \(all) \(table.locale) sentences in \(table.name) are copies of their source",
      blame: .translation, severity: areAll ? .warning : nil,
      evidence: [
        .count("copies", same.count, "strings"), .count("strings", all, "strings"),
        .text("for example", copies.prefix(3).map { pairs[$0].source.key }.joined(separator: ", ")),
      ], suggestion: "Translate them.", location: pairs[copies[0]].translation!.location,
      count: same.count,
      cause: Cause(table: table.id, keys: Set(same.map { pairs[$0].source.key }), locales: [table.locale]),
      together: !areAll
        ? Copy.together
        : whole.isWhole
          // What is left may be hundreds of strings: nobody who translated these is told that nothing is.
          ? Together("table-untranslated", "is by nine tenths or more a copy of its source", isOfTable: true)
          : Together("table-half-untranslated", "is by half or more a copy of its source", isOfTable: true))
  }

  private static func copied(_ pair: TableInLocale.Pair, in table: TableInLocale) -> Remark {
    Remark(
      .fails, "copy", "The \(table.locale) translation \(StringUnit.quoted(pair.source.value)) is a copy of its source",
      unit: pair.translation,
      blame: .translation, evidence: [.text("source", pair.source.value)], suggestion: "Translate it.",
      location: pair.translation!.location,
      cause: Cause(table: table.id, keys: [pair.source.key], locales: [table.locale]),
      together: table.unmentioned.contains(pair.source.key) ? Copy.unaskedTogether : Copy.together)
  }
}
