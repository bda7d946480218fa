/// The mark by which a file says that nobody has translated a text yet: the app shows the source's instead of it.
enum NewMark {
  /// What says that the text is translated, in place of the mark; nil where there is none.
  /// - Parameters:
  ///   - start: where the text begins.
  ///   - isReviewed: whether a catalogue's mark that the text is to be reviewed goes, too.
  static func change(
    ofTextAt start: Int, _ syntax: ValueSyntax, in bytes: [UInt8], isReviewed: Bool = false
  ) -> (bytes: Range<Int>, text: [UInt8])? {
    let mark: Range<Int>?
    switch syntax {
    case .json: mark = inCatalog(start, bytes, "new") ?? (isReviewed ? inCatalog(start, bytes, "needs_review") : nil)
    case .xml: mark = inTarget(start, bytes)
    case .strings, .po, .csv, .tag, .code: mark = nil
    }
    return mark.map { (bytes: $0, text: Array("translated".utf8)) }
  }

  /// `"state" : "new", "value" : `, in the order in which Xcode writes them.
  private static func inCatalog(_ start: Int, _ bytes: [UInt8], _ state: String) -> Range<Int>? {
    var rest = bytes[..<start]
    func takeLast(_ word: String) -> Range<Int>? {
      while let last = rest.last, last <= Ascii.space { rest.removeLast() }
      guard rest.suffix(word.utf8.count).elementsEqual(word.utf8) else { return nil }
      let end = rest.endIndex
      rest.removeLast(word.utf8.count)
      return rest.endIndex..<end
    }
    guard takeLast(":") != nil, takeLast("\"value\"") != nil, takeLast(",") != nil, let mark = takeLast("\"\(state)\""),
      takeLast(":") != nil, takeLast("\"state\"") != nil
    else { return nil }
    return mark.lowerBound + 1..<mark.upperBound - 1
  }

  /// `<target state="new">`. Of one without contents the place is that of its tag.
  private static func inTarget(_ start: Int, _ bytes: [UInt8]) -> Range<Int>? {
    let isTag = start < bytes.count && bytes[start...].starts(with: "<target".utf8)
    guard let tag = isTag ? start : bytes[..<start].lastIndex(of: Ascii.less), bytes[tag...].starts(with: "<target ".utf8),
      let end = bytes[tag...].firstIndex(of: Ascii.greater)
    else { return nil }
    for state in ["new", "needs-translation"] {
      for quote in ["\"", "'"] {
        let lead = " state=" + quote
        guard let found = bytes[tag..<end].firstRange(of: Array((lead + state + quote).utf8)) else { continue }
        return found.lowerBound + lead.utf8.count..<found.upperBound - 1
      }
    }
    return nil
  }
}
