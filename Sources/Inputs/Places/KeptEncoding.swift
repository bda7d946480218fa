/// How the bytes of a file spell its text, where the text can be spelled so again to the byte.
enum KeptEncoding: CaseIterable {
  case utf8, utf8WithMark, utf16LittleWithMark, utf16BigWithMark, utf16Little, utf16Big

  /// Nil where no encoding makes of the text the very bytes that were found.
  init?(of bytes: [UInt8], text: [UInt8]) {
    guard let kept = Self.allCases.first(where: { $0.bytes(of: text) == bytes }) else { return nil }
    self = kept
  }

  func bytes(of text: [UInt8]) -> [UInt8] {
    switch self {
    case .utf8: text
    case .utf8WithMark: [0xEF, 0xBB, 0xBF] + text
    case .utf16LittleWithMark: [0xFF, 0xFE] + Self.units(of: text, isBigEndian: false)
    case .utf16BigWithMark: [0xFE, 0xFF] + Self.units(of: text, isBigEndian: true)
    case .utf16Little: Self.units(of: text, isBigEndian: false)
    case .utf16Big: Self.units(of: text, isBigEndian: true)
    }
  }

  private static func units(of text: [UInt8], isBigEndian: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count * 2)
    for unit in String(decoding: text, as: UTF8.self).utf16 {
      let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
      bytes.append(isBigEndian ? high : low)
      bytes.append(isBigEndian ? low : high)
    }
    return bytes
  }
}
