import LintelModel
import LintelUnicodeText

extension TableReader {
  static let csv = TableReader(format: .csv) { files, context in
    var result = Result()
    for file in files {
      let columns = context.columns.first { $0.covers(file.path) } ?? TableColumns(files: [])
      let document = CSVReader.read(file, columns: columns, sourceLocale: context.sourceLocale)
      if let table = document.table { result.tables.append(table) }
      if let problem = document.problem { result.skipped.append(problem) }
    }
    return result
  }
}

/// Reads spreadsheets as CSV or TSV (RFC 4180): a row is a key with its texts, a column for each language.
///
/// Nothing of a file says that it is one, so only those are read that the project's configuration names, or that somebody names
/// alone. A text is what stands in its cell: nothing in it is an escape. A location is that of a cell's first character, or of
/// its quote. An empty cell has no text.
package enum CSVReader {
  package struct Document: Sendable {
    /// Nil if nobody can tell what stands where.
    package var table: StringTable?
    package var problem: SkippedFile?
  }

  /// Columns of a row that are read.
  package static let maximumColumns = 1_000

  package static func read(_ file: SourceFile, columns said: TableColumns, sourceLocale: LocaleID) -> Document {
    let text = DecodedText(file.bytes)
    var parser = CSVParser(text.utf8, delimiter: said.delimiter ?? delimiter(of: text.utf8, at: file.path))
    var reading = Reading(file: file.path, lines: LineCursor(text.utf8))
    let titles = said.hasTitles ? parser.row() : nil
    let columns: Columns
    do {
      columns = try Columns(said, titles: titles?.fields.map { $0.text.trimmed }, source: sourceLocale)
    } catch {
      return Document(table: nil, problem: SkippedFile(file: file.path, problem: error.problem))
    }
    var id = TableID(path: file.path)
    if let name = said.name { id.name = name }
    reading.run(&parser, columns, titles: titles?.fields.count)
    var table = StringTable(
      file: file.path, id: id, format: .csv, locale: "mul", sourceLocale: sourceLocale, encoding: text.encoding)
    table.guess = text.guess(in: file.path)
    reading.fill(&table)
    return Document(table: table, problem: reading.problem)
  }

  /// The one that the first line has most of, outside quotes.
  static func delimiter(of bytes: [UInt8], at path: String) -> UInt8 {
    if path.lowercased().hasSuffix(".tsv") { return Ascii.tab }
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in bytes {
      if byte == Ascii.quote { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == Ascii.newline || byte == Ascii.carriageReturn { break }
      counts[byte, default: 0] += 1
    }
    return [Ascii.comma, Ascii.semicolon, Ascii.tab].max { counts[$0, default: 0] < counts[$1, default: 0] }!
  }

  // MARK: What stands where

  struct Columns {
    struct Text {
      var locale: LocaleID
      var index: Int
    }
    var key: Int
    var comment: Int?
    var texts: [Text] = []

    private static let keyTitles = ["key", "identifier", "id"]
    private static let commentTitles = ["comment", "comments", "description", "note", "notes", "context"]

    init(_ said: TableColumns, titles: [String]?, source: LocaleID) throws(UnreadableFile) {
      let small = (titles ?? []).map { $0.lowercased() }
      let shown = (titles ?? []).prefix(12).map { "“\($0.prefix(40))”" }.joined(separator: ", ")
      func index(_ column: TableColumns.Column) throws(UnreadableFile) -> Int {
        switch column {
        case .number(let number): return number - 1
        case .titled(let title):
          let found = small.indices.filter { small[$0] == title.lowercased() }
          if found.count == 1 { return found[0] }
          throw Self.fault(
            "\(found.isEmpty ? "no column" : "\(found.count) columns") “\(title)” among \(shown)", "one, as lintel.yml has it")
        }
      }
      let ask = "or say in lintel.yml under tables: which columns hold what"
      if let column = said.key {
        key = try index(column)
      } else if let title = Self.keyTitles.first(where: { small.contains($0) }), small.count(where: { $0 == title }) == 1 {
        key = small.firstIndex(of: title)!
      } else {
        throw Self.fault("the columns \(shown)", "one that is called key, \(ask)")
      }
      comment = try said.comment.map(index) ?? Self.commentTitles.lazy.compactMap { small.firstIndex(of: $0) }.first
      if let column = said.source { texts.append(Text(locale: source, index: try index(column))) }
      for (locale, column) in said.locales.sorted(by: { $0.key < $1.key }) {
        texts.append(Text(locale: locale, index: try index(column)))
      }
      guard said.locales.isEmpty, let titles else { return }
      for index in titles.indices where index != key && index != comment && !texts.contains(where: { $0.index == index }) {
        if let locale = LocaleName.canonical(titles[index]).map({ LocaleID($0) }) {
          texts.append(Text(locale: locale, index: index))
        } else if said.key == nil, said.source == nil {
          // What may as well be a list of anything is none of texts.
          throw Self.fault("the column “\(titles[index].prefix(40))”", "a locale such as de, \(ask)")
        }
      }
      let locales = texts.map(\.locale)
      guard locales.count > 1, locales.contains(source), Set(locales).count == locales.count else {
        throw Self.fault("the columns \(shown)", "one for \(source.id) and one for each other language, \(ask)")
      }
    }

    private static func fault(_ found: String, _ expected: String) -> UnreadableFile {
      UnreadableFile(FileProblem(line: 1, column: 1, found: found, expected: expected))
    }
  }

  // MARK: The rows

  private struct Reading {
    let file: String
    var lines: LineCursor
    private var units: [(row: Int, unit: StringUnit)] = []
    private var skipped: [SkippedString] = []
    /// Of rows with one key the last one counts.
    private var last: [ExactString: Int] = [:]
    private var fault: CSVParser.Fault?
    private var faults = 0

    init(file: String, lines: LineCursor) {
      self.file = file
      self.lines = lines
    }

    mutating func run(_ parser: inout CSVParser, _ columns: Columns, titles: Int?) {
      var number = 0
      while let row = parser.row() {
        number += 1
        let width = titles ?? maximumColumns
        if let found = row.fault {
          note(found)
        } else if row.used > width {
          note(.init(offset: row.fields[0].start, found: "\(row.used) columns", expected: "at most \(width)"))
        } else {
          take(row, number, columns)
        }
      }
    }

    private mutating func note(_ found: CSVParser.Fault) {
      faults += 1
      fault = fault ?? found
    }

    private mutating func take(_ row: CSVParser.Row, _ number: Int, _ columns: Columns) {
      func field(_ index: Int?) -> CSVParser.Field? {
        guard let index, index < row.fields.count, !row.fields[index].text.isEmpty else { return nil }
        return row.fields[index]
      }
      let key = field(columns.key)?.text ?? ""
      for column in columns.texts {
        guard let field = field(column.index) else { continue }
        let (line, column_) = lines.position(of: field.start)
        let place = SourceLocation(file: file, line: line, column: column_)
        if key.isEmpty {
          skipped.append(
            SkippedString(key: "", reason: .notAText, location: place, locale: column.locale, value: field.text))
          continue
        }
        last[ExactString(key)] = number
        let comment = columns.comment.flatMap { $0 < row.fields.count ? row.fields[$0].text : nil } ?? ""
        units.append(
          (
            number,
            StringUnit(
              key: key, locale: column.locale, value: field.text, comment: comment.isEmpty ? nil : comment, location: place)
          ))
      }
    }

    func fill(_ table: inout StringTable) {
      table.skipped = skipped
      for (row, unit) in units {
        if last[ExactString(unit.key)] == row { table.units.append(unit) } else { table.skip(unit, for: .repeatedKey) }
      }
    }

    var problem: SkippedFile? {
      guard let fault else { return nil }
      var lines = lines
      let (line, column) = lines.position(of: fault.offset)
      let what = faults == 1 ? "this row is" : "\(faults) rows are"
      return SkippedFile(
        file: file,
        problem: FileProblem(
          line: line, column: column, found: fault.found, expected: fault.expected, rest: "; \(what) not read"),
        lost: units.isEmpty ? nil : LostEntries(count: faults))
    }
  }
}

/// Takes a file apart, row by row, as RFC 4180 has it; lines may end with LF, CR LF or CR.
struct CSVParser {
  struct Field {
    var text: String
    /// Where it begins, with its quote.
    var start: Int
  }
  struct Fault {
    var offset: Int
    var found, expected: String
  }
  struct Row {
    var fields: [Field] = []
    /// Columns that it has, read or not.
    var count = 0
    var fault: Fault?
    /// Columns up to the last that has a text: spreadsheets write empty ones behind it.
    var used: Int {
      if count > fields.count { return count }
      return fields.lastIndex { !$0.text.isEmpty }.map { $0 + 1 } ?? 0
    }
  }

  private let bytes: [UInt8]
  private let delimiter: UInt8
  private var index = 0

  init(_ bytes: [UInt8], delimiter: UInt8) {
    self.bytes = bytes
    self.delimiter = delimiter
  }

  /// The next row that is not empty; nil at the end.
  mutating func row() -> Row? {
    while index < bytes.count, isLineEnd(bytes[index]) { index += 1 }
    guard index < bytes.count else { return nil }
    var row = Row()
    while true {
      let field = field(&row)
      row.count += 1
      if row.count <= CSVReader.maximumColumns { row.fields.append(field) }
      guard index < bytes.count, bytes[index] == delimiter else { break }
      index += 1
    }
    return row
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == Ascii.newline || byte == Ascii.carriageReturn }

  private mutating func field(_ row: inout Row) -> Field {
    let start = index
    guard index < bytes.count, bytes[index] == Ascii.quote else {
      skipToEnd()
      return Field(text: String(decoding: bytes[start..<index], as: UTF8.self), start: start)
    }
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == Ascii.quote else {
        text.append(byte)
        continue
      }
      guard index < bytes.count, bytes[index] == Ascii.quote else {
        if index < bytes.count, bytes[index] != delimiter, !isLineEnd(bytes[index]) {
          row.fault =
            row.fault
            ?? Fault(
              offset: index, found: "\(Ascii.describe(bytes, at: index)) behind a cell's second quote",
              expected: "the delimiter or the end of the line; a quote in a cell is written twice")
          skipToEnd()
        }
        return Field(text: String(decoding: text, as: UTF8.self), start: start)
      }
      text.append(Ascii.quote)
      index += 1
    }
    row.fault =
      row.fault ?? Fault(offset: start, found: "a cell without its second quote", expected: "\" before the end of the file")
    return Field(text: String(decoding: text, as: UTF8.self), start: start)
  }

  private mutating func skipToEnd() {
    while index < bytes.count, bytes[index] != delimiter, !isLineEnd(bytes[index]) { index += 1 }
  }
}
