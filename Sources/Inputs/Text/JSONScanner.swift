/// Reads JSON (RFC 8259) strictly and in one pass, value by value, as the caller asks for them. It holds bytes that others
/// own, and is used within their scope.
struct JSONScanner {
  /// A string as it is in the text.
  struct Token {
    /// Offsets of the opening and of the closing quote.
    var start: Int
    var end: Int
    var hasEscapes: Bool
  }

  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position = 0
  private var depth = 0
  /// Whether comments are passed over, and commas behind the last of several.
  private let isRelaxed: Bool

  init(_ bytes: UnsafeBufferPointer<UInt8>, isRelaxed: Bool = false) {
    self.bytes = bytes
    self.isRelaxed = isRelaxed
  }

  func failure(_ expected: String, at offset: Int? = nil) -> JSONParser.Failure {
    let offset = offset ?? position
    return JSONParser.Failure(offset: offset, found: Ascii.describe(Array(bytes), at: offset), expected: expected)
  }

  /// The byte at the current place; 0, which no token begins with, at the end.
  @inline(__always)
  var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  @inline(__always)
  mutating func skipSpace() {
    while position < bytes.count {
      let byte = bytes[position]
      guard byte <= Ascii.space else {
        guard isRelaxed, byte == Ascii.slash, passComment() else { return }
        continue
      }
      if byte == Ascii.newline || byte == Ascii.space {
        position += 1
        while bytes.count - position >= 8, EightBytes(bytes.baseAddress! + position).isSpaces { position += 8 }
      } else if byte == Ascii.carriageReturn || byte == Ascii.tab {
        position += 1
      } else {
        return
      }
    }
  }

  /// Passes `// …` or `/* … */`; false, the place being as before, if there is neither, or no end of it.
  private mutating func passComment() -> Bool {
    guard position + 1 < bytes.count else { return false }
    switch bytes[position + 1] {
    case Ascii.slash:
      while position < bytes.count, bytes[position] != Ascii.newline, bytes[position] != Ascii.carriageReturn { position += 1 }
      return true
    case UInt8(ascii: "*"):
      var index = position + 2
      while index + 1 < bytes.count {
        if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == Ascii.slash {
          position = index + 2
          return true
        }
        index += 1
      }
      return false
    default: return false
    }
  }

  /// Passes the end of the text; anything else there is a failure.
  mutating func finish() throws(JSONParser.Failure) {
    skipSpace()
    if position < bytes.count { throw failure("the end of the file") }
  }

  // MARK: Objects and arrays

  /// Passes the `{` or `[` of a value that begins with it.
  mutating func open() throws(JSONParser.Failure) {
    guard depth < JSONParser.maximumDepth else {
      throw JSONParser.Failure(
        offset: position, found: "nesting deeper than \(JSONParser.maximumDepth)", expected: "at most that many levels")
    }
    depth += 1
    position += 1
  }

  /// The next key of the open object, the place then being at its value; nil, the object being closed, if there is none.
  mutating func nextKey(isFirst: inout Bool) throws(JSONParser.Failure) -> Token? {
    skipSpace()
    let wasFirst = isFirst
    isFirst = false
    if current == Ascii.closeBrace {
      close()
      return nil
    }
    if !wasFirst {
      guard current == Ascii.comma else { throw failure("\",\" or \"}\"") }
      position += 1
      skipSpace()
      if isRelaxed, current == Ascii.closeBrace {
        close()
        return nil
      }
    }
    guard current == Ascii.quote else { throw failure(wasFirst ? "a key or \"}\"" : "a key") }
    let key = try string()
    skipSpace()
    guard current == Ascii.colon else { throw failure("\":\"") }
    position += 1
    skipSpace()
    return key
  }

  /// Moves to the next element of the open array; false, the array being closed, if there is none.
  mutating func nextElement(isFirst: inout Bool) throws(JSONParser.Failure) -> Bool {
    skipSpace()
    let wasFirst = isFirst
    isFirst = false
    if current == Ascii.closeBracket {
      close()
      return false
    }
    if !wasFirst {
      guard current == Ascii.comma else { throw failure("\",\" or \"]\"") }
      position += 1
      skipSpace()
      if current == Ascii.closeBracket {
        guard isRelaxed else { throw failure("a value") }
        close()
        return false
      }
    }
    return true
  }

  private mutating func close() {
    depth -= 1
    position += 1
  }

