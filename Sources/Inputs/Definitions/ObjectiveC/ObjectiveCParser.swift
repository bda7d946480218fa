/// Reads expressions from tokens. It never fails: what it does not know is `other`, and nesting is bounded.
struct ObjectiveCParser {
  private let source: ObjectiveCSource
  private(set) var position: Int
  private var depth = 0
  /// Deeper nesting than any person writes.
  private static let deepest = 60
  /// More dots in a row than any person writes.
  private static let longest = 200

  private let scope: ObjectiveCArms.Scope

  init(_ source: ObjectiveCSource, at position: Int, _ scope: ObjectiveCArms.Scope = .init()) {
    self.source = source
    self.position = position
    self.scope = scope
  }

  private var tokens: [ObjectiveCToken] { source.tokens }
  private var token: ObjectiveCToken? { position < tokens.count ? tokens[position] : nil }
  private var offset: Int { token?.offset ?? tokens.last?.offset ?? 0 }
  private func isSymbol(_ character: Character, ahead: Int = 0) -> Bool {
    position + ahead < tokens.count && tokens[position + ahead].isSymbol(character)
  }
  private mutating func skip(_ character: Character) -> Bool {
    guard isSymbol(character) else { return false }
    position += 1
    return true
  }

  /// An expression up to what cannot belong to it.
  mutating func expression() -> ObjectiveCExpression {
    let start = offset
    let first = position
    guard depth < Self.deepest else {
      skipBalanced()
      return .other(offset: start)
    }
    depth += 1
    defer { depth -= 1 }
    var result = primary()
    while let token, case .symbol(let symbol) = token.kind, "+-*/%<>=&|!^".contains(symbol) {
      position += 1
      if let next = self.token, case .symbol(let second) = next.kind, "=&|<>+-".contains(second) { position += 1 }
      _ = primary()
      result = .other(offset: start)
    }
    let condition = first..<position
    guard skip("?") else { return result }
    // `a ?: b` shows a, else b.
    let then = isSymbol(":") ? result : expression()
    guard skip(":") else { return then }
    let otherwise = expression()
    guard !condition.isEmpty else { return then }
    return .conditional(
      then, otherwise, when: ObjectiveCArms(of: condition, in: source, scope), offset: start)
  }

  /// An expression without operators: what precedes an assignment's sign.
  mutating func operand() -> ObjectiveCExpression { primary() }

  private mutating func primary() -> ObjectiveCExpression {
    let start = offset
    guard let token else { return .other(offset: start) }
    switch token.kind {
    case .string(let text):
      position += 1
      return postfix(.string(text, offset: start))
    case .number(let text):
      position += 1
      return isIndexOfRemoval ? .path(["[\(text)]"], offset: start) : .other(offset: start)
    case .identifier(let name):
      position += 1
      if isSymbol("(") { return postfix(.call(name: name, arguments: list("(", ")"), offset: start)) }
      return postfix(.path([name], offset: start))
    case .symbol("["): return postfix(message())
    case .symbol("@"): return boxed()
    case .symbol("("): return parenthesized()
    case .symbol("^"):
      while self.token != nil, !isSymbol("{"), !isSymbol(";"), !isSymbol("]") { position += 1 }
      skipBalanced()
      return .other(offset: start)
    case .symbol("!"), .symbol("-"), .symbol("&"), .symbol("*"), .symbol("~"), .symbol("+"):
      position += 1
      depth += 1
      defer { depth -= 1 }
      if depth < Self.deepest { _ = primary() }
      return .other(offset: start)
    case .symbol("{"):
      skipBalanced()
      return .other(offset: start)
    case .symbol: return .other(offset: start)
    }
  }

  /// Whether the number before is all that `removeObjectAtIndex:` is handed: a place in a list, written as in `items[0]`.
  private var isIndexOfRemoval: Bool {
    position >= 3 && isSymbol("]") && tokens[position - 2].isSymbol(":")
      && tokens[position - 3].identifier == "removeObjectAtIndex"
  }

