/// A string literal of Swift, read: its text with escapes resolved, and the values put into it.
struct QuotedText {
  enum Part {
    case text(String)
    /// The bytes of what is in `\(…)`.
    case value(Range<Int>)
  }

  private(set) var parts: [Part] = []

  /// The whole text; nil if there are values in it.
  var plain: String? {
    if parts.isEmpty { return "" }
    if parts.count == 1, case .text(let text) = parts[0] { return text }
    return nil
  }

  /// Nil if the literal has no end, or an escape that Swift does not know.
  init?(_ bytes: [UInt8], _ range: Range<Int>) {
    let pounds = bytes[range].prefix { $0 == UInt8(ascii: "#") }.count
    let opening = bytes[(range.lowerBound + pounds)...].prefix(3)
    let isLong = opening.count == 3 && opening.allSatisfy { $0 == UInt8(ascii: "\"") } && range.count >= 6 + 2 * pounds
    let quotes = isLong ? 3 : 1
    var inside = (range.lowerBound + pounds + quotes)..<max(range.upperBound - pounds - quotes, 0)
    guard range.count >= 2 * (pounds + quotes), bytes[inside.upperBound] == UInt8(ascii: "\"") else { return nil }
    var indent = 0
    if isLong {
      // The first line break is the opening's, the last one and the spaces behind it are the closing's.
      guard let first = bytes[inside].firstIndex(of: UInt8(ascii: "\n")),
        let last = bytes[inside].lastIndex(of: UInt8(ascii: "\n"))
      else { return nil }
      indent = inside.upperBound - last - 1
      let text = last > first ? (bytes[last - 1] == 13 ? last - 1 : last) : first + 1
      inside = (first + 1)..<max(first + 1, text)
    }
    guard read(bytes, inside, pounds: pounds, indent: isLong ? indent : nil) else { return nil }
  }

  private mutating func read(_ bytes: [UInt8], _ range: Range<Int>, pounds: Int, indent: Int?) -> Bool {
    var text: [UInt8] = []
    var place = range.lowerBound
    func skipIndent() {
      var left = indent ?? 0
      while left > 0, place < range.upperBound, bytes[place] == 32 || bytes[place] == 9 {
        (left, place) = (left - 1, place + 1)
      }
    }
    func flush() {
      if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
      text = []
    }
    skipIndent()
    while place < range.upperBound {
      let byte = bytes[place]
      place += 1
      if byte == UInt8(ascii: "\n"), indent != nil {
        text.append(byte)
        skipIndent()
        continue
      }
      let isEscape =
        byte == UInt8(ascii: "\\") && place + pounds < range.upperBound
        && bytes[place..<place + pounds].allSatisfy { $0 == UInt8(ascii: "#") }
      guard isEscape else {
        text.append(byte)
        continue
      }
      place += pounds
      let escape = bytes[place]
      place += 1
      switch escape {
      case UInt8(ascii: "n"): text.append(10)
      case UInt8(ascii: "t"): text.append(9)
      case UInt8(ascii: "r"): text.append(13)
      case UInt8(ascii: "0"): text.append(0)
      case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): text.append(escape)
      case UInt8(ascii: "u"):
        guard let close = bytes[place..<range.upperBound].firstIndex(of: UInt8(ascii: "}")), place < close,
          let value = UInt32(String(decoding: bytes[place + 1..<close], as: UTF8.self), radix: 16),
          let scalar = Unicode.Scalar(value)
        else { return false }
        text += Array(String(scalar).utf8)
        place = close + 1
      case UInt8(ascii: "("):
        flush()
        let end = Self.endOfValue(bytes, from: place, to: range.upperBound)
        parts.append(.value(place..<end))
        place = min(end + 1, range.upperBound)
      case 9, 10, 13, 32:
        // A backslash at the end of a line joins it with the next one.
        guard indent != nil, let end = bytes[(place - 1)..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")) else {
          return false
        }
        place = end + 1
        skipIndent()
      default: return false
      }
    }
    flush()
    return true
  }

  /// The parenthesis that closes an interpolation.
  private static func endOfValue(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
    let inner = SourceTokens(bytes, in: start - 1..<end)
    return inner.count > 0 ? inner.close(of: 0).map { Int(inner.tokens[$0].start) } ?? end : end
  }
}
