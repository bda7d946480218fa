/// Where Objective-C joins texts to one: `[first stringByAppendingString:second]`.
enum ObjectiveCJoining {
  private static let messages: Set = ["appendFormat", "appendString", "stringByAppendingFormat", "stringByAppendingString"]

  /// A text that is put into a format, which is joined, is as deep as people write it. The figure is ours.
  private static let deepest = 3

  /// - Parameter start: The token at which the expression begins that asks for a text.
  static func joins(_ start: Int, in source: ObjectiveCSource) -> Bool {
    var inner = start
    for _ in 0..<deepest {
      guard let open = source.opening(around: inner) else { return false }
      if source.isSymbol("[", at: open), hasMessage(open, in: source) { return true }
      inner = open
    }
    return false
  }

  /// Whether one of the names of the message is of those that join.
  private static func hasMessage(_ open: Int, in source: ObjectiveCSource) -> Bool {
    let close = source.end(from: open) - 1
    var index = open + 1
    while index < close {
      if let name = source.identifier(at: index), messages.contains(name), source.isSymbol(":", at: index + 1) { return true }
      index = source.end(from: index)
    }
    return false
  }
}
