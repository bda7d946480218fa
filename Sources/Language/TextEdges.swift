package import LintelModel

extension TextEdges {
  /// How a text of a language begins and ends.
  package init(of text: String, language: String) {
    var copy = text
    self = copy.withUTF8 { Self.read($0, language) }
  }

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>, _ language: String) -> TextEdges {
    var edges = TextEdges()
    var start = 0
    while start < bytes.count {
      if isSpace(bytes[start]) {
        edges.leading = isBreak(bytes[start]) ? .lineBreak : max(edges.leading, .space)
        start += 1
      } else if isWideSpace(bytes, start) {
        edges.leading = max(edges.leading, .space)
        start += 3
      } else {
        break
      }
    }
    var end = bytes.count
    while end > start {
      if isSpace(bytes[end - 1]) {
        edges.trailing = isBreak(bytes[end - 1]) ? .lineBreak : max(edges.trailing, .space)
        end -= 1
      } else if isNoBreakSpace(bytes, end) {
        edges.trailing = max(edges.trailing, .space)
        end -= 2
      } else if isWideSpace(bytes, end - 3) {
        edges.trailing = max(edges.trailing, .space)
        end -= 3
      } else {
        break
      }
    }
    edges.isEmpty = start == end
    for index in start..<end where bytes[index] == 10 { edges.hasInnerBreak = true }
    edges.ending = ending(bytes, start, end, language)
    return edges
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (byte >= 9 && byte <= 13) }
  private static func isBreak(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }
  private static func isNoBreakSpace(_ bytes: UnsafeBufferPointer<UInt8>, _ end: Int) -> Bool {
    end >= 2 && bytes[end - 1] == 0xA0 && bytes[end - 2] == 0xC2
  }
  /// U+3000, as wide as a Chinese character.
  private static func isWideSpace(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    start >= 0 && start + 3 <= bytes.count && bytes[start] == 0xE3 && bytes[start + 1] == 0x80 && bytes[start + 2] == 0x80
  }

  private static func ending(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, _ language: String
  ) -> Ending {
    if language == "hy", let mark = armenianMark(bytes, start, end) { return mark }
    let ending = mark(bytes, start, end, language)
    return language == "ja" && [.none, .fullStop].contains(ending) && mayAskInJapanese(bytes, start, end) ? .undecided : ending
  }

  private static func mark(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, _ language: String
  ) -> Ending {
    var end = end
    while end > start {
      // Most texts end with a letter.
      let last = bytes[end - 1]
      if last < 0x80, (last | 0x20) >= UInt8(ascii: "a"), (last | 0x20) <= UInt8(ascii: "z") { return .none }
      let (scalar, length) = scalar(bytes, before: end, start)
      switch scalar {
      case ")", "]", "}", "\"", "'", "”", "’", "»", "“", "‘", "«", "」", "』", "）", "】", "》", "\u{200E}", "\u{200F}",
        "\u{2069}", "\u{202C}", " ", "\u{A0}", "\u{202F}", "＂", "＇":
        end -= length
      case ".":
        // Two are a slip of the finger.
        if end - start >= 3, bytes[end - 2] == UInt8(ascii: "."), bytes[end - 3] == UInt8(ascii: ".") { return .ellipsis }
        // The Armenian dot is a colon, and with a foreign keyboard a full stop.
        return language == "hy" ? .undecided : .fullStop
      case "。", "｡", "．", "・", "･":
        if isThrice(bytes, start, end, length) { return .ellipsis }
        return scalar == "・" || scalar == "･" ? .none : .fullStop
      case "।", "॥", "۔", "։", "።", "។", "။", "᠃": return .fullStop
      case "…", "⋯", "‥": return .ellipsis
      case ":":
        // A drive's own colon, or one that leads on behind the name of an axis: nothing in the text tells.
        return language == "hy" || mayBeDrive(bytes, start, end - 1) ? .undecided : .colon
      case "：", "﹕", "︰", "៖", "፦", "፡", "׃": return .colon
      case "?", "？", "﹖", "⁇", "؟", "՞", "፧": return .question
      case ";", "\u{37E}": return language == "el" ? .question : .comma
      case "!", "！", "﹗", "‼", "՜": return .exclamation
      case ",", "，", "、", "､", "﹐", "﹑", "،", "؛", "；", "﹔", "፣": return .comma
      case "-", "–", "—":
        // "፡-" and ":-" lead on as a colon does.
        let rest = end - length
        let before = rest > start ? self.scalar(bytes, before: rest, start).0 : " "
        return before == ":" || before == "፡" ? .colon : .comma
      default:
        switch sign(scalar) {
        case .closing: end -= length
        case .terminal: return .fullStop
        case nil: return .none
        }
      }
    }
    return .none
  }

  private enum Sign { case closing, terminal }

  /// What Unicode says of a sign that is none of the usual ones: general category Pe, Pf or Zs, and the property
  /// Sentence_Terminal (UAX #44; UAX #29 ends sentences behind it).
  private static func sign(_ scalar: Unicode.Scalar) -> Sign? {
    // Latin, kana, Chinese characters and Hangul: nearly every text ends with one of these.
    guard scalar.value >= 0x250, !(0x3041...0x30FA).contains(scalar.value), !(0x3400...0x9FFF).contains(scalar.value),
      !(0xAC00...0xD7A3).contains(scalar.value)
    else { return nil }
    switch scalar.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .spaceSeparator: return .closing
    default: return scalar.properties.isSentenceTerminal ? .terminal : nil
    }
  }

  /// Whether a sign stands three times in a row: that is an ellipsis, as three dots are.
  private static func isThrice(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, _ length: Int) -> Bool {
    guard end - start >= 3 * length else { return false }
    return (1...2 * length).allSatisfy { bytes[end - $0] == bytes[end - $0 - length] }
  }

  /// Whether a Japanese text ends with か, with a full stop or without one: such a sentence asks, and needs no question mark.
  private static func mayAskInJapanese(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var end = end
    while end > start {
      let (scalar, length) = scalar(bytes, before: end, start)
      if scalar == "か" { return true }
      guard ["。", "｡", ".", "\"", "'", ")"].contains(scalar) || sign(scalar) == .closing else { return false }
      end -= length
    }
    return false
  }

  /// Armenian sets the marks of a question and of an exclamation on the vowel of the word that is stressed: the mark of the
  /// last sentence, if it has one.
  private static func armenianMark(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Ending? {
    for index in (start..<max(start, end - 2)).reversed() {
      if bytes[index] == 0xD5, bytes[index + 1] == 0x9E { return .question }
      if bytes[index] == 0xD5, bytes[index + 1] == 0x9C { return .exclamation }
      // A full stop, ։ or as most keyboards have it, and more text behind it.
      let next = bytes[index] == UInt8(ascii: ":") ? index + 1 : index + 2
      let isStop = bytes[index] == UInt8(ascii: ":") || (bytes[index] == 0xD6 && bytes[index + 1] == 0x89)
      if isStop, next < end, isSpace(bytes[next]) { return nil }
    }
    return nil
  }

  /// Whether the colon at an offset follows one capital letter behind other words: `Open C:` names a drive, and `Offset X:` leads on.
  private static func mayBeDrive(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ colon: Int) -> Bool {
    guard colon > start, bytes[colon - 1] >= UInt8(ascii: "A"), bytes[colon - 1] <= UInt8(ascii: "Z") else { return false }
    // ` X:` alone is a label.
    return colon - 1 > start && isSpace(bytes[colon - 2])
  }

  private static func scalar(
    _ bytes: UnsafeBufferPointer<UInt8>, before end: Int, _ start: Int
  ) -> (Unicode.Scalar, Int) {
    var first = end - 1
    while first > start, bytes[first] & 0xC0 == 0x80 { first -= 1 }
    let length = end - first
    guard length > 1 else { return (Unicode.Scalar(bytes[first]), 1) }
    var value = UInt32(bytes[first]) & (0xFF >> UInt32(length + 1))
    for index in (first + 1)..<end { value = value << 6 | UInt32(bytes[index] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}

extension TextEdges.Space: Comparable {
  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
