import LintelModel

/// Reads `.strings` files as the platform does, and what it loses of them.
///
/// The form is CoreFoundation's old-style property list. Where that parser fails (a missing `=` or `;`) the whole table
/// is lost; where it stops (a stray character behind a `;`) it says nothing and keeps what it has: `loss` tells of both.
/// The location of a unit is that of its value's opening quote, or of the key in the short form `"key";`.
public enum StringsReader {
  public static func read(_ file: SourceFile, at place: TablePlace) -> StringTable {
    var table = StringTable(
      file: file.path, name: place.name, folder: place.folder, format: .strings, locale: place.locale, encoding: "")
    if PropertyListFile.isPropertyList(file.bytes) {
      PropertyListTable.read(file, into: &table)
    } else {
      let text = DecodedText(file.bytes)
      table.encoding = text.encoding
      read(text.utf8, into: &table)
    }
    if !place.isLanguage { table.skipUnits(for: .notALanguage) }
    return table
  }

  private static func read(_ bytes: [UInt8], into table: inout StringTable) {
    let parser = StringsParser(bytes)
    let stop = parser.stop
    let kept = stop.map { $0.isSilent ? parser.entriesBeforeStop : 0 } ?? parser.entries.count
    let keys = parser.entries.map { ExactString(parser.text($0.key)) }
    var lastIndex: [ExactString: Int] = [:]
    lastIndex.reserveCapacity(keys.count)
    var isReplaced = Array(repeating: false, count: kept)
    for index in 0..<kept {
      if let earlier = lastIndex.updateValue(index, forKey: keys[index]) { isReplaced[earlier] = true }
    }

    var lines = LineCursor(bytes)
    table.units.reserveCapacity(kept)
    for (index, entry) in parser.entries.enumerated() {
      let (line, column) = lines.position(of: entry.valueStart)
      let location = SourceLocation(file: table.file, line: line, column: column)
      let key = keys[index]
      let reason: SkippedString.Reason?
      if index >= kept {
        reason = .lostByPlatform
      } else if entry.value == nil {
        reason = .notAText
      } else {
        reason = isReplaced[index] ? .repeatedKey : nil
      }
      if let reason {
        let value = entry.value.map(parser.text)
        table.skipped.append(
          SkippedString(key: key.string, reason: reason, location: location, locale: table.locale, value: value))
      } else if let value = entry.value {
        table.units.append(
          StringUnit(
            key: key.string, locale: table.locale, value: parser.text(value),
            comment: entry.comment.map(parser.commentText), location: location))
        if value.hasEscapes {
          table.units[table.units.count - 1].unknownEscapes = StringsEscapes.unknown(in: bytes[value.start..<value.end]).map {
            let (line, column) = lines.position(of: $0.lowerBound)
            return .init(
              text: String(decoding: bytes[$0], as: UTF8.self),
              location: SourceLocation(file: table.file, line: line, column: column))
          }
        }
      }
    }
    if let stop { table.loss = loss(stop, keys: keys, kept: kept, found: lastIndex, in: bytes, file: table.file) }
  }

  private static func loss(
    _ stop: StringsParser.Stop, keys: [ExactString], kept: Int, found: [ExactString: Int], in bytes: [UInt8], file: String
  ) -> TableLoss {
    var lines = LineCursor(bytes)
    let (line, column) = lines.position(of: stop.offset)
    var seen = Set(found.keys)
    let lostKeys = keys[kept...].filter { seen.insert($0).inserted }.map(\.string)
    return TableLoss(
      location: SourceLocation(file: file, line: line, column: column),
      found: stop.found ?? Ascii.describe(bytes, at: stop.offset), expected: stop.expected, lostKeys: lostKeys,
      lostEntries: keys.count - kept, entries: keys.count, keys: seen.count)
  }
}
