import LintelUnicodeText

/// The text of a file as UTF-8, and how it was encoded.
struct DecodedText {
  /// Without a byte order mark.
  var utf8: [UInt8]
  /// As found: `UTF-8`, `UTF-16LE`, or the name of a legacy encoding followed by `(guessed)`.
  var encoding: String

  /// A byte order mark decides, then the pattern of zero bytes that UTF-16 makes, then whether the bytes are UTF-8. A legacy
  /// 8-bit encoding is a guess from the statistics of the text, and `encoding` says so.
  init(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      self.init(validating: Array(bytes.dropFirst(3)))
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      self.init(utf16: bytes.dropFirst(2), isBigEndian: false)
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self.init(utf16: bytes.dropFirst(2), isBigEndian: true)
    } else if let isBigEndian = DecodedText.looksLikeUTF16(bytes) {
      self.init(utf16: bytes[...], isBigEndian: isBigEndian)
    } else {
      self.init(validating: bytes)
    }
  }

  /// Line and column of a byte of the text, both from 1, the column in UTF-16 units.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var lines = LineCursor(utf8)
    return lines.position(of: offset)
  }

  private init(validating bytes: [UInt8]) {
    if DecodedText.isUTF8(bytes) {
      utf8 = bytes
      encoding = "UTF-8"
    } else {
      (utf8, encoding) = DecodedText.guess(bytes)
    }
  }

  private init(utf16 bytes: ArraySlice<UInt8>, isBigEndian: Bool) {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
      index += 2
    }
    utf8 = Array(String(decoding: units, as: UTF16.self).utf8)
    encoding = isBigEndian ? "UTF-16BE" : "UTF-16LE"
  }

  /// UTF-16 without a mark: its syntax is ASCII, so every second byte of most of it is zero, always on the same side.
  private static func looksLikeUTF16(_ bytes: [UInt8]) -> Bool? {
    guard bytes.count >= 4, bytes.count.isMultiple(of: 2) else { return nil }
    let sample = bytes.prefix(1024)
    var zeros = (even: 0, odd: 0)
    for (index, byte) in sample.enumerated() where byte == 0 {
      if index.isMultiple(of: 2) { zeros.even += 1 } else { zeros.odd += 1 }
    }
    let many = sample.count / 8
    if zeros.odd > many && zeros.even == 0 { return false }
    if zeros.even > many && zeros.odd == 0 { return true }
    return nil
  }

  /// Whether the bytes are well-formed UTF-8 (no overlong forms, no surrogates). `String(validating:as:)` would say the same
  /// in twice the time where letters mix with ASCII, as in any translation, and copy the file.
  static func isUTF8(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBufferPointer(isUTF8) }

  private static func isUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
        while bytes.count - index >= 8, EightBytes(bytes.baseAddress! + index).isASCII { index += 8 }
        continue
      }
      let byte = bytes[index]
      // Most letters that are not ASCII have two bytes, or three without anything special about them.
      if byte >= 0xC2, byte <= 0xDF, bytes.count - index > 1, bytes[index + 1] & 0xC0 == 0x80 {
        index += 2
        continue
      }
      if byte & 0xF0 == 0xE0, byte != 0xE0, byte != 0xED, bytes.count - index > 2, bytes[index + 1] & 0xC0 == 0x80,
        bytes[index + 2] & 0xC0 == 0x80
      {
        index += 3
        continue
      }
      index += 1
      let length: Int
      var allowed: ClosedRange<UInt8> = 0x80...0xBF
      switch byte {
      case 0xE0: (length, allowed) = (2, 0xA0...0xBF)
      case 0xED: (length, allowed) = (2, 0x80...0x9F)
      case 0xF0: (length, allowed) = (3, 0x90...0xBF)
      case 0xF1...0xF3: length = 3
      case 0xF4: (length, allowed) = (3, 0x80...0x8F)
      default: return false
      }
      for _ in 0..<length {
        guard index < bytes.count, allowed.contains(bytes[index]) else { return false }
        allowed = 0x80...0xBF
        index += 1
      }
    }
    return true
  }
}
