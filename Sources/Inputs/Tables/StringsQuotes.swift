import LintelModel

/// Finds the quotation mark that is to blame where the platform fails behind a text or a key: the place where it fails is often
/// lines behind the place where something is missing.
struct StringsQuotes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// What is wrong with a value that no semicolon follows; `next` is where something else does. Nil where it may be the semicolon alone.
  func fault(of value: StringsLexer.Token, next: Int) -> QuoteFault.Kind? {
    guard value.isQuoted, next < bytes.count, !bytes[value.end..<next].contains(where: isLineEnd) else { return nil }
    guard bytes[value.start..<value.end].contains(where: isLineEnd) else {
      return hasInnerMarks(value, next: next) ? .innerMarks : nil
    }
    let kind = unclosed(from: value.start)
    let closing = lineStart(of: value.end - 1)
    // What closed it opens something in another line: a key, or a text behind one.
    if isEntry(at: closing, isWhole: true) { return kind }
    guard kind != .openText(hasSemicolon: false) else { return nil }
    return isEntry(at: closing, isWhole: false) || isComment(behind: value.start) ? kind : nil
  }

  /// How the line of a text ends that nothing on it closes.
  func unclosed(from start: Int) -> QuoteFault.Kind {
    var end = bytes[start...].firstIndex(where: isLineEnd) ?? bytes.count
    dropSpace(before: &end, from: start + 1)
    let hasSemicolon = end > start + 1 && bytes[end - 1] == Ascii.semicolon
    if hasSemicolon {
      end -= 1
      dropSpace(before: &end, from: start + 1)
    }
    guard end > start + 2, bytes[end - 1] == bytes[start] else { return .openText(hasSemicolon: hasSemicolon) }
    let backslashes = bytes[(start + 1)..<(end - 1)].reversed().prefix { $0 == Ascii.backslash }.count
    return backslashes.isMultiple(of: 2) ? .openText(hasSemicolon: hasSemicolon) : .escapedEnd
  }

  /// Whether a key goes on to the quotation mark that opens a text, because nothing closes it before the equals sign.
  func isOpen(_ key: StringsLexer.Token, next: Int) -> Bool {
    guard key.isQuoted else { return false }
    let text = bytes[(key.start + 1)..<(key.end - 1)]
    if text.contains(where: isLineEnd) { return isEntry(at: lineStart(of: key.end - 1), isWhole: false) }
    return next == key.end && text.last { $0 > Ascii.space } == Ascii.equals
  }

  /// Whether a value of one line goes on behind its end, up to another quotation mark before a semicolon.
  private func hasInnerMarks(_ value: StringsLexer.Token, next: Int) -> Bool {
    let quote = bytes[value.start]
    guard bytes[next] != Ascii.equals, next == value.end || bytes[next] != quote, !isEntry(at: next, isWhole: false) else { return false }
    let end = bytes[next...].firstIndex(where: isLineEnd) ?? bytes.count
    var index = next
    while let mark = bytes[index..<end].firstIndex(of: quote) {
      index = mark + 1
      guard bytes[index..<end].first(where: { $0 > Ascii.space }) == Ascii.semicolon else { continue }
      // A mark that is only written twice: which of both is meant, nobody knows.
      return mark > next
    }
    return false
  }

  /// Whether a line from here on begins with an entry: `key = "value";` as a whole, or `key = "`.
  private func isEntry(at start: Int, isWhole: Bool) -> Bool {
    var lexer = StringsLexer(bytes)
    lexer.position = start
    guard skipSpace(&lexer), let key = lexer.string(), !bytes[key.start..<key.end].contains(where: isLineEnd), skipSpace(&lexer),
      bytes[lexer.position] == Ascii.equals
    else { return false }
    lexer.position += 1
    guard skipSpace(&lexer), lexer.atString else { return false }
    guard isWhole else { return true }
    guard let value = lexer.string(), !bytes[value.start..<value.end].contains(where: isLineEnd), skipSpace(&lexer) else {
      return false
    }
    return bytes[lexer.position] == Ascii.semicolon
  }

  /// False at the end of the line, too.
  private func skipSpace(_ lexer: inout StringsLexer) -> Bool {
    let start = lexer.position
    return lexer.skipSpace() && !bytes[start..<lexer.position].contains(where: isLineEnd)
  }

  /// Whether a comment begins in the next line that is not empty: what is quoted in it may have closed a text.
  private func isComment(behind start: Int) -> Bool {
    guard let end = bytes[start...].firstIndex(where: isLineEnd), let first = bytes[end...].firstIndex(where: { $0 > Ascii.space }),
      first + 1 < bytes.count
    else { return false }
    return bytes[first] == Ascii.slash && (bytes[first + 1] == Ascii.slash || bytes[first + 1] == Ascii.asterisk)
  }

  private func lineStart(of offset: Int) -> Int { bytes[..<offset].lastIndex(where: isLineEnd).map { $0 + 1 } ?? 0 }

  private func dropSpace(before end: inout Int, from start: Int) {
    while end > start, bytes[end - 1] <= Ascii.space { end -= 1 }
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == Ascii.newline || byte == Ascii.carriageReturn }
}
