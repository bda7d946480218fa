import Foundation

/// The tokens of an old-style property list, as CoreFoundation's parser takes them, over the bytes of a UTF-8 text.
struct StringsLexer {
  /// A string as it is in the file: a quoted one with its quotes.
  struct Token {
    var start: Int
    var end: Int
    var isQuoted: Bool
    var hasEscapes: Bool
  }

  let bytes: [UInt8]
  var position = 0
  /// The comments since this was last emptied, with their slashes and asterisks.
  var comments: [Range<Int>] = []
  /// Where a comment opens that nothing closes: the platform takes the rest of the file for its text.
  private(set) var unclosedComment: Int?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var atEnd: Bool { position >= bytes.count }

  /// Moves to the next byte that is neither white space nor in a comment; false at the end of the file.
  mutating func skipSpace() -> Bool {
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case 9...13, Ascii.space: position += 1
      case Ascii.slash:
        guard skipComment() else { return true }
      case 0xE2 where isLineSeparator(at: position): position += 3
      default: return true
      }
    }
    return false
  }

  private mutating func skipComment() -> Bool {
    let start = position
    guard start + 1 < bytes.count else { return false }
    var index = start + 2
    if bytes[start + 1] == Ascii.slash {
      while index < bytes.count, bytes[index] != Ascii.newline, bytes[index] != Ascii.carriageReturn,
        !(bytes[index] == 0xE2 && isLineSeparator(at: index))
      {
        index += 1
      }
    } else if bytes[start + 1] == Ascii.asterisk {
      while index + 1 < bytes.count, !(bytes[index] == Ascii.asterisk && bytes[index + 1] == Ascii.slash) {
        index = asterisk(from: index + 1)
      }
      if index + 1 < bytes.count {
        index += 2
      } else {
        index = bytes.count
        if unclosedComment == nil { unclosedComment = start }
      }
    } else {
      return false
    }
    comments.append(start..<index)
    position = index
    return true
  }

  /// U+2028 and U+2029 are white space and end a line comment.
  private func isLineSeparator(at index: Int) -> Bool {
    index + 2 < bytes.count && bytes[index + 1] == 0x80 && (bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9)
  }

  /// Whether a string can begin at the current place.
  var atString: Bool {
    guard position < bytes.count else { return false }
    let byte = bytes[position]
    return byte == Ascii.quote || byte == Ascii.apostrophe || StringsLexer.isUnquoted[Int(byte)]
  }

  /// The string at the current place, or nil, without moving, if none begins here or a quoted one is never closed.
  mutating func string() -> Token? {
    guard atString else { return nil }
    let start = position
    let quote = bytes[start]
    var index = start
    guard quote == Ascii.quote || quote == Ascii.apostrophe else {
      while index < bytes.count, StringsLexer.isUnquoted[Int(bytes[index])] { index += 1 }
      position = index
      return Token(start: start, end: index, isQuoted: false, hasEscapes: false)
    }
    var hasEscapes = false
    index += 1
    while index < bytes.count {
      index = first(of: quote, or: Ascii.backslash, from: index)
      guard index < bytes.count else { return nil }
      let byte = bytes[index]
      index += 1
      if byte == quote {
        position = index
        return Token(start: start, end: index, isQuoted: true, hasEscapes: hasEscapes)
      }
      if byte == Ascii.backslash {
        hasEscapes = true
        index += 1
      }
    }
    return nil
  }

  private func asterisk(from offset: Int) -> Int {
    bytes.withUnsafeBytes { bytes in
      guard offset < bytes.count, let base = bytes.baseAddress,
        let found = memchr(base + offset, Int32(Ascii.asterisk), bytes.count - offset)
      else { return bytes.count }
      return base.distance(to: UnsafeRawPointer(found))
    }
  }

  /// The offset of the first of these bytes at or behind an offset, or the end of the file.
  private func first(of byte: UInt8, or other: UInt8, from offset: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var index = offset
      while bytes.count - index >= 8 {
        let word = EightBytes(bytes.baseAddress! + index)
        let found = word.equal(to: byte) | word.equal(to: other)
        if found != 0 { return index + EightBytes.first(found) }
        index += 8
      }
      while index < bytes.count, bytes[index] != byte, bytes[index] != other { index += 1 }
      return min(index, bytes.count)
    }
  }

  /// The bytes of a string token, within its quotes, its escapes not replaced.
  func contents(_ token: Token) -> Range<Int> {
    token.isQuoted ? token.start + 1..<token.end - 1 : token.start..<token.end
  }

  /// The text of a string token, its escapes replaced.
  func text(_ token: Token) -> String {
    let range = contents(token)
    if token.hasEscapes { return StringsEscapes.replace(in: bytes[range]) }
    return bytes.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
  }

  /// Whether a string may hold a byte without quotes.
  static func isWordByte(_ byte: UInt8) -> Bool { isUnquoted[Int(byte)] }

  /// Letters, digits and `_$/:.-`: what a string may hold without quotes.
  private static let isUnquoted: [Bool] = (0...255).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "_$/:.-".utf8.contains(UInt8(byte))
    }
  }
}
