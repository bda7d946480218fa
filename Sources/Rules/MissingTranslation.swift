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
      let wanted = table.pairs.filter { Wanted.isTranslatable($0.source) }
      var remarks: [Remark] = []
      if table.isFirst, !wanted.isEmpty, !table.localesWithoutFile.isEmpty { remarks.append(Absence.remark(of: table)) }
      let missing = wanted.filter { $0.translation == nil }
      guard !missing.isEmpty, let file = table.file, table.locale.language != table.sourceLocale.language else { return remarks }
      if Flood.isOne(missing.count, of: wanted.count) {
        let share = Int((Double(missing.count) / Double(wanted.count) * 100).rounded())
        return remarks + [
          Remark(
            .fails, "table-incomplete",
            "\(table.name) has no \(table.locale) translation for \(missing.count) of \(wanted.count) strings (\(share) %)",
            blame: .translation,
            evidence: [
              .count("missing", missing.count, "strings"), .count("strings", wanted.count, "strings"),
              .text("for example", missing.prefix(3).map(\.source.key).joined(separator: ", ")),
            ], suggestion: "Translate them, or take the language out of this table.",
            location: SourceLocation(file: file, line: 1), count: missing.count)
        ]
      }
      return remarks + missing.map { pair in
        Remark(
          .fails, "no-translation", "“\(pair.source.value)” has no \(table.locale) translation in \(table.name)", unit: pair.source,
          blame: .translation, evidence: [.text("source", pair.source.value)], suggestion: "Translate it.",
          location: pair.source.location)
      }
    })
}

/// Languages of the project in which a table does not exist at all: told once for the table.
private enum Absence {
  static func remark(of table: TableInLocale) -> Remark {
    let absent = table.localesWithoutFile
    let list = absent.prefix(8).map(\.id).joined(separator: ", ") + (absent.count > 8 ? " and \(absent.count - 8) more" : "")
    return Remark(
      .fails, "no-table", "\(table.name) does not exist in \(absent.count) of the project's languages: \(list)", blame: .translation,
      evidence: [.count("languages", absent.count, "languages"), .text("without the table", absent.map(\.id).joined(separator: " "))],
      suggestion: "Translate the table, or leave it out of the app in these languages.",
      location: SourceLocation(file: table.sourceFile, line: 1), count: absent.count, isAboutAllLocales: true)
  }
}

/// Whether a table gets one finding for a language instead of one for each string.
enum Flood {
  /// Beyond a fifth of a table, or thirty strings, a list helps nobody.
  static func isOne(_ count: Int, of all: Int) -> Bool { count > 30 || (count > 3 && count * 5 > all) }
}

/// Whether a source text has anything to translate.
enum Wanted {
  /// False for names of the bundle, its version and its copyright line, which most apps have in one form, and for texts with
  /// nothing to translate.
  static func isTranslatable(_ unit: StringUnit) -> Bool { !bundleNames.contains(unit.key) && isTranslatable(unit.value) }

  private static let bundleNames: Set = [
    "CFBundleName", "CFBundleDisplayName", "CFBundleSpokenName", "CFBundleShortVersionString", "CFBundleGetInfoString",
    "NSHumanReadableCopyright",
  ]

  /// False for texts without two letters in a row outside placeholders: numbers, marks, `%@`.
  static func isTranslatable(_ text: String) -> Bool {
    // A build setting is no text: $(PRODUCT_NAME).
    if text.hasPrefix("$(") || text.hasPrefix("${") { return false }
    // Nor is an address.
    if text.contains("://"), !text.contains(where: \.isWhitespace) { return false }
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
