/// A file's tokens, and where each bracket closes: found once, so that skipping one costs nothing however deep it is.
struct ObjectiveCSource {
  let tokens: [ObjectiveCToken]
  /// For an opening bracket the index of its closing one; the last token's where it has none.
  private let closing: [Int: Int]

  init(bytes: [UInt8]) { self.init(tokens: ObjectiveCLexer.tokens(of: bytes)) }

  init(tokens: [ObjectiveCToken]) {
    self.tokens = tokens
    var closing: [Int: Int] = [:]
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .symbol("["), .symbol("("), .symbol("{"): open.append(index)
      case .symbol("]"), .symbol(")"), .symbol("}"): if let start = open.popLast() { closing[start] = index }
      default: break
      }
    }
    self.closing = closing
  }

  /// Behind the bracket that opens here and all that it holds, or behind this one token.
  func end(from index: Int) -> Int {
    guard index < tokens.count else { return tokens.count }
    switch tokens[index].kind {
    case .symbol("["), .symbol("("), .symbol("{"): return closing[index].map { $0 + 1 } ?? tokens.count
    default: return index + 1
    }
  }

  /// The bracket `[` of the message directly around this token.
  func opening(around index: Int) -> Int? {
    var depth = 0
    var place = index - 1
    // Longer messages are not written by people.
    while place >= max(0, index - 2_000) {
      switch tokens[place].kind {
      case .symbol("]"), .symbol(")"), .symbol("}"): depth += 1
      case .symbol("["), .symbol("("), .symbol("{"):
        if depth == 0 { return tokens[place].isSymbol("[") ? place : nil }
        depth -= 1
      default: break
      }
      place -= 1
    }
    return nil
  }

  func isSymbol(_ character: Character, at index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].isSymbol(character)
  }

  func identifier(at index: Int) -> String? { index >= 0 && index < tokens.count ? tokens[index].identifier : nil }
}
