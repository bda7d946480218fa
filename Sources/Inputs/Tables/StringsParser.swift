import LintelModel

/// The entries of a `.strings` file: what the platform reads, and what follows the place where it stops.
struct StringsParser {
  struct Entry {
    var key: StringsLexer.Token
    /// The key itself in the short form `"key";`, nil for a value that is no text (an array, a dictionary, data).
    var value: StringsLexer.Token?
    var valueStart: Int
    var comment: Range<Int>?
  }

  /// Where and why the platform stops.
  struct Stop {
    var offset: Int
    var expected: String
    /// What was found, if it is not the character at `offset`.
    var found: String?
    /// True if the platform says nothing and keeps what it has read; false if the whole table is lost.
    var isSilent: Bool
    /// From where on to look for further entries.
    var resume: Int
    /// What is wrong with a quotation mark, and the key that it is about, or what is taken for one.
    var quote: (kind: QuoteFault.Kind, key: StringsLexer.Token)? = nil
    /// The key of an entry that goes on otherwise than it may.
    var key: StringsLexer.Token? = nil
  }

  private(set) var entries: [Entry] = []
  private(set) var stop: Stop?
  /// How many of `entries` precede the stop.
  private(set) var entriesBeforeStop = 0
  private var lexer: StringsLexer
  /// Where the last entry ends, to tell a comment on the same line from one that belongs to the next entry.
  private var lastEnd = 0

  init(_ bytes: [UInt8]) {
    lexer = StringsLexer(bytes)
    // An entry of two short words; most are longer.
    entries.reserveCapacity(bytes.count / 48)
    stop = parseTable()
    entriesBeforeStop = entries.count
    dropNamesOfGroups()
    if let stop { recover(from: stop.resume) }
    if stop?.isSilent == true, entries.count == entriesBeforeStop, stop?.found == StringsParser.openComment { stop = nil }
  }

  func text(_ token: StringsLexer.Token) -> String { lexer.text(token) }

  func contents(_ token: StringsLexer.Token) -> Range<Int> { lexer.contents(token) }

  // MARK: What the platform does

  private mutating func parseTable() -> Stop? {
    guard lexer.skipSpace() else { return unclosedComment() }
    if lexer.bytes[lexer.position] == Ascii.openBrace {
      lexer.position += 1
      if let stop = parseEntries(isBraced: true) { return stop }
      lexer.position += 1
      return lexer.skipSpace() ? failure("the end of the file") : nil
    }
    guard lexer.atString else { return failure("a key", resume: next(lexer.position)) }
    return parseEntries(isBraced: false)
  }

  private mutating func parseEntries(isBraced: Bool) -> Stop? {
    while lexer.skipSpace() {
      let start = lexer.position
      guard lexer.atString else {
        if isBraced { return lexer.bytes[start] == Ascii.closeBrace ? nil : failure("a key or \"}\"", resume: next(start)) }
        return Stop(offset: start, expected: "a key or the end of the file", isSilent: true, resume: next(start))
      }
      guard let key = lexer.string() else {
        // The first string is read as a property list of its own, and there the platform does complain.
        let isSilent = !entries.isEmpty && !isBraced
        return Stop(
          offset: start, expected: Self.closingQuote, found: Self.openKey, isSilent: isSilent,
          resume: lineStart(after: start))
      }
      let comment = takeComment(before: key.start)
      guard lexer.skipSpace() else { return failure("\"=\" or \";\"", resume: lineStart(after: start)) }
      switch lexer.bytes[lexer.position] {
      case Ascii.semicolon:
        entries.append(Entry(key: key, value: key, valueStart: key.start, comment: comment))
      case Ascii.equals:
        lexer.position += 1
        guard lexer.skipSpace() else { return failure("a value", resume: lineStart(after: start)) }
        let valueStart = lexer.position
        if lexer.atString {
          guard let value = lexer.string() else {
            return Stop(
              offset: valueStart, expected: Self.closingQuote, found: Self.openValue, isSilent: false,
              resume: lineStart(after: start), quote: (kind: quotes.unclosed(from: valueStart), key: key))
          }
          entries.append(Entry(key: key, value: value, valueStart: valueStart, comment: comment))
        } else {
          guard lexer.skipCollection(depth: 1) else { return failure("a value", resume: lineStart(after: start)) }
          entries.append(Entry(key: key, value: nil, valueStart: valueStart, comment: comment))
        }
      default:
        guard quotes.isOpen(key, next: lexer.position) else {
          var stop = failure("\"=\" or \";\"", resume: lineStart(after: start))
          stop.key = key
          return stop
        }
        return Stop(
          offset: start, expected: Self.closingQuote, found: Self.openKey, isSilent: false, resume: lineStart(after: start),
          quote: (kind: .openKey, key: key))
      }
      lastEnd = lexer.position
      guard lexer.skipSpace(), lexer.bytes[lexer.position] == Ascii.semicolon else {
        return missingSemicolon(after: entries[entries.count - 1])
      }
      lexer.position += 1
      lastEnd = lexer.position
    }
    attachTrailingComments()
    return isBraced ? failure("\"}\"") : unclosedComment()
  }

