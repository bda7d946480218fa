import LintelModel

/// The types of values as the source around them writes them down; nil where it does not.
struct ArgumentTypes {
  let source: SourceTokens

  /// The type of the expression of `tokens`, whose names mean what they mean at the token `place` of the file.
  func type(of tokens: Range<Int>, in expression: SourceTokens? = nil, at place: Int) -> Placeholder.Value? {
    let all = expression ?? source
    var range = tokens
    if range.count > 2, all.isWord(range.upperBound - 2, "as") {
      if let cast = all.word(range.upperBound - 1), let value = Self.value(ofType: cast) { return value }
      range = range.lowerBound..<range.upperBound - 2
    }
    if range.count == 2, all.isSign(range.lowerBound, "-") { range = range.lowerBound + 1..<range.upperBound }
    if let parts = Self.operands(all, range) { return computed(parts, in: all, at: place) }
    guard let first = range.first, let last = range.last else { return nil }
    if range.count == 1 {
      switch all.tokens[first].kind {
      case .text: return .object
      case .number:
        let text = all.written(first)
        let isFraction = text.contains(".") || (!text.hasPrefix("0x") && text.contains { $0 == "e" || $0 == "E" })
        return isFraction ? .float : .integer(.long, conversion: "d")
      case .word: return all.word(first).flatMap { declared($0, at: place) }
      case .sign: return nil
      }
    }
    // Every other word of a path is a dot.
    if range.enumerated().allSatisfy({ $0.offset % 2 == 0 ? all.word($0.element) != nil : all.isSign($0.element, ".") }) {
      return property(all, range, place)
    }
    guard all.isSign(last, ")"), let open = all.opening(of: last), open > first, let name = all.word(open - 1) else {
      return nil
    }
    if open - 1 == first { return Self.value(ofType: name) ?? result(of: name) }
    // A call of a method of something: only where nothing but a path or calls precede it.
    return all.isSign(open - 2, ".") && Self.isChain(all, first..<open - 2) ? Self.method(name) : nil
  }

  private func property(_ all: SourceTokens, _ range: Range<Int>, _ place: Int) -> Placeholder.Value? {
    guard let last = all.word(range.upperBound - 1) else { return nil }
    if range.count == 3, all.isWord(range.lowerBound, "self") { return declared(last, at: place) }
    switch last {
    case "count": return .integer(.long, conversion: "d")
    case "localizedDescription", "description", "debugDescription", "lastPathComponent", "capitalized",
      "localizedCapitalized":
      return .object
    default: return nil
    }
  }

  private static func isChain(_ all: SourceTokens, _ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      guard
        all.tokens[index].kind == .word || all.tokens[index].kind == .text
          || "([.?!".unicodeScalars.contains(where: { all.isSign(index, $0) })
      else { return false }
      index = all.end(from: index)
    }
    return true
  }

  private static func method(_ name: String) -> Placeholder.Value? {
    switch name {
    case "formatted", "uppercased", "lowercased", "joined", "localizedUppercase", "trimmingCharacters",
      "replacingOccurrences", "localizedString":
      .object
    default: nil
    }
  }

  static func value(ofType name: String) -> Placeholder.Value? {
    switch name {
    case "Int", "NSInteger", "Int64": .integer(name == "Int64" ? .longLong : .long, conversion: "d")
    case "UInt", "NSUInteger", "UInt64": .integer(name == "UInt64" ? .longLong : .long, conversion: "u")
    case "Int32", "Int16", "Int8", "CInt": .integer(.int, conversion: "d")
    case "UInt32", "UInt16", "UInt8": .integer(.int, conversion: "u")
    case "Double", "Float", "CGFloat", "TimeInterval", "CLLocationDistance", "CLLocationDegrees", "Float32", "Float64":
      .float
    case "String", "NSString", "NSNumber", "Substring", "NSAttributedString": .object
    default: nil
    }
  }

  /// What the nearest declaration of a name says, from the inside out: blocks that are closed before the place do not count.
  private func declared(_ name: String, at place: Int) -> Placeholder.Value? {
    var index = place - 1
    while index >= 0 {
      if source.isSign(index, "}") || source.isSign(index, ")") || source.isSign(index, "]") {
        if source.isSign(index, "}"), let open = source.opening(of: index) {
          index = open - 1
          continue
        }
        index = (source.opening(of: index) ?? index) - 1
        continue
      }
      if source.isSign(index, "{"), let found = parameter(name, before: index) { return found.isWrapped ? nil : found.type.flatMap(Self.value) }
      if source.word(index) == name, source.isWord(index - 1, "let") || source.isWord(index - 1, "var") {
        return declaredType(behind: index)
      }
      index -= 1
    }
    return member(name, around: place)
  }

  /// A property of the types around it declared after the place.
  private func member(_ name: String, around place: Int) -> Placeholder.Value? {
    var found: Placeholder.Value??
    for index in place..<source.count where source.word(index) == name {
      guard source.isWord(index - 1, "let") || source.isWord(index - 1, "var") else { continue }
      // Only one of that name may be behind: which of several is meant is not known.
      guard found == nil else { return nil }
      found = .some(declaredType(behind: index))
    }
    return found ?? nil
  }

  /// `: Int`, or the value behind `=`.
  private func declaredType(behind index: Int) -> Placeholder.Value? {
    if source.isSign(index + 1, ":") {
      guard let type = source.word(index + 2), !".<?".unicodeScalars.contains(where: { source.isSign(index + 3, $0) }) else {
        return nil
      }
      return Self.value(ofType: type)
    }
    guard source.isSign(index + 1, "=") else { return nil }
    if source.tokens.indices.contains(index + 2), source.tokens[index + 2].kind != .word {
      return isEndOfValue(index + 3) ? type(of: index + 2..<index + 3, at: index) : nil
    }
    // `String(…)`, `Int(…)` and nothing behind it.
    guard let name = source.word(index + 2), source.isSign(index + 3, "("), let close = source.close(of: index + 3),
      isEndOfValue(close + 1)
    else { return nil }
    return Self.value(ofType: name)
  }

  /// Whether nothing of an expression goes on at a token: it is on a new line and no operator, or closes a block.
  private func isEndOfValue(_ index: Int) -> Bool {
    guard index < source.count else { return true }
    if source.isSign(index, "}") || source.isSign(index, ",") { return true }
    let between = source.bytes[Int(source.tokens[index - 1].end)..<Int(source.tokens[index].start)]
    return between.contains(UInt8(ascii: "\n")) && source.tokens[index].kind == .word || source.isSign(index, ";")
  }

  /// A parameter of the function whose body opens here.
  private func parameter(_ name: String, before brace: Int) -> TokenFunction.Parameter? {
    var index = brace - 1
    let first = max(0, brace - 60)
    while index > first, !source.isSign(index, ")") {
      if source.isSign(index, "}") || source.isSign(index, "{") || source.isSign(index, ";") { return nil }
      index -= 1
    }
    guard source.isSign(index, ")"), let open = source.opening(of: index) else { return nil }
    let isFunction =
      source.isWord(open - 1, "init") || source.isWord(open - 2, "func")
      || (source.isSign(open - 1, ">") && (max(0, open - 20)..<open).contains { source.isWord($0, "func") })
    guard isFunction else { return nil }
    return TokenFunction.parameters(source, open).first { $0.name == name }
  }
}
