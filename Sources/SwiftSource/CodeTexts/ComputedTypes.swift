import LintelModel

/// What arithmetic and the project's own functions result in.
extension ArgumentTypes {
  /// What is between the signs of a calculation, `size / 1024`; nil for an expression that is none.
  static func operands(_ all: SourceTokens, _ range: Range<Int>) -> [Range<Int>]? {
    var parts: [Range<Int>] = []
    var (start, index) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      if "+-*/%".unicodeScalars.contains(where: { all.isSign(index, $0) }) {
        // `-size` and `a &+ b`: neither is between two operands.
        guard index > start else { return nil }
        parts.append(start..<index)
        start = index + 1
      }
      index = all.end(from: index)
    }
    guard !parts.isEmpty, start < range.upperBound else { return nil }
    return parts + [start..<range.upperBound]
  }

  /// Swift mixes no types in a calculation: what is known of one operand is known of the result. Only of a number in digits it
  /// is not: `count * 2` is of the type of `count`.
  func computed(_ parts: [Range<Int>], in all: SourceTokens, at place: Int) -> Placeholder.Value? {
    let named = parts.filter { $0.count > 1 || all.tokens[$0.lowerBound].kind != .number }
    let types = (named.isEmpty ? parts : named).map { type(of: $0, in: all, at: place) }
    return types.allSatisfy { $0 == types[0] } ? types[0] : nil
  }

  /// What the functions of a name result in that the file declares; nil where it declares none, or they differ.
  func result(of name: String) -> Placeholder.Value? {
    var found: Placeholder.Value?
    for index in source.tokens.indices where source.isWord(index - 1, "func") && source.word(index) == name {
      guard source.isSign(index + 1, "("), let close = source.close(of: index + 1),
        let declared = declaredResult(behind: close + 1), found == nil || found == declared
      else { return nil }
      found = declared
    }
    return found
  }

  /// `-> Int`, and nothing that makes another type of it.
  private func declaredResult(behind index: Int) -> Placeholder.Value? {
    var index = index
    while source.isWord(index, "async") || source.isWord(index, "throws") { index += 1 }
    guard source.isSign(index, "-"), source.isSign(index + 1, ">"), let type = source.word(index + 2),
      !".<?".unicodeScalars.contains(where: { source.isSign(index + 3, $0) })
    else { return nil }
    return Self.value(ofType: type)
  }
}
