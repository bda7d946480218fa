import LintelModel
import LintelXMLTree

/// Tables that are binary or XML property lists: every `.stringsdict`, and `.strings` as a build leaves them. A value that
/// is a dictionary holds plural rules in either. The location of a unit is that of its text's first character; the binary
/// form has no places, and everything in it is in line 1.
enum PropertyListTable {
  static func read(_ file: SourceFile, into table: inout StringTable) {
    let list = PropertyListFile(file.bytes)
    table.encoding = list.form
    let lines = Lines(list.utf8, file: table.file)
    guard case .dictionary(let entries, _)? = list.root else {
      table.loss = loss(list, at: lines.location(list.failure?.offset ?? list.root?.offset ?? 0))
      return
    }
    let last = Dictionary(entries.enumerated().map { (ExactString($1.key), $0) }, uniquingKeysWith: { $1 })
    for (index, entry) in entries.enumerated() {
      let (made, unusable) = read(entry, locale: table.locale, lines: lines)
      if var unit = made {
        let start = entry.keyOffset.map { lines.location($0) }
        if let start, start.line != unit.location.line { unit.keyLocation = start }
        if last[ExactString(entry.key)] == index { table.units.append(unit) } else { table.skip(unit, for: .repeatedKey) }
      }
      for (text, offset) in unusable {
        table.skipped.append(
          SkippedString(
            key: entry.key, reason: .notAText, location: lines.location(offset), locale: table.locale, value: text))
      }
    }
    if list.failure != nil {
      let read = table.stringsRead
      table.skipUnits(for: .lostByPlatform)
      var loss = loss(list, at: lines.location(list.failure?.offset ?? 0))
      loss.lostKeys = entries.indices.filter { last[ExactString(entries[$0].key)] == $0 }.map { entries[$0].key }
      (loss.keys, loss.lostEntries, loss.entries) = (loss.lostKeys.count, read, read)
      table.loss = loss
    }
  }

  private static func read(
    _ entry: PropertyListValue.Member, locale: LocaleID, lines: Lines
  ) -> (unit: StringUnit?, unusable: [(text: String, offset: Int)]) {
    switch entry.value {
    case .text(let text, let offset):
      (StringUnit(key: entry.key, locale: locale, value: text, location: lines.location(offset)), [])
    case .dictionary: StringsDictionaryEntry.read(entry.key, entry.value, locale: locale) { lines.location($0) }
    case .other(let offset): (nil, [("", offset)])
    }
  }

  private static func loss(_ list: PropertyListFile, at location: SourceLocation) -> TableLoss {
    let found = list.failure.map { $0.found ?? Ascii.describe(list.utf8, at: $0.offset) }
    return TableLoss(
      location: location, found: found ?? "a property list of another kind",
      expected: list.failure?.expected ?? "a dictionary of texts", lostKeys: [], lostEntries: 0, entries: 0, keys: 0)
  }

  /// Places are asked for from within closures, in the order of the file but for few.
  private final class Lines {
    private var cursor: LineCursor
    private let file: String

    init(_ utf8: [UInt8], file: String) {
      cursor = LineCursor(utf8)
      self.file = file
    }

    func location(_ offset: Int) -> SourceLocation {
      let (line, column) = cursor.position(of: offset)
      return SourceLocation(file: file, line: line, column: column)
    }
  }
}

/// Reads `.stringsdict` files: texts that vary by number, device or width. The table is the one that the `.strings` file
/// beside it holds; the platform looks here first.
package enum StringsDictionaryReader {
  package static func read(_ file: SourceFile, at place: TablePlace) -> StringTable {
    var table = StringTable(
      file: file.path, id: place.id, format: .stringsdict, locale: place.locale, encoding: "")
    PropertyListTable.read(file, into: &table)
    if !place.isLanguage || table.holdsPlaceMarks { table.skipUnits(for: .notALanguage) }
    return table
  }
}

extension TableReader {
  static let stringsDictionary = TableReader(format: .stringsdict) { files, context in
    Result(
      tables: files.map {
        StringsDictionaryReader.read($0, at: TablePlace(path: $0.path, sourceLocale: context.sourceLocale))
      })
  }
}