  /// The place behind the character at `offset`.
  private func next(_ offset: Int) -> Int {
    var index = offset + 1
    while index < lexer.bytes.count, lexer.bytes[index] & 0xC0 == 0x80 { index += 1 }
    return index
  }

  private func failure(_ expected: String, resume: Int? = nil) -> Stop {
    Stop(offset: lexer.position, expected: expected, isSilent: false, resume: resume ?? lexer.position)
  }

  /// The semicolon belongs right behind the value, whatever the next line holds.
  private func missingSemicolon(after entry: Entry) -> Stop {
    let fault = entry.value.flatMap { quotes.fault(of: $0, next: lexer.position) }
    if let fault, fault != .innerMarks {
      return Stop(
        offset: entry.valueStart, expected: Self.closingQuote, found: Self.openValue, isSilent: false,
        resume: lineStart(after: entry.valueStart), quote: (kind: fault, key: entry.key))
    }
    let value = entry.valueStart..<lastEnd
    // A value of several lines is likelier one whose closing quote is missing: look for entries inside it.
    let spansLines = lexer.bytes[value].contains(Ascii.newline)
    // What stands on the next line is in order: nothing but the semicolon is missing.
    let found = !spansLines && endsLine ? Self.endOfLine : Ascii.describe(lexer.bytes, at: lexer.position)
    return Stop(
      offset: lastEnd, expected: "\";\"", found: found, isSilent: false,
      resume: spansLines ? lineStart(after: entry.valueStart) : lexer.position, quote: fault.map { (kind: $0, key: entry.key) })
  }

  private var quotes: StringsQuotes { StringsQuotes(lexer.bytes) }

  private static let (closingQuote, openValue) = ("its closing quote", "a value that is not closed")
  private static let openKey = "a key that is not closed"
  private static let endOfLine = "the end of the line"

  /// Whether a line ends between the last value and what follows it, be a comment behind the value or not; behind the last line
  /// there is the end of the file.
  private var endsLine: Bool {
    lexer.bytes[lastEnd..<min(lexer.position, lexer.bytes.count)].contains {
      $0 == Ascii.newline || $0 == Ascii.carriageReturn
    }
  }

  private static let openComment = "a comment that is not closed"

  private func unclosedComment() -> Stop? {
    lexer.unclosedComment.map {
      Stop(offset: $0, expected: "\"*/\"", found: StringsParser.openComment, isSilent: true, resume: lineStart(after: $0))
    }
  }

  // MARK: What it would have read

  /// Looks for entries of the form `key = "value"` at the beginnings of lines and behind each entry found, so that what is
  /// lost can be counted and named. A forgotten quote turns text into keys and keys into text; beginnings of lines do not
  /// lie.
  private mutating func recover(from offset: Int) {
    var candidate = offset
    while candidate < lexer.bytes.count {
      lexer.position = candidate
      if let entry = lostEntry() {
        entries.append(entry)
        candidate = lexer.position
      } else {
        candidate = lineStart(after: candidate)
      }
    }
  }

  private mutating func lostEntry() -> Entry? {
    lexer.comments.removeAll(keepingCapacity: true)
    guard lexer.skipSpace(), let key = lexer.string(), !lexer.bytes[key.start..<key.end].contains(Ascii.newline),
      lexer.skipSpace(), lexer.bytes[lexer.position] == Ascii.equals
    else { return nil }
    lexer.position += 1
    guard lexer.skipSpace() else { return nil }
    let valueStart = lexer.position
    guard let value = lexer.string() else { return nil }
    let end = lexer.position
    if lexer.skipSpace(), lexer.bytes[lexer.position] == Ascii.semicolon {
      lexer.position += 1
    } else {
      // Where it ends the wrong quotation mark closes it.
      lexer.position = quotes.fault(of: value, next: lexer.position) == nil ? end : lineStart(after: valueStart)
    }
    return Entry(key: key, value: value, valueStart: valueStart)
  }

  private func lineStart(after offset: Int) -> Int {
    var index = offset
    while index < lexer.bytes.count, lexer.bytes[index] != Ascii.newline, lexer.bytes[index] != Ascii.carriageReturn {
      index += 1
    }
    return index + 1
  }

  // MARK: Comments

  /// The comment directly before a key: the last block, or the last run of `//` lines. What an empty line parts from the key,
  /// and what is a heading, is about all entries that follow.
  private mutating func takeComment(before key: Int) -> Range<Int>? {
    guard !lexer.comments.isEmpty else { return nil }
    attachTrailingComments()
    defer { lexer.comments.removeAll(keepingCapacity: true) }
    guard var range = lexer.comments.last, lineEnds(in: range.upperBound..<key) <= 1, !isHeading(range) else {
      return nil
    }
    guard isLineComment(range) else { return range }
    for earlier in lexer.comments.dropLast().reversed() {
      guard isLineComment(earlier), lineEnds(in: earlier.upperBound..<range.lowerBound) <= 1, !isHeading(earlier)
      else { break }
      range = earlier.lowerBound..<range.upperBound
    }
    return range
  }

