/// Looks through JSON without changing it: where its parts begin and end. A document that is joined with others keeps its
/// bytes.
struct JSONScanner {
  struct Fault: Error, Hashable {
    /// From 1.
    var line: Int
    var message: String
  }

  enum Scalar: Hashable {
    case string(String)
    /// As it is written.
    case number(String)
    case bool(Bool)
    case null
  }

  /// Deepest nesting that is read.
  private static let maximumDepth = 200

  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private var depth = 0

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  /// The members of an object on a line that holds nothing else, none of whose values has parts.
  static func scalars(of line: ArraySlice<UInt8>) throws(Fault) -> [String: Scalar] {
    var scanner = JSONScanner(line)
    var members: [String: Scalar] = [:]
    try scanner.object { name, scanner throws(Fault) in
      guard members.updateValue(try scanner.scalar(), forKey: name) == nil else {
        throw scanner.fault("found the member “\(name)” twice, expected it once")
      }
    }
    try scanner.end()
    return members
  }

  /// Goes through an object; `take` has to go past the value of each member.
  mutating func object(_ take: (String, inout JSONScanner) throws(Fault) -> Void) throws(Fault) {
    try part("{", "}", "an object") { scanner throws(Fault) in
      let name = try scanner.string()
      try scanner.expect(":", "a colon")
      try take(name, &scanner)
    }
  }

  /// Goes through an array; `take` has to go past each element.
  mutating func array(_ take: (inout JSONScanner) throws(Fault) -> Void) throws(Fault) {
    try part("[", "]", "an array", take)
  }

  private mutating func part(
    _ open: Character, _ close: Character, _ name: String, _ take: (inout JSONScanner) throws(Fault) -> Void
  ) throws(Fault) {
    try expect(open, name)
    depth += 1
    guard depth <= Self.maximumDepth else { throw fault("found more than \(Self.maximumDepth) levels, expected fewer") }
    if next == close.asciiValue {
      place += 1
    } else {
      while true {
        try take(&self)
        if next == UInt8(ascii: ",") {
          place += 1
          continue
        }
        try expect(close, "a comma or the end of \(name)")
        break
      }
    }
    depth -= 1
  }

  /// Goes past a value, and says which bytes it has.
  @discardableResult mutating func value() throws(Fault) -> ArraySlice<UInt8> {
    let first = next
    let start = place
    switch first {
    case UInt8(ascii: "{"): try object { _, scanner throws(Fault) in try scanner.value() }
    case UInt8(ascii: "["): try array { scanner throws(Fault) in try scanner.value() }
    default: _ = try scalar()
    }
    return bytes[start..<place]
  }

  mutating func scalar() throws(Fault) -> Scalar {
    switch next {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      let start = place
      while place < bytes.endIndex, "+-.eE0123456789".utf8.contains(bytes[place]) { place += 1 }
      let number = String(decoding: bytes[start..<place], as: UTF8.self)
      guard Double(number) != nil else { throw fault("found “\(number.prefix(20))”, expected a number") }
      return .number(number)
    default:
      for (word, scalar) in [("true", Scalar.bool(true)), ("false", .bool(false)), ("null", .null)]
      where bytes[place...].starts(with: word.utf8) {
        place += word.utf8.count
        return scalar
      }
      throw fault("\(found), expected a value")
    }
  }

  mutating func string() throws(Fault) -> String {
    try expect("\"", "a string")
    var text: [UInt8] = []
    while place < bytes.endIndex {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else {
          throw fault("found bytes that are not UTF-8, expected a text")
        }
        return string
      case UInt8(ascii: "\\"): text += try escape()
      case 0..<0x20: throw fault("found a control character in a string, expected an escape")
      default: text.append(byte)
      }
    }
    throw fault("found no end of a string, expected a quotation mark")
  }

  private mutating func escape() throws(Fault) -> [UInt8] {
    guard place < bytes.endIndex else { throw fault("found no end of a string, expected a quotation mark") }
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "u"):
      let unit = try unit()
      if let scalar = Unicode.Scalar(unit) { return Array(String(Character(scalar)).utf8) }
      // Above U+FFFF two escapes make one character.
      if unit < 0xDC00, bytes[place...].starts(with: "\\u".utf8) {
        place += 2
        let low = try self.unit()
        if (0xDC00...0xDFFF).contains(low),
          let scalar = Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + UInt32(low) - 0xDC00)
        {
          return Array(String(Character(scalar)).utf8)
        }
      }
      throw fault("found half of a character, expected both")
    default: throw fault("found an unknown escape, expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u")
    }
  }

  private mutating func unit() throws(Fault) -> UInt16 {
    let digits = bytes[place...].prefix(4)
    guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else {
      throw fault("found \\u without four hexadecimal digits, expected them")
    }
    place += 4
    return unit
  }

  /// Nothing may stand behind the whole.
  mutating func end() throws(Fault) { if next != nil { throw fault("\(found), expected the end") } }

  private mutating func expect(_ character: Character, _ name: String) throws(Fault) {
    guard next == character.asciiValue else { throw fault("\(found), expected \(name)") }
    place += 1
  }

  /// The next byte that is no space.
  var next: UInt8? {
    mutating get {
      while place < bytes.endIndex, " \n\r\t".utf8.contains(bytes[place]) { place += 1 }
      return place < bytes.endIndex ? bytes[place] : nil
    }
  }

  private var found: String {
    guard place < bytes.endIndex else { return "found the end" }
    return "found “\(String(decoding: bytes[place...].prefix(12), as: UTF8.self))”"
  }

  func fault(_ message: String) -> Fault {
    Fault(line: 1 + bytes[..<min(place, bytes.endIndex)].count { $0 == UInt8(ascii: "\n") }, message: message)
  }
}
