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
    ],
    check: .translations { table in
      guard !table.isSource else { return [] }
      let remarks = table.pairs(.foreignLetters).compactMap { source, unit, _ -> Remark? in
        let known = Set(source.value.unicodeScalars)
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

  private static func pair(_ locale: String, _ translation: String) -> [String: String] {
    ["en.lproj/L.strings": "\"k\" = \"Σύνολο\";\n", "\(locale).lproj/L.strings": "\"k\" = \"\(translation)\";\n"]
  }
}
