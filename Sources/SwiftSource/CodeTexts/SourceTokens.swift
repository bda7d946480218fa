import LintelModel

/// Swift source as words, literals and signs, without comments: as much of it as calls are made of, for files that are not
/// worth a syntax tree.
struct SourceTokens {
  enum Kind: UInt8 { case word, number, text, sign }

  struct Token {
    var kind: Kind
    var start: Int32
    var end: Int32
    /// Of a bracket, the index of the other one of its pair; else, and where there is none, -1.
    var partner: Int32 = -1
  }

  let bytes: [UInt8]
  private(set) var tokens: [Token] = []
  private let constants = NamedConstants()

  init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    self.bytes = bytes
    var found: [Token] = []
    bytes.withUnsafeBufferPointer { all in
      var lexer = SourceLexer(all, range ?? 0..<all.count)
      lexer.run()
      found = lexer.tokens
    }
    tokens = found
  }

  var count: Int { tokens.count }

  func written(_ index: Int) -> String {
    String(decoding: bytes[Int(tokens[index].start)..<Int(tokens[index].end)], as: UTF8.self)
  }

  func word(_ index: Int) -> String? {
    tokens.indices.contains(index) && tokens[index].kind == .word ? written(index) : nil
  }

  func isWord(_ index: Int, _ text: StaticString) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return false }
    let token = tokens[index]
    guard Int(token.end - token.start) == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[Int(token.start)..<Int(token.end)]) }
  }

  func isSign(_ index: Int, _ character: Unicode.Scalar) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .sign
      && bytes[Int(tokens[index].start)] == UInt8(ascii: character)
  }

  /// A word, or any other token, as `TextHash` has it.
  func hash(_ index: Int) -> UInt64 {
    bytes.withUnsafeBufferPointer { TextHash($0[Int(tokens[index].start)..<Int(tokens[index].end)]).value }
  }

  /// The text that a name refers to in the whole file.
  func namedConstant(_ range: Range<Int>) -> String? { constants.text(of: range, in: self) }

  /// Whether a literal is between the brackets that open here, and in none inside them.
  func holdText(_ open: Int) -> Bool {
    guard let close = close(of: open) else { return false }
    var index = open + 1
    while index < close {
      if tokens[index].kind == .text { return true }
      index = end(from: index)
    }
    return false
  }

  /// The closing bracket of the one that opens here.
  func close(of index: Int) -> Int? {
    let partner = Int(tokens[index].partner)
    return partner > index ? partner : nil
  }

  /// Behind a bracket and all that it holds, or behind this one token.
  func end(from index: Int) -> Int { (close(of: index) ?? index) + 1 }

  /// The parts of a bracket's inside between its commas.
  func list(in open: Int) -> [Range<Int>] {
    guard let close = close(of: open), close > open + 1 else { return [] }
    var parts: [Range<Int>] = []
    var start = open + 1
    var index = start
    while index < close {
      if isSign(index, ",") {
        parts.append(start..<index)
        start = index + 1
      }
      index = end(from: index)
    }
    parts.append(start..<close)
    return parts
  }
}

