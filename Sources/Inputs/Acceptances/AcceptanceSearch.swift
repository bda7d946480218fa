import LintelModel

/// Finds what comments in tables, Interface Builder files and Objective-C accept. Only files that have the marker are looked at.
struct AcceptanceSearch {
  let tables: [StringTable]
  let sourceLocale: LocaleID

  func acceptances(in files: [(kind: FileKind, file: SourceFile)]) -> [Acceptance] {
    let byFile = Dictionary(grouping: tables, by: \.file)
    let found = files.flatMap { kind, file -> [Acceptance] in
      switch kind {
      case .table(.strings), .table(.stringsdict):
        PropertyListFile.isPropertyList(file.bytes)
          ? PropertyListAcceptances.find(in: file, sourceLocale: sourceLocale)
          : StringsAcceptances.find(in: file, sourceLocale: sourceLocale)
      case .table: (byFile[file.path] ?? []).flatMap { CommentedUnits($0, sourceLocale).acceptances(in: file) }
      case .interfaceBuilder: InterfaceBuilderAcceptances.find(in: file)
      case .objectiveC, .objectiveCHeader: ObjectiveCAcceptances.find(in: file)
      default: []
      }
    }
    return found.sorted { $0.location < $1.location }
  }
}

/// The comments of a `.strings` file: each is about the entry before it on its line, else about the one that follows.
enum StringsAcceptances {
  static func find(in file: SourceFile, sourceLocale: LocaleID) -> [Acceptance] {
    let place = TablePlace(path: file.path, sourceLocale: sourceLocale)
    guard place.isLanguage else { return [] }
    let bytes = DecodedText(file.bytes).utf8
    let parser = StringsParser(bytes)
    let entries = parser.entries.sorted { $0.key.start < $1.key.start }
    var lines = LineCursor(bytes)
    var found: [Acceptance] = []
    for comment in comments(in: bytes) {
      for (offset, text) in Acceptance.texts(in: comment, of: bytes) {
        guard found.count <= Acceptance.maximumCount else { return found }
        let next = entries.firstIndex { $0.key.start >= comment.upperBound } ?? entries.endIndex
        var entry = next < entries.endIndex ? entries[next] : nil
        if next > 0 {
          let before = entries[next - 1]
          let end = before.value?.end ?? before.key.end
          if end <= comment.lowerBound, !bytes[end..<comment.lowerBound].contains(Ascii.newline) { entry = before }
          // Within an entry it is that entry's: "a" = /* … */ "b";
          if end > comment.lowerBound { entry = before }
        }
        let (line, column) = lines.position(of: offset)
        found.append(
          Acceptance(
            text: text, subject: entry.map { .entry(table: place.id.path, key: parser.text($0.key)) },
            language: place.locale == sourceLocale ? nil : place.locale,
            location: SourceLocation(file: file.path, line: line, column: column)))
      }
    }
    return found
  }

  /// Without the asterisk and slash that close a block.
  private static func comments(in bytes: [UInt8]) -> [Range<Int>] {
    var lexer = StringsLexer(bytes)
    while lexer.skipSpace() {
      if lexer.string() == nil { lexer.position += 1 }
    }
    return lexer.comments.map { comment in
      let isClosed =
        bytes[comment.lowerBound + 1] == Ascii.asterisk && comment.count >= 4
        && bytes[comment].suffix(2).elementsEqual([Ascii.asterisk, Ascii.slash])
      return isClosed ? comment.lowerBound..<comment.upperBound - 2 : comment
    }
  }
}

/// Comments that a format has a place for: a String Catalog's, the notes of XLIFF, those of PO files and spreadsheets.
struct CommentedUnits {
  private let table: StringTable
  private let sourceLocale: LocaleID

  init(_ table: StringTable, _ sourceLocale: LocaleID) {
    self.table = table
    self.sourceLocale = sourceLocale
  }

  func acceptances(in file: SourceFile) -> [Acceptance] {
    // The comment is one for all languages of its key.
    var first: [String: StringUnit] = [:]
    var order: [String] = []
    for unit in table.units where unit.comment.map({ Acceptance.isIn(Array($0.utf8)) }) == true {
      guard let known = first[unit.key] else {
        first[unit.key] = unit
        order.append(unit.key)
        continue
      }
      if unit.location < known.location { first[unit.key] = unit }
    }
    let places = places(in: file.bytes)
    return order.prefix(Acceptance.maximumCount + 1).flatMap { key -> [Acceptance] in
      guard let unit = first[key], let comment = unit.comment.map({ Array($0.utf8) }) else { return [] }
      // The marker is a few lines from the text; which one of the file's it is follows from that.
      let place = places.min { abs($0.line - unit.location.line) < abs($1.line - unit.location.line) }
      let language =
        table.format.languages == .all || table.locale == sourceLocale || table.locale == "mul" ? nil : table.locale
      return Acceptance.texts(in: 0..<comment.count, of: comment).map { _, text in
        Acceptance(
          text: text, subject: .entry(table: table.id.path, key: key), language: language, location: place ?? unit.location)
      }
    }
  }

  private func places(in bytes: [UInt8]) -> [SourceLocation] {
    let text = DecodedText(bytes).utf8
    var lines = LineCursor(text)
    var places: [SourceLocation] = []
    var next = 0
    while places.count <= Acceptance.maximumCount, let offset = text.place(of: Acceptance.marker, from: next) {
      let (line, column) = lines.position(of: offset)
      places.append(SourceLocation(file: table.file, line: line, column: column))
      next = offset + Acceptance.marker.count
    }
    return places
  }
}
