import Foundation

extension [UInt8] {
  /// Whether the word stands anywhere. The C library looks at many bytes at a time, where a search over collections takes a
  /// hundred times as long: every source file is asked, and few say anything of bars.
  func holds(_ word: [UInt8]) -> Bool {
    guard !word.isEmpty, count >= word.count else { return word.isEmpty }
    // Capitals are rare.
    let mark = word.firstIndex { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? 0
    return withUnsafeBytes { all in
      guard let base = all.baseAddress else { return false }
      var offset = mark
      let end = all.count - word.count + mark + 1
      while offset < end, let found = memchr(base + offset, Int32(word[mark]), end - offset) {
        let start = base.distance(to: found) - mark
        if memcmp(base + start, word, word.count) == 0 { return true }
        offset = start + mark + 1
      }
      return false
    }
  }
}
