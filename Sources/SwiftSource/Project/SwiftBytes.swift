import Foundation

/// What the bytes of a Swift file say before it is parsed: parsing costs, most files have no bar, and some would hurt the
/// parser.
struct SwiftBytes {
  /// Larger files are generated data. In bytes.
  static let maximumSize = 8 * 1024 * 1024
  /// The parser drops what is nested deeper than 256; people stay far below.
  static let maximumNesting = 200
  /// Generic arguments in generic arguments, which the parser does not count.
  static let maximumAngles = 400
  /// What the parser reads by calling itself without counting: `try try …`, `A -> A -> …`.
  static let maximumPrefixes = 20_000
  /// Each `else if` stands in the one before it, and the tree is as deep as there are many.
  static let maximumArms = 1_000

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
    if scan.deepestAngle > Self.maximumAngles {
      return "found \(scan.deepestAngle) nested generic arguments, at most \(Self.maximumAngles) are read"
    }
    if scan.mostPrefixes > Self.maximumPrefixes {
      return "found \(scan.mostPrefixes) of 'try', '->' and the like in a row, at most \(Self.maximumPrefixes) are read"
    }
    if scan.mostArms > Self.maximumArms {
      return "found \(scan.mostArms) times 'else if' in one block, at most \(Self.maximumArms) are read"
    }
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
    private var angles = 0
    var deepestAngle = 0
    /// Words and arrows that stand before the rest of an expression or type, since the last sign that ends one.
    private var prefixes = 0
    var mostPrefixes = 0
    private var isAfterElse = false
    /// By the depth of the block, the times that `else if` stands in it.
    private var arms = [Int](repeating: 0, count: SwiftBytes.maximumNesting + 2)
    var mostArms = 0
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

    /// `#if` and `#endif`, as the white space behind them is read; `else if` likewise.
    private mutating func takeSpace() {
      // Most white space follows white space.
      guard recent & 0xFF > 0x20 else { return }
      if recent.isPrefixWord {
        prefixes += 1
        mostPrefixes = max(mostPrefixes, prefixes)
      }
      if recent & 0xFFFF_FFFF == 0x656C_7365 {
        isAfterElse = true
      } else if isAfterElse, recent & 0xFFFF == 0x6966 {
        isAfterElse = false
        let block = min(depth, arms.count - 1)
        arms[block] += 1
        mostArms = max(mostArms, arms[block])
      }
      if recent & 0xFF_FFFF == 0x23_6966 {
        conditions += 1
        deepestCondition = max(deepestCondition, conditions)
      } else if recent & 0xFFFF_FFFF_FFFF == 0x2365_6E64_6966 {
        conditions = max(0, conditions - 1)
      }
    }

    /// A comment parts words as white space does.
    private mutating func takeComment() {
      recent >>= 16
      takeSpace()
    }

    private mutating func takeCode(_ byte: UInt8) {
      if byte <= UInt8(ascii: " ") { takeSpace() }
      recent = recent << 8 | UInt64(byte)
      switch byte {
      case UInt8(ascii: "<"):
        angles += 1
        if angles > deepestAngle { deepestAngle = angles }
      // No end of an arrow, as in `A<() -> B>`.
      case UInt8(ascii: ">"):
        if previous == UInt8(ascii: "-") {
          prefixes += 1
          mostPrefixes = max(mostPrefixes, prefixes)
        } else if angles > 0 {
          angles -= 1
        }
      // What no type has: whatever was open was a comparison.
      case UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "+"): (angles, prefixes) = (0, 0)
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if byte == UInt8(ascii: "{") { (angles, prefixes, isAfterElse) = (0, 0, false) }
        if isAfterElse {
          // `else if(`
          recent >>= 8
          takeSpace()
        }
        depth += 1
        if byte == UInt8(ascii: "{") { arms[min(depth, arms.count - 1)] = 0 }
        if depth > deepest { (deepest, deepestLine) = (depth, line) }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      case UInt8(ascii: "/") where previous == UInt8(ascii: "/"):
        state = .lineComment
        takeComment()
      case UInt8(ascii: "*") where previous == UInt8(ascii: "/"):
        state = .blockComment
        takeComment()
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

extension UInt64 {
  /// Whether the bytes end with a word that stands before an expression or a type, such as `try`.
  fileprivate var isPrefixWord: Bool {
    switch self & 0xFF {
    case 0x79: self & 0xFF_FFFF == 0x74_7279 || self & 0xFF_FFFF == 0x61_6E79 || self & 0xFFFF_FFFF == 0x636F_7079
    case 0x74: self & 0xFF_FFFF_FFFF == 0x61_7761_6974 || self & 0xFFFF_FFFF_FFFF == 0x7265_7065_6174
    case 0x68: self & 0xFFFF_FFFF == 0x6561_6368
    case 0x65:
      self & 0xFFFF_FFFF == 0x736F_6D65 || self & 0xFF_FFFF_FFFF_FFFF == 0x63_6F6E_7375_6D65
        || self & 0xFFFF_FFFF_FFFF == 0x756E_7361_6665
    default: false
    }
  }
}
