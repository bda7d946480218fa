/// Splits Objective-C source into tokens. Comments and preprocessor lines are left out; what ends too early ends the file.
struct ObjectiveCLexer {
  private let bytes: [UInt8]
  private var index: Int
  private let end: Int
  private var tokens: [ObjectiveCToken] = []

  static func tokens(of bytes: [UInt8]) -> [ObjectiveCToken] {
    var lexer = ObjectiveCLexer(bytes: bytes)
    lexer.run()
    return lexer.tokens
  }

  /// Those of a part of the source.
  static func tokens(of bytes: [UInt8], in range: Range<Int>) -> [ObjectiveCToken] {
    var lexer = ObjectiveCLexer(bytes: bytes, in: range)
    lexer.run()
    return lexer.tokens
  }

  /// Where a line ends that begins there; a backslash at its end continues it.
  static func lineEnd(in bytes: [UInt8], from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      end = bytes[end...].firstIndex(of: Ascii.newline) ?? bytes.count
      let last = end > start && bytes[end - 1] == Ascii.carriageReturn ? end - 2 : end - 1
      guard end < bytes.count, last >= start, bytes[last] == UInt8(ascii: "\\") else { return end }
      end += 1
    }
    return min(end, bytes.count)
  }

  /// The values of `#define NAME value`, each by its name.
  static func definitions(in bytes: [UInt8]) -> [String: ObjectiveCExpression] {
    let word = Array("#define".utf8)
    var found: [String: ObjectiveCExpression] = [:]
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: Ascii.newline) ?? bytes.count
      if Self.mayDeclareConstant(bytes[start..<end]), let constant = Self.constant(bytes, in: start..<end) {
        found[constant.name] = constant.text
      } else if bytes[start..<end].starts(with: word) {
        var lexer = ObjectiveCLexer(bytes: bytes, in: start + word.count..<end)
        lexer.run()
        let tokens = lexer.tokens
        if let name = tokens.first?.identifier, let open = tokens.dropFirst().first,
          open.isSymbol("(") == false || open.offset > tokens[0].offset + name.utf8.count
        {
          var parser = ObjectiveCParser(ObjectiveCSource(tokens: tokens), at: 1)
          found[name] = parser.expression()
        }
      }
      start = end + 1
    }
    return found
  }

  /// The texts that a file's names stand for, `const` or not: `NSString *ShareItem = @"ShareItemIdentifier";`. A name that stands
  /// for two is left out.
  static func names(in bytes: [UInt8]) -> [String: String] {
    var found: [String: String] = [:]
    var twice: Set<String> = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: Ascii.newline) ?? bytes.count
      if Self.mayDeclareConstant(bytes[start..<end]),
        let constant = Self.constant(bytes, in: start..<end, mayChange: true), case .string(let text, _) = constant.text
      {
        if let other = found.updateValue(text, forKey: constant.name), other != text { twice.insert(constant.name) }
      }
      start = end + 1
    }
    return found.filter { !twice.contains($0.key) }
  }

  /// Whether a line begins as that of a file's constant text does: at its left edge.
  private static func mayDeclareConstant(_ line: ArraySlice<UInt8>) -> Bool {
    beginnings.contains { line.starts(with: $0) }
  }
  private static let beginnings = ["static NSString", "static const NSString", "NSString", "const NSString"].map {
    Array($0.utf8)
  }

  /// `static NSString * const Title = @"Title";`
  private static func constant(
    _ bytes: [UInt8], in line: Range<Int>, mayChange: Bool = false
  ) -> (name: String, text: ObjectiveCExpression)? {
    var lexer = ObjectiveCLexer(bytes: bytes, in: line)
    lexer.run()
    let tokens = lexer.tokens
    guard mayChange || tokens.contains(where: { $0.identifier == "const" }),
      let sign = tokens.firstIndex(where: { $0.isSymbol("=") }),
      sign > 0, let name = tokens[sign - 1].identifier
    else { return nil }
    var parser = ObjectiveCParser(ObjectiveCSource(tokens: tokens), at: sign + 1)
    let text = parser.expression()
    guard case .string = text else { return nil }
    return (name, text)
  }

  private init(bytes: [UInt8], in range: Range<Int>? = nil) {
    self.bytes = bytes
    index = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
  }

  private func byte(_ offset: Int = 0) -> UInt8? { index + offset < end ? bytes[index + offset] : nil }

  private mutating func run() {
    var isLineStart = true
    while let byte = byte() {
      switch byte {
      case Ascii.newline, Ascii.carriageReturn:
        isLineStart = true
        index += 1
        continue
      case 0x20, 0x09, 0x0B, 0x0C:
        index += 1
        continue
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"):
        skipLine()
        continue
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"):
        skipComment()
        continue
      case UInt8(ascii: "#") where isLineStart: skipLine()
      case UInt8(ascii: "\""): readString(from: index)
      case UInt8(ascii: "@") where self.byte(1) == UInt8(ascii: "\""):
        index += 1
        readString(from: index - 1)
      case UInt8(ascii: "'"): skipCharacter()
      case let byte where Self.isWord(byte): readWord()
      default:
        tokens.append(ObjectiveCToken(kind: .symbol(Character(UnicodeScalar(byte))), offset: index))
        index += 1
      }
      isLineStart = false
    }
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private mutating func readWord() {
    let start = index
    let isNumber = bytes[start] >= UInt8(ascii: "0") && bytes[start] <= UInt8(ascii: "9")
    while let byte = byte(), Self.isWord(byte) || (isNumber && byte == UInt8(ascii: ".")) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    tokens.append(ObjectiveCToken(kind: isNumber ? .number(text) : .identifier(text), offset: start))
  }

  /// A line that a backslash continues goes on.
  private mutating func skipLine() {
    while let byte = byte(), byte != Ascii.newline {
      if byte == UInt8(ascii: "\\") {
        index += self.byte(1) == Ascii.carriageReturn ? 2 : 1
      } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
        skipComment()
        continue
      }
      index = min(index + 1, end)
    }
  }

  private mutating func skipComment() {
    index += 2
    while let byte = byte() {
      if byte == UInt8(ascii: "*"), self.byte(1) == UInt8(ascii: "/") {
        index += 2
        return
      }
      index += 1
    }
  }

  private mutating func skipCharacter() {
    index += 1
    while let byte = byte(), byte != UInt8(ascii: "'"), byte != Ascii.newline {
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index + 1, end)
  }

  private mutating func readString(from start: Int) {
    index += 1
    var text: [UInt8] = []
    while let byte = byte(), byte != UInt8(ascii: "\""), byte != Ascii.newline {
      index += 1
      if byte == UInt8(ascii: "\\") { readEscape(into: &text) } else { text.append(byte) }
    }
    index = min(index + 1, end)
    let string = String(decoding: text, as: UTF8.self)
    if case .string(let before)? = tokens.last?.kind {
      tokens[tokens.count - 1].kind = .string(before + string)
    } else {
      tokens.append(ObjectiveCToken(kind: .string(string), offset: start))
    }
  }

  private mutating func readEscape(into text: inout [UInt8]) {
    guard let byte = byte() else { return }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(Ascii.newline)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(Ascii.carriageReturn)
    case UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "x"):
      let most = byte == UInt8(ascii: "U") ? 8 : 4
      var value: UInt32 = 0
      var count = 0
      while count < most, let digit = self.byte().flatMap({ Character(UnicodeScalar($0)).hexDigitValue }) {
        value = value << 4 | UInt32(digit)
        count += 1
        index += 1
      }
      if byte == UInt8(ascii: "x") {
        text.append(UInt8(truncatingIfNeeded: value))
      } else if let scalar = UnicodeScalar(value) {
        text += Array(String(Character(scalar)).utf8)
      }
    case Ascii.newline: break
    default: text.append(byte)
    }
  }
}
