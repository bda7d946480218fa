import LintelFindings
import LintelModel

extension Rule {
  static let duplicateKey = Rule(
    id: "duplicate-key",
    title: "A key stands once in a table.",
    severity: .warning,
    gravest: .error,
    isCore: true,
    why: "The last entry wins and says nothing: whoever corrects the other one changes nothing.",
    examples: [
      .fails("two texts", files: ["en.lproj/L.strings": "\"a\" = \"One\";\n\"a\" = \"Two\";\n"]),
      .fails("the same text twice", files: ["en.lproj/L.strings": "\"a\" = \"One\";\n\"a\" = \"One\";\n"]),
      .fails(
        "a text under the key of another one",
        files: [
          "en.lproj/InfoPlist.strings":
            "\"NSCameraUsageDescription\" = \"Pages are scanned.\";\n\"NSBluetoothAlwaysUsageDescription\" = \"Bluetooth finds sensors.\";\n",
          "de.lproj/InfoPlist.strings":
            "\"NSCameraUsageDescription\" = \"Bluetooth findet Sensoren.\";\n\"NSCameraUsageDescription\" = \"Seiten werden gescannt.\";\n",
        ]),
      .fails(
        "an entry with the text of another key, which the app shows, as an error",
        files: [
          "en.lproj/L.strings": "\"a\" = \"Sound\";\n\"b\" = \"Show icon\";\n",
          "da.lproj/L.strings": "\"a\" = \"Lyd\";\n\"b\" = \"Vis symbol\";\n",
          "de.lproj/L.strings": "\"a\" = \"Ton\";\n\"b\" = \"Symbol zeigen\";\n",
          "fr.lproj/L.strings": "\"a\" = \"Son\";\n\"b\" = \"Afficher l’icône\";\n",
          "it.lproj/L.strings": "/* Menu */\n\"b\" = \"Mostra icona\";\n\"a\" = \"Suono\";\n\"a\" = \"Mostra icona\";\n",
        ]),
      .fails(
        "an entry that a change adds below, and that wins", before: ["en.lproj/L.strings": "\"a\" = \"One\";\n\"b\" = \"Three\";\n"],
        files: ["en.lproj/L.strings": "\"a\" = \"One\";\n\"b\" = \"Three\";\n\"a\" = \"Two\";\n"]),
      .passes("two keys", files: ["en.lproj/L.strings": "\"a\" = \"One\";\n\"b\" = \"One\";\n"]),
    ],
    check: .project { project in
      var different: [Remark] = []
      var same: [Place: [Remark]] = [:]
      for table in project.tables {
        for (string, unit) in Repetition.all(in: table) {
          let differs = string.value != unit.value
          if differs, let entry = EntryOfAnother(string, besides: unit, of: table, in: project) {
            different.append(entry.remark(on: string, besides: unit))
            continue
          }
          let (lost, kept) = StringUnit.quoted(string.value ?? "", besides: unit.value)
          // Where the change added the entry that wins, that is the line to look at.
          let isKeptNew =
            differs && project.earlier.map { $0.places.contains(unit.location) && !$0.places.contains(string.location) } == true
          let misnamed = differs ? MisnamedEntry(string, besides: unit, of: table, in: project) : nil
          let remark = Remark(
            .fails, differs ? "different-values" : "same-value",
            isKeptNew
              ? "The key \(StringUnit.quoted(string.key)) stands here with \(kept), which wins, and in line "
                + "\(string.location.line) with \(lost)"
              : differs
              ? "The key \(StringUnit.quoted(string.key)) stands here with \(lost) and in line \(unit.location.line) with "
                + "\(kept), which wins"
              : "The key \(StringUnit.quoted(string.key)) stands here and in line \(unit.location.line) with the same text",
            unit: unit, blame: unit.locale == project.sourceLocale ? .source : .translation,
            severity: differs ? .warning : .note, evidence: [.text("lost", string.value ?? ""), .text("kept", unit.value)],
            suggestion: Repetition.advice(on: string, and: unit, of: table, misnamed: misnamed),
            location: isKeptNew ? unit.location : string.location,
            locale: unit.locale, together: differs ? nil : Repetition.together)
          if differs {
            different.append(remark)
          } else {
            same[Place(folder: table.folder, name: table.name, key: string.key), default: []].append(remark)
          }
        }
      }
      // Every language repeats what the source repeats: reported once.
      return different
        + same.values.map { remarks in
          guard remarks.count > 1, var first = remarks.min(by: { $0.location! < $1.location! }) else { return remarks[0] }
          first.message += ", and so in \(remarks.count - 1, one: "more place", other: "more places")"
          let locales = Set(remarks.compactMap(\.locale)).sorted()
          if locales.count > 1 { (first.locale, first.locales) = (nil, locales) }
          first.suggestion = Repetition.advice
          return first
        }
    })

  private struct Place: Hashable {
    var folder: String
    var name: String
    var key: String
  }
}

private enum Repetition {
  /// On entries in several places.
  static let advice: Message = "Delete one of the entries."
  static let together = Together("many-same-values", "stand twice with the same text", advice: advice)

  /// A list for translators has the advice alone: it names both places and, where they differ, both texts. Foundation puts one
  /// entry after the other into a dictionary (`parsePlistDictContent` of swift-foundation), so the last one is the app's; what
  /// a tool makes of an exchange file nobody knows.
  static func advice(
    on lost: SkippedString, and kept: StringUnit, of table: StringTable, misnamed: MisnamedEntry?
  ) -> Message {
    let (line, other) = (lost.location.line, kept.location.line)
    guard lost.value != kept.value, !table.format.isExchange else {
      return "Delete one of the entries, in line \(line) or in line \(other)."
    }
    let texts = StringUnit.quoted(lost.value ?? "", besides: kept.value)
    if let misnamed {
      let place = Message.data("\(misnamed.source.file):\(misnamed.source.line)")
      return
        "Perhaps line \(line) belongs to the key “\(misnamed.key)” (source at \(place)), which this language lacks: give it that key. Else delete one of the entries: line \(line) has \(texts.0); line \(other) has \(texts.1), which the app shows."
    }
    return "Delete one of the entries: line \(line) has \(texts.0); line \(other) has \(texts.1), which the app shows."
  }

  /// Entries that a later one of the same key replaces, each with that one.
  static func all(in table: StringTable) -> [(lost: SkippedString, kept: StringUnit)] {
    let repeated = table.skipped.filter { $0.reason == .repeatedKey && $0.value != nil }
    guard !repeated.isEmpty else { return [] }
    let kept = Dictionary(
      table.units.map { (Entry(key: $0.key, locale: $0.locale), $0) }, uniquingKeysWith: { first, _ in first })
    return repeated.compactMap { string in
      if StringUnit.isPlaceMark(string.value ?? "") { return nil }
      return kept[Entry(key: string.key, locale: string.locale ?? table.locale)].map { (string, $0) }
    }
  }

  private struct Entry: Hashable {
    var key: String
    var locale: LocaleID
  }
}
