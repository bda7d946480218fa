extension WrittenValue {
  /// A string of an old-style property list.
  init?(strings bytes: [UInt8], at start: Int) {
    var lexer = StringsLexer(bytes)
    lexer.position = start
    guard let token = lexer.string() else { return nil }
    extent = token.start..<token.end
    spelling = token.isQuoted ? .backslashes(quote: bytes[start]) : .bareWord
    // In the short form it is the key as well.
    guard Self.follows(Ascii.equals, bytes, start) else { return }
    pieces = Self.pieces(of: lexer.contents(token), in: bytes) { StringsEscapes.piece(in: bytes, at: $0, before: $1) }
  }

  /// The text of a JSON string.
  init?(json bytes: [UInt8], at start: Int) {
    guard bytes[start] == Ascii.quote else { return nil }
    guard let end = Self.end(ofQuotedBy: Ascii.quote, bytes, start) else { return nil }
    extent = start..<end
    spelling = .json
    // A source text that stands nowhere but in its key.
    let next = bytes[end...].first { $0 > Ascii.space }
    guard next != Ascii.colon else { return }
    pieces = Self.pieces(of: start + 1..<end - 1, in: bytes) { JSONEscapes.piece(in: bytes, at: $0, before: $1) }
  }

  /// The quoted parts of a PO file's text, which are one text.
  init?(po bytes: [UInt8], at start: Int) {
    guard bytes[start] == Ascii.quote else { return nil }
    var pieces: [Piece]? = []
    var (index, end) = (start, start)
    while index < bytes.count, bytes[index] == Ascii.quote, let close = Self.end(ofQuotedBy: Ascii.quote, bytes, index) {
      if end > start { pieces?.append(Piece(scalar: nil, bytes: end - 1..<index + 1)) }
      let part = Self.pieces(of: index + 1..<close - 1, in: bytes) { Self.poPiece(in: bytes, at: $0, before: $1) }
      pieces = part.flatMap { part in pieces.map { $0 + part } }
      end = close
      index = close
      while index < bytes.count, bytes[index] <= Ascii.space { index += 1 }
    }
    guard end > start else { return nil }
    extent = start..<end
    spelling = .backslashes(quote: Ascii.quote)
    let line = bytes[..<start].reversed().prefix { $0 != Ascii.newline && $0 != Ascii.carriageReturn }.reversed()
    self.pieces = line.starts(with: "msgstr".utf8) ? pieces : nil
  }

  /// A cell of a spreadsheet.
  init?(csv bytes: [UInt8], at start: Int, delimiter: UInt8) {
    guard bytes[start] == Ascii.quote else {
      func isEnd(_ byte: UInt8) -> Bool { byte == delimiter || byte == Ascii.newline || byte == Ascii.carriageReturn }
      extent = start..<(bytes[start...].firstIndex(where: isEnd) ?? bytes.count)
      spelling = .bareCell(delimiter: delimiter)
      pieces = Self.pieces(of: extent, in: bytes) { _, _ in .none }
      return
    }
    var index = start + 1
    while index < bytes.count {
      if bytes[index] == Ascii.quote {
        guard index + 1 < bytes.count, bytes[index + 1] == Ascii.quote else {
          extent = start..<index + 1
          spelling = .quotedCell
          pieces = Self.pieces(of: start + 1..<index, in: bytes) { at, _ in
            bytes[at] == Ascii.quote ? .piece(Piece(scalar: "\"", bytes: at..<at + 2)) : .none
          }
          return
        }
        index += 1
      }
      index += 1
    }
    return nil
  }

  private static func poPiece(in bytes: [UInt8], at index: Int, before end: Int) -> Escape {
    guard bytes[index] == Ascii.backslash else { return .none }
    guard index + 1 < end, let scalar = poEscapes[bytes[index + 1]] else { return .unclear }
    return .piece(Piece(scalar: scalar, bytes: index..<index + 2))
  }

  private static let poEscapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "n"): "\n", UInt8(ascii: "t"): "\t", UInt8(ascii: "r"): "\r", Ascii.quote: "\"", Ascii.backslash: "\\",
  ]

  /// Whether a byte is the last one in front of an offset, but for white space.
  private static func follows(_ byte: UInt8, _ bytes: [UInt8], _ offset: Int) -> Bool {
    bytes[..<offset].last { $0 > Ascii.space } == byte
  }

  /// Behind the quote that ends a text in which backslashes escape.
  static func end(ofQuotedBy quote: UInt8, _ bytes: [UInt8], _ start: Int) -> Int? {
    var index = start + 1
    while index < bytes.count, bytes[index] != quote { index += bytes[index] == Ascii.backslash ? 2 : 1 }
    return index < bytes.count ? index + 1 : nil
  }

  /// What stands at an offset in place of a character.
  enum Escape {
    /// The character itself.
    case none
    case piece(Piece)
    /// Nobody can tell, or it is no whole character.
    case unclear
  }

  /// Character by character; nil if one cannot be told.
  static func pieces(of range: Range<Int>, in bytes: [UInt8], escape: (Int, Int) -> Escape) -> [Piece]? {
    var pieces: [Piece] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let piece: Piece
      switch escape(index, range.upperBound) {
      case .unclear: return nil
      case .piece(let escaped): piece = escaped
      case .none:
        let length = bytes[index] < 0x80 ? 1 : bytes[index] < 0xE0 ? 2 : bytes[index] < 0xF0 ? 3 : 4
        let end = min(index + length, range.upperBound)
        guard let scalar = String(decoding: bytes[index..<end], as: UTF8.self).unicodeScalars.first else { return nil }
        piece = Piece(scalar: scalar, bytes: index..<end)
      }
      pieces.append(piece)
      index = piece.bytes.upperBound
    }
    return pieces
  }
}

