/// Words in byte order, one a line, searched where they lie in the executable: nothing is copied and nothing is built,
/// so a list of 78,000 nouns costs nothing until a word is looked up in it.
package struct WordList: @unchecked Sendable {
  // A stretch of an embedded file: valid for ever, written never.
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// A list without words.
  package static let empty = WordList(UnsafeBufferPointer(start: nil, count: 0))

  /// Whether the list holds the word, given as the bytes of its UTF-8 form.
  package func contains(_ word: ArraySlice<UInt8>) -> Bool {
    guard !word.isEmpty else { return false }
    return word.withUnsafeBufferPointer { word in
      let line = firstLine(notBefore: word)
      return line.count == word.count && bytes[line].elementsEqual(word)
    }
  }

  /// Whether a word of the list starts with these bytes and goes on.
  package func hasWord(longerThan start: ArraySlice<UInt8>) -> Bool {
    guard !start.isEmpty else { return false }
    // Lines hold no byte below the space but their end, so this is the first thing that can follow the start itself.
    let next = Array(start) + [Self.space]
    return next.withUnsafeBufferPointer { next in
      let line = firstLine(notBefore: next)
      return line.count >= next.count && bytes[line].starts(with: next.dropLast())
    }
  }

  /// In a list of pairs, what follows the word and a space; nil if no line starts with them.
  package func value(of word: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard !word.isEmpty else { return nil }
    let start = Array(word) + [Self.space]
    return start.withUnsafeBufferPointer { start in
      let line = firstLine(notBefore: start)
      guard line.count > start.count, bytes[line].starts(with: start) else { return nil }
      return ArraySlice(bytes[line].dropFirst(start.count))
    }
  }

  package var isEmpty: Bool { bytes.isEmpty }

  /// Every word, in order.
  package var words: [String] {
    bytes.split(separator: Self.newline).map { String(decoding: $0, as: UTF8.self) }
  }

  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

  /// The bytes of the first line that is not less than the word; empty behind the last line.
  private func firstLine(notBefore word: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    var low = 0
    var high = bytes.count
    while low < high {
      let line = lineAround((low + high) / 2)
      if bytes[line].lexicographicallyPrecedes(word) {
        low = min(line.upperBound + 1, bytes.count)
      } else {
        high = line.lowerBound
      }
    }
    return low < bytes.count ? lineAround(low) : low..<low
  }

  private func lineAround(_ position: Int) -> Range<Int> {
    var start = position
    var end = position
    while start > 0, bytes[start - 1] != Self.newline { start -= 1 }
    while end < bytes.count, bytes[end] != Self.newline { end += 1 }
    return start..<end
  }
}
