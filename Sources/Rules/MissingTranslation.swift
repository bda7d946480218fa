import LintelFindings
import LintelModel

extension Rule {
  static let missingTranslation = Rule(
    id: "missing-translation",
    title: "Every string is translated into every language of the project.",
    severity: .warning,
    isCore: true,
    criteria: ["WCAG 2.2 3.1.2 Language of Parts (AA)"],
    why: "People see the development language, or a key, in the middle of their own.",
    examples: [
      .fails("one key is missing", files: [
        "en.lproj/Localizable.strings": "\"save\" = \"Save\";\n\"open\" = \"Open\";\n\"edit\" = \"Edit\";\n\"copy\" = \"Copy\";\n\"move\" = \"Move\";\n",
        "de.lproj/Localizable.strings": "\"save\" = \"Sichern\";\n\"open\" = \"Öffnen\";\n\"edit\" = \"Bearbeiten\";\n\"copy\" = \"Kopieren\";\n",
      ]),
      .passes("all are there", files: [
        "en.lproj/Localizable.strings": "\"save\" = \"Save\";\n", "de.lproj/Localizable.strings": "\"save\" = \"Sichern\";\n",
      ]),
      .passes("a region falls back to its language", files: [
        "en.lproj/Localizable.strings": "\"save\" = \"Save\";\n", "pt.lproj/Localizable.strings": "\"save\" = \"Salvar\";\n",
        "pt-BR.lproj/Localizable.strings": "",
      ]),
      .passes("nothing to translate", files: [
        "en.lproj/Localizable.strings": "\"ratio\" = \"%d / %d\";\n", "de.lproj/Localizable.strings": "",
      ]),
    ],
    check: .translations { table in
      guard table.locale.language != table.sourceLocale.language else { return [] }
      let wanted = table.pairs.filter { Wanted.isTranslatable($0.source.value) }
      let missing = wanted.filter { $0.translation == nil }
      guard !missing.isEmpty else { return [] }
      let file = table.file ?? table.sourceFile
      if Flood.isOne(missing.count, of: wanted.count) {
        let share = Int((Double(missing.count) / Double(wanted.count) * 100).rounded())
        return [
          Remark(
            .fails, "table-incomplete",
            "\(table.name) has no \(table.locale) translation for \(missing.count) of \(wanted.count) strings (\(share) %)",
            blame: .translation,
            evidence: [
              .count("missing", missing.count, "strings"), .count("strings", wanted.count, "strings"),
              .text("for example", missing.prefix(3).map(\.source.key).joined(separator: ", ")),
            ], suggestion: "Translate them, or take the language out of this table.",
            location: SourceLocation(file: file, line: 1))
        ]
      }
      return missing.map { pair in
        Remark(
          .fails, "no-translation", "“\(pair.source.value)” has no \(table.locale) translation in \(table.name)", unit: pair.source,
          blame: .translation, evidence: [.text("source", pair.source.value)], suggestion: "Translate it.",
          location: pair.source.location)
      }
    })
}

/// Whether a table gets one finding for a language instead of one for each string.
enum Flood {
  /// Beyond a fifth of a table, or thirty strings, a list helps nobody.
  static func isOne(_ count: Int, of all: Int) -> Bool { count > 30 || (count > 3 && count * 5 > all) }
}

/// Whether a source text has anything to translate.
enum Wanted {
  /// False for texts without two letters in a row outside placeholders: numbers, marks, `%@`.
  static func isTranslatable(_ text: String) -> Bool {
    var letters = 0
    var isPlaceholder = false
    for scalar in text.unicodeScalars {
      if scalar == "%" {
        isPlaceholder.toggle()
        letters = 0
        continue
      }
      if scalar.properties.isAlphabetic {
        if isPlaceholder {
          // A conversion such as %lld ends with its last letter.
          if !"hlLqjzt".unicodeScalars.contains(scalar) { isPlaceholder = false }
          continue
        }
        letters += 1
        if letters >= 2 || scalar.value >= 0x2E80 { return true }
      } else {
        letters = 0
        if isPlaceholder, !"0123456789$.+-#*@ ".unicodeScalars.contains(scalar) || scalar == "@" { isPlaceholder = false }
      }
    }
    return false
  }
}
