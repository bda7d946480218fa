/// The isolates that a text has opened and not closed, for whoever cuts it in two: U+2066 to U+2068, which U+2069 closes.
struct Isolates {
  private var open: [Unicode.Scalar] = []

  /// What closes them all.
  var closing: String { String(repeating: "\u{2069}", count: open.count) }
  /// What opens them again.
  var opening: String { String(String.UnicodeScalarView(open)) }

  mutating func read(_ text: some StringProtocol) {
    for scalar in text.unicodeScalars where Self.isOne(scalar) {
      if scalar == "\u{2069}" { _ = open.popLast() } else { open.append(scalar) }
    }
  }

  static func isOne(_ scalar: Unicode.Scalar) -> Bool { (0x2066...0x2069).contains(scalar.value) }

  static func without(_ text: some StringProtocol) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !isOne($0) }))
  }
}
