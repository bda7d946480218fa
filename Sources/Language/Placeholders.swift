package import LintelModel

/// Finds the places in a text where the app puts values, as people mean them: a space is no flag here, because `50 % off` and
/// `100 % of` are meant as they read. How the platform reads the same text, `PlatformPlaceholders` says.
package struct Placeholders {
  /// In the order of the text.
  package private(set) var found: [Placeholder] = []
  /// Percent signs that start nothing.
  package private(set) var bare = 0
  private(set) var doubled = 0

  private let bytes: [UInt8]
  private var index = 0
  private var next = 1

  package init(_ text: String) {
    bytes = Array(text.utf8)
    while let sign = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      index = sign + 1
      if peek == UInt8(ascii: "%") {
        doubled += 1
        index += 1
      } else if !readPlaceholder(from: sign) {
        bare += 1
        index = sign + 1
      }
    }
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func readPlaceholder(from sign: Int) -> Bool {
    let start = next
    if let name = ownNumber() {
      add(.ownNumber, from: sign, at: nil)
      index += name
      return true
    }
    var position = number(before: UInt8(ascii: "$"))
    while let byte = peek, Self.flags.contains(byte) { index += 1 }
    if bytes[index - 1] == UInt8(ascii: "#"), peek == UInt8(ascii: "@") { return readVariable(from: sign, at: position) }
    var stars: [Int] = []
    readWidth(&stars)
    if peek == UInt8(ascii: ".") {
      index += 1
      readWidth(&stars)
    }
    // Xcode writes the position of a variable behind its flag too: `%#2$@…` is none of its spellings.
    if position == nil { position = number(before: UInt8(ascii: "$")) }
    let length = readLength()
    guard let byte = peek, let value = Self.value(of: byte, length: length), !isPercentOfNumber(sign) else {
      next = start
      return false
    }
    index += 1
    for argument in stars {
      found.append(
        Placeholder(text: "*", value: .integer(.int, conversion: "d"), argument: argument, isPositional: position != nil))
    }
    add(value, from: sign, at: position)
    return true
  }

  /// `50%discount`: a number and its sign, not a conversion in the middle of a word.
  private func isPercentOfNumber(_ sign: Int) -> Bool {
    guard sign > 0, Self.isDigit(bytes[sign - 1]), index == sign + 1, index + 1 < bytes.count else { return false }
    let behind = bytes[index + 1] | 0x20
    return bytes[index] != UInt8(ascii: "@") && behind >= UInt8(ascii: "a") && behind <= UInt8(ascii: "z")
  }

  private mutating func readVariable(from sign: Int, at position: Int?) -> Bool {
    let start = index + 1
    guard start < bytes.count, let end = bytes[start...].prefix(80).firstIndex(of: UInt8(ascii: "@")) else { return false }
    index = end + 1
    add(.variable(String(decoding: bytes[start..<end], as: UTF8.self)), from: sign, at: position)
    return true
  }

  private mutating func add(_ value: Placeholder.Value, from sign: Int, at position: Int?) {
    var argument = position ?? next
    if value == .ownNumber { argument = 0 } else if position == nil { next += 1 }
    let text = value == .ownNumber ? "%arg" : String(decoding: bytes[sign..<index], as: UTF8.self)
    found.append(Placeholder(text: text, value: value, argument: argument, isPositional: position != nil))
  }

  /// The length of `arg` behind the sign, if that is the whole word.
  private func ownNumber() -> Int? {
    guard bytes[index...].starts(with: "arg".utf8) else { return nil }
    let behind = index + 3 < bytes.count ? bytes[index + 3] : 0
    return Self.isDigit(behind) || (behind | 0x20 >= UInt8(ascii: "a") && behind | 0x20 <= UInt8(ascii: "z")) ? nil : 3
  }

  private mutating func number(before mark: UInt8) -> Int? {
    var end = index
    var number = 0
    while end < bytes.count, end - index < 3, Self.isDigit(bytes[end]) {
      number = number * 10 + Int(bytes[end] - UInt8(ascii: "0"))
      end += 1
    }
    guard end > index, end < bytes.count, bytes[end] == mark, number > 0 else { return nil }
    index = end + 1
    return number
  }

  private mutating func readWidth(_ stars: inout [Int]) {
    if peek == UInt8(ascii: "*") {
      index += 1
      if let position = number(before: UInt8(ascii: "$")) {
        stars.append(position)
      } else {
        stars.append(next)
        next += 1
      }
    }
    while let byte = peek, Self.isDigit(byte) { index += 1 }
  }

  private mutating func readLength() -> [UInt8] {
    let start = index
    while let byte = peek, index - start < 2, Self.lengths.contains(byte) { index += 1 }
    return Array(bytes[start..<index])
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private static let flags = Set("-+#0".utf8)
  private static let lengths = Set("hlqLztj".utf8)

  static func value(of conversion: UInt8, length: [UInt8]) -> Placeholder.Value? {
    let letter = Character(Unicode.Scalar(conversion))
    switch letter {
    case "@": return length.isEmpty ? .object : nil
    case "d", "i", "u", "x", "X", "o": return .integer(size(length), conversion: letter == "i" ? "d" : letter)
    case "D": return .integer(.long, conversion: "d")
    case "U": return .integer(.long, conversion: "u")
    case "O": return .integer(.long, conversion: "o")
    case "c", "C": return .integer(.int, conversion: "c")
    case "f", "F", "e", "E", "g", "G", "a", "A": return .float
    case "s", "S": return .characters
    case "p": return .pointer
    default: return nil
    }
  }

  private static func size(_ length: [UInt8]) -> Placeholder.IntegerSize {
    switch String(decoding: length, as: UTF8.self) {
    case "l", "z", "t": .long
    case "ll", "q", "j": .longLong
    default: .int
    }
  }
}
