/// A language's text that an entry of a String Catalog lacks, written as Xcode writes it: in the order of the languages' codes.
struct AddedLocalization {
  private struct Member {
    /// With its quotes.
    var key: Range<Int>
    var value: Range<Int>
  }

  let locale: String
  let text: String
  private let bytes: [UInt8]

  init(locale: String, text: String, in bytes: [UInt8]) {
    (self.locale, self.text, self.bytes) = (locale, text, bytes)
  }

  /// Nil where the entry has the language already, or is no object.
  /// - Parameter key: where the entry's key begins.
  func change(ofEntryAt key: Int) -> (bytes: Range<Int>, text: [UInt8])? {
    guard let member = member(at: key), let entry = members(of: member.value) else { return nil }
    let colon = String(decoding: bytes[member.key.upperBound..<member.value.lowerBound], as: UTF8.self)
    guard colon.allSatisfy({ $0 == " " || $0 == ":" }) else { return nil }
    let outer = indentation(before: key)
    let writing = Writing(colon: colon, lineEnd: outer == nil ? nil : AddedEntry.lineEnd(in: bytes))
    let indent = outer ?? ""
    if let all = entry.first(where: { name(of: $0) == "localizations" }) {
      guard let languages = members(of: all.value), !languages.contains(where: { name(of: $0) == locale }) else { return nil }
      let inner = languages.first.flatMap { indentation(before: $0.key.lowerBound) } ?? indent + "    "
      return insert(
        writing.member(locale, writing.localization(text, inner)), into: all.value, languages, indent: inner,
        closing: indent + "  ", before: languages.first { name(of: $0) > locale }, writing)
    }
    let own = indent + "  "
    let inner = own + "  "
    let localizations = writing.object([writing.member(locale, writing.localization(text, inner))], own)
    return insert(
      writing.member("localizations", localizations), into: member.value, entry, indent: own, closing: indent,
      before: entry.first { name(of: $0) > "localizations" }, writing)
  }

  private func insert(
    _ member: String, into object: Range<Int>, _ members: [Member], indent: String, closing: String, before next: Member?,
    _ writing: Writing
  ) -> (bytes: Range<Int>, text: [UInt8]) {
    if let next {
      let start = next.key.lowerBound
      return (start..<start, Array((member + "," + writing.lineStart(indent)).utf8))
    }
    if let last = members.last {
      let end = last.value.upperBound
      return (end..<end, Array(("," + writing.lineStart(indent) + member).utf8))
    }
    // Xcode leaves an empty line in an object without members.
    let inside = object.lowerBound + 1..<object.upperBound - 1
    let end = writing.lineEnd.map { $0 + closing } ?? ""
    return (inside, Array(((writing.lineEnd == nil ? "" : writing.lineStart(indent)) + member + end).utf8))
  }

  // MARK: What is there

  private func name(of member: Member) -> String {
    String(decoding: bytes[member.key.lowerBound + 1..<member.key.upperBound - 1], as: UTF8.self)
  }

  /// What stands between the beginning of its line and an offset; nil where that is more than space.
  private func indentation(before offset: Int) -> String? {
    guard let feed = bytes[..<offset].lastIndex(of: Ascii.newline) else { return nil }
    let lead = bytes[feed + 1..<offset]
    return lead.allSatisfy { $0 == Ascii.space || $0 == Ascii.tab } ? String(decoding: lead, as: UTF8.self) : nil
  }

  private func member(at start: Int) -> Member? {
    guard start < bytes.count, bytes[start] == Ascii.quote,
      let keyEnd = WrittenValue.end(ofQuotedBy: Ascii.quote, bytes, start), let colon = skipSpace(keyEnd),
      bytes[colon] == Ascii.colon, let value = skipSpace(colon + 1), let end = end(ofValueAt: value),
      let last = bytes[value..<end].lastIndex(where: { $0 > Ascii.space })
    else { return nil }
    return Member(key: start..<keyEnd, value: value..<last + 1)
  }

  /// Nil for what is no object.
  private func members(of object: Range<Int>) -> [Member]? {
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

  // MARK: How it is written

  private struct Writing {
    /// ` : ` in Xcode's files.
    let colon: String
    /// Nil for a file in which entries do not begin a line.
    let lineEnd: String?

    func lineStart(_ indent: String) -> String { lineEnd.map { $0 + indent } ?? " " }

    func member(_ name: String, _ value: String) -> String { "\"\(name)\"\(colon)\(value)" }

    func object(_ members: [String], _ indent: String) -> String {
      guard let lineEnd else { return "{" + members.joined(separator: ", ") + "}" }
      let inner = indent + "  "
      return "{" + lineEnd + members.map { inner + $0 }.joined(separator: "," + lineEnd) + lineEnd + indent + "}"
    }

    func localization(_ text: String, _ indent: String) -> String {
      let value = "\"" + ValueSpelling.json.spelled(text) + "\""
      let inner = indent + "  "
      let unit = object([member("state", "\"translated\""), member("value", value)], inner)
      return object([member("stringUnit", unit)], indent)
    }
  }
}
