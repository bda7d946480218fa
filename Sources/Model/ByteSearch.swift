/// Looking for a word among bytes. Every source file of a project is asked for dozens, and few say any of them.
extension UnsafeBufferPointer<UInt8> {
  /// Where the word first stands, from a place on; nil for no word.
  ///
  /// Horspool's search: the byte under the word's end tells how far the word may move, which is mostly its whole length.
  public func place(of word: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int? {
    let last = word.count - 1
    guard last >= 0, start + last < count else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { steps in
      steps.initialize(repeating: UInt8(clamping: word.count))
      for index in 0..<last { steps[Int(word[index])] = UInt8(clamping: last - index) }
      let ending = word[last]
      var end = start + last
      while end < count {
        let byte = self[end]
        if byte == ending {
          var index = 0
          while index < last, self[end - last + index] == word[index] { index += 1 }
          if index == last { return end - last }
        }
        end += Int(steps[Int(byte)])
      }
      return nil
    }
  }
}

extension [UInt8] {
  /// Where the word first stands, from a place on; nil for no word.
  public func place(of word: [UInt8], from start: Int = 0) -> Int? {
    withUnsafeBufferPointer { all in word.withUnsafeBufferPointer { all.place(of: $0, from: start) } }
  }

  /// Whether the word stands anywhere. No word stands everywhere.
  public func holds(_ word: [UInt8]) -> Bool { word.isEmpty || place(of: word) != nil }
}

extension String {
  /// Whether the word stands anywhere, byte for byte.
  public func says(_ word: StaticString) -> Bool {
    var own = self
    return own.withUTF8 { all in word.withUTF8Buffer { all.place(of: $0) != nil } }
  }
}