  /// What follows with a dot, an arrow or an index.
  private mutating func postfix(_ base: ObjectiveCExpression) -> ObjectiveCExpression {
    var base = base
    var parts = 0
    while true {
      parts += 1
      if parts > Self.longest { return skipPostfix(of: base) }
      if isSymbol("-"), isSymbol(">", ahead: 1), position + 2 < tokens.count, tokens[position + 2].identifier != nil {
        position += 1
      } else if isSymbol("["), case .path(let path, let start) = base {
        guard case .number(let index)? = position + 1 < tokens.count ? tokens[position + 1].kind : nil,
          isSymbol("]", ahead: 2)
        else { return base }
        position += 3
        base = .path(path + ["[\(index)]"], offset: start)
        continue
      } else if !isSymbol(".") {
        return base
      }
      guard position + 1 < tokens.count, let member = tokens[position + 1].identifier else { return base }
      position += 2
      if case .path(let path, let start) = base {
        base = .path(path + [member], offset: start)
      } else {
        base = .message(receiver: base, labels: [member], arguments: [], offset: base.offset)
      }
    }
  }

  /// Over the rest of a chain that is too long to say anything.
  private mutating func skipPostfix(of base: ObjectiveCExpression) -> ObjectiveCExpression {
    while isSymbol(".") || isSymbol("[") || (isSymbol("-") && isSymbol(">", ahead: 1)) {
      if isSymbol("[") {
        skipBalanced()
      } else {
        position += isSymbol(".") ? 1 : 2
        guard token?.identifier != nil else { break }
        position += 1
      }
    }
    return .other(offset: base.offset)
  }

  private mutating func message() -> ObjectiveCExpression {
    let start = offset
    position += 1
    let receiver = expression()
    var labels: [String] = []
    var arguments: [ObjectiveCExpression] = []
    while let name = token?.identifier {
      position += 1
      labels.append(name)
      guard skip(":") else { break }
      arguments.append(expression())
      // `arrayWithObjects:` takes a list.
      while skip(",") {
        labels.append("")
        arguments.append(expression())
      }
    }
    finish("]")
    return .message(receiver: receiver, labels: labels, arguments: arguments, offset: start)
  }

  private mutating func boxed() -> ObjectiveCExpression {
    let start = offset
    position += 1
    if isSymbol("[") { return .array(list("[", "]"), offset: start) }
    if isSymbol("(") { return parenthesized() }
    if isSymbol("{") {
      skipBalanced()
      return .other(offset: start)
    }
    if token?.identifier == "selector", position + 2 < tokens.count, isSymbol("(", ahead: 1),
      let name = tokens[position + 2].identifier
    {
      position += 1
      skipBalanced()
      return .call(name: "@selector", arguments: [.path([name], offset: start)], offset: start)
    }
    // `@YES`, `@available(…)`
    if token?.identifier != nil { position += 1 } else if case .number? = token?.kind { position += 1 }
    if isSymbol("(") { skipBalanced() }
    return .other(offset: start)
  }

  /// A cast is dropped: `(UIButton *)view` is `view`.
  private mutating func parenthesized() -> ObjectiveCExpression {
    position += 1
    var ahead = position
    while ahead < tokens.count, tokens[ahead].identifier != nil { ahead += 1 }
    if ahead < tokens.count, tokens[ahead].isSymbol("*"), ahead + 1 < tokens.count, tokens[ahead + 1].isSymbol(")") {
      position = ahead + 2
      return primary()
    }
    let inner = expression()
    finish(")")
    return postfix(inner)
  }

  private mutating func list(_ open: Character, _ close: Character) -> [ObjectiveCExpression] {
    guard skip(open) else { return [] }
    var elements: [ObjectiveCExpression] = []
    while token != nil, !isSymbol(close), !isSymbol(";") {
      let before = position
      elements.append(expression())
      if !skip(","), !isSymbol(close) { break }
      if position == before { break }
    }
    finish(close)
    return elements
  }

  /// To the closing bracket; a semicolon on the way means that there is none.
  private mutating func finish(_ close: Character) {
    while token != nil, !isSymbol(close), !isSymbol(";"), !isSymbol("}") {
      if isSymbol("[") || isSymbol("(") || isSymbol("{") { skipBalanced() } else { position += 1 }
    }
    _ = skip(close)
  }

  /// Over a bracket and all that it holds, or over one token.
  private mutating func skipBalanced() { position = source.end(from: position) }
}
