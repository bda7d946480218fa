/// Where the app puts a value into a text: `%@`, `%1$ld`, `%.2f`, `%#@files@`.
enum FormatArgument {
  /// Takes the place of an argument that is a text.
  static let textMark: Unicode.Scalar = "\u{F0000}"
  /// Takes the place of an argument that is a number.
  static let numberMark: Unicode.Scalar = "\u{F0001}"

  /// The text with one mark for each argument, and one percent sign for each two.
  static func marked(in text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard text.contains("%") else { return text }
    var result: [Unicode.Scalar] = []
    var index = 0
    while index < text.count {
      if text[index] == "%", let (mark, end) = argument(in: text, from: index + 1) {
        result.append(mark)
        index = end
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return result
  }

  /// What follows a percent sign, and where it ends. A space is no flag here: `50 % off` is meant as it reads.
  private static func argument(in text: [Unicode.Scalar], from start: Int) -> (mark: Unicode.Scalar, end: Int)? {
    var index = start
    func skip(_ set: Set<Unicode.Scalar>) {
      while index < text.count, set.contains(text[index]) { index += 1 }
    }
    if start < text.count, text[start] == "%" { return ("%", start + 1) }
    skip(positionFlagsAndWidth)
    guard index < text.count else { return nil }
    if text[index] == "@", text[..<index].last == "#" {
      // A variable of a plural rule, between two `@`; what it holds is a phrase.
      guard let end = text[(index + 1)...].prefix(80).firstIndex(of: "@") else { return nil }
      return (textMark, end + 1)
    }
    skip(lengths)
    guard index < text.count else { return nil }
    if textConversions.contains(text[index]) { return (textMark, index + 1) }
    return numberConversions.contains(text[index]) ? (numberMark, index + 1) : nil
  }

  private static let positionFlagsAndWidth = Set("0123456789$-+#'*.".unicodeScalars)
  private static let lengths = Set("hlqLzjt".unicodeScalars)
  private static let textConversions = Set("@sSCc".unicodeScalars)
  private static let numberConversions = Set("dDiuUxXoOfFeEgGaAp".unicodeScalars)
}

extension Unicode.Scalar {
  var isArgumentMark: Bool { self == FormatArgument.textMark || self == FormatArgument.numberMark }
}
