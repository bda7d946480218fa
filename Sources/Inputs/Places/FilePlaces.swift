import LintelModel

/// Where values stand in one file. Readers note where a value begins; where it ends is looked up when something is reported
/// about it, so that the hundred thousand others cost nothing.
package struct FilePlaces {
  private let file: String
  let syntax: ValueSyntax
  /// The text that places count in.
  let bytes: [UInt8]
  /// Whether what is written into the file would be read as it was meant.
  let isSure: Bool
  private var start: LineWalk

  /// Nil for a file whose places have no ends.
  /// - Parameter tables: the project's spreadsheets.
  package init?(_ file: SourceFile, tables: [TableColumns] = []) {
    guard let kind = FileKind(alone: file.path, tables: tables), var syntax = ValueSyntax(kind, file.bytes),
      let text = syntax.text(of: file.bytes)
    else { return nil }
    if case .csv = syntax {
      let said = tables.first { $0.covers(file.path) }
      syntax = .csv(delimiter: said?.delimiter ?? CSVReader.delimiter(of: text.utf8, at: file.path))
    }
    self.file = file.path
    self.syntax = syntax
    (bytes, isSure) = text
    start = LineWalk(text.utf8)
  }

  /// Where what begins at a place ends; nil if nothing does whose end can be told.
  package mutating func extent(at place: SourceLocation) -> SourceExtent? {
    guard let value = value(at: place) else { return nil }
    return range(value.extent).extent
  }

  /// What makes of the value at a place another text; nil where the file does not say what was read of it, or where its format
  /// leaves open how to write it.
  package mutating func edit(
    _ before: String, to after: String, at place: SourceLocation, respellingEscapes: Bool
  ) -> SourceEdit? {
    guard let edit = change(before, to: after, at: place, respellingEscapes: respellingEscapes) else { return nil }
    let (location, extent) = range(edit.bytes)
    return SourceEdit(location: location, extent: extent, text: String(decoding: edit.text, as: UTF8.self))
  }

  /// The same in bytes of the text.
  mutating func change(
    _ before: String, to after: String, at place: SourceLocation, respellingEscapes: Bool
  ) -> (bytes: Range<Int>, text: [UInt8])? {
    guard isSure, let value = value(at: place), value.text.map({ $0.utf8.elementsEqual(before.utf8) }) == true,
      let edit = value.edit(to: after, in: bytes, respellingEscapes: respellingEscapes)
    else { return nil }
    // Read again as it will be.
    let written = Array(bytes[..<edit.bytes.lowerBound]) + edit.text + bytes[edit.bytes.upperBound...]
    guard let mended = syntax.value(at: value.extent.lowerBound, in: written),
      mended.text.map({ $0.utf8.elementsEqual(after.utf8) }) == true,
      mended.extent.count - value.extent.count == edit.text.count - edit.bytes.count
    else { return nil }
    return edit
  }

  /// How far into the text a place is, in bytes; nil if there is none.
  mutating func offset(of place: SourceLocation) -> Int? {
    start.move(toLine: place.line, column: place.column)
    return start.line == place.line && start.column == place.column ? start.offset : nil
  }

  private mutating func value(at place: SourceLocation) -> WrittenValue? {
    offset(of: place).flatMap { syntax.value(at: $0, in: bytes) }
  }

  private func range(_ range: Range<Int>) -> (location: SourceLocation, extent: SourceExtent) {
    var walk = start
    walk.move(to: range.lowerBound)
    let (location, byteColumn) = (SourceLocation(file: file, line: walk.line, column: walk.column), walk.byteColumn)
    walk.move(to: range.upperBound)
    return (
      location,
      SourceExtent(
        endLine: walk.line, endColumn: walk.column, byteColumn: byteColumn, endByteColumn: walk.byteColumn)
    )
  }
}

/// A walk through a text from character to character that counts lines and columns as `LineCursor` does.
private struct LineWalk {
  private let bytes: [UInt8]
  private(set) var offset = 0
  private(set) var line = 1
  /// In UTF-16 units.
  private(set) var column = 1
  private var lineStart = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var byteColumn: Int { offset - lineStart + 1 }

  /// To a place, or to the end of its line, or of the text, if there is none.
  mutating func move(toLine line: Int, column: Int) {
    if (line, column) < (self.line, self.column) { self = LineWalk(bytes) }
    while offset < bytes.count, (self.line, self.column) < (line, column) { step() }
  }

  mutating func move(to target: Int) {
    if target < offset { self = LineWalk(bytes) }
    while offset < target { step() }
  }

  private mutating func step() {
    let byte = bytes[offset]
    offset += 1
    let isBeforeFeed = byte == Ascii.carriageReturn && offset < bytes.count && bytes[offset] == Ascii.newline
    if byte == Ascii.newline || byte == Ascii.carriageReturn && !isBeforeFeed {
      line += 1
      column = 1
      lineStart = offset
      return
    }
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    column += byte >= 0xF0 ? 2 : 1
  }
}
