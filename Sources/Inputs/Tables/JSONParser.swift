/// A strict parser of RFC 8259 over bytes that keeps the place of every string.
struct JSONParser {
  /// What is wrong, and where.
  struct Failure: Error, Hashable {
    var offset: Int
    var found: String
    var expected: String
  }

  /// Deeper nesting than any format read here needs is refused.
  static let maximumDepth = 128

  private let bytes: [UInt8]
  private var position = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func parse(_ utf8: [UInt8]) throws(Failure) -> JSONValue {
    var parser = JSONParser(utf8)
    let value = try parser.value(depth: 1)
    parser.skipSpace()
    if parser.position < utf8.count { throw parser.failure("the end of the file") }
    return value
  }

  private func failure(_ expected: String) -> Failure { failure(expected, at: position) }

  private func failure(_ expected: String, at offset: Int) -> Failure {
    Failure(offset: offset, found: Ascii.describe(bytes, at: offset), expected: expected)
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = current {
      guard byte == Ascii.space || byte == Ascii.newline || byte == Ascii.carriageReturn || byte == Ascii.tab else { return }
      position += 1
    }
  }

  private mutating func value(depth: Int) throws(Failure) -> JSONValue {
    skipSpace()
    guard depth <= JSONParser.maximumDepth else {
      throw Failure(
        offset: position, found: "nesting deeper than \(JSONParser.maximumDepth)", expected: "at most that many levels")
    }
    switch current {
    case Ascii.openBrace: return try object(depth: depth)
    case Ascii.openBracket: return try array(depth: depth)
    case Ascii.quote:
      let start = position
      return .string(try string(), at: start)
    case UInt8(ascii: "t"): return try literal("true", .bool(true))
    case UInt8(ascii: "f"): return try literal("false", .bool(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    case let byte? where byte == Ascii.minus || Ascii.isDigit(byte): return .number(try number())
    default: throw failure("a value")
    }
  }

  private mutating func object(depth: Int) throws(Failure) -> JSONValue {
    position += 1
    var members: [JSONValue.Member] = []
    skipSpace()
    if current == Ascii.closeBrace {
      position += 1
      return .object([])
    }
    while true {
      skipSpace()
      guard current == Ascii.quote else { throw failure(members.isEmpty ? "a key or \"}\"" : "a key") }
      let start = position
      let key = try string()
      skipSpace()
      guard current == Ascii.colon else { throw failure("\":\"") }
      position += 1
      members.append(JSONValue.Member(key: key, offset: start, value: try value(depth: depth + 1)))
      skipSpace()
      if current == Ascii.comma {
        position += 1
      } else if current == Ascii.closeBrace {
        position += 1
        return .object(members)
      } else {
        throw failure("\",\" or \"}\"")
      }
    }
  }

  private mutating func array(depth: Int) throws(Failure) -> JSONValue {
    position += 1
    var elements: [JSONValue] = []
    skipSpace()
    if current == Ascii.closeBracket {
      position += 1
      return .array([])
    }
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if current == Ascii.comma {
        position += 1
      } else if current == Ascii.closeBracket {
        position += 1
        return .array(elements)
      } else {
        throw failure("\",\" or \"]\"")
      }
    }
  }

  private mutating func literal(_ word: StaticString, _ value: JSONValue) throws(Failure) -> JSONValue {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count, bytes[position..<end].elementsEqual("\(word)".utf8) else { throw failure("a value") }
    position = end
    return value
  }

  private mutating func number() throws(Failure) -> String {
    let start = position
    if current == Ascii.minus { position += 1 }
    if current == UInt8(ascii: "0") { position += 1 } else { try digits() }
    if current == UInt8(ascii: ".") {
      position += 1
      try digits()
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      position += 1
      if current == Ascii.minus || current == UInt8(ascii: "+") { position += 1 }
      try digits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() throws(Failure) {
    guard let byte = current, Ascii.isDigit(byte) else { throw failure("a digit") }
    while let byte = current, Ascii.isDigit(byte) { position += 1 }
  }

  private mutating func string() throws(Failure) -> String {
    position += 1
    let start = position
    while let byte = current, byte != Ascii.quote, byte != Ascii.backslash, byte >= 0x20 { position += 1 }
    if current == Ascii.quote {
      position += 1
      return String(decoding: bytes[start..<position - 1], as: UTF8.self)
    }
    var output = Array(bytes[start..<position])
    while let byte = current {
      if byte == Ascii.quote {
        position += 1
        return String(decoding: output, as: UTF8.self)
      }
      guard byte >= 0x20 else { throw failure("an escape: a string may not hold a bare control character") }
      position += 1
      if byte == Ascii.backslash { try escape(into: &output) } else { output.append(byte) }
    }
    throw Failure(offset: start - 1, found: "a string that is not closed", expected: "its closing quote")
  }

  private mutating func escape(into output: inout [UInt8]) throws(Failure) {
    guard let byte = current else { return }
    position += 1
    switch byte {
    case Ascii.quote, Ascii.backslash, Ascii.slash: output.append(byte)
    case UInt8(ascii: "b"): output.append(8)
    case UInt8(ascii: "f"): output.append(12)
    case UInt8(ascii: "n"): output.append(Ascii.newline)
    case UInt8(ascii: "r"): output.append(Ascii.carriageReturn)
    case UInt8(ascii: "t"): output.append(Ascii.tab)
    case UInt8(ascii: "u"):
      var scalar = try unit()
      if (0xD800...0xDBFF).contains(scalar), position + 1 < bytes.count, bytes[position] == Ascii.backslash,
        bytes[position + 1] == UInt8(ascii: "u")
      {
        let afterFirst = position
        position += 2
        let low = try unit()
        if (0xDC00...0xDFFF).contains(low) {
          scalar = 0x10000 + (scalar - 0xD800) << 10 + (low - 0xDC00)
        } else {
          position = afterFirst
        }
      }
      // Half a pair is no character; the rest of the file is still worth reading.
      output.append(contentsOf: UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}")!)
    default: throw failure("one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u", at: position - 1)
    }
  }

  private mutating func unit() throws(Failure) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Ascii.hexDigit(byte) else { throw failure("four hexadecimal digits") }
      unit = unit << 4 | digit
      position += 1
    }
    return unit
  }
}
