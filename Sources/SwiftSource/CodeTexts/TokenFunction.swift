/// A function of the source, or a property with a body, as its tokens tell it.
struct TokenFunction {
  struct Parameter {
    /// Nil for `_`.
    var label: String?
    var name: String
    var hasDefault: Bool
    /// A default value that is a literal.
    var defaultText: String?
    var isVariadic: Bool
    /// The first word of its type.
    var type: String?
    /// Whether it is an optional of that, a list or a function.
    var isWrapped: Bool
  }

  let name: String
  let parameters: [Parameter]
  /// The braces of its body.
  let body: Range<Int>
  let isProperty: Bool

  /// The functions and computed properties of a file, in their order.
  static func all(in source: SourceTokens) -> [TokenFunction] {
    source.tokens.indices.compactMap { index in
      guard source.tokens[index].kind == .word else { return nil }
      if source.isWord(index, "func") { return function(source, at: index) }
      if source.isWord(index, "var") { return property(source, at: index) }
      return nil
    }
  }

  private static func function(_ source: SourceTokens, at index: Int) -> TokenFunction? {
    guard let name = source.word(index + 1) else { return nil }
    var open = index + 2
    // Over the generic parameters.
    while open < min(index + 40, source.count), !source.isSign(open, "("), !source.isSign(open, "{") { open += 1 }
    guard source.isSign(open, "("), let close = source.close(of: open),
      let body = bodyBehind(close, in: source)
    else { return nil }
    return TokenFunction(name: name, parameters: parameters(source, open), body: body, isProperty: false)
  }

  private static func property(_ source: SourceTokens, at index: Int) -> TokenFunction? {
    guard let name = source.word(index + 1), source.isSign(index + 2, ":") else { return nil }
    var brace = index + 3
    while brace < min(index + 12, source.count), !source.isSign(brace, "{") {
      if source.isSign(brace, "=") || source.isWord(brace, "var") || source.isWord(brace, "func") { return nil }
      brace += 1
    }
    guard source.isSign(brace, "{"), let end = source.close(of: brace) else { return nil }
    return TokenFunction(name: name, parameters: [], body: brace..<end, isProperty: true)
  }

  private static func bodyBehind(_ close: Int, in source: SourceTokens) -> Range<Int>? {
    var index = close + 1
    while index < min(close + 60, source.count) {
      if source.isSign(index, "{") { return source.close(of: index).map { index..<$0 } }
      if source.isSign(index, "}") || source.isWord(index, "func") || source.isWord(index, "var") { return nil }
      index = source.end(from: index)
    }
    return nil
  }

  static func parameters(_ source: SourceTokens, _ open: Int) -> [Parameter] {
    source.list(in: open).compactMap { part in
      guard let first = source.word(part.lowerBound) else { return nil }
      let second = source.word(part.lowerBound + 1)
      let colon = part.lowerBound + (second == nil ? 1 : 2)
      guard source.isSign(colon, ":"), colon < part.upperBound else { return nil }
      let equals = part.first { source.isSign($0, "=") }
      let type = ((colon + 1)..<(equals ?? part.upperBound)).lazy.compactMap { index -> String? in
        guard !source.isSign(index - 1, "@") else { return nil }
        return source.word(index).flatMap { ["inout", "some", "any", "escaping"].contains($0) ? nil : $0 }
      }.first
      let isVariadic =
        part.upperBound - part.lowerBound > 3
        && (part.upperBound - 3..<part.upperBound).allSatisfy { source.isSign($0, ".") }
      return Parameter(
        label: first == "_" ? nil : first, name: second ?? first, hasDefault: equals != nil,
        defaultText: equals.flatMap { $0 + 1 < part.upperBound ? source.constant($0 + 1..<part.upperBound) : nil },
        isVariadic: isVariadic, type: type,
        isWrapped: (colon + 1..<(equals ?? part.upperBound)).contains { index in
          "?[<(".unicodeScalars.contains { source.isSign(index, $0) }
        })
    }
  }
}