  /// How many lines end in a gap; a carriage return and the line feed behind it are one end.
  private func lineEnds(in gap: Range<Int>) -> Int {
    var count = 0
    var previous: UInt8 = 0
    for byte in lexer.bytes[gap] {
      if byte == Ascii.carriageReturn || byte == Ascii.newline && previous != Ascii.carriageReturn { count += 1 }
      previous = byte
    }
    return count
  }

  /// Most comments are plain words, of which nothing has to be looked at but the first sign.
  private func isHeading(_ range: Range<Int>) -> Bool {
    let comment = lexer.bytes[range]
    // Three more slashes than open a comment are drawn; else all at its start are left out.
    let isDrawn = isLineComment(range) && comment.prefix { $0 == Ascii.slash }.count >= 5
    guard let text = isDrawn ? comment.dropFirst(2).trimmed.indices : plainComment(range),
      let first = lexer.bytes[text].first, SectionHeading.mayBegin(with: first)
    else { return false }
    return SectionHeading.isOne(String(decoding: lexer.bytes[text], as: UTF8.self))
  }

  /// What stands above many entries that follow each other without a line between them, and reads as a name, names the group: to the
  /// first of them it says nothing.
  private mutating func dropNamesOfGroups() {
    var first = 0
    while first < entries.count {
      var next = first + 1
      while next < entries.count, entries[next].comment == nil, follows(next) { next += 1 }
      if next - first > Self.mostOfOne, let comment = entries[first].comment, comment.upperBound <= entries[first].key.start,
        let text = plainComment(comment), SectionHeading.isNameOfGroup(String(decoding: lexer.bytes[text], as: UTF8.self))
      {
        entries[first].comment = nil
      }
      first = next
    }
  }

  /// A comment on more entries than these is about none of them alone. The figure is ours.
  private static let mostOfOne = 4

  /// Whether an entry stands right behind the one before it, or in the next line.
  private func follows(_ index: Int) -> Bool {
    guard let value = entries[index - 1].value, value.end <= entries[index].key.start else { return false }
    return lineEnds(in: value.end..<entries[index].key.start) <= 1
  }

  /// A comment behind an entry on its line is that entry's, unless it already has one.
  private mutating func attachTrailingComments() {
    while lastEnd > 0, let first = lexer.comments.first, first.lowerBound >= lastEnd,
      !lexer.bytes[lastEnd..<first.lowerBound].contains(where: { $0 == Ascii.newline || $0 == Ascii.carriageReturn })
    {
      if entries[entries.count - 1].comment == nil { entries[entries.count - 1].comment = first }
      lexer.comments.removeFirst()
      lastEnd = first.upperBound
    }
  }

  private func isLineComment(_ range: Range<Int>) -> Bool { lexer.bytes[range.lowerBound + 1] == Ascii.slash }

  /// Where the text of a comment is, if it is in one piece; nil for lines that each have slashes of their own.
  func plainComment(_ range: Range<Int>) -> Range<Int>? {
    guard isLineComment(range) else { return blockText(range) }
    let comment = lexer.bytes[range]
    if comment.contains(Ascii.newline) || comment.contains(Ascii.carriageReturn) { return nil }
    return comment.trimmed.drop { $0 == Ascii.slash }.trimmed.indices
  }

  private func blockText(_ range: Range<Int>) -> Range<Int> {
    let comment = lexer.bytes[range]
    let isClosed = comment.count >= 4 && comment.suffix(2).elementsEqual([Ascii.asterisk, Ascii.slash])
    return comment.dropFirst(2).dropLast(isClosed ? 2 : 0).trimmed.indices
  }

  /// The text of a comment without its slashes, asterisks and the white space around it.
  func commentText(_ range: Range<Int>) -> String {
    let comment = lexer.bytes[range]
    if !isLineComment(range) { return String(decoding: lexer.bytes[blockText(range)], as: UTF8.self) }
    let lines = comment.split { $0 == Ascii.newline || $0 == Ascii.carriageReturn }
    let texts = lines.map { String(decoding: $0.trimmed.drop { $0 == Ascii.slash }.trimmed, as: UTF8.self) }
    return texts.joined(separator: "\n")
  }
}

extension ArraySlice<UInt8> {
  /// Without ASCII white space at either end.
  fileprivate var trimmed: ArraySlice<UInt8> {
    let start = drop { $0 <= Ascii.space }
    return start.prefix((start.lastIndex { $0 > Ascii.space }.map { $0 + 1 } ?? start.startIndex) - start.startIndex)
  }
}

extension StringProtocol {
  /// Without white space at either end.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[first...last])
  }
}