  // MARK: Values

  /// Passes a whole value, whatever it is.
  mutating func skipValue() throws(JSONParser.Failure) {
    skipSpace()
    switch current {
    case Ascii.quote: _ = try string()
    case Ascii.openBrace:
      try open()
      var isFirst = true
      while try nextKey(isFirst: &isFirst) != nil { try skipValue() }
    case Ascii.openBracket:
      try open()
      var isFirst = true
      while try nextElement(isFirst: &isFirst) { try skipValue() }
    default: _ = try scalar()
    }
  }

  /// A number, as it is written, or `true`, `false` or `null`.
  mutating func scalar() throws(JSONParser.Failure) -> Range<Int> {
    let start = position
    switch current {
    case UInt8(ascii: "t"): try literal("true")
    case UInt8(ascii: "f"): try literal("false")
    case UInt8(ascii: "n"): try literal("null")
    case let byte where byte == Ascii.minus || Ascii.isDigit(byte): try number()
    default: throw failure("a value")
    }
    return start..<position
  }

  private mutating func literal(_ word: StaticString) throws(JSONParser.Failure) {
    let count = word.utf8CodeUnitCount
    guard bytes.count - position >= count, (0..<count).allSatisfy({ bytes[position + $0] == word.utf8Start[$0] }) else {
      throw failure("a value")
    }
    position += count
  }

  private mutating func number() throws(JSONParser.Failure) {
    if current == Ascii.minus { position += 1 }
    if current == UInt8(ascii: "0") { position += 1 } else { try digits() }
    if current == UInt8(ascii: ".") {
      position += 1
      try digits()
    }
    if current | 0x20 == UInt8(ascii: "e") {
      position += 1
      if current == Ascii.minus || current == UInt8(ascii: "+") { position += 1 }
      try digits()
    }
  }

  private mutating func digits() throws(JSONParser.Failure) {
    guard Ascii.isDigit(current) else { throw failure("a digit") }
    while Ascii.isDigit(current) { position += 1 }
  }

  // MARK: Strings

  /// The string at the current place, which begins with a quote.
  mutating func string() throws(JSONParser.Failure) -> Token {
    let start = position
    var index = start + 1
    var hasEscapes = false
    while index < bytes.count {
      if bytes.count - index >= 8 {
        let word = EightBytes(bytes.baseAddress! + index)
        let special = word.equal(to: Ascii.quote) | word.equal(to: Ascii.backslash) | word.below(0x20)
        guard special != 0 else {
          index += 8
          continue
        }
        index += EightBytes.first(special)
      }
      let byte = bytes[index]
      if byte == Ascii.quote {
        position = index + 1
        return Token(start: start, end: index, hasEscapes: hasEscapes)
      }
      if byte == Ascii.backslash {
        hasEscapes = true
        index = try passEscape(at: index + 1)
      } else if byte < 0x20 {
        throw failure("an escape: a string may not hold a bare control character", at: index)
      } else {
        index += 1
      }
    }
    throw JSONParser.Failure(offset: start, found: "a string that is not closed", expected: "its closing quote")
  }

  /// Checks what follows a backslash; the place behind it.
  private func passEscape(at index: Int) throws(JSONParser.Failure) -> Int {
    guard index < bytes.count else { return index }
    switch bytes[index] {
    case Ascii.quote, Ascii.backslash, Ascii.slash: return index + 1
    case UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"): return index + 1
    case UInt8(ascii: "u"):
      for digit in index + 1..<index + 5 where digit >= bytes.count || Ascii.hexDigit(bytes[digit]) == nil {
        throw failure("four hexadecimal digits", at: digit)
      }
      return index + 5
    default: throw failure("one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u", at: index)
    }
  }

  /// Whether a token is this word, escaped or not.
  @inline(__always)
  func matches(_ token: Token, _ word: StaticString) -> Bool {
    if token.hasEscapes { return text(token) == "\(word)" }
    let count = word.utf8CodeUnitCount
    guard token.end - token.start - 1 == count else { return false }
    for index in 0..<count where bytes[token.start + 1 + index] != word.utf8Start[index] { return false }
    return true
  }

  func text(_ token: Token) -> String {
    let raw = UnsafeBufferPointer(rebasing: bytes[token.start + 1..<token.end])
    return token.hasEscapes ? JSONEscapes.replace(in: raw) : String(decoding: raw, as: UTF8.self)
  }
}
