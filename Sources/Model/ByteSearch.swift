/// Looking for a word among bytes. Every source file of a project is asked for dozens, and few say any of them.
extension UnsafeBufferPointer<UInt8> {
  /// Where the word first occurs, from a place on; nil for no word.
  ///
  /// Of the word's bytes the one that is rarest in source code is looked for, 32 places at a time, and the rest only around it.
  package func place(of word: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int? {
    guard !word.isEmpty, start >= 0, start + word.count <= count, let base = baseAddress else { return nil }
    let mark = word.rarest
    let marks = SIMD32<UInt8>(repeating: word[mark])
    let end = count - word.count + mark + 1
    var place = start + mark
    while place < end {
      if place + 32 <= count, !any(UnsafeRawPointer(base + place).loadUnaligned(as: SIMD32<UInt8>.self) .== marks) {
        place += 32
        continue
      }
      let blockEnd = Swift.min(place + 32, end)
      while place < blockEnd {
        if self[place] == word[mark], stands(word, at: place - mark) { return place - mark }
        place += 1
      }
    }
    return nil
  }

  private func stands(_ word: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    for index in word.indices where self[place + index] != word[index] { return false }
    return true
  }

  /// The index of the byte that is rarest in source code: capitals and signs are rarer than small letters, spaces commonest.
  private var rarest: Int {
    var best = 0
    for index in indices where Self.weight(self[index]) < Self.weight(self[best]) { best = index }
    return best
  }

  private static func weight(_ byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "["), UInt8(ascii: "]"): 1
    case UInt8(ascii: "{"), UInt8(ascii: "="), UInt8(ascii: "\t"), UInt8(ascii: "x"), UInt8(ascii: "k"), UInt8(ascii: "w"): 2
    case UInt8(ascii: "b"), UInt8(ascii: "g"), UInt8(ascii: "v"), UInt8(ascii: "y"), UInt8(ascii: "h"), UInt8(ascii: "("): 3
    case UInt8(ascii: " "): 9
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "t"): 8
    default: 5
    }
  }
}

extension [UInt8] {
  /// Where the word first occurs, from a place on; nil for no word.
  package func place(of word: [UInt8], from start: Int = 0) -> Int? {
    withUnsafeBufferPointer { all in word.withUnsafeBufferPointer { all.place(of: $0, from: start) } }
  }

  /// Whether the word occurs. No word occurs everywhere.
  package func holds(_ word: [UInt8]) -> Bool { word.isEmpty || place(of: word) != nil }
}

extension String {
  /// Whether the word occurs, byte for byte.
  package func says(_ word: StaticString) -> Bool {
    var own = self
    return own.withUTF8 { all in word.withUTF8Buffer { all.place(of: $0) != nil } }
  }
}
