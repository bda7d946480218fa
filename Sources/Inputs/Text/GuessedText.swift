import LintelModel

extension DecodedText {
  /// Which encoding was guessed, and where the first character is that hangs on it; nil where the bytes themselves say theirs.
  func guess(in file: String) -> EncodingGuess? {
    let mark = " (guessed)"
    guard encoding.hasSuffix(mark), let offset = utf8.firstIndex(where: { $0 >= 0x80 }) else { return nil }
    let (line, column) = position(of: offset)
    return EncodingGuess(
      encoding: String(encoding.dropLast(mark.count)), location: SourceLocation(file: file, line: line, column: column))
  }
}
