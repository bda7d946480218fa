import LintelModel

/// Reads `.strings` files as the platform does, and what it loses of them.
///
/// The form is CoreFoundation's old-style property list. Where that parser fails (a missing `=` or `;`) the whole table
/// is lost; where it stops (a stray character behind a `;`) it says nothing and keeps what it has: `loss` tells of both.
/// The location of a unit is that of its value's opening quote, or of the key in the short form `"key";`.
package enum StringsReader {
  package static func read(_ file: SourceFile, at place: TablePlace) -> StringTable {
    var shared = SharedStrings()
    return read(file, at: place, sharing: &shared)
  }

  package static func read(_ file: SourceFile, at place: TablePlace, sharing shared: inout SharedStrings) -> StringTable {
    var table = StringTable(
      file: file.path, id: place.id, format: .strings, locale: place.locale, encoding: "")
    if PropertyListFile.isPropertyList(file.bytes) {
      PropertyListTable.read(file, into: &table)
    } else {
      let text = DecodedText(file.bytes)
      table.encoding = text.encoding
      let parser = StringsParser(text.utf8)
      var reading = StringsReading(parser, bytes: text.utf8, table: table)
      text.utf8.withUnsafeBufferPointer { reading.run($0, &shared) }
      table = reading.table
      if let stop = parser.stop {
        table.loss = loss(stop, parser: parser, kept: reading.kept, in: text.utf8, file: table.file)
      }
    }
    if !place.isLanguage || table.holdsPlaceMarks { table.skipUnits(for: .notALanguage) }
    return table
  }

  private static func loss(
    _ stop: StringsParser.Stop, parser: StringsParser, kept: Int, in bytes: [UInt8], file: String
  ) -> TableLoss {
    var lines = LineCursor(bytes)
    let (line, column) = lines.position(of: stop.offset)
    let keys = parser.entries.map { ExactString(parser.text($0.key)) }
    var seen = Set(keys[..<kept])
    let lostKeys = keys[kept...].filter { seen.insert($0).inserted }.map(\.string)
    return TableLoss(
      location: SourceLocation(file: file, line: line, column: column),
      found: stop.found ?? Ascii.describe(bytes, at: stop.offset), expected: stop.expected, lostKeys: lostKeys,
      lostEntries: keys.count - kept, entries: keys.count, keys: seen.count)
  }
}

extension TableReader {
  static let strings = TableReader(format: .strings) { files, context in
    var shared = SharedStrings()
    return Result(
      tables: files.map {
        StringsReader.read($0, at: TablePlace(path: $0.path, sourceLocale: context.sourceLocale), sharing: &shared)
      })
  }
}
