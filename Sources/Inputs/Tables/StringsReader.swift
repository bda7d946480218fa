import LintelModel

/// Reads `.strings` files as the platform does, and tells what the platform loses of them.
///
/// The form is CoreFoundation's old-style property list; other property lists are read by `PropertyListTable`. Where that parser fails (a missing `=` or `;`) the whole table
/// is lost; where it stops (a stray character behind a `;`) it says nothing and keeps what it has: `loss` tells of both.
/// The location of a unit is where its value begins, or its key in the short form `"key";`.
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
      table.guess = text.guess(in: file.path)
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
    let quote = stop.quote.map { QuoteFault($0.kind, key: key(parser.text($0.key), of: $0.kind)) }
    return TableLoss(
      location: SourceLocation(file: file, line: line, column: column),
      found: stop.found ?? Ascii.describe(bytes, at: stop.offset), expected: stop.expected, lostKeys: lostKeys,
      lostEntries: keys.count - kept, entries: keys.count, keys: seen.count, text: self.line(around: stop.offset, in: bytes),
      quote: quote, brokenKey: quote?.key ?? stop.key.map(parser.text))
  }

  /// A key that is not closed goes on over the equals sign, and maybe over lines behind it.
  private static func key(_ text: String, of kind: QuoteFault.Kind) -> String {
    kind == .openKey ? String(text.prefix { $0 != "=" && !$0.isNewline }).trimmed : text
  }

  /// So many characters of a line are quoted before a place, and behind it.
  private static let (quotedBefore, quotedBehind) = (90, 40)

  /// The line of a place as it stands in the file, of a long one what is around the place; nil for an empty one.
  private static func line(around offset: Int, in bytes: [UInt8]) -> String? {
    func endsLine(_ byte: UInt8) -> Bool { byte == Ascii.newline || byte == Ascii.carriageReturn }
    let place = min(offset, bytes.count)
    let start = bytes[..<place].lastIndex(where: endsLine).map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex(where: endsLine) ?? bytes.count
    let before = String(decoding: bytes[start..<place], as: UTF8.self)
    let behind = String(decoding: bytes[place..<end], as: UTF8.self)
    let head = before.count > quotedBefore ? "…\(before.suffix(quotedBefore))" : before
    let tail = behind.count > quotedBehind ? "\(behind.prefix(quotedBehind))…" : behind
    let line = String((head + tail).trimmed)
    return line.isEmpty ? nil : line
  }
}

/// Makes units of the entries of a `.strings` file.
private struct StringsReading {
  private(set) var table: StringTable
  /// How many entries the platform reads; the rest is lost.
  let kept: Int
  private let parser: StringsParser
  private var lines: LineCursor
  /// By entry, whether a later one with the same key replaces it; empty where none is replaced.
  private var isReplaced: [Bool] = []

  init(_ parser: StringsParser, bytes: [UInt8], table: StringTable) {
    self.parser = parser
    self.table = table
    kept = parser.stop.map { $0.isSilent ? parser.entriesBeforeStop : 0 } ?? parser.entries.count
    lines = LineCursor(bytes)
  }

  mutating func run(_ bytes: UnsafeBufferPointer<UInt8>, _ shared: inout SharedStrings) {
    let keys = findKeys(bytes, &shared)
    var units: [StringUnit] = []
    units.reserveCapacity(kept)
    // Filled in place: a unit made elsewhere would have its fields copied, and each copy counted.
    let blank = StringUnit(
      key: "", locale: table.locale, value: "", location: SourceLocation(file: table.file, line: 1))
    for (index, entry) in parser.entries.enumerated() {
      let (line, column) = lines.position(of: entry.valueStart)
      guard let value = entry.value, index < kept, isReplaced.isEmpty || !isReplaced[index] else {
        let location = SourceLocation(file: table.file, line: line, column: column)
        skip(entry, key: shared.keys[keys[index]], at: location, reason: reason(at: index))
        continue
      }
      units.append(blank)
      fill(&units[units.count - 1], shared.keys[keys[index]], entry, value, bytes, &shared)
      units[units.count - 1].location.line = line
      units[units.count - 1].location.column = column
    }
    table.units = units
  }

  private mutating func fill(
    _ unit: inout StringUnit, _ key: String, _ entry: StringsParser.Entry, _ value: StringsLexer.Token,
    _ bytes: UnsafeBufferPointer<UInt8>, _ shared: inout SharedStrings
  ) {
    unit.key = key
    unit.value = parser.text(value)
    if let range = entry.comment {
      unit.comment =
        parser.plainComment(range).map { shared.comments.string(UnsafeBufferPointer(rebasing: bytes[$0])) }
        ?? parser.commentText(range)
    }
    if value.hasEscapes { unit.unknownEscapes = unknownEscapes(value, bytes) }
  }

  /// The number of every entry's key. Notes in `isReplaced` which entries a later one replaces.
  private mutating func findKeys(_ bytes: UnsafeBufferPointer<UInt8>, _ shared: inout SharedStrings) -> [Int] {
    shared.reads += 1
    let read = shared.reads
    var numbers: [Int] = []
    numbers.reserveCapacity(parser.entries.count)
    for (index, entry) in parser.entries.enumerated() {
      let number =
        entry.key.hasEscapes
        ? shared.keys.number(of: parser.text(entry.key))
        : shared.keys.number(of: UnsafeBufferPointer(rebasing: bytes[parser.contents(entry.key)]))
      numbers.append(number)
      guard index < kept else { continue }
      while shared.sightings.count <= number { shared.sightings.append((0, 0)) }
      if shared.sightings[number].read == read {
        if isReplaced.isEmpty { isReplaced = Array(repeating: false, count: parser.entries.count) }
        isReplaced[shared.sightings[number].entry] = true
      }
      shared.sightings[number] = (read, index)
    }
    return numbers
  }

  private func reason(at index: Int) -> SkippedString.Reason {
    if index >= kept { return .lostByPlatform }
    return parser.entries[index].value == nil ? .notAText : .repeatedKey
  }

  private mutating func skip(
    _ entry: StringsParser.Entry, key: String, at location: SourceLocation, reason: SkippedString.Reason
  ) {
    table.skipped.append(
      SkippedString(
        key: key, reason: reason, location: location, locale: table.locale, value: entry.value.map(parser.text)))
  }

  private mutating func unknownEscapes(
    _ value: StringsLexer.Token, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [StringUnit.UnknownEscape] {
    StringsEscapes.unknown(in: Array(bytes[value.start..<value.end])[...]).map { range in
      let (line, column) = lines.position(of: value.start + range.lowerBound)
      let text = String(decoding: bytes[value.start + range.lowerBound..<value.start + range.upperBound], as: UTF8.self)
      let start = max(value.start, value.start + range.lowerBound - Self.lookedBack)
      let before = String(decoding: bytes[start..<value.start + range.lowerBound], as: UTF8.self)
      return .init(
        text: text, location: SourceLocation(file: table.file, line: line, column: column),
        isBehindLetter: Self.endsInLetter(before))
    }
  }

  /// Bytes before an escape that tell whether it follows a letter: 16, room for a letter with marks and for what is before it.
  /// They may begin in the middle of a character; what is asked for is at their end.
  private static let lookedBack = 16

  /// Not the letter of another escape, as in `\n`.
  private static func endsInLetter(_ text: String) -> Bool {
    text.last?.isLetter == true && text.dropLast().last != "\\"
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
