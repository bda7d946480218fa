/// A text that source code writes out, and what stands around it: enough to tell whether a change has put it where a key was.
///
/// It is read from lines, not from a syntax tree: two states of a file are compared, and nothing is said of one alone.
package struct PlacedLiteral: Hashable, Sendable {
  /// As it is written between the quotation marks.
  package var words: String
  /// Whether a value is put into it: `"\(count) files"`.
  package var hasValues: Bool
  /// Whether it is no literal, and the name of a constant that may be called as a key is, `LocalString.list_empty`: what is
  /// written out in its place is found as what is written in a key's place.
  package var isConstant = false
  /// The declaration that it stands in, a type's and a function's, by the hash of their lines.
  package var declaration: UInt64
  /// What precedes it on its line, as `row.text = ` or `Text(`, by its hash.
  package var target: UInt64
  /// The same without the call that it is the first argument of, as `row.text = ` for `row.text = NSLocalizedString(`.
  package var targetOfCall: UInt64
  /// From 1.
  package var line: Int
  /// Of the opening quotation mark, from 1, in UTF-16 units.
  package var column: Int

  /// Those of a file in Swift or Objective-C, in their order; comments for translators, fallbacks and names of tables left out.
  /// - Parameter isSwift: Whether three quotation marks open a text of several lines.
  package static func all(in bytes: [UInt8], isSwift: Bool) -> [PlacedLiteral] {
    guard bytes.contains(UInt8(ascii: "\"")) || isSwift && bytes.contains(UInt8(ascii: "_")) else { return [] }
    var reading = PlacedLiteralReading(isSwift: isSwift)
    bytes.withUnsafeBufferPointer { all in
      var start = 0
      while start < all.count {
        let end = all[start...].firstIndex(of: UInt8(ascii: "\n")) ?? all.count
        reading.read(UnsafeBufferPointer(rebasing: all[start..<end]))
        start = end + 1
      }
    }
    return reading.found
  }
}

private struct PlacedLiteralReading {
  let isSwift: Bool
  var found: [PlacedLiteral] = []
  private var line = 0
  private var type: UInt64 = 0
  private var function: UInt64 = 0
  private var isInComment = false
  private var isInLongText = false

