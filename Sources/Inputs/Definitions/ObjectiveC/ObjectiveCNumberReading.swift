/// Where code reads a text as a number: the platform takes the digits that it begins with, and words are 0.
enum ObjectiveCNumberReading {
  /// What NSString has for that.
  private static let readers: Set = ["floatValue", "doubleValue", "intValue", "integerValue", "longLongValue"]

  /// In tokens: a longer function is read no further.
  private static let reach = 600

  /// The message that reads a text as a number: the one around its expression, or one to the variable that holds it, before the
  /// block ends.
  /// - Parameters:
  ///   - start: The token at which the text's expression begins.
  /// - Returns: The token of the message's name.
  static func token(behind start: Int, in source: ObjectiveCSource) -> Int? {
    if source.isSymbol("[", at: start - 1), let reader = reader(at: end(of: start, in: source), in: source) { return reader }
    guard source.isSymbol("=", at: start - 1), let variable = source.identifier(at: start - 2),
      !source.isSymbol(".", at: start - 3)
    else { return nil }
    var depth = 0
    for index in start..<min(start + reach, source.tokens.count) {
      if source.isSymbol("{", at: index) { depth += 1 }
      if source.isSymbol("}", at: index) { depth -= 1 }
      if depth < 0 { return nil }
      guard source.identifier(at: index) == variable else { continue }
      let isMessage = source.isSymbol("[", at: index - 1)
      let isProperty = source.isSymbol(".", at: index + 1) && !source.isSymbol(".", at: index - 1)
      if isMessage || isProperty, let reader = reader(at: isProperty ? index + 2 : index + 1, in: source) { return reader }
    }
    return nil
  }

  /// Behind a call, `NSLocalizedString(…)`, or a message in its brackets.
  private static func end(of start: Int, in source: ObjectiveCSource) -> Int {
    source.isSymbol("[", at: start) ? source.end(from: start) : source.end(from: start + 1)
  }

  private static func reader(at index: Int, in source: ObjectiveCSource) -> Int? {
    source.identifier(at: index).map(readers.contains) == true ? index : nil
  }
}