/// Cuts bytes into tokens. What ends too early ends with the bytes.
struct SourceLexer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  private var index: Int
  private(set) var tokens: [SourceTokens.Token] = []
  private var open: [Int] = []
  /// Literals within interpolations nest no deeper where people write them.
  private static let deepest = 16

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
  }

  mutating func run() {
    // Words, signs and the spaces between them: in Swift source about six bytes each.
    tokens.reserveCapacity((end - index) / 6)
    while index < end {
      let byte = bytes[index]
      switch byte {
      case 0...32, UInt8(ascii: "`"): index += 1
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"): index = endOfLine(from: index)
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"): index = endOfComment(from: index)
      case UInt8(ascii: "\""): take(.text, to: endOfText(from: index, depth: 0))
      case UInt8(ascii: "#") where startsText(at: index): take(.text, to: endOfText(from: index, depth: 0))
      case UInt8(ascii: "0")...UInt8(ascii: "9"): take(.number, to: endOfNumber())
      default:
        if Self.isWord(byte) {
          var last = index
          while last < end, Self.isWord(bytes[last]) { last += 1 }
          take(.word, to: last)
        } else {
          takeSign(byte)
        }
      }
    }
  }

  private var next: UInt8 { index + 1 < end ? bytes[index + 1] : 0 }

  private mutating func take(_ kind: SourceTokens.Kind, to last: Int) {
    tokens.append(.init(kind: kind, start: Int32(index), end: Int32(last)))
    index = last
  }

  private mutating func takeSign(_ byte: UInt8) {
    let number = tokens.count
    take(.sign, to: index + 1)
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(number)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      // A bracket that is not closed does not take those around it with it.
      let wanted: UInt8 = byte == UInt8(ascii: ")") ? UInt8(ascii: "(") : byte == UInt8(ascii: "]") ? 0x5B : 0x7B
      guard let place = open.lastIndex(where: { bytes[Int(tokens[$0].start)] == wanted }), open.count - place < 32 else {
        return
      }
      tokens[open[place]].partner = Int32(number)
      tokens[number].partner = Int32(open[place])
      open.removeSubrange(place...)
    default: break
    }
  }

  /// A name, or `$0`.
  static func isWord(_ byte: UInt8) -> Bool {
    byte.isOfWord || byte == UInt8(ascii: "$")
  }

  private func endOfNumber() -> Int {
    var last = index
    while last < end {
      // `1.5`, but not `1...5` and not `1.description`.
      let isPoint =
        bytes[last] == UInt8(ascii: ".") && last + 1 < end
        && UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[last + 1]
      guard Self.isWord(bytes[last]) || isPoint else { break }
      last += 1
    }
    return last
  }

  func endOfLine(from start: Int) -> Int {
    var place = start
    while place < end, bytes[place] != UInt8(ascii: "\n") { place += 1 }
    return place
  }

  /// Behind the comment that begins here. Comments nest in Swift.
  func endOfComment(from start: Int) -> Int {
    var depth = 0
    var place = start
    while place + 1 < end {
      switch (bytes[place], bytes[place + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        place += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        place += 2
        if depth == 0 { return place }
      default: place += 1
      }
    }
    return end
  }

  /// Whether a literal begins with the first of some `#`. Those behind it are not asked, as a line of them may be long.
  func startsText(at pound: Int) -> Bool {
    (pound == 0 || bytes[pound - 1] != UInt8(ascii: "#")) && pounds(at: pound).isText
  }

  private func pounds(at start: Int) -> (count: Int, isText: Bool) {
    var last = start
    while last < end, bytes[last] == UInt8(ascii: "#") { last += 1 }
    return (last - start, last < end && bytes[last] == UInt8(ascii: "\""))
  }

  private func isQuote(_ place: Int, times: Int) -> Bool {
    place + times <= end && (place..<place + times).allSatisfy { bytes[$0] == UInt8(ascii: "\"") }
  }

  /// Behind the literal that begins here.
  func endOfText(from start: Int, depth: Int = 0) -> Int {
    let pounds = pounds(at: start).count
    let quotes = isQuote(start + pounds, times: 3) ? 3 : 1
    var place = start + pounds + quotes
    func arePounds(at place: Int) -> Bool {
      place + pounds <= end && (place..<place + pounds).allSatisfy { bytes[$0] == UInt8(ascii: "#") }
    }
    while place < end {
      switch bytes[place] {
      case UInt8(ascii: "\\") where arePounds(at: place + 1):
        place += 1 + pounds
        if place < end, bytes[place] == UInt8(ascii: "("), depth < Self.deepest {
          place = endOfValue(from: place, isLong: quotes == 3, depth: depth)
        } else {
          place += 1
        }
      case UInt8(ascii: "\"") where isQuote(place, times: quotes) && arePounds(at: place + quotes):
        return place + quotes + pounds
      case UInt8(ascii: "\n") where quotes == 1: return place
      default: place += 1
      }
    }
    return end
  }

  /// Behind the parenthesis that closes an interpolation.
  private func endOfValue(from start: Int, isLong: Bool, depth: Int) -> Int {
    var place = start
    var brackets = 0
    while place < end {
      switch bytes[place] {
      case UInt8(ascii: "("): brackets += 1
      case UInt8(ascii: ")"):
        brackets -= 1
        if brackets == 0 { return place + 1 }
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        guard bytes[place] == UInt8(ascii: "\"") || pounds(at: place).isText else { break }
        place = endOfText(from: place, depth: depth + 1)
        continue
      case UInt8(ascii: "\n") where !isLong: return place
      default: break
      }
      place += 1
    }
    return end
  }
}
