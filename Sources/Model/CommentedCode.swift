/// Source code as far as its comments can speak of it: where its lines are, what is no code, and how far a statement reaches.
package struct CommentedCode {
  private let file: String
  private let bytes: [UInt8]
  private let comments: [Range<Int>]
  /// Texts and the like: brackets in them are none.
  private let texts: [Range<Int>]
  private let lineStarts: [Int]

  /// - Parameters:
  ///   - comments: in their order, with their slashes and asterisks.
  ///   - texts: literals, in their order.
  package init(file: String, bytes: [UInt8], comments: [Range<Int>], texts: [Range<Int>]) {
    self.file = file
    self.bytes = bytes
    self.comments = comments
    self.texts = texts
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
  }

  /// What its comments accept: of what stands before one on its line, else of the statement that follows, with all that is in
  /// its brackets.
  package var acceptances: [Acceptance] {
    var found: [Acceptance] = []
    for (index, comment) in comments.enumerated() {
      for (offset, text) in Acceptance.texts(in: inside(comment), of: bytes) {
        guard found.count <= Acceptance.maximumCount else { return found }
        let line = line(of: offset)
        let lines = isBehindCode(index) ? line...line : statement(after: index)
        let before = String(decoding: bytes[lineStarts[line - 1]..<offset], as: UTF8.self)
        found.append(
          Acceptance(
            text: text, subject: lines.map { .lines($0, objects: []) },
            location: SourceLocation(file: file, line: line, column: before.utf16.count + 1)))
      }
    }
    return found
  }

  /// A block comment without the asterisk and slash that close it.
  private func inside(_ comment: Range<Int>) -> Range<Int> {
    let isBlock = comment.count >= 4 && bytes[comment.lowerBound + 1] == UInt8(ascii: "*")
    let isClosed = isBlock && bytes[comment].suffix(2).elementsEqual("*/".utf8)
    return isClosed ? comment.lowerBound..<comment.upperBound - 2 : comment
  }

  private func line(of offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Whether anything but comments stands before one on its line.
  private func isBehindCode(_ index: Int) -> Bool {
    let start = lineStarts[line(of: comments[index].lowerBound) - 1]
    var end = comments[index].lowerBound
    for before in comments[..<index].reversed() {
      if bytes[max(start, before.upperBound)..<end].contains(where: { $0 > 0x20 }) { return true }
      guard before.upperBound > start else { return false }
      end = max(start, before.lowerBound)
    }
    return bytes[start..<end].contains { $0 > 0x20 }
  }

  /// In bytes: what is longer is no statement that a person speaks of, and a file may be made of such.
  private static let longestStatement = 100_000

  /// From the next line with code to the line on which all brackets that it opened are closed.
  private func statement(after index: Int) -> ClosedRange<Int>? {
    var offset = comments[index].upperBound
    var nextComment = index + 1
    var nextText = texts.partitioned { $0.lowerBound >= offset }
    var first: Int?
    var last = 0
    var depth = 0
    while offset < bytes.count, offset - (first ?? offset) < Self.longestStatement {
      if nextComment < comments.count, comments[nextComment].lowerBound <= offset {
        offset = max(offset, comments[nextComment].upperBound)
        nextComment += 1
        continue
      }
      if nextText < texts.count, texts[nextText].lowerBound <= offset {
        if first == nil { first = offset }
        offset = max(offset + (texts[nextText].isEmpty ? 0 : 1), texts[nextText].upperBound)
        last = offset - 1
        nextText += 1
        continue
      }
      let byte = bytes[offset]
      if byte == 0x0A, first != nil, depth == 0 { break }
      if byte > 0x20 {
        if first == nil { first = offset }
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        default: break
        }
        // What closes here was opened around the comment.
        if depth < 0 { break }
        last = offset
      }
      offset += 1
    }
    guard let first, last >= first else { return nil }
    return line(of: first)...line(of: last)
  }
}

extension [Range<Int>] {
  /// The index of the first that something is true of, where it is true of all behind it.
  fileprivate func partitioned(by isBehind: (Range<Int>) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
