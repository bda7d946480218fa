/// Eight bytes of a text at once. Every answer has the highest bit of a byte set for each byte that it is true of.
struct EightBytes: Equatable {
  let bits: UInt64

  /// The bytes at `pointer`, the first one lowest.
  @inline(__always)
  init(_ pointer: UnsafePointer<UInt8>) {
    bits = UInt64(littleEndian: UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self))
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  static let highest: UInt64 = 0x8080_8080_8080_8080

  /// Bytes equal to `byte`. Exact: no carry leaves its byte.
  @inline(__always)
  func equal(to byte: UInt8) -> UInt64 {
    let difference = bits ^ (EightBytes.ones &* UInt64(byte))
    let low = (difference & ~EightBytes.highest) &+ ~EightBytes.highest
    return ~(low | difference) & EightBytes.highest
  }

  /// Bytes below `byte`, which is at most 0x80.
  @inline(__always)
  func below(_ byte: UInt8) -> UInt64 {
    let low = (bits & ~EightBytes.highest) | EightBytes.highest
    return ~(low &- EightBytes.ones &* UInt64(byte)) & ~bits & EightBytes.highest
  }

  var isASCII: Bool { bits & EightBytes.highest == 0 }

  var isSpaces: Bool { bits == EightBytes.ones &* UInt64(Ascii.space) }

  /// How many UTF-16 units begin in these bytes of UTF-8: none at a continuation, two at a sequence of four.
  @inline(__always)
  var utf16Count: Int {
    if isASCII { return 8 }
    let continuations = bits & ~(bits << 1) & EightBytes.highest
    let fours = bits & bits << 1 & bits << 2 & bits << 3 & EightBytes.highest
    return 8 - EightBytes.count(continuations) + EightBytes.count(fours)
  }

  /// How many bytes an answer is true of. Not every processor that this runs on can count bits in one step.
  @inline(__always)
  static func count(_ answer: UInt64) -> Int { Int(truncatingIfNeeded: ((answer >> 7) &* ones) >> 56) }

  /// Index of the first byte that an answer is true of.
  @inline(__always)
  static func first(_ answer: UInt64) -> Int { answer.trailingZeroBitCount >> 3 }
}
