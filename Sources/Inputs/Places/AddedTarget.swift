/// A translation that a unit of XLIFF lacks, behind its source text.
enum AddedTarget {
  /// Nil where the unit has one, or where elements stand in its source text: which of them a translation needs, nobody can tell.
  /// - Parameter source: where the source text begins.
  static func change(text: String, source: Int, in bytes: [UInt8]) -> (bytes: Range<Int>, text: [UInt8])? {
    let (open, close) = (Array("<source".utf8), Array("</source>".utf8))
    guard let tag = bytes[..<source].lastIndex(of: Ascii.less), bytes[tag...].starts(with: open),
      let end = bytes[source...].firstIndex(of: Ascii.less), bytes[end...].starts(with: close)
    else { return nil }
    let behind = end + close.count
    let target = ValueSpelling.xml.spelled(text)
    guard let next = bytes[behind...].firstIndex(where: { $0 > Ascii.space }) else { return nil }
    let rest = bytes[next...]
    if rest.starts(with: "<target".utf8) {
      guard let tagEnd = rest.firstIndex(of: Ascii.greater) else { return nil }
      let inside = tagEnd + 1
      if bytes[tagEnd - 1] == Ascii.slash {
        return (tagEnd - 1..<inside, Array(">\(target)</target>".utf8))
      }
      return bytes[inside...].starts(with: "</target>".utf8) ? (inside..<inside, Array(target.utf8)) : nil
    }
    guard !rest.starts(with: "<seg-source".utf8) else { return nil }
    // On a line of its own where the source is.
    let gap = bytes[..<tag].lastIndex { $0 > Ascii.space }.map { bytes[($0 + 1)..<tag] } ?? []
    let isOnOwnLine = gap.contains(Ascii.newline)
    let lead = isOnOwnLine ? gap.lastIndex(of: Ascii.newline).map { Array(bytes[($0 + 1)..<tag]) } ?? [] : []
    let lineEnd = isOnOwnLine ? Array(AddedEntry.lineEnd(in: bytes).utf8) : []
    return (behind..<behind, lineEnd + lead + Array("<target>\(target)</target>".utf8))
  }
}
