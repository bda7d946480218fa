/// What a unit of XLIFF 1.2 says of its translation: `<trans-unit approved="no">`, `<target state="new">`.
struct UnitMarks {
  private let bytes: [UInt8]
  private let target: Range<Int>

  /// Nil where the text is no target's.
  /// - Parameter start: where the text begins; of a target without contents that is its tag.
  init?(ofTextAt start: Int, in bytes: [UInt8]) {
    let isTag = start < bytes.count && bytes[start...].starts(with: "<target".utf8)
    guard let tag = isTag ? start : bytes[..<start].lastIndex(of: Ascii.less),
      bytes[tag...].starts(with: "<target".utf8), let end = bytes[tag...].firstIndex(of: Ascii.greater)
    else { return nil }
    (self.bytes, target) = (bytes, tag..<end)
  }

  /// What says that the text is translated, and that a reviewed one is approved where the unit says that it is not.
  func changes(isReviewed: Bool) -> [NewMark.Change] {
    var changes: [NewMark.Change] = []
    if let state = value(of: "state", in: target) {
      let word = String(decoding: bytes[state], as: UTF8.self)
      if ["new", "needs-translation"].contains(word) || isReviewed && word.hasPrefix("needs-") {
        changes.append((bytes: state, text: Array("translated".utf8)))
      }
    }
    if isReviewed, let approved = unit.flatMap({ value(of: "approved", in: $0) }), bytes[approved].elementsEqual("no".utf8) {
      changes.append((bytes: approved, text: Array("yes".utf8)))
    }
    return changes
  }

  /// The tag of the unit that the target is in.
  private var unit: Range<Int>? {
    var end = target.lowerBound
    while let tag = bytes[..<end].lastIndex(of: Ascii.less) {
      let rest = bytes[tag...]
      if rest.starts(with: "</trans-unit".utf8) { return nil }
      if rest.starts(with: "<trans-unit".utf8) { return rest.firstIndex(of: Ascii.greater).map { tag..<$0 } }
      end = tag
    }
    return nil
  }

  /// An attribute's value in a tag, without its quotes.
  private func value(of name: String, in tag: Range<Int>) -> Range<Int>? {
    var rest = bytes[tag]
    while let found = rest.firstRange(of: Array(name.utf8)) {
      rest = bytes[found.upperBound..<tag.upperBound]
      guard found.lowerBound > tag.lowerBound, bytes[found.lowerBound - 1] <= Ascii.space, rest.first == Ascii.equals,
        let quote = rest.dropFirst().first, quote == Ascii.quote || quote == Ascii.apostrophe
      else { continue }
      let contents = rest.dropFirst(2)
      return contents.firstIndex(of: quote).map { contents.startIndex..<$0 }
    }
    return nil
  }
}
