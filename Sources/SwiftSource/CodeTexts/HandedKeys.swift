extension SpelledKeyReader {
  /// Whether a literal may be a key that the project's own code hands on: words, `localized("Edit the alarm")`, or what a view
  /// of the project's own has first, `NumberField("Height")`. A single word elsewhere is as often a name in a file.
  static func mayBeHandedOn(_ index: Int, in source: SourceTokens) -> Bool {
    let token = source.tokens[index]
    let written = source.bytes[Int(token.start)..<Int(token.end)]
    guard (4...400).contains(written.count) else { return false }
    let isFirst = source.isSign(index - 1, "(")
    let before = source.word(index - 2)
    if let before {
      if isFirst, OtherNames.calls.contains(before) { return false }
      if source.isSign(index - 1, ":"), OtherNames.labels.contains(before) { return false }
    }
    if written.contains(UInt8(ascii: " ")) { return true }
    let first = written[written.startIndex + 1]
    return isFirst && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) && before?.first?.isUppercase == true
  }
}
