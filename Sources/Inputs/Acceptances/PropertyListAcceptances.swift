import LintelModel

/// The comments of a property list in XML, as every `.stringsdict` and some `.strings` are: each is about the entry that it is
/// in or that is before it on its line, else about the one that follows.
enum PropertyListAcceptances {
  static func find(in file: SourceFile, sourceLocale: LocaleID) -> [Acceptance] {
    let place = TablePlace(path: file.path, sourceLocale: sourceLocale)
    guard place.isLanguage else { return [] }
    let list = PropertyListFile(file.bytes)
    let keys = list.root?.members.map(\.key) ?? []
    var lines = LineCursor(list.utf8)
    var found: [Acceptance] = []
    for comment in PropertyListComments.all(in: list.utf8) {
      for (offset, text) in Acceptance.texts(in: comment.contents, of: list.utf8) {
        guard found.count <= Acceptance.maximumCount else { return found }
        let key = keys.indices.contains(comment.entry) ? keys[comment.entry] : nil
        let (line, column) = lines.position(of: offset)
        found.append(
          Acceptance(
            text: text, subject: key.map { .entry(table: place.id.path, key: $0) },
            language: place.locale == sourceLocale ? nil : place.locale,
            location: SourceLocation(file: file.path, line: line, column: column)))
      }
    }
    return found
  }
}

/// Where the comments of a property list are, and beside which entries of its outermost dictionary: parsers drop both.
private struct PropertyListComments {
  struct Comment {
    /// Without `<!--` and `-->`.
    var contents: Range<Int>
    /// The number of the entry that it is about, from 0; behind the last one there is none of that number.
    var entry: Int
  }

  private var comments: [Comment] = []
  /// How many elements are open, and how many where the entries are; nil before the first dictionary begins.
  private var depth = 0
  private var depthOfEntries: Int?
  private var entry = -1
  private var isInEntry = false
  private var endOfEntry = 0

  static func all(in bytes: [UInt8]) -> [Comment] {
    var search = PropertyListComments()
    var next = 0
    while let start = bytes.place(of: [Ascii.less], from: next) { next = search.take(from: start, of: bytes) }
    return search.comments
  }

  /// What begins with a `<`. Returns where it ends.
  private mutating func take(from start: Int, of bytes: [UInt8]) -> Int {
    func begins(_ word: String) -> Bool { bytes[start...].starts(with: word.utf8) }
    func end(_ word: String, from offset: Int) -> Int { bytes.place(of: Array(word.utf8), from: offset) ?? bytes.count }
    if begins("<!--") {
      let close = max(start + 4, end("-->", from: start + 4))
      let isBehind = entry >= 0 && !bytes[endOfEntry..<start].contains(Ascii.newline)
      let contents = min(start + 4, bytes.count)..<min(close, bytes.count)
      comments.append(Comment(contents: contents, entry: isInEntry || isBehind ? entry : entry + 1))
      return close + 3
    }
    if begins("<![CDATA[") { return end("]]>", from: start) + 3 }
    if begins("<?") { return end("?>", from: start) + 2 }
    let close = end(">", from: start)
    if begins("<!") { return close + 1 }
    let isEnd = begins("</")
    let tag = bytes[min(start + (isEnd ? 2 : 1), close)..<close]
    let name = String(decoding: tag.prefix { $0 > Ascii.space && $0 != Ascii.slash }, as: UTF8.self)
    if !isEnd { begin(name) }
    if isEnd || tag.last == Ascii.slash { self.end(name, at: close + 1) }
    return close + 1
  }

  private mutating func begin(_ name: String) {
    if name == "key", depth == depthOfEntries {
      entry += 1
      isInEntry = true
    }
    depth += 1
    if name == "dict", depthOfEntries == nil { depthOfEntries = depth }
  }

  private mutating func end(_ name: String, at offset: Int) {
    depth -= 1
    guard name != "key", depth == depthOfEntries, isInEntry else { return }
    isInEntry = false
    endOfEntry = offset
  }
}
