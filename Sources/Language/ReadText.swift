internal import LintelModel

/// A text as people read it, for whoever looks for numbers in it: what only programs read is left out.
enum ReadText {
  /// Stands where the app puts a value.
  static let value: Unicode.Scalar = "\u{FFFC}"

  static func scalars(of text: String) -> [Unicode.Scalar] {
    let all = withoutAddresses(Array(text.unicodeScalars))
    var left: [Unicode.Scalar] = []
    left.reserveCapacity(all.count)
    var index = 0
    while index < all.count {
      if let end = end(of: all, from: index) {
        let isValue = all[index] == "{" || all[index] == "%" && all[end - 1] != "%"
        left.append(isValue ? value : " ")
        index = end
      } else {
        left.append(all[index])
        index += 1
      }
    }
    return left
  }

  /// The place behind what begins at one and is no text.
  private static func end(of all: [Unicode.Scalar], from index: Int) -> Int? {
    switch all[index] {
    case "%": return placeholder(in: all, from: index)
    case "{": return closing("}", in: all, from: index, within: 40, without: "{")
    case "<":
      guard index + 1 < all.count, all[index + 1].isLetter || all[index + 1] == "/" else { return nil }
      return closing(">", in: all, from: index, within: 300, without: "<")
    case "&": return closing(";", in: all, from: index, within: 10, without: " ")
    case "\\":
      guard index + 5 < all.count, all[index + 1] == "u" || all[index + 1] == "U" else { return nil }
      return all[(index + 2)...(index + 5)].allSatisfy(isHex) ? index + 6 : nil
    case "#": return colour(in: all, from: index)
    default: return nil
    }
  }

  private static func closing(
    _ mark: Unicode.Scalar, in all: [Unicode.Scalar], from index: Int, within most: Int, without other: Unicode.Scalar
  ) -> Int? {
    for place in (index + 1)..<min(all.count, index + 1 + most) {
      if all[place] == mark { return place + 1 }
      if all[place] == other { return nil }
    }
    return nil
  }

  /// `#FF8800`, with or without opacity. Three digits may be the number of an issue.
  private static func colour(in all: [Unicode.Scalar], from index: Int) -> Int? {
    let count = all[(index + 1)...].prefix(9).prefix(while: isHex).count
    guard count == 6 || count == 8 else { return nil }
    let end = index + 1 + count
    return end < all.count && all[end].isLetter ? nil : end
  }

  /// `%1$@`, `%.1f`, `%%`, `%#@files@`. A space is no flag here: `50 % of`.
  private static func placeholder(in all: [Unicode.Scalar], from sign: Int) -> Int? {
    var index = sign + 1
    func skip(_ isPart: (Unicode.Scalar) -> Bool) { while index < all.count, isPart(all[index]) { index += 1 } }
    if index < all.count, all[index] == "%" { return index + 1 }
    skip { "0123456789$#-+'.*".unicodeScalars.contains($0) }
    if index < all.count, all[index] == "@", all[index - 1] == "#" {
      return closing("@", in: all, from: index, within: 80, without: " ")
    }
    skip { "hlqLztj".unicodeScalars.contains($0) }
    return index < all.count && "@dDiuUxXoOfFeEgGaAcCsSp".unicodeScalars.contains(all[index]) ? index + 1 : nil
  }

  /// Links and e-mail addresses are left out as far as they go without a space.
  private static func withoutAddresses(_ all: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard all.contains("@") || all.contains("/") || all.contains("w") else { return all }
    return all.split(omittingEmptySubsequences: false, whereSeparator: \.isSpace).enumerated().reduce(into: []) { left, word in
      if word.offset > 0 { left.append(all[word.element.startIndex - 1]) }
      if !isAddress(word.element) { left += word.element }
    }
  }

  private static func isAddress(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    let text = String(String.UnicodeScalarView(word))
    if text.contains("://") || text.contains("www.") { return true }
    guard let sign = text.firstIndex(of: "@"), !text.contains("%") else { return false }
    return sign > text.startIndex && text[sign...].dropFirst().contains(".")
  }

  private static func isHex(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && scalar.properties.isASCIIHexDigit }
}
