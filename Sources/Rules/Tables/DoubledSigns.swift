import LintelFindings
import LintelModel

/// A mark at the end of a text, and a space within it, that stand twice where the source has them once.
enum DoubledSigns {
  /// Marks that close a sentence or lead on: `!` may be doubled on purpose.
  private static let classes: [[Character]] = [[".", "。", "．", "।", "۔"], ["?", "？", "؟"], [":", "："]]

  /// A quick look at a text's bytes: whether the last two characters may be the same, or have a space between them.
  static func mayEndTwice(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let last = bytes.last, bytes.count > 2, !(last | 0x20 >= UInt8(ascii: "a") && last | 0x20 <= UInt8(ascii: "z")) else {
      return false
    }
    return bytes.dropLast().suffix(3).contains(last)
  }

  /// `..`, `. .` and `？？` where the source ends with one such mark.
  static func mark(in text: SourcedText) -> StrayMark? {
    guard let end = Self.end(of: text.text), end.isTwice, !text.inSource({ Self.end(of: $0)?.isTwice == true }),
      let given = Self.end(of: text.source.value), given.of == end.of
    else { return nil }
    let sign = String(text.text[end.range])
    return StrayMark(
      kind: .doubledMark, what: "ends with “\(sign)”, and its source with one such mark",
      suggestion: "Leave one of the two out.",
      place: text.text.distance(from: text.text.startIndex, to: end.range.lowerBound),
      mended: text.text[..<end.range.lowerBound] + String(sign.last!) + text.text[end.range.upperBound...])
  }

  /// Two spaces between words. Behind a sentence and behind the number of an item many people set two.
  static func space(in text: SourcedText) -> StrayMark? {
    guard text.text.contains("  "), !text.inSource({ $0.contains("  ") }),
      // What is left of a line break has spaces around it, and is told as that.
      text.source.value.count(where: \.isNewline) <= text.text.count(where: \.isNewline)
    else { return nil }
    let characters = Array(text.text)
    let doubled = doubledSpaces(in: characters)
    guard let place = doubled.first else { return nil }
    let left = Set(doubled)
    let kept = characters.indices.filter { !left.contains($0) }.map { characters[$0] }
    return StrayMark(
      kind: .doubledSpace,
      what: text.hasSource ? "has two spaces in a row, and its source has none such" : "has two spaces in a row",
      suggestion: "Leave one of the two out.", place: place, mended: String(kept))
  }

  /// The spaces that have another one before them, and words on both sides of all.
  private static func doubledSpaces(in text: [Character]) -> [Int] {
    var found: [Int] = []
    var start = 0
    while start < text.count {
      guard text[start] == " " else {
        start += 1
        continue
      }
      let end = text[start...].firstIndex { $0 != " " } ?? text.count
      if start > 0, end < text.count, !text[start - 1].isNewline, !text[end].isNewline,
        !".!?…:;。！？·•*-–—".contains(text[start - 1])
      {
        found += (start + 1)..<end
      }
      start = end
    }
    return found
  }

  private struct End {
    let range: Range<String.Index>
    let of: [Character]
    let isTwice: Bool
  }

  /// The mark that a text ends with, and the same or one of its kind before it. Three are an ellipsis.
  private static func end(of text: String) -> End? {
    let whole = text[...].trimmingSuffix(while: \.isWhitespace)
    guard let last = whole.last, let of = classes.first(where: { $0.contains(last) }) else { return nil }
    let rest = whole.dropLast().trimmingSuffix(while: { $0 == " " })
    let start = whole.index(before: whole.endIndex)
    guard let before = rest.last, of.contains(before) else { return End(range: start..<whole.endIndex, of: of, isTwice: false) }
    let third = rest.dropLast().trimmingSuffix(while: { $0 == " " }).last
    return End(
      range: rest.index(before: rest.endIndex)..<whole.endIndex, of: of, isTwice: third.map { !of.contains($0) && $0 != "…" } ?? false)
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, isLeftOut(last) { text.removeLast() }
    return text
  }
}
