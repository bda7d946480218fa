import LintelFindings
import LintelModel

extension Rule {
  static let foreignLetters = Rule(
    id: "foreign-letters",
    title: "A text is written with the letters of its language.",
    severity: .warning,
    isCore: true,
    why: "A letter of another keyboard or another language: the word is misspelt, or the text stands in the wrong table.",
    examples: [
      .fails("a Ukrainian letter in a Russian word", files: pair("ru", "вікно")),
      .fails("another language altogether", files: pair("de", "Сохранить")),
      .passes("its own letters", files: pair("ru", "окно")),
      .passes("a name keeps its letters", files: pair("de", "Übersetzt von Łukasz")),
      .passes("Latin words are normal anywhere", files: pair("ru", "Открыть Wi-Fi")),
      .passes("letters that the source has too", files: pair("de", "Taste ß, Σύνολο")),
      .passes("micrograms", files: pair("de", "Menge in μg")),
      .passes("an accent that tells two Serbian words apart", files: pair("sr-Latn", "Unesite kôd")),
      .passes(
        "a language in its own letters",
        files: [
          "en.lproj/L.strings": "\"lang_el\" = \"Greek\";\n\"russian\" = \"Russian\";\n",
          "sk.lproj/L.strings": "\"lang_el\" = \"ελληνικά\";\n\"russian\" = \"Русский\";\n",
        ]),
      .fails(
        "a language in the letters of a third one",
        files: ["en.lproj/L.strings": "\"lang_el\" = \"Greek\";\n", "sk.lproj/L.strings": "\"lang_el\" = \"греческий\";\n"]),
    ],
    check: .translations { table in
      guard !table.isSource else { return [] }
      let remarks = table.pairs(.foreignLetters).compactMap { source, unit, _ -> Remark? in
        var known = Set(source.value.unicodeScalars)
        // One sign with two code points: a translator's keyboard has the letter.
        for (sign, letter) in signs where known.contains(sign) { known.insert(letter) }
        for form in unit.forms {
          guard let found = form.facts.foreignLetters.first(where: { !known.contains($0.letter) }) else { continue }
          return Remark(
            .fails, "foreign",
            "“\(found.word)” in the \(table.locale) text has “\(String(Character(found.letter)))” "
              + "(\(found.letter.codePoint), \(ScriptName.of(found.script))), which the language is not written with",
            certainty: .likely, unit: unit, blame: .translation,
            evidence: [.text("word", found.word), .text("letter", found.letter.codePoint), .text("text", form.text)],
            suggestion: "Check the spelling, and the language of the text.", location: form.location)
        }
        return nil
      }
      return table.told(remarks, asOne: "many-foreign", "hold letters that the language is not written with")
    })

  /// Micro, ohm and the signs that Unicode has besides their letters.
  private static let signs: [Unicode.Scalar: Unicode.Scalar] = ["µ": "μ", "\u{2126}": "Ω", "\u{212B}": "Å", "\u{2206}": "Δ"]

  private static func pair(_ locale: String, _ translation: String) -> [String: String] {
    ["en.lproj/L.strings": "\"k\" = \"Σύνολο\";\n", "\(locale).lproj/L.strings": "\"k\" = \"\(translation)\";\n"]
  }
}
