import LintelInputs
import LintelModel
import LintelUnicodeText

/// Writes what translators filled in back into the tables that it came from. What cannot be written is left, and said.
package struct SheetReturn {
  /// A row that was not written, with what was found and what is expected.
  package struct Refusal: Hashable, Sendable, CustomStringConvertible {
    package var row: SourceLocation
    package var found: String
    package var expected: String
    package var description: String { "\(row.file):\(row.line): found \(found), expected \(expected)" }
  }

  /// What a path below the project's folder holds.
  package enum Content: Sendable {
    case bytes([UInt8]), unreadable
    /// A link leads out of the folder.
    case elsewhere
  }

  /// A table's file, as it was and as it is to be.
  package struct File: Sendable {
    package var path: String
    package var before, after: SourceFile
    package var texts: Int
  }

  private struct Pending {
    var file: RewrittenFile
    var before: SourceFile
    var said: [(row: SourceLocation, key: String, locale: LocaleID, text: String)] = []
  }

  /// In the order of their paths.
  package private(set) var files: [File] = []
  package private(set) var refusals: [Refusal] = []
  /// How many rows have what their table says already.
  package private(set) var unchanged = 0

  private let project: Project
  private let columns: [TableColumns]
  private let shows: (_ cell: String, _ text: String) -> Bool
  private var pending: [String: Pending] = [:]

  /// - Parameters:
  ///   - tables: the project's spreadsheets.
  ///   - shows: whether a cell of a sheet shows a text.
  ///   - content: that of a file, by its path below the project's folder.
  package init(
    of texts: [ReturnedText], to project: Project, tables: [TableColumns] = [],
    shows: @escaping (_ cell: String, _ text: String) -> Bool, content: (String) -> Content
  ) {
    (self.project, columns, self.shows) = (project, tables, shows)
    let rows = RepeatedRows(texts)
    for (row, other) in rows.apart {
      refuse(
        row.row, "another new text for “\(row.key)”, “\(other.text)” in \(other.row.file):\(other.row.line)", "one new text")
    }
    for text in rows.texts { take(text, content) }
    for (path, changed) in pending.sorted(by: { $0.key < $1.key }) where !changed.said.isEmpty {
      let said = changed.said.map { (key: $0.key, locale: $0.locale, text: $0.text) }
      guard let after = changed.file.written(saying: said, sourceLocale: project.sourceLocale) else {
        for text in changed.said {
          refuse(text.row, "that \(path) would be read otherwise than it is meant", "a file that is read as it is written")
        }
        continue
      }
      files.append(File(path: path, before: changed.before, after: after, texts: said.count))
    }
    refusals.sort { $0.row < $1.row }
  }

  private mutating func refuse(_ row: SourceLocation, _ found: String, _ expected: String) {
    refusals.append(Refusal(row: row, found: found, expected: expected))
  }

  private mutating func take(_ row: ReturnedText, _ content: (String) -> Content) {
    var text = row
    guard let locale = locale(of: text) else {
      let known = Set(project.tables.flatMap { $0.units.map(\.locale) }).subtracting([project.sourceLocale]).sorted()
      return refuse(
        text.row, "the language “\(text.language)”, which no table has",
        known.isEmpty ? "a project with translations" : "one of \(known.map(\.id).joined(separator: ", "))")
    }
    // Nothing says which form the text is for, and written over another one it would be lost.
    guard !text.asksForForms else {
      return refuse(text.row, "one text for the plural forms that “\(text.key)” lacks", "each form in \(text.file), by hand")
    }
    let tables = project.tables.filter { $0.file == text.file }
    guard let table = tables.first else {
      return refuse(text.row, "no table “\(text.file)”", "a table that is there: Lintel makes no new file")
    }
    let units = tables.flatMap(\.units).filter { $0.locale == locale && $0.key == text.key }
    let ofLine = units.filter { $0.forms.contains { $0.location.line == text.line } || $0.entryLocation.line == text.line }
    let candidates = units.count > 1 ? ofLine : units
    guard candidates.count < 2, units.isEmpty == candidates.isEmpty else {
      return refuse(text.row, "\(units.count) strings with the key “\(text.key)” in \(text.file)", "one")
    }
    let names = Set(tables.map(\.id))
    let sources = project.tables.filter { names.contains($0.id) }.flatMap(\.units).filter {
      $0.locale == project.sourceLocale && $0.key == text.key
    }
    let sourceTexts = sources.flatMap { $0.forms.map(\.text) }
    if !text.source.isEmpty, !sourceTexts.isEmpty, !sourceTexts.contains(where: { shows(text.source, $0) }) {
      return refuse(
        text.row, "the source text “\(sourceTexts[0])”",
        "“\(text.source)”, as the sheet has it: it was changed since"
      )
    }
    if candidates.isEmpty, sources.isEmpty {
      return refuse(text.row, "the key “\(text.key)”, which \(text.file) does not have", "one of its keys")
    }
    let present = sourceTexts + (candidates.first?.forms.map(\.text) ?? [])
    // Spreadsheets write line breaks as their system does, and not as the text has them.
    if !present.contains(where: { $0.unicodeScalars.contains("\r") }) {
      text.text = text.text.replacing("\r\n", with: "\n")
    }
    // A text may speak of the key.
    guard !text.text.contains("⏎") || present.contains(where: { $0.contains("⏎") }) else {
      return refuse(text.row, "“⏎”, the sign of a line break", "the line break itself")
    }
    // On the screen a backslash and a letter would stand.
    guard !text.text.contains("\\n") || present.contains(where: { $0.contains("\\n") }) else {
      return refuse(text.row, "“\\n” in the new text of “\(text.key)”", "the line break itself")
    }
    let form: StringUnit.Form?
    switch self.form(of: text, in: candidates.first) {
    case .already(let one):
      // What its file calls new is not shown, whatever it says.
      guard one.isNew || candidates.first?.isUntranslated == true else {
        unchanged += 1
        return
      }
      form = one
    case .refused(let found, let expected): return refuse(text.row, found, expected)
    case .missing: form = nil
    case .found(let one): form = one
    }
    let (values, wanted) = (ReturnedValues(text.text), ReturnedValues(text.source))
    let isAsBefore =
      !text.translation.isEmpty && !text.hasWrongValues && values.areThose(of: ReturnedValues(text.translation))
    guard values.fit(wanted, inPluralForm: form?.plural != nil) || isAsBefore else {
      return refuse(text.row, "\(values.words) in the new text of “\(text.key)”", "\(wanted.words), as in the source")
    }
    guard !values.lacksDoubling(beside: wanted) else {
      return refuse(text.row, "a single % in the new text of “\(text.key)”", "%%, which shows one beside values")
    }
    if pending[text.file] == nil {
      let bytes: [UInt8]
      switch content(text.file) {
      case .bytes(let found): bytes = found
      case .unreadable: return refuse(text.row, "that \(text.file) cannot be read", "a file of text")
      case .elsewhere:
        return refuse(text.row, "that \(text.file) is a link out of the project's folder", "a file in the folder")
      }
      let before = SourceFile(path: text.file, bytes: bytes)
      guard let file = RewrittenFile(before, tables: columns) else {
        return refuse(
          text.row, "\(text.file), which is built or whose encoding is a guess", "a file of text in UTF-8 or UTF-16")
      }
      pending[text.file] = Pending(file: file, before: before)
    }
    let isWritten: Bool
    // Of an element without contents the place is that of its tag.
    let isEmptyTarget = table.format == .xliff && form?.text.isEmpty == true
    if let form, !isEmptyTarget {
      let isSame = form.text.unicodeScalars.elementsEqual(text.text.unicodeScalars)
      if isSame {
        isWritten = pending[text.file]!.file.markTranslated(at: form.location)
      } else {
        isWritten = pending[text.file]!.file.replace(form.text, with: text.text, at: form.location)
        if isWritten { _ = pending[text.file]!.file.markTranslated(at: form.location) }
      }
    } else {
      if sources.contains(where: \.varies) {
        return refuse(text.row, "a source text with forms", "its forms in \(text.file): Lintel adds strings of one form only")
      }
      if table.format.languages == .one, !tables.contains(where: { $0.locale == locale }) {
        return refuse(text.row, "\(text.file), a table of \(table.locale.id)", "one of \(locale.id)")
      }
      if pending[text.file]!.said.contains(where: { $0.key == text.key && $0.locale == locale }) {
        return refuse(text.row, "a second new text for “\(text.key)” in \(text.file)", "one new text")
      }
      isWritten = add(text, to: table, in: locale, sources)
      if isWritten, let form { _ = pending[text.file]!.file.markTranslated(at: form.location) }
    }
    guard isWritten else {
      return refuse(
        text.row,
        form == nil
          ? "no place for “\(text.key)” in \(text.file): \(Self.additions(to: table.format))"
          : "that “\(text.key)” in \(text.file) is written in a way that Lintel cannot change, or has another row",
        "the text by hand")
    }
    pending[text.file]!.said.append((text.row, text.key, locale, text.text))
  }

  private mutating func add(_ text: ReturnedText, to table: StringTable, in locale: LocaleID, _ sources: [StringUnit]) -> Bool {
    // The platform would not read what is added behind the place where it stops.
    guard table.loss == nil else { return false }
    // Of the source's texts that of the same file says where its entry is.
    let own = sources.first { $0.location.file == text.file }
    switch table.format {
    case .strings: return pending[text.file]!.file.add(text.text, forKey: text.key)
    case .xcstrings:
      guard let own else { return false }
      return pending[text.file]!.file.add(text.text, in: locale, toEntryAt: own.entryLocation)
    case .xliff:
      guard let own else { return false }
      return pending[text.file]!.file.add(text.text, besideSourceAt: own.location)
    case .po:
      guard let own else { return false }
      return pending[text.file]!.file.add(text.text, toMessageAt: own.location)
    case .csv:
      guard let own else { return false }
      return pending[text.file]!.file.add(text.text, in: locale, toRowAt: own.location, sourceLocale: project.sourceLocale)
    // A text there is one of several forms.
    case .stringsdict: return false
    }
  }

  /// What is added to files of a format, and what to none.
  private static func additions(to format: StringTable.Format) -> String {
    switch format {
    case .strings: "strings are added only behind others that stand in no braces and are all read"
    case .xcstrings: "a language is added only to an entry that lacks it, of a catalogue that is all read"
    case .xliff: "a target is added only beside a source text without elements in it"
    case .po: "only an empty msgstr below its source text is filled"
    case .stringsdict: "Lintel adds none to a .stringsdict, and replaces what is there"
    case .csv: "only an empty cell in the row of its source text is filled"
    }
  }

  private func locale(of text: ReturnedText) -> LocaleID? {
    let name = LocaleName.canonical(text.language).map { LocaleID($0) } ?? LocaleID(text.language)
    guard name != project.sourceLocale else { return nil }
    let isKnown = project.tables.contains { table in
      table.locale == name || table.units.contains { $0.locale == name }
    }
    return isKnown ? name : nil
  }

  private enum FoundForm {
    case found(StringUnit.Form), missing, already(StringUnit.Form)
    case refused(found: String, expected: String)
  }

  /// The one text that the sheet speaks of, if it is what the sheet says.
  private func form(of text: ReturnedText, in unit: StringUnit?) -> FoundForm {
    guard let unit else {
      guard text.translation.isEmpty else {
        return .refused(
          found: "no translation of “\(text.key)” in \(text.file)",
          expected: "“\(text.translation)”, as the sheet has it: it was deleted since")
      }
      return .missing
    }
    let forms = unit.forms
    let shown = forms.filter { shows(text.translation, $0.text) }
    let ofLine = shown.filter { $0.location.line == text.line }
    if let one = shown.count == 1 ? shown.first : ofLine.count == 1 ? ofLine.first : nil {
      return one.text.unicodeScalars.elementsEqual(text.text.unicodeScalars) ? .already(one) : .found(one)
    }
    if shown.count > 1 {
      return .refused(
        found: "\(shown.count) forms of “\(text.key)” that read alike in \(text.file)",
        expected: "one in the line that the sheet names")
    }
    if let same = forms.first(where: { $0.text.unicodeScalars.elementsEqual(text.text.unicodeScalars) }) {
      return .already(same)
    }
    let present = forms.first { $0.location.line == text.line } ?? forms[0]
    return .refused(
      found: "“\(present.text)” in \(present.location.file):\(present.location.line)",
      expected: text.translation.isEmpty
        ? "no translation, as in the sheet: it was translated since"
        : "“\(text.translation)”, as the sheet has it: it was changed since")
  }
}
