import LintelModel
import LintelUnicodeText

/// Where a row of a filled sheet goes: its table, the text there, and what the source has for it.
struct ReturnedPlace {
  let locale: LocaleID
  /// All of the row's file: one of several languages may be several tables.
  let tables: [StringTable]
  /// The first of them.
  let table: StringTable
  /// What the language has; nil where it lacks the text.
  let unit: StringUnit?
  let sources: [StringUnit]
  /// Whether the table's file is to be made.
  let isNew: Bool

  /// - Parameters:
  ///   - makesFiles: whether a file that the language lacks is made.
  ///   - shows: whether a cell of a sheet shows a text.
  init(
    of row: ReturnedText, in project: Project, makesFiles: Bool, shows: (_ cell: String, _ text: String) -> Bool
  ) throws(SheetReturn.Refusal) {
    let locale = try Self.locale(of: row, in: project)
    let known = project.tables.filter { $0.file == row.file }
    let new = known.isEmpty ? NewTable.of(row, in: locale, of: project) : nil
    guard let table = known.first ?? (makesFiles ? new : nil) else {
      throw row.refused(
        "no table “\(row.file)”",
        new == nil
          ? "a table that is there: Lintel makes no such file" : "a table that is there, or --new-files, which makes the file")
    }
    let tables = [table] + known.dropFirst()
    isNew = known.isEmpty
    (self.locale, self.tables, self.table) = (locale, tables, table)
    let units = tables.flatMap(\.units).filter { $0.locale == locale && $0.key == row.key }
    let ofLine = units.filter { $0.forms.contains { $0.location.line == row.line } || $0.entryLocation.line == row.line }
    let candidates = units.count > 1 ? ofLine : units
    guard candidates.count < 2, units.isEmpty == candidates.isEmpty else {
      throw row.refused("\(units.count) strings with the key “\(row.key)” in \(row.file)", "one")
    }
    unit = candidates.first
    let names = Set(tables.map(\.id))
    sources = project.tables.filter { names.contains($0.id) }.flatMap(\.units).filter {
      $0.locale == project.sourceLocale && $0.key == row.key
    }
    let sourceTexts = sources.flatMap { $0.forms.map(\.text) }
    if !row.source.isEmpty, !sourceTexts.isEmpty, !sourceTexts.contains(where: { shows(row.source, $0) }) {
      throw row.refused(
        "the source text “\(sourceTexts[0])”", "“\(row.source)”, as the sheet has it: it was changed since")
    }
  }

  /// What the source and the language say by now, each form of it.
  var present: [String] { (sources + [unit].compactMap(\.self)).flatMap { $0.forms.map(\.text) } }

  /// The row with its text as the table is to have it: spreadsheets write line breaks as their system does.
  func withBreaks(of row: ReturnedText) throws(SheetReturn.Refusal) -> ReturnedText {
    let present = present
    var text = row
    if !present.contains(where: { $0.unicodeScalars.contains("\r") }) {
      text.text = text.text.replacing("\r\n", with: "\n")
    }
    // A text may speak of the key.
    guard !text.text.contains("⏎") || present.contains(where: { $0.contains("⏎") }) else {
      throw row.refused("“⏎”, the sign of a line break", "the line break itself")
    }
    // On the screen a backslash and a letter would stand.
    guard !text.text.contains("\\n") || present.contains(where: { $0.contains("\\n") }) else {
      throw row.refused("“\\n” in the new text of “\(row.key)”", "the line break itself")
    }
    return text
  }

  /// Refuses a text whose values are not those of the source.
  func checkValues(of text: ReturnedText, inPluralForm isPlural: Bool) throws(SheetReturn.Refusal) {
    let (values, wanted) = (ReturnedValues(text.text), ReturnedValues(text.source))
    let isAsBefore =
      !text.translation.isEmpty && !text.hasWrongValues && values.areThose(of: ReturnedValues(text.translation))
    guard values.fit(wanted, inPluralForm: isPlural, beside: present.map { ReturnedValues($0) }) || isAsBefore else {
      throw text.refused("\(values.words) in the new text of “\(text.key)”", "\(wanted.words), as in the source")
    }
    guard !values.lacksDoubling(beside: wanted) else {
      throw text.refused("a single % in the new text of “\(text.key)”", "%%, which shows one beside values")
    }
  }

  private static func locale(of text: ReturnedText, in project: Project) throws(SheetReturn.Refusal) -> LocaleID {
    let name = LocaleName.canonical(text.language).map { LocaleID($0) } ?? LocaleID(text.language)
    let isKnown = project.tables.contains { table in
      table.locale == name || table.units.contains { $0.locale == name }
    }
    if name != project.sourceLocale, isKnown { return name }
    let known = Set(project.tables.flatMap { $0.units.map(\.locale) }).subtracting([project.sourceLocale]).sorted()
    throw text.refused(
      "the language “\(text.language)”, which no table has",
      known.isEmpty ? "a project with translations" : "one of \(known.map(\.id).joined(separator: ", "))")
  }
}

extension ReturnedText {
  /// Why it is not written.
  func refused(_ found: String, _ expected: String) -> SheetReturn.Refusal {
    SheetReturn.Refusal(row: row, number: number, found: found, expected: expected)
  }
}
