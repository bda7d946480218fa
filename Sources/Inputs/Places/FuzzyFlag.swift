/// gettext's mark that a translation is to be reviewed, which a program does not show until then: `#, fuzzy` above its entry.
enum FuzzyFlag {
  /// What takes the flag away, and its line where nothing else stands there; nil for an entry without it.
  /// - Parameter start: where a text of the entry begins, the first quote of `msgstr`.
  static func change(ofTextAt start: Int, in bytes: [UInt8]) -> NewMark.Change? {
    var end = lineStart(of: start, in: bytes)
    var (isAboveSource, isAboveText) = (false, false)
    while end > 0 {
      let line = lineStart(of: end - 1, in: bytes)..<end
      end = line.lowerBound
      let words = bytes[line].drop { $0 == Ascii.space || $0 == Ascii.tab }
      if words.starts(with: "#".utf8) {
        if words.starts(with: "#~".utf8) { return nil }
        isAboveText = true
        if words.starts(with: "#,".utf8), let mark = flag(in: words.startIndex + 2..<line.upperBound, line, bytes) {
          return (bytes: mark, text: [])
        }
      } else {
        let isSource = words.starts(with: "msgid".utf8) && !words.starts(with: "msgid_plural".utf8)
        let isOther = isAboveSource && (isSource || words.starts(with: "msgstr".utf8))
        // The entry before this one.
        if isOther || isAboveText || words.allSatisfy({ $0 <= Ascii.space }) { return nil }
        isAboveSource = isAboveSource || isSource
      }
    }
    return nil
  }

  /// Behind the line feed before a place.
  private static func lineStart(of place: Int, in bytes: [UInt8]) -> Int {
    bytes[..<place].lastIndex(of: Ascii.newline).map { $0 + 1 } ?? 0
  }

  /// The flag with a comma that is its own, or the whole line.
  private static func flag(in flags: Range<Int>, _ line: Range<Int>, _ bytes: [UInt8]) -> Range<Int>? {
    let parts = bytes[flags].split(separator: Ascii.comma, omittingEmptySubsequences: false)
    func word(_ part: ArraySlice<UInt8>) -> String {
      String(decoding: part.filter { $0 > Ascii.space }, as: UTF8.self)
    }
    guard let index = parts.firstIndex(where: { word($0) == "fuzzy" }) else { return nil }
    if parts.indices.allSatisfy({ $0 == index || word(parts[$0]).isEmpty }) { return line }
    let part = parts[index]
    if index > parts.startIndex {
      let last = part.lastIndex { $0 > Ascii.space } ?? part.startIndex
      return part.startIndex - 1..<last + 1
    }
    return part.startIndex..<part.endIndex + 1
  }
}
