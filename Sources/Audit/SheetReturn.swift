import LintelInputs
import LintelModel

/// Writes what translators filled in back into the tables that it came from. What cannot be written is left, and said.
package struct SheetReturn {
  /// A row that was not written, with what was found and what is expected.
  package struct Refusal: Error, Hashable, CustomStringConvertible {
    package var row: SourceLocation
    /// Of a row below cells of several lines: which one it is in a spreadsheet.
    package var number: Int?
    package var found: String
    package var expected: String
    package var description: String {
      "\(row.file):\(row.line)\(number.map { " (row \($0))" } ?? ""): found \(found), expected \(expected)"
    }
  }

  /// What a path below the project's folder holds.
  package enum Content: Sendable {
    case bytes([UInt8]), unreadable
    /// Nothing has that name.
    case absent
    /// A link leads out of the folder.
    case elsewhere
  }

  /// A table's file, as it was and as it is to be.
  package struct File: Sendable {
    package var path: String
    package var before, after: SourceFile
    package var texts: Int
    /// Whether the project had no such file.
    package var isNew = false
  }

  private struct Pending {
    var file: RewrittenFile
    var before: SourceFile
    var isNew = false
    var said: [(row: ReturnedText, locale: LocaleID)] = []
  }

  /// In the order of their paths.
  package private(set) var files: [File] = []
  package private(set) var refusals: [Refusal] = []
  /// How many rows have what their table says already.
  package private(set) var unchanged = 0

  private let project: Project
  private let columns: [TableColumns]
  private let isReviewed: Bool
  private let makesFiles: Bool
  private let shows: (_ cell: String, _ text: String) -> Bool
  private var pending: [String: Pending] = [:]
  /// The forms of texts that a language lacks as a whole, which are written once all rows are read.
  private var lacked = LackedForms()
  /// What code asks tables for, made where a row asks.
  private lazy var uses = KeyUses(project)

  /// - Parameters:
  ///   - tables: the project's spreadsheets.
  ///   - isReviewed: whether the texts are reviewed by now: their files' marks that they are to be go.
  ///   - makesFiles: whether a `.strings` or `.stringsdict` file that a language lacks is made.
  ///   - shows: whether a cell of a sheet shows a text.
  ///   - content: that of a file, by its path below the project's folder.
  package init(
    of texts: [ReturnedText], to project: Project, tables: [TableColumns] = [], isReviewed: Bool = false,
    makesFiles: Bool = false, shows: @escaping (_ cell: String, _ text: String) -> Bool, content: (String) -> Content
  ) {
    (self.project, columns, self.isReviewed, self.shows) = (project, tables, isReviewed, shows)
    self.makesFiles = makesFiles
    let rows = RepeatedRows(texts)
    for (row, other) in rows.apart {
      refusals.append(
        row.refused(
          "another new text for “\(row.key)”, “\(other.text)” in \(other.row.file):\(other.row.line)", "one new text"))
    }
    for text in rows.texts {
      do throws(Refusal) { try take(text, content) } catch { refusals.append(error) }
    }
    for text in lacked.texts { addForms(of: text) }
    for (path, changed) in pending.sorted(by: { $0.key < $1.key }) where !changed.said.isEmpty {
      let said = changed.said.map { (key: $0.row.key, locale: $0.locale, text: $0.row.text) }
      guard let after = changed.file.written(saying: said, sourceLocale: project.sourceLocale) else {
        refusals += changed.said.map {
          $0.row.refused("that \(path) would be read otherwise than it is meant", "a file that is read as it is written")
        }
        continue
      }
      files.append(File(path: path, before: changed.before, after: after, texts: said.count, isNew: changed.isNew))
    }
    refusals.sort { $0.row < $1.row }
  }

  private mutating func take(_ row: ReturnedText, _ content: (String) -> Content) throws(Refusal) {
    let place = try ReturnedPlace(of: row, in: project, makesFiles: makesFiles, shows: shows)
    try checkKey(of: row, at: place)
    let text = try place.withBreaks(of: row)
    let form = try ReturnedForm(of: text, in: place.unit, shows: shows)
    if case .already(let one) = form, !isToMark(one, at: place) {
      unchanged += 1
      return
    }
    let varying = LackedForms.source(of: place)
    let isOfForms = NamedForm(text.form)?.category != nil && place.sources.contains { $0.varies }
    let isPlural = form.isPlural || isOfForms
    try place.checkValues(of: text, inPluralForm: isPlural)
    try open(text, at: place, content)
    switch form {
    case .lacking(let category, let sibling): try add(text, as: category, beside: sibling, at: place)
    // Of an element without contents the place is that of its tag.
    case .found(let one) where place.table.format == .xliff && one.text.isEmpty:
      try add(text, at: place, instead: one)
    case .found(let one): try replace(one, with: text)
    case .already(let one):
      guard pending[text.file]!.file.markTranslated(at: one.location, isReviewed: isReviewed) else {
        guard one.isNew || place.unit?.isUntranslated == true || place.unit?.forms.count == 1 else {
          // Another form of the text is the one that is marked.
          unchanged += 1
          return
        }
        throw Self.unwritable(text)
      }
    case .missing:
      if let varying {
        try checkPlace(of: text, at: place)
        try lacked.add(text, of: varying, at: place)
        return
      }
      try add(text, at: place, instead: nil)
    }
    pending[text.file]!.said.append((row: text, locale: place.locale))
  }

  /// Refuses a text whose key neither its tables nor code that asks them has.
  private mutating func checkKey(of row: ReturnedText, at place: ReturnedPlace) throws(Refusal) {
    guard place.unit == nil, place.sources.isEmpty else { return }
    // Code may be all that has the source's text: a table of it is there, and lacks the key.
    let names = Set(place.tables.map(\.id.name))
    guard names.contains(where: { uses.places[KeyUses.Name(table: $0, key: row.key)] != nil }) else {
      throw row.refused("the key “\(row.key)”, which \(row.file) does not have", "one of its keys")
    }
  }

  /// Whether a text that says what it is to say already has a mark that is to go: what its file calls new is not shown.
  private func isToMark(_ form: StringUnit.Form, at place: ReturnedPlace) -> Bool {
    let marks: Set<StringTable.Format> = [.xcstrings, .xliff, .po]
    let isToReview = isReviewed && marks.contains(place.table.format) && place.unit?.isMarkedForReview == true
    return form.isNew || place.unit?.isUntranslated == true || isToReview
  }

  /// Makes ready the file of a text, of which all that is written in it is read again.
  private mutating func open(
    _ text: ReturnedText, at place: ReturnedPlace, _ content: (String) -> Content
  ) throws(Refusal) {
    guard pending[text.file] == nil else { return }
    let bytes: [UInt8]
    switch content(text.file) {
    case .absent where place.isNew: bytes = []
    case .bytes where place.isNew:
      throw text.refused("\(text.file), which was not read as a table", "no file of that name")
    case .bytes(let found): bytes = found
    case .unreadable, .absent: throw text.refused("that \(text.file) cannot be read", "a file of text")
    case .elsewhere:
      throw text.refused("that \(text.file) is a link out of the project's folder", "a file in the folder")
    }
    let before = SourceFile(path: text.file, bytes: bytes)
    let isNewDictionary = place.isNew && place.table.format == .stringsdict
    let start = isNewDictionary ? SourceFile(path: text.file, bytes: Array(AddedDictionaryEntry.emptyFile.utf8)) : before
    guard let file = RewrittenFile(start, tables: columns) else {
      throw text.refused("\(text.file), which is built or whose encoding is a guess", "a file of text in UTF-8 or UTF-16")
    }
    pending[text.file] = Pending(file: file, before: before, isNew: place.isNew)
  }

  private static func unwritable(_ text: ReturnedText) -> Refusal {
    text.refused(
      "that “\(text.key)” in \(text.file) is written in a way that Lintel cannot change, or has another row",
      "the text by hand")
  }

  private mutating func replace(_ form: StringUnit.Form, with text: ReturnedText) throws(Refusal) {
    guard pending[text.file]!.file.replace(form.text, with: text.text, at: form.location) else {
      throw Self.unwritable(text)
    }
    _ = pending[text.file]!.file.markTranslated(at: form.location, isReviewed: isReviewed)
  }

  /// A form that a text with others lacks.
  private mutating func add(
    _ text: ReturnedText, as category: String, beside sibling: StringUnit.Form, at place: ReturnedPlace
  ) throws(Refusal) {
    var isWritten = false
    switch place.table.format {
    case .stringsdict:
      isWritten = pending[text.file]!.file.add(text.text, as: category, behindFormAt: sibling.location)
    case .xcstrings:
      // The source's text of the same file says where the entry is.
      if let entry = place.sources.first(where: { $0.location.file == text.file })?.entryLocation {
        isWritten = pending[text.file]!.file.add(
          text.text, as: category, besideFormAt: sibling.location, ofEntryAt: entry)
      }
    case .po:
      if let number = place.unit?.formNumbers[category] {
        isWritten = addMessage(text, asForm: number, at: place)
      }
    case .strings, .xliff, .csv: break
    }
    guard isWritten else {
      throw text.refused(
        "no form “\(category)” of “\(text.key)” in \(text.file): "
          + "Lintel adds forms to String Catalogs, to a .stringsdict in XML, and to empty msgstr of PO, only",
        "the form by hand")
    }
  }

  /// A text that the language lacks, or whose place is empty.
  private mutating func add(_ text: ReturnedText, at place: ReturnedPlace, instead form: StringUnit.Form?) throws(Refusal) {
    let (table, locale) = (place.table, place.locale)
    if table.format == .po, let category = NamedForm(text.form)?.category,
      let number = place.sources.first(where: { $0.location.file == text.file })?.formNumbers[category]
    {
      guard addMessage(text, asForm: number, at: place) else { throw Self.unwritable(text) }
      return
    }
    if place.sources.contains(where: \.varies) {
      throw text.refused(
        "a source text with forms",
        "its forms in \(text.file), by hand: Lintel adds such texts to String Catalogs, and to a .stringsdict in XML, only")
    }
    try checkPlace(of: text, at: place)
    if pending[text.file]!.said.contains(where: { $0.row.key == text.key && $0.locale == locale }) {
      throw text.refused("a second new text for “\(text.key)” in \(text.file)", "one new text")
    }
    guard add(text, to: table, in: locale, place.sources) else {
      if form != nil { throw Self.unwritable(text) }
      throw text.refused(
        "no place for “\(text.key)” in \(text.file): \(Self.additions(to: table.format))", "the text by hand")
    }
    if let form { _ = pending[text.file]!.file.markTranslated(at: form.location, isReviewed: isReviewed) }
  }

  /// A form of a PO file's entry, which has an empty one in its place.
  private mutating func addMessage(_ text: ReturnedText, asForm number: Int, at place: ReturnedPlace) -> Bool {
    guard let own = place.sources.first(where: { $0.location.file == text.file }) else { return false }
    return pending[text.file]?.file.add(text.text, asForm: number, toMessageAt: own.location) == true
  }

  /// Refuses a text for a table of another language.
  private func checkPlace(of text: ReturnedText, at place: ReturnedPlace) throws(Refusal) {
    guard place.table.format.languages == .one, !place.tables.contains(where: { $0.locale == place.locale }) else { return }
    throw text.refused("\(text.file), a table of \(place.table.locale.id)", "one of \(place.locale.id)")
  }

  /// A text that the language lacks, with all of its forms.
  private mutating func addForms(of text: LackedForms.Text) {
    let (place, rows) = (text.place, text.rows)
    guard let first = rows.first else { return }
    if let lacking = text.lacking {
      refusals += rows.map {
        $0.refused("no new text for \(lacking) of “\($0.key)”", "it in a row of its own: without it the platform shows nothing of the text")
      }
      return
    }
    var isWritten = false
    // The platform would not read what is added behind the place where it stops.
    if place.table.loss == nil {
      switch place.table.format {
      case .stringsdict: isWritten = pending[first.file]?.file.add(text.added, forKey: first.key) == true
      case .xcstrings:
        // Xcode asks for the format of each number.
        if text.source.substitutions.allSatisfy({ $0.format != nil }) {
          isWritten = pending[first.file]?.file.add(text.added, in: place.locale, toEntryAt: text.source.entryLocation) == true
        }
      case .strings, .xliff, .po, .csv: break
      }
    }
    guard isWritten else {
      refusals += rows.map { $0.refused("no place for “\($0.key)” in \($0.file)", "its forms by hand") }
      return
    }
    for row in rows { pending[first.file]?.said.append((row: row, locale: place.locale)) }
  }

  private mutating func add(_ text: ReturnedText, to table: StringTable, in locale: LocaleID, _ sources: [StringUnit]) -> Bool {
    // The platform would not read what is added behind the place where it stops.
    guard table.loss == nil else { return false }
    // Of the source's texts that of the same file says where its entry is.
    let own = sources.first { $0.location.file == text.file }
    switch table.format {
    case .strings:
      return pending[text.file]!.file.add(
        text.text, forKey: text.key, comment: ObjectComment.of(text, in: table, sources: sources, of: project))
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
}
