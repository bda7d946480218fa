import LintelModel

/// Lengths as sketches spell them: `375pt`, `62.5pt`.
enum SketchNumber {
  /// Widest length that is taken for one; a larger number is a slip.
  static let maximum = 10_000.0

  /// Nil unless the text is a number of points between 0 and `maximum`.
  static func points(_ text: some StringProtocol) -> Points? {
    guard text.hasSuffix("pt") else { return nil }
    return number(text.dropLast(2))
  }

  static func number(_ text: some StringProtocol) -> Points? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 }), let value = Double(String(text)),
      value > 0, value <= maximum
    else { return nil }
    return Points(value)
  }
}
