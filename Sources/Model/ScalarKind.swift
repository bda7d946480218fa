/// What a character is, as `Character` says of its first scalar. Most are of ASCII, and of those Unicode's tables need not be
/// asked, which takes ten times as long.
extension Unicode.Scalar {
  @inlinable package var isLetter: Bool {
    isASCII ? (UInt32(0x61)...0x7A).contains(value | 0x20) : properties.isAlphabetic
  }

  @inlinable package var isSpace: Bool { isASCII ? value == 0x20 || (9...13).contains(value) : properties.isWhitespace }

  @inlinable package var isLowercaseLetter: Bool { isASCII ? (0x61...0x7A).contains(value) : properties.isLowercase }

  @inlinable package var isUppercaseLetter: Bool { isASCII ? (0x41...0x5A).contains(value) : properties.isUppercase }

  @inlinable package var isNumeral: Bool { isASCII ? (0x30...0x39).contains(value) : properties.numericType != nil }
}
