/// The marks by which a file says that nobody has translated a text yet, so that the app shows the source's instead of it, or
/// that somebody has to look at its translation again.
enum NewMark {
  typealias Change = (bytes: Range<Int>, text: [UInt8])

  /// What says in place of the marks that the text is translated; none where there are none.
  /// - Parameters:
  ///   - start: where the text begins.
  ///   - isReviewed: whether the mark that the text is to be reviewed goes, too.
  static func changes(
    ofTextAt start: Int, _ syntax: ValueSyntax, in bytes: [UInt8], isReviewed: Bool = false
  ) -> [Change] {
    switch syntax {
    case .json:
      let mark = inCatalog(start, bytes, "new") ?? (isReviewed ? inCatalog(start, bytes, "needs_review") : nil)
      return mark.map { [(bytes: $0, text: Array("translated".utf8))] } ?? []
    case .xml: return UnitMarks(ofTextAt: start, in: bytes)?.changes(isReviewed: isReviewed) ?? []
    case .po: return isReviewed ? FuzzyFlag.change(ofTextAt: start, in: bytes).map { [$0] } ?? [] : []
    case .strings, .csv, .tag, .code: return []
    }
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
}
