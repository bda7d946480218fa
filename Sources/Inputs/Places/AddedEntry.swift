/// A string that a table of the old property list form lacks, at its end.
enum AddedEntry {
  /// Nil where the end of the file is not the end of its strings: they stand in braces.
  /// - Parameter comment: What stands above it, with an empty line before that; without the marks of comments.
  static func change(key: String, text: String, comment: String? = nil, in bytes: [UInt8]) -> (bytes: Range<Int>, text: [UInt8])? {
    var lexer = StringsLexer(bytes)
    if lexer.skipSpace(), bytes[lexer.position] == Ascii.openBrace { return nil }
    guard lexer.unclosedComment == nil else { return nil }
    let lineEnd = Self.lineEnd(in: bytes)
    let isAtLineStart = bytes.last.map { $0 == Ascii.newline || $0 == Ascii.carriageReturn } ?? true
    let spelling = ValueSpelling.backslashes(quote: Ascii.quote)
    let remark = comment.map { "\(bytes.isEmpty ? "" : lineEnd)/* \($0) */\(lineEnd)" } ?? ""
    let entry = remark + "\"\(spelling.spelled(key))\" = \"\(spelling.spelled(text))\";"
    return (bytes.count..<bytes.count, Array(((isAtLineStart ? "" : lineEnd) + entry + lineEnd).utf8))
  }

  /// As the file ends its first line.
  static func lineEnd(in bytes: [UInt8]) -> String {
    guard let feed = bytes.firstIndex(of: Ascii.newline) else { return "\n" }
    return feed > 0 && bytes[feed - 1] == Ascii.carriageReturn ? "\r\n" : "\n"
  }
}
