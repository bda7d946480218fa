/// A parser of RFC 8259 over bytes that keeps the place of every string, for documents small enough to be had whole. It is
/// strict unless it is asked for the relaxed form that Xcode writes its projects in: with comments, and a comma behind the last
/// element.
enum JSONParser {
  /// What is wrong, and where.
  struct Failure: Error, Hashable {
    var offset: Int
    var found: String
    var expected: String
  }

  /// Deeper nesting than any format read here needs is refused.
  static let maximumDepth = 128

  static func parse(_ utf8: [UInt8], isRelaxed: Bool = false) throws(Failure) -> JSONValue {
    let result = utf8.withUnsafeBufferPointer { bytes -> Result<JSONValue, Failure> in
      var scanner = JSONScanner(bytes, isRelaxed: isRelaxed)
      do throws(Failure) {
        let value = try value(&scanner)
        try scanner.finish()
        return .success(value)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private static func value(_ scanner: inout JSONScanner) throws(Failure) -> JSONValue {
    scanner.skipSpace()
    switch scanner.current {
    case Ascii.quote:
      let token = try scanner.string()
      return .string(scanner.text(token), at: token.start)
    case Ascii.openBrace:
      try scanner.open()
      var members: [JSONValue.Member] = []
      var isFirst = true
      while let key = try scanner.nextKey(isFirst: &isFirst) {
        members.append(.init(key: scanner.text(key), offset: key.start, value: try value(&scanner)))
      }
      return .object(members)
    case Ascii.openBracket:
      try scanner.open()
      var elements: [JSONValue] = []
      var isFirst = true
      while try scanner.nextElement(isFirst: &isFirst) { elements.append(try value(&scanner)) }
      return .array(elements)
    default:
      let range = try scanner.scalar()
      switch scanner.bytes[range.lowerBound] {
      case UInt8(ascii: "t"): return .bool(true)
      case UInt8(ascii: "f"): return .bool(false)
      case UInt8(ascii: "n"): return .null
      default: return .number(String(decoding: scanner.bytes[range], as: UTF8.self))
      }
    }
  }
}