  init(isSwift: Bool) { self.isSwift = isSwift }

  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    line += 1
    let first = bytes.firstIndex { $0 > 32 } ?? bytes.count
    if !isInComment, !isInLongText { note(bytes, from: first) }
    var index = first
    var isBehindLiteral = false
    while index < bytes.count {
      if isInComment {
        isInComment = !holds("*/", bytes, at: index)
        index += isInComment ? 1 : 2
      } else if isInLongText {
        isInLongText = !holds("\"\"\"", bytes, at: index)
        index += isInLongText ? 1 : 3
      } else if holds("//", bytes, at: index) {
        return
      } else if holds("/*", bytes, at: index) {
        isInComment = true
        index += 2
      } else if isSwift, holds("\"\"\"", bytes, at: index) {
        isInLongText = true
        index += 3
      } else if bytes[index] == UInt8(ascii: "\""), index == 0 || bytes[index - 1] != UInt8(ascii: "'") {
        index = take(bytes, at: index, from: first, isBehindLiteral)
        isBehindLiteral = true
      } else if isSwift, bytes[index] == UInt8(ascii: "."), let end = takeConstant(bytes, at: index, from: first) {
        index = end
      } else {
        index += 1
      }
    }
  }

  /// Returns where to go on behind the literal.
  private mutating func take(
    _ bytes: UnsafeBufferPointer<UInt8>, at quote: Int, from first: Int, _ isBehindLiteral: Bool
  ) -> Int {
    var end = quote + 1
    var hasValues = false
    var depth = 0
    while end < bytes.count, depth > 0 || bytes[end] != UInt8(ascii: "\"") {
      if bytes[end] == UInt8(ascii: "\\"), end + 1 < bytes.count {
        if bytes[end + 1] == UInt8(ascii: "(") {
          hasValues = true
          depth += 1
        }
        end += 2
        continue
      }
      if depth > 0 {
        if bytes[end] == UInt8(ascii: "(") { depth += 1 }
        if bytes[end] == UInt8(ascii: ")") { depth -= 1 }
      }
      end += 1
    }
    let before = String(decoding: bytes[first..<quote], as: UTF8.self)
    let target = Self.target(before)
    // The comment of `NSLocalizedString(@"key", @"comment")` is no text of its own.
    let isSecond = !isSwift && isBehindLiteral && before.filter { $0 != " " && $0 != "@" }.hasSuffix("\",")
    if let target, !isSecond {
      found.append(
        PlacedLiteral(
          words: String(decoding: bytes[(quote + 1)..<min(end, bytes.count)], as: UTF8.self), hasValues: hasValues,
          declaration: declaration, target: TextHash(target.utf8).value,
          targetOfCall: TextHash(Self.withoutCall(target).utf8).value, line: line, column: first + before.utf16.count + 1))
    }
    return end + 1
  }

  /// Takes `LocalString.list_empty`, and returns where to go on behind it; nil where the point is no such constant's. Only names
  /// with an underscore, as keys have them that became names: most others are constants of the platform.
  private mutating func takeConstant(_ bytes: UnsafeBufferPointer<UInt8>, at point: Int, from first: Int) -> Int? {
    func isOfName(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "_"), 128...: true
      default: false
      }
    }
    var end = point + 1
    var hasUnderscore = false
    while end < bytes.count, isOfName(bytes[end]) {
      hasUnderscore = hasUnderscore || bytes[end] == UInt8(ascii: "_")
      end += 1
    }
    guard hasUnderscore else { return nil }
    var start = point
    while start > first, isOfName(bytes[start - 1]) { start -= 1 }
    let isType = start < point && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start])
    guard isType, start == first || bytes[start - 1] != UInt8(ascii: ".") else { return nil }
    let before = String(decoding: bytes[first..<start], as: UTF8.self)
    guard let target = Self.target(before) else { return end }
    found.append(
      PlacedLiteral(
        words: String(decoding: bytes[(point + 1)..<end], as: UTF8.self), hasValues: false, isConstant: true,
        declaration: declaration, target: TextHash(target.utf8).value,
        targetOfCall: TextHash(Self.withoutCall(target).utf8).value, line: line, column: first + before.utf16.count + 1))
    return end
  }

  private var declaration: UInt64 {
    var declaration = TextHash()
    for value in [type, function] {
      for shift in 0..<8 { declaration.add(UInt8(truncatingIfNeeded: value >> (UInt64(shift) * 8))) }
    }
    return declaration.value
  }

  private static let labelsOfOthers: Set = ["comment", "value", "defaultValue", "table", "tableName", "bundle"]

  /// What precedes a literal, without spaces and what only says that it is a literal; nil for what a call says besides its
  /// text.
  private static func target(_ before: String) -> String? {
    var left = before[...]
    while left.last == " " || left.last == "@" || left.last == "#" { left.removeLast() }
    guard left.last == ":" else { return String(left) }
    let label = left.dropLast().reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let name = String(label.reversed())
    if labelsOfOthers.contains(name) { return nil }
    return withoutVerbatim(left)
  }

  /// `Text(verbatim: …)` is in the place of `Text(…)`.
  private static func withoutVerbatim(_ target: Substring) -> String {
    var left = target
    if left.hasSuffix("verbatim:") { left.removeLast("verbatim:".count) }
    while left.last == " " { left.removeLast() }
    return String(left)
  }

  /// Without a call's or message's opening at its end: `NSLocalizedString(`, `String(localized:`,
  /// `[bundle localizedStringForKey:`.
  private static func withoutCall(_ target: String) -> String {
    var left = target[...]
    func isOfName(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
    if left.last == ":" {
      left.removeLast()
      while let last = left.last, isOfName(last) { left.removeLast() }
      while left.last == " " { left.removeLast() }
    }
    if left.last == "(" {
      left.removeLast()
      while let last = left.last, isOfName(last) || last == "." { left.removeLast() }
    } else if let open = left.lastIndex(of: "["), target.last == ":" {
      // The receiver may be a message itself: `[[NSBundle mainBundle] localizedStringForKey:`.
      left = left[..<open]
      while left.last == "[" { left.removeLast() }
    }
    while left.last == " " { left.removeLast() }
    return withoutVerbatim(left)
  }

  /// Keeps the line as that of the declaration which what follows stands in, if it opens one.
  private mutating func note(_ bytes: UnsafeBufferPointer<UInt8>, from first: Int) {
    guard first < bytes.count, !holds("//", bytes, at: first), bytes[first] != UInt8(ascii: "*") else { return }
    let hash = { TextHash(bytes[first...].prefix { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "\r") }).value }
    if holds("@implementation ", bytes, at: first) {
      (type, function) = (hash(), 0)
      return
    }
    let methods: [StaticString] = ["- (", "-(", "+ (", "+("]
    if !isSwift, methods.contains(where: { holds($0, bytes, at: first) }) {
      function = hash()
      return
    }
    guard isSwift else { return }
    let opens = bytes.last(where: { $0 > 32 }) == UInt8(ascii: "{")
    var index = first
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if index == first || bytes[index - 1] == UInt8(ascii: " ") {
        if holds("func ", bytes, at: index) || holds("init(", bytes, at: index) || holds("init?(", bytes, at: index)
          || opens && holds("var ", bytes, at: index)
        {
          function = hash()
          return
        }
        let types: [StaticString] = ["class ", "struct ", "enum ", "extension ", "actor ", "protocol "]
        let isMember = holds("class func ", bytes, at: index) || holds("class var ", bytes, at: index)
        if !isMember, types.contains(where: { holds($0, bytes, at: index) }) {
          (type, function) = (hash(), 0)
          return
        }
      }
      index += 1
    }
  }

  private func holds(_ text: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[index..<(index + text.utf8CodeUnitCount)]) }
  }
}
