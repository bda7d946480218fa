/// Reads lines of a word and some numbers, separated by single spaces, straight from bytes: the form of the advance tables,
/// which have thousands of them and are read at every start. Lines that begin with `#` are comments.
struct Records {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where the current line is, and how far it was read.
  private var line = 0..<0
  private var at = 0
  private var next = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Goes to the next record and answers the first letter of its word; nil at the end.
  mutating func nextLine() -> UInt8? {
    while next < bytes.count {
      let start = next
      while next < bytes.count, bytes[next] != UInt8(ascii: "\n") { next += 1 }
      line = start..<next
      next += 1
      guard !line.isEmpty, bytes[start] != UInt8(ascii: "#") else { continue }
      at = start
      skipWord()
      return bytes[start]
    }
    return nil
  }

  func isSecondLetter(_ letter: UInt8) -> Bool { line.count > 1 && bytes[line.lowerBound + 1] == letter }

  /// The next number of the line; nil at its end, or if what is there is none.
  mutating func number(radix: Int = 10) -> Int? {
    guard at < line.upperBound else { return nil }
    let isNegative = bytes[at] == UInt8(ascii: "-")
    if isNegative { at += 1 }
    var value = 0
    let start = at
    while at < line.upperBound, bytes[at] != UInt8(ascii: " ") {
      guard let digit = Self.digit(bytes[at]), digit < radix, value < 1 << 24 else { return nil }
      value = value * radix + digit
      at += 1
    }
    guard at > start else { return nil }
    at += 1
    return isNegative ? -value : value
  }

  private mutating func skipWord() {
    while at < line.upperBound, bytes[at] != UInt8(ascii: " ") { at += 1 }
    at += 1
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
