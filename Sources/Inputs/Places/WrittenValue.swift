/// A value as it is written in its file: where it begins and ends, and which bytes each of its characters is written with.
struct WrittenValue {
  /// A character, or bytes that are none: a line break between two quoted parts of a text.
  struct Piece {
    var scalar: Unicode.Scalar?
    var bytes: Range<Int>
    /// Whether it is an escape that the platform does not know.
    var isUnknownEscape = false
  }

  /// In bytes, with its quotes.
  var extent: Range<Int>
  /// Nil where its characters do not stand one behind the other, as in a text with inline markup, or where changing them would
  /// change something else, such as a key.
  var pieces: [Piece]?
  /// How to write a character there.
  var spelling = ValueSpelling.plain

  var text: String? {
    guard let pieces else { return nil }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: pieces.lazy.compactMap(\.scalar))
    return String(text)
  }

  /// What to replace, and by which bytes, so that the value becomes another text and no byte changes that need not.
  func edit(to after: String, in bytes: [UInt8], respellingEscapes: Bool) -> (bytes: Range<Int>, text: [UInt8])? {
    guard let pieces else { return nil }
    let own = pieces.indices.filter { pieces[$0].scalar != nil }
    let (old, new) = (own.map { pieces[$0].scalar! }, Array(after.unicodeScalars))
    func isFixed(_ index: Int) -> Bool { !(respellingEscapes && pieces[own[index]].isUnknownEscape) }
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start], isFixed(start) { start += 1 }
    var tail = 0
    while tail < min(old.count, new.count) - start, old[old.count - 1 - tail] == new[new.count - 1 - tail],
      isFixed(old.count - 1 - tail)
    {
      tail += 1
    }
    let (changed, wanted) = (start..<old.count - tail, start..<new.count - tail)
    guard !changed.isEmpty || !wanted.isEmpty else { return nil }
    guard let text = spelling.quoted(String(String.UnicodeScalarView(new)), of: extent) else {
      let first = changed.isEmpty ? place(before: start, own) : pieces[own[changed.lowerBound]].bytes.lowerBound
      let end = changed.isEmpty ? first : pieces[own[changed.upperBound - 1]].bytes.upperBound
      return (first..<end, spelled(Array(old[changed]), Array(new[wanted]), from: start, own, bytes))
    }
    return (extent, Array(text.utf8))
  }

  /// Where what is put in front of a character begins.
  private func place(before index: Int, _ own: [Int]) -> Int {
    if index > 0 { return pieces![own[index - 1]].bytes.upperBound }
    return own.first.map { pieces![$0].bytes.lowerBound } ?? spelling.contents(of: extent).lowerBound
  }

  /// The new text as it is to be written; characters that stay keep their bytes, and so does what is between them.
  private func spelled(
    _ old: [Unicode.Scalar], _ new: [Unicode.Scalar], from start: Int, _ own: [Int], _ bytes: [UInt8]
  ) -> [UInt8] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var text: [UInt8] = []
    var (index, next) = (0, 0)
    func insert() {
      while inserted.contains(next) {
        text += spelling.spelled(new[next])
        next += 1
      }
    }
    for piece in old.isEmpty ? [] : pieces![own[start]...own[start + old.count - 1]] {
      guard piece.scalar != nil else {
        text += bytes[piece.bytes]
        continue
      }
      insert()
      if !removed.contains(index) {
        text += piece.isUnknownEscape ? spelling.spelled(piece.scalar!) : Array(bytes[piece.bytes])
        next += 1
      }
      index += 1
    }
    insert()
    return text
  }
}
