import LintelModel

/// Names the mark of a merge where a parser fails over it: of its first character alone nobody knows what it is.
enum ConflictNaming {
  private static let found = "a merge conflict mark"
  private static let expected = "one side of it, without marks"

  /// A file that could not be read, with what stands where its parser stopped.
  static func named(_ file: SkippedFile, in bytes: [UInt8]) -> SkippedFile {
    guard let line = file.problem.line, let mark = mark(at: line, in: bytes) else { return file }
    var named = file
    named.problem = FileProblem(line: mark, column: 1, found: found, expected: expected)
    return named
  }

  /// The same of a table that the platform does not read to its end.
  static func named(_ loss: TableLoss, in bytes: [UInt8]) -> TableLoss {
    guard let mark = mark(at: loss.location.line, in: bytes) else { return loss }
    var named = loss
    named.location = SourceLocation(file: loss.location.file, line: mark)
    (named.found, named.expected) = (found, expected)
    return named
  }

  /// The line of the mark that a parser stopped over: the one where it did, or the last one before it within a conflict, or just
  /// behind one, since a text of YAML may go on in the next line.
  private static func mark(at line: Int, in bytes: [UInt8]) -> Int? {
    let lines = bytes.split(separator: Ascii.newline, maxSplits: Int.max, omittingEmptySubsequences: false)
    guard line >= 1, line <= lines.count else { return nil }
    let marks = lines.indices.compactMap { index in kind(of: lines[index]).map { (line: index + 1, kind: $0) } }
    guard let last = marks.last(where: { $0.line <= line }) else { return nil }
    let isBegun = marks.contains { $0.line <= last.line && $0.kind == UInt8(ascii: "<") }
    let isEnded = marks.contains { $0.line >= last.line && $0.kind == UInt8(ascii: ">") }
    // What is only underlined is no conflict.
    guard isBegun || last.line == line && isEnded else { return nil }
    if last.line == line { return last.line }
    if last.kind == UInt8(ascii: ">") { return line - last.line == 1 ? last.line : nil }
    return marks.contains { $0.line >= line && $0.kind == UInt8(ascii: ">") } ? last.line : nil
  }

  /// The character of which a line begins with seven and no more.
  private static func kind(of line: ArraySlice<UInt8>) -> UInt8? {
    guard let first = line.first, "<|=>".utf8.contains(first), line.prefix(8).count(where: { $0 == first }) == 7,
      line.prefix(7).allSatisfy({ $0 == first })
    else { return nil }
    let behind = line.dropFirst(7).first
    return behind == nil || behind == Ascii.space || behind == Ascii.carriageReturn ? first : nil
  }
}