extension StringsEscapes {
  /// The escape at an offset as the platform reads it.
  static func piece(in bytes: [UInt8], at start: Int, before end: Int) -> WrittenValue.Escape {
    guard bytes[start] == Ascii.backslash else { return .none }
    guard start + 1 < end else { return .unclear }
    var stop = start + 2
    switch bytes[start + 1] {
    case UInt8(ascii: "U"):
      stop = digits(from: stop, before: end, atMost: 4)
      // The second half of a pair.
      if stop + 1 < end, bytes[stop] == Ascii.backslash, bytes[stop + 1] == UInt8(ascii: "U"),
        replace(in: bytes[start..<stop]) == "\u{FFFD}"
      {
        stop = digits(from: stop + 2, before: end, atMost: 4)
      }
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      while stop < min(end, start + 4), (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[stop]) { stop += 1 }
    default: while stop < end, bytes[stop] & 0xC0 == 0x80 { stop += 1 }
    }
    func digits(from start: Int, before end: Int, atMost count: Int) -> Int {
      var index = start
      while index < min(end, start + count), Ascii.hexDigit(bytes[index]) != nil { index += 1 }
      return index
    }
    let scalars = Array(replace(in: bytes[start..<stop]).unicodeScalars)
    guard scalars.count == 1, scalars[0] != "\u{FFFD}" else { return .unclear }
    return .piece(
      WrittenValue.Piece(
        scalar: scalars[0], bytes: start..<stop, isUnknownEscape: !unknown(in: bytes[start..<stop]).isEmpty))
  }
}

extension JSONEscapes {
  static func piece(in bytes: [UInt8], at start: Int, before end: Int) -> WrittenValue.Escape {
    guard bytes[start] == Ascii.backslash else { return .none }
    guard start + 1 < end else { return .unclear }
    func text(_ stop: Int) -> [Unicode.Scalar] {
      let slice = Array(bytes[start..<min(stop, end)])
      return slice.withUnsafeBufferPointer { Array(replace(in: $0).unicodeScalars) }
    }
    guard bytes[start + 1] == UInt8(ascii: "u") else {
      return text(start + 2).first.map { .piece(.init(scalar: $0, bytes: start..<start + 2)) } ?? .unclear
    }
    // A pair of halves is one character.
    for length in [6, 12] {
      let scalars = text(start + length)
      if scalars.count == 1, scalars[0] != "\u{FFFD}", start + length <= end {
        return .piece(.init(scalar: scalars[0], bytes: start..<start + length))
      }
    }
    return .unclear
  }
}
