import LintelFindings
import LintelModel

/// A backslash that was written twice before a quotation mark: what was to spell the mark is a sign of the text, and people read it.
enum ShownBackslash {
  static let example: Example = .fails(
    "a backslash that is shown before a quotation mark",
    files: [
      "en.lproj/L.strings": "\"folder\" = \"Empty the \\\"later\\\" folder.\";\n",
      "de.lproj/L.strings": "\"folder\" = \"Ordner \\\"später\\\\” leeren.\";\n",
    ])

  /// The remarks on texts whose source has quotation marks and no backslash.
  static func remarks(in table: TableInLocale) -> [Remark] {
    if table.isSource { return [] }
    return table.pairs.compactMap { pair in
      // Hardly any text has one.
      guard let unit = pair.translation, unit.locale == table.locale,
        unit.varies || unit.value.utf8.contains(UInt8(ascii: "\\")),
        !pair.source.forms.contains(where: { $0.text.contains("\\") }),
        hasMarks(pair.source)
      else { return nil }
      return unit.forms.lazy.compactMap { remark(on: $0, of: unit, source: pair.source, in: table) }.first
    }
  }

  private static func remark(
    on form: StringUnit.Form, of unit: StringUnit, source: StringUnit, in table: TableInLocale
  ) -> Remark? {
    let characters = Array(form.text)
    guard let place = characters.indices.first(where: { isShown(at: $0, in: characters) }) else { return nil }
    let mended = characters.indices.filter { !isShown(at: $0, in: characters) }.map { characters[$0] }
    return Remark(
      .fails, "shown-backslash",
      "The \(table.locale) text \(StringUnit.quoted(form.text, showing: .place(place))) has a backslash before a quotation mark, "
        + "and its source has none: people read it",
      certainty: .likely, unit: unit, blame: .translation, severity: .warning,
      evidence: [.text("source", source.value), .text("translation", form.text)],
      suggestion: "Write the quotation mark without the backslash.", location: form.location, fixes: form.fix(String(mended)))
  }

  /// Whether a source has quotation marks.
  static func hasMarks(_ source: StringUnit) -> Bool { source.forms.contains { $0.text.contains(where: marks.contains) } }

  private static func isShown(at index: Int, in text: [Character]) -> Bool {
    text[index] == "\\" && index + 1 < text.count && marks.contains(text[index + 1])
  }

  /// What languages set quotations in, without the apostrophe, which programs quote as well.
  private static let marks: Set<Character> = ["\"", "“", "”", "„", "‟", "«", "»", "‹", "›", "「", "」", "『", "』"]
}
