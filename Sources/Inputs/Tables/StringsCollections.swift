extension StringsLexer {
  /// Passes over an array `( … )`, a dictionary `{ … }` or data `< … >`, none of which is a text. False where the
  /// platform would give up, with the position at what it cannot read.
  mutating func skipCollection(depth: Int) -> Bool {
    // The platform's own bound.
    guard depth <= 512, position < bytes.count else { return false }
    switch bytes[position] {
    case Ascii.openBrace:
      position += 1
      while skipSpace(), atString {
        guard string() != nil, skipSpace() else { return false }
        if bytes[position] == Ascii.equals {
          position += 1
          guard skipSpace(), skipValue(depth: depth) else { return false }
        }
        guard skipSpace(), bytes[position] == Ascii.semicolon else { return false }
        position += 1
      }
      return skip(Ascii.closeBrace)
    case Ascii.openParenthesis:
      position += 1
      while skipSpace(), bytes[position] != Ascii.closeParenthesis {
        guard skipValue(depth: depth), skipSpace() else { return false }
        guard bytes[position] == Ascii.comma else { break }
        position += 1
      }
      return skip(Ascii.closeParenthesis)
    case Ascii.less:
      position += 1
      var digits = 0
      while position < bytes.count, Ascii.hexDigit(bytes[position]) != nil || isSpace(bytes[position]) {
        if !isSpace(bytes[position]) { digits += 1 }
        position += 1
      }
      return digits.isMultiple(of: 2) && skip(Ascii.greater)
    default: return false
    }
  }

  private mutating func skipValue(depth: Int) -> Bool { atString ? string() != nil : skipCollection(depth: depth + 1) }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard skipSpace(), bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == Ascii.space || byte == Ascii.tab || byte == Ascii.newline || byte == Ascii.carriageReturn
  }
}
