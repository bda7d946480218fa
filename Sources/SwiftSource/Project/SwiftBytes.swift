import LintelModel

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
  /// Each `else if` is nested in the one before it, and the tree is as deep as there are many.
  static let maximumArms = 1_000

  /// A file that says none of these declares no bar, no title and no item.
  private static let toolbarWords = [
    "oolbar", "navigationTitle", "navigationSubtitle", "navigationBarTitle", "navigationBarItems", "BarButtonItem",
    "navigationItem", "UINavigationItem", "attachmentAnchor", "searchable", "UISegmentedControl",
  ].map { Array($0.utf8) }

  let bytes: [UInt8]

  var hasToolbarWord: Bool {
    Self.toolbarWords.contains { contains($0) } || setsTitle
  }

  /// Whether it is a controller's that sets a title: it may have nothing else.
  var setsTitle: Bool {
    // The files of most projects fail this.
    guard contains(Self.controller) else { return false }
    if Self.publishedTitles.contains(where: { contains($0) }) { return true }
    switch titled {
    case .own: return true
    case .other: return Self.stackWords.contains { contains($0) } || namesSelf
    case .nothing: return false
    }
  }

  /// Whether it may set the title of a controller that another file declares: `extension TagsVC { … title = "Tags" … }`.
  var mayTitleOthers: Bool { Self.declarations.contains { contains($0) } && titled == .own }
  private static let declarations = ["extension ", "VC"].map { Array($0.utf8) }

  /// What code gives a title.
  private enum Titled {
    /// The type that the code is of, or a controller by its name.
    case own
    /// Something else alone.
    case other
    case nothing
  }

  private var titled: Titled {
    var found = Titled.nothing
    var start = 0
    while let place = bytes.place(of: Self.title, from: start) {
      start = place + Self.title.count
      guard isAssigned(at: start) else { continue }
      let before = bytes[..<place]
      if isStatement(at: place) || Self.titleHolders.contains(where: { before.suffix($0.count).elementsEqual($0) }) {
        return .own
      }
      if before.last == UInt8(ascii: ".") { found = .other }
    }
    return found
  }
  private static let title = Array("title".utf8)
  private static let controller = Array("Controller".utf8)
  private static let titleHolders = ["self.", "self?.", "self!.", "trongSelf.", "VC.", "vc.", "ontroller."].map {
    Array($0.utf8)
  }

  /// Whether `=` is there, with or without blanks before it: `==` compares.
  private func isAssigned(at place: Int) -> Bool {
    let behind = bytes[place...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return behind.first == UInt8(ascii: "=") && behind.dropFirst().first != UInt8(ascii: "=")
  }

  /// Whether a statement begins there, so that titles of other things are none: on a line of its own, or after what ends
  /// another statement, begins a block or names a case.
  private func isStatement(at place: Int) -> Bool {
    var end = place
    while end > 0, bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "\t") { end -= 1 }
    guard end > 0 else { return true }
    return Self.beforeStatements.contains(bytes[end - 1])
      || end < place && bytes[..<end].suffix(Self.closureHead.count).elementsEqual(Self.closureHead)
  }
  private static let beforeStatements = Set("\n\r{};:".utf8)
  /// `{ [weak self] in title = … }`
  private static let closureHead = Array(" in".utf8)
  /// `publisher.assign(to: \.title, on: self)`, on one line or several, and `observable.bind(to: rx.title)`.
  private static let publishedTitles = [
    "to: \\.title,", "to: \\UIViewController.title,", "ontroller.title, on", "rx.title)",
  ].map { Array($0.utf8) }
  /// A controller that is put onto a stack has a title, whatever the code calls it.
  private static let stackWords = ["pushViewController(", "rootViewController:", "show("].map { Array($0.utf8) }

  /// Whether `self` gets another name: `let strongSelf = self`, `[weak this = self]`.
  private var namesSelf: Bool {
    var start = 0
    while let found = bytes.place(of: Self.selfValue, from: start) {
      start = found + Self.selfValue.count
      // `self.name` is another value.
      if start < bytes.count, bytes[start].isOfWord || bytes[start] == UInt8(ascii: ".") { continue }
      var nameStart = found
      while nameStart > 0, bytes[nameStart - 1].isOfWord { nameStart -= 1 }
      if bytes[nameStart..<found].elementsEqual("self".utf8) { continue }
      let before = bytes[..<nameStart]
      if Self.beforeNames.contains(where: { before.suffix($0.count).elementsEqual($0) }) { return true }
    }
    return false
  }
  private static let selfValue = Array(" = self".utf8)
  private static let beforeNames = ["let ", "var ", "weak ", "unowned ", "["].map { Array($0.utf8) }

  func contains(_ word: [UInt8]) -> Bool { !word.isEmpty && bytes.holds(word) }

  /// Where a word first occurs, in bytes.
  func offset(of word: [UInt8]) -> Int? { word.isEmpty ? nil : bytes.place(of: word, from: 0) }

  /// Whether `Type(` or `Type {` occurs, and not as the end of a longer name.
  func calls(_ type: String) -> Bool {
    let name = Array(type.utf8)
    var start = 0
    while let found = bytes.place(of: name, from: start) {
      let behind = bytes[(found + name.count)...]
      let isCall = behind.first == UInt8(ascii: "(") || behind.starts(with: [UInt8(ascii: " "), UInt8(ascii: "{")])
      if isCall, found == 0 || !bytes[found - 1].isOfWord { return true }
      start = found + 1
    }
    return false
  }

  /// Where words that declare types occur, in comments and literals too.
  var typeKeywords: [Int] {
    var found: [Int] = []
    bytes.withUnsafeBufferPointer { all in
      var start = 0
      while start < all.count {
        guard all[start].isOfWord else {
          start += 1
          continue
        }
        var end = start
        while end < all.count, all[end].isOfWord { end += 1 }
        if DeclaredNames.declaresTypes(UnsafeBufferPointer(rebasing: all[start..<end])) { found.append(start) }
        start = end
      }
    }
    return found
  }

  /// What tests ask for, make or show is no part of the app.
  var isTest: Bool { Self.testImports.contains { contains($0) } }
  private static let testImports = ["import XCTest", "import Testing"].map { Array($0.utf8) }

  /// Why the file is not parsed, if it is not.
  var problem: FileProblem? {
    if bytes.count > Self.maximumSize {
      return FileProblem("found \(bytes.count) bytes, at most \(Self.maximumSize) of Swift source are read")
    }
    let scan = nesting
    if scan.deepest > Self.maximumNesting {
      return FileProblem(
        "found \(scan.deepest) nested brackets, at most \(Self.maximumNesting) are read", line: scan.deepestLine)
    }
    // For every #if the parser looks ahead over all that it holds: nested ones cost it the square of their number.
    if scan.deepestAngle > Self.maximumAngles {
      return FileProblem("found \(scan.deepestAngle) nested generic arguments, at most \(Self.maximumAngles) are read")
    }
    if scan.mostPrefixes > Self.maximumPrefixes {
      return FileProblem(
        "found \(scan.mostPrefixes) of 'try', '->' and the like in a row, at most \(Self.maximumPrefixes) are read")
    }
    if scan.mostArms > Self.maximumArms {
      return FileProblem("found \(scan.mostArms) times 'else if' in one block, at most \(Self.maximumArms) are read")
    }
    guard scan.deepestCondition > Self.maximumNesting else { return nil }
    return FileProblem("found \(scan.deepestCondition) nested #if, at most \(Self.maximumNesting) are read")
  }

  /// How deep brackets nest outside of comments and strings, and on which line that is. Strings with interpolation are read
  /// roughly, which is near enough for a bound.
  private var nesting: BracketScan {
    var scan = BracketScan()
    bytes.withUnsafeBufferPointer { scan.run($0) }
    return scan
  }

  private struct BracketScan {
    private enum State { case code, string, longString, lineComment, blockComment }
    private(set) var deepest = 0
    private(set) var deepestLine = 1
    private(set) var deepestCondition = 0
    private(set) var deepestAngle = 0
    private(set) var mostPrefixes = 0
    private(set) var mostArms = 0
    private var depth = 0
    private var conditions = 0
    private var angles = 0
    /// Words and arrows that precede the rest of an expression or type, since the last sign that ends one.
    private var prefixes = 0
    private var isAfterElse = false
    /// By the depth of the block, the number of `else if` in it.
    private var arms = [Int](repeating: 0, count: SwiftBytes.maximumNesting + 2)
    private var quotes = 0

    mutating func run(_ all: UnsafeBufferPointer<UInt8>) {
      var state = State.code
      var isEscaped = false
      var deepestPlace = 0
      var previous: UInt8 = 0
      for index in all.indices {
        let byte = all[index]
        // Most bytes of code are letters and spaces.
        if state == .code, byte <= 32 || byte.isOfWord {
          if byte <= 32, previous > 32 { takeWord(all, endingAt: index) }
          previous = byte
          continue
        }
        switch state {
        case .code:
          switch byte {
          case UInt8(ascii: "<"):
            angles += 1
            deepestAngle = max(deepestAngle, angles)
          case UInt8(ascii: ">"):
            // No end of an arrow, as in `A<() -> B>`.
            if previous == UInt8(ascii: "-") { takePrefix() } else { angles = max(0, angles - 1) }
          // What no type has: whatever was open was a comparison.
          case UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "+"): (angles, prefixes) = (0, 0)
          case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            if isAfterElse { takeWord(all, endingAt: index) }
            depth += 1
            if byte == UInt8(ascii: "{") {
              (angles, prefixes, isAfterElse) = (0, 0, false)
              arms[min(depth, arms.count - 1)] = 0
            }
            if depth > deepest { (deepest, deepestPlace) = (depth, index) }
          case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
          case UInt8(ascii: "#"): takeCondition(all, index)
          case UInt8(ascii: "/") where previous == UInt8(ascii: "/"):
            takeWord(all, endingAt: index - 1)
            state = .lineComment
          case UInt8(ascii: "*") where previous == UInt8(ascii: "/"):
            takeWord(all, endingAt: index - 1)
            state = .blockComment
          case UInt8(ascii: "\""):
            quotes = previous == byte ? quotes + 1 : 1
            // Two quotes are an empty string, three open a long one.
            state = quotes == 3 ? .longString : .string
            if quotes == 3 { quotes = 0 }
            isEscaped = false
          default: break
          }
        case .lineComment: if byte == UInt8(ascii: "\n") { state = .code }
        case .blockComment: if byte == UInt8(ascii: "/"), previous == UInt8(ascii: "*") { state = .code }
        case .string, .longString:
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
        previous = byte
      }
      deepestLine = all[..<deepestPlace].count { $0 == UInt8(ascii: "\n") } + 1
    }

    private mutating func takePrefix() {
      prefixes += 1
      mostPrefixes = max(mostPrefixes, prefixes)
    }

    /// `else if`, and what precedes an expression or a type, such as `try`.
    private mutating func takeWord(_ all: UnsafeBufferPointer<UInt8>, endingAt end: Int) {
      func stands(_ word: StaticString) -> Bool {
        let start = end - word.utf8CodeUnitCount
        return start >= 0 && word.withUTF8Buffer { $0.elementsEqual(all[start..<end]) }
      }
      guard end > 0 else { return }
      switch all[end - 1] {
      case UInt8(ascii: "f"):
        guard isAfterElse, stands("if") else { return }
        isAfterElse = false
        let block = min(depth, arms.count - 1)
        arms[block] += 1
        mostArms = max(mostArms, arms[block])
      case UInt8(ascii: "e"):
        if stands("else") { isAfterElse = true }
        if stands("some") || stands("consume") || stands("unsafe") { takePrefix() }
      case UInt8(ascii: "y"): if stands("try") || stands("any") || stands("copy") { takePrefix() }
      case UInt8(ascii: "t"): if stands("await") || stands("repeat") { takePrefix() }
      case UInt8(ascii: "h"): if stands("each") { takePrefix() }
      default: break
      }
    }

    /// `#if` and `#endif`, and a space behind them.
    private mutating func takeCondition(_ all: UnsafeBufferPointer<UInt8>, _ pound: Int) {
      func stands(_ word: StaticString) -> Bool {
        let end = pound + word.utf8CodeUnitCount
        return end < all.count && all[end] <= 32 && word.withUTF8Buffer { $0.elementsEqual(all[pound..<end]) }
      }
      if stands("#if") {
        conditions += 1
        deepestCondition = max(deepestCondition, conditions)
      } else if stands("#endif") {
        conditions = max(0, conditions - 1)
      }
    }
  }
}
