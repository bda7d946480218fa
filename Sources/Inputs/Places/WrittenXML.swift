extension WrittenValue {
  /// The text of an element, from behind its tag on.
  init?(xml bytes: [UInt8], at start: Int) {
    if let end = Self.end(ofEmpty: bytes, start) {
      extent = start..<end
      return
    }
    var pieces: [Piece]? = []
    var (index, depth) = (start, 0)
    while index < bytes.count {
      switch bytes[index] {
      case Ascii.less:
        guard let end = Self.end(ofMarkup: bytes, index) else { return nil }
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        if next == Ascii.slash {
          if depth == 0 {
            extent = start..<index
            spelling = .xml
            self.pieces = Self.isSource(bytes, before: start) ? nil : pieces
            return
          }
          depth -= 1
        } else if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
          // A comment is no part of the text; what stands in a section of characters is, in other words.
          let isText = bytes[index...].starts(with: "<![CDATA[".utf8)
          if isText { pieces = nil } else { pieces?.append(Piece(scalar: nil, bytes: index..<end)) }
        } else {
          pieces = nil
          if bytes[end - 2] != Ascii.slash { depth += 1 }
        }
        index = end
      case UInt8(ascii: "&"):
        guard let end = bytes[index...].prefix(12).firstIndex(of: Ascii.semicolon) else { return nil }
        let scalar = Self.reference(String(decoding: bytes[index + 1..<end], as: UTF8.self))
        if let scalar { pieces?.append(Piece(scalar: scalar, bytes: index..<end + 1)) } else { pieces = nil }
        index = end + 1
      case Ascii.carriageReturn:
        // A parser makes one line feed of either.
        let isPair = index + 1 < bytes.count && bytes[index + 1] == Ascii.newline
        pieces?.append(Piece(scalar: "\n", bytes: index..<index + (isPair ? 2 : 1)))
        index += isPair ? 2 : 1
      default:
        let end = bytes[index...].firstIndex { $0 == Ascii.less || $0 == UInt8(ascii: "&") || $0 == Ascii.carriageReturn }
        guard let end, let part = Self.pieces(of: index..<end, in: bytes, escape: { _, _ in .none }) else { return nil }
        pieces?.append(contentsOf: part)
        index = end
      }
    }
    return nil
  }

  /// A tag of an element, from its bracket on.
  init?(tag bytes: [UInt8], at start: Int) {
    guard bytes[start] == Ascii.less, let end = Self.end(ofMarkup: bytes, start) else { return nil }
    extent = start..<end
  }

  /// Behind an element that holds a text and has none: its place is that of its tag.
  private static func end(ofEmpty bytes: [UInt8], _ start: Int) -> Int? {
    guard ["<string", "<target", "<source"].contains(where: { bytes[start...].starts(with: $0.utf8) }) else { return nil }
    return end(ofMarkup: bytes, start)
  }

  /// Of a pair of texts the first is a copy: to mend it there would mend nothing.
  private static func isSource(_ bytes: [UInt8], before start: Int) -> Bool {
    guard let open = bytes[..<start].lastIndex(of: Ascii.less) else { return false }
    return bytes[open..<start].starts(with: "<source".utf8)
  }

  private static func end(ofMarkup bytes: [UInt8], _ start: Int) -> Int? {
    func behind(_ end: String, from offset: Int) -> Int? {
      bytes.place(of: Array(end.utf8), from: offset).map { $0 + end.utf8.count }
    }
    if bytes[start...].starts(with: "<!--".utf8) { return behind("-->", from: start + 4) }
    if bytes[start...].starts(with: "<![CDATA[".utf8) { return behind("]]>", from: start + 9) }
    var quote: UInt8?
    for index in start..<bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == Ascii.quote || byte == Ascii.apostrophe {
        quote = byte
      } else if byte == Ascii.greater {
        return index + 1
      }
    }
    return nil
  }

  private static func reference(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case _ where name.hasPrefix("#x"): UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    case _ where name.hasPrefix("#"): UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
    default: nil
    }
  }

  /// A literal of Swift or Objective-C.
  init?(code bytes: [UInt8], at start: Int) {
    var index = start
    if bytes[index] == UInt8(ascii: "@") { index += 1 }
    let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    index += hashes
    guard index < bytes.count, bytes[index] == Ascii.quote else { return nil }
    let quotes = bytes[index...].starts(with: "\"\"\"".utf8) ? 3 : 1
    let close = Array(repeating: Ascii.quote, count: quotes) + Array(repeating: UInt8(ascii: "#"), count: hashes)
    let escape = [Ascii.backslash] + Array(repeating: UInt8(ascii: "#"), count: hashes)
    index += quotes
    while index < bytes.count {
      if bytes[index...].starts(with: close) {
        extent = start..<index + close.count
        return
      }
      if quotes == 1, bytes[index] == Ascii.newline { return nil }
      guard bytes[index...].starts(with: escape) else {
        index += 1
        continue
      }
      index += escape.count
      guard index < bytes.count, bytes[index] == Ascii.openParenthesis else {
        index += 1
        continue
      }
      guard let end = Self.end(ofInterpolation: bytes, index) else { return nil }
      index = end
    }
    return nil
  }

  /// Behind the parenthesis that closes one, with the texts and parentheses in it.
  private static func end(ofInterpolation bytes: [UInt8], _ start: Int) -> Int? {
    var (index, depth) = (start, 0)
    while index < bytes.count {
      switch bytes[index] {
      case Ascii.openParenthesis: depth += 1
      case Ascii.closeParenthesis:
        depth -= 1
        if depth == 0 { return index + 1 }
      case Ascii.quote:
        // What nests deeper than that is no title of a bar.
        guard let end = Self.end(ofQuotedBy: Ascii.quote, bytes, index) else { return nil }
        index = end - 1
      case Ascii.newline: return nil
      default: break
      }
      index += 1
    }
    return nil
  }
}
