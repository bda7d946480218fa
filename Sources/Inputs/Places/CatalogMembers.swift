/// The members of a String Catalog's objects, as they stand in its bytes, and where one more is put.
struct CatalogMembers {
  struct Member {
    /// With its quotes.
    var key: Range<Int>
    var value: Range<Int>
  }

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// How the file writes what belongs to an entry; nil where a colon is not beside its key.
  func spelling(ofEntry entry: Member) -> CatalogSpelling? {
    let colon = String(decoding: bytes[entry.key.upperBound..<entry.value.lowerBound], as: UTF8.self)
    guard colon.allSatisfy({ $0 == " " || $0 == ":" }) else { return nil }
    let isInLines = indentation(before: entry.key.lowerBound) != nil
    return CatalogSpelling(colon: colon, lineEnd: isInLines ? AddedEntry.lineEnd(in: bytes) : nil)
  }

  /// A member more of an object, before the next one in its order, or else behind the last.
  func insert(
    _ member: String, into object: Range<Int>, _ members: [Member], indent: String, closing: String, before next: Member?,
    _ spelling: CatalogSpelling
  ) -> (bytes: Range<Int>, text: [UInt8]) {
    if let next {
      let start = next.key.lowerBound
      return (start..<start, Array((member + "," + spelling.lineStart(indent)).utf8))
    }
    if let last = members.last {
      let end = last.value.upperBound
      return (end..<end, Array(("," + spelling.lineStart(indent) + member).utf8))
    }
    // Xcode leaves an empty line in an object without members.
    let inside = object.lowerBound + 1..<object.upperBound - 1
    let end = spelling.lineEnd.map { $0 + closing } ?? ""
    return (inside, Array(((spelling.lineEnd == nil ? "" : spelling.lineStart(indent)) + member + end).utf8))
  }

  func name(of member: Member) -> String {
    String(decoding: bytes[member.key.lowerBound + 1..<member.key.upperBound - 1], as: UTF8.self)
  }

  /// What stands between the beginning of its line and an offset; nil where that is more than space.
  func indentation(before offset: Int) -> String? {
    guard let feed = bytes[..<offset].lastIndex(of: Ascii.newline) else { return nil }
    let lead = bytes[feed + 1..<offset]
    return lead.allSatisfy { $0 == Ascii.space || $0 == Ascii.tab } ? String(decoding: lead, as: UTF8.self) : nil
  }

  func member(at start: Int) -> Member? {
    guard start < bytes.count, bytes[start] == Ascii.quote,
      let keyEnd = WrittenValue.end(ofQuotedBy: Ascii.quote, bytes, start), let colon = skipSpace(keyEnd),
      bytes[colon] == Ascii.colon, let value = skipSpace(colon + 1), let end = end(ofValueAt: value),
      let last = bytes[value..<end].lastIndex(where: { $0 > Ascii.space })
    else { return nil }
    return Member(key: start..<keyEnd, value: value..<last + 1)
  }

  /// Nil for what is no object.
  func members(of object: Range<Int>) -> [Member]? {
    guard bytes[object.lowerBound] == Ascii.openBrace else { return nil }
    var members: [Member] = []
    var index = object.lowerBound + 1
    while let start = skipSpace(index), bytes[start] != Ascii.closeBrace {
      guard let member = member(at: start) else { return nil }
      members.append(member)
      guard let next = skipSpace(member.value.upperBound) else { return nil }
      index = bytes[next] == Ascii.comma ? next + 1 : next
    }
    return members
  }

  private func skipSpace(_ start: Int) -> Int? { bytes[start...].firstIndex { $0 > Ascii.space } }

  private func end(ofValueAt start: Int) -> Int? {
    var (index, depth) = (start, 0)
    while index < bytes.count {
      switch bytes[index] {
      case Ascii.quote:
        guard let end = WrittenValue.end(ofQuotedBy: Ascii.quote, bytes, index) else { return nil }
        index = end
        if depth == 0 { return index }
        continue
      case Ascii.openBrace, Ascii.openBracket: depth += 1
      case Ascii.closeBrace, Ascii.closeBracket:
        if depth == 0 { return index }
        depth -= 1
        if depth == 0 { return index + 1 }
      case Ascii.comma where depth == 0: return index
      default: break
      }
      index += 1
    }
    return nil
  }
}
