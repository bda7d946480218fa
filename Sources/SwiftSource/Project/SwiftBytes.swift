import Foundation

/// What the bytes of a Swift file say before it is parsed: parsing costs, most files have no bar, and some would hurt the
/// parser.
struct SwiftBytes {
  /// Larger files are generated data. In bytes.
  static let maximumSize = 8 * 1024 * 1024
  /// The parser drops what is nested deeper than 256; people stay far below.
  static let maximumNesting = 200

  /// A file that says none of these declares no bar, no title and no item.
  private static let toolbarWords = [
    "oolbar", "navigationTitle", "navigationSubtitle", "navigationBarTitle", "navigationBarItems", "BarButtonItem",
    "attachmentAnchor",
    "navigationItem", "attachmentAnchor",
    "searchable", "UISegmentedControl",
  ].map { Array($0.utf8) }

  let bytes: [UInt8]

  var hasToolbarWord: Bool {
    Self.toolbarWords.contains { contains($0) } || setsTitle
  }

  /// Whether it is a controller's that sets a title: it may have nothing else.
  var setsTitle: Bool {
    Self.titleStatements.contains { contains($0) } && contains(Self.controller)
  }
  private static let controller = Array("Controller".utf8)
  /// Where a statement begins, so that titles of other things are none.
  private static let titleStatements = ["self.title = ", "  title = ", "\ttitle = ", "{ title = "].map { Array($0.utf8) }

  func contains(_ word: [UInt8]) -> Bool { contains(word) { _ in true } }

  /// Where a word first stands, in bytes.
  func offset(of word: [UInt8]) -> Int? {
    var found: Int?
    _ = contains(word, isWanted: { start in
      found = start
      return true
    })
    return found
  }

  /// Whether `Type(` or `Type {` stands anywhere, and not as the end of a longer name.
  func calls(_ type: String) -> Bool {
    ["(", " {"].contains { open in contains(Array((type + open).utf8), isWanted: isStartOfWord) }
  }

  private func isStartOfWord(_ start: Int) -> Bool {
    guard start > 0 else { return true }
    let before = bytes[start - 1]
    return
      !(before >= 0x80 || before == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= before
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= before | 0x20)
  }

  private func contains(_ word: [UInt8], isWanted: (Int) -> Bool) -> Bool {
    guard !word.isEmpty, bytes.count >= word.count else { return false }
    // Capitals are rare; the C library looks for one byte among many at a time.
    let mark = word.firstIndex { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? 0
    return bytes.withUnsafeBytes { all in
      guard let base = all.baseAddress else { return false }
      var offset = mark
      let end = all.count - word.count + mark + 1
      while offset < end, let found = memchr(base + offset, Int32(word[mark]), end - offset) {
        let start = base.distance(to: found) - mark
        if memcmp(base + start, word, word.count) == 0, isWanted(start) { return true }
        offset = start + mark + 1
      }
      return false
    }
  }

  /// Why the file is not parsed, if it is not.
  var reasonToSkip: String? {
    if bytes.count > Self.maximumSize {
      return "found \(bytes.count) bytes, at most \(Self.maximumSize) of Swift source are read"
    }
    let scan = nesting
    if scan.deepest > Self.maximumNesting {
      return "line \(scan.deepestLine): found \(scan.deepest) nested brackets, at most \(Self.maximumNesting) are read"
    }
    // For every #if the parser looks ahead over all that it holds: nested ones cost it the square of their number.
    guard scan.deepestCondition > Self.maximumNesting else { return nil }
    return "found \(scan.deepestCondition) nested #if, at most \(Self.maximumNesting) are read"
  }

  /// How deep brackets nest outside of comments and strings, and on which line that is. Strings with interpolation are read
  /// roughly, which is near enough for a bound.
  private var nesting: BracketScan {
    var scan = BracketScan()
    bytes.withUnsafeBufferPointer { for byte in $0 { scan.take(byte) } }
    return scan
  }

  private struct BracketScan {
    enum State { case code, string, longString, lineComment, blockComment }
    var state = State.code
    var depth = 0
    var deepest = 0
    var line = 1
    var deepestLine = 1
    private var conditions = 0
    var deepestCondition = 0
    /// The last bytes of code, the newest lowest.
    private var recent: UInt64 = 0
    var previous: UInt8 = 0
    var quotes = 0
    var isEscaped = false

    mutating func take(_ byte: UInt8) {
      defer { previous = byte }
      if byte == UInt8(ascii: "\n") { line += 1 }
      switch state {
      case .code: takeCode(byte)
      case .lineComment: if byte == UInt8(ascii: "\n") { state = .code }
      case .blockComment: if byte == UInt8(ascii: "/"), previous == UInt8(ascii: "*") { state = .code }
      case .string, .longString: takeString(byte)
      }
    }

    /// `#if` and `#endif`, as the white space behind them is read.
    private mutating func takeSpace() {
      if recent & 0xFF_FFFF == 0x23_6966 {
        conditions += 1
        deepestCondition = max(deepestCondition, conditions)
      } else if recent & 0xFFFF_FFFF_FFFF == 0x2365_6E64_6966 {
        conditions = max(0, conditions - 1)
      }
    }

    private mutating func takeCode(_ byte: UInt8) {
      if byte <= UInt8(ascii: " ") { takeSpace() }
      recent = recent << 8 | UInt64(byte)
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        if depth > deepest { (deepest, deepestLine) = (depth, line) }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      case UInt8(ascii: "/") where previous == UInt8(ascii: "/"): state = .lineComment
      case UInt8(ascii: "*") where previous == UInt8(ascii: "/"): state = .blockComment
      case UInt8(ascii: "\""):
        quotes = previous == byte ? quotes + 1 : 1
        // Two quotes are an empty string, three open a long one.
        state = quotes == 3 ? .longString : .string
        if quotes == 3 { quotes = 0 }
        isEscaped = false
      default: break
      }
    }

    private mutating func takeString(_ byte: UInt8) {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if state == .longString {
        quotes = byte == UInt8(ascii: "\"") ? quotes + 1 : 0
        if quotes == 3 { (state, quotes) = (.code, 0) }
      } else if byte == UInt8(ascii: "\"") {
        quotes = previous == byte ? 2 : 0
        state = .code
      } else if byte == UInt8(ascii: "\n") {
        state = .code
      }
    }
  }
}
