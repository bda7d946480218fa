import LintelFindings
import LintelModel

extension Rule {
  static let emptyValue = Rule(
    id: "empty-value",
    title: "No translation is empty.",
    severity: .error,
    isCore: true,
    isByMajority: true,
    why: "The platform does not fall back to the source: the text is empty.",
    examples: [
      .fails("an empty text", files: [
        "en.lproj/L.strings": "\"save\" = \"Save\";\n", "de.lproj/L.strings": "\"save\" = \"\";\n",
      ]),
      .fails(
        "an empty form for several numbers", files: PluralExample.catalog("de", [("one", "%lld Datei"), ("other", "")])),
      .fails(
        "a form that its file says is not translated yet",
        files: [
          "L.xcstrings": """
          {"sourceLanguage":"en","strings":{"k":{"localizations":{
          "en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld file"}},
          "other":{"stringUnit":{"state":"translated","value":"%lld files"}}}}},
          "pl":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld plik"}},
          "few":{"stringUnit":{"state":"translated","value":"%lld pliki"}},"many":{"stringUnit":{"state":"new","value":""}},
          "other":{"stringUnit":{"state":"translated","value":"%lld pliku"}}}}}
          }}},"version":"1.0"}
          """
        ]),
      .needsReview(
        "an empty form for none may be meant",
        files: PluralExample.catalog("de", [("zero", ""), ("one", "%lld Datei"), ("other", "%lld Dateien")])),
      .needsReview("a single space for a word may be meant", files: [
        "en.lproj/L.strings": "\"save\" = \"Save\";\n", "de.lproj/L.strings": "\"save\" = \" \";\n",
      ]),
      .passes("a language that needs no word between two others", files: [
        "en.lproj/L.strings": "\"at\" = \" at \";\n", "ja.lproj/L.strings": "\"at\" = \" \";\n",
      ]),
      .passes("a word that a comment says is left out", files: [
        "en.lproj/L.strings": "\"ago\" = \"ago\";\n",
        "nl.lproj/L.strings": "/* \"ago\" is too long for a watch */ \"ago\" = \"\";\n",
      ]),
      .passes("a text", files: [
        "en.lproj/L.strings": "\"save\" = \"Save\";\n", "de.lproj/L.strings": "\"save\" = \"Sichern\";\n",
      ]),
      .passes("a part of a sentence that most languages do without", files: [
        "en.lproj/L.strings": "\"tail\" = \"of\";\n", "de.lproj/L.strings": "\"tail\" = \"\";\n",
        "ja.lproj/L.strings": "\"tail\" = \"\";\n", "ko.lproj/L.strings": "\"tail\" = \"\";\n",
        "fr.lproj/L.strings": "\"tail\" = \"de\";\n",
      ]),
      .needsReview(
        "code that looks again where a text is empty",
        files: [
          "en.lproj/L.strings": "\"save\" = \"Save\";\n", "de.lproj/L.strings": "\"save\" = \"\";\n",
          "Localizer.swift": """
          func localized(_ key: String) -> String {
            let text = bundle.localizedString(forKey: key, value: nil, table: "L")
            return text.isEmpty ? english.localizedString(forKey: key, value: nil, table: "L") : text
          }
          """,
        ]),
    ],
    check: .translations { table in
      guard !table.isSource else { return [] }
      let remarks = table.pairs(.empty).compactMap { source, translation, votes -> Remark? in
        if let votes, votes.translations >= 3, votes.filled * 2 <= votes.translations { return nil }
        // What the app puts between two texts many languages do without.
        let words: [Substring] = source.value.split(whereSeparator: \.isWhitespace)
        let isShort = words.count == 1 && words[0].first!.isLowercase && words[0].count <= 4
        if isShort || words.count <= 2, source.value.first?.isWhitespace == true || source.value.last?.isWhitespace == true {
          return nil
        }
        let isUnknown = source.origin == .unknown
        guard isUnknown || source.value.contains(where: \.isLetter) else { return nil }
        // A space is typed on purpose: no word at all, where the source may be a part of a sentence.
        let isSpace = !translation.value.isEmpty
        if isSpace, words.count != 1 { return nil }
        let isOpen = isSpace || isShort || isUnknown
        // Who writes about the key in a comment of the translation has left it empty on purpose.
        if isOpen, let comment = translation.comment, comment != source.comment, comment.contains("\"\(source.key)\"") {
          return nil
        }
        // Code that looks again where a text is empty shows what it finds then.
        if !isSpace, let place = table.emptyFallback {
          return Remark(
            .needsReview, "looked-up-again",
            "The \(table.locale) translation of \(StringUnit.quoted(isUnknown ? source.key : source.value)) is empty, and code "
              + "looks for another text where it finds none",
            certainty: .likely, unit: translation, blame: .translation, severity: .note,
            evidence: [.text("source", source.value), .text("looked up again", "\(place)")],
            suggestion: "Translate it, unless people are meant to read the source.")
        }
        return Remark(
          isOpen ? .needsReview : .fails, "empty",
          "The \(table.locale) translation of \(StringUnit.quoted(isUnknown ? source.key : source.value)) is "
            + (isSpace ? "a space" : "empty"),
          certainty: isOpen ? .possible : .certain, unit: translation, blame: .translation,
          severity: isOpen ? .warning : .error,
          evidence: [.text("source", source.value)],
          suggestion: "Translate it, or delete the entry: then people at least see the source.")
      }
      return table.aggregated(remarks, asOne: "many-empty", "are empty") + EmptyForms.remarks(in: table)
    })
}
