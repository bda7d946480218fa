/// What becomes of the list of values that a function takes: `args` of `tr(_ key: String, _ args: CVarArg...)`.
extension TokenFunction {
  /// Whether the body is certain to use the text as a format with that list, be the list empty: SwiftGen's `tr` does. A body
  /// that decides anything may leave the text as it is where there is nothing to put in.
  func alwaysFormats(in source: SourceTokens) -> Bool {
    guard let list = parameters.first(where: \.isVariadic)?.name else { return false }
    let formats = body.contains { index in
      source.isWord(index, "format") && source.isSign(index + 1, ":") && source.isSign(index - 1, "(")
        && (source.isWord(index - 2, "String") || source.isWord(index - 2, "NSString"))
        && Self.hands(list, toCallAt: index - 1, in: source)
    }
    return formats && !body.contains { source.word($0).map(Self.decisions.contains) ?? source.isSign($0, "?") }
  }

  /// `arguments: args` among what stands in a call's parentheses.
  private static func hands(_ list: String, toCallAt open: Int, in source: SourceTokens) -> Bool {
    source.list(in: open).contains { part in
      source.isWord(part.lowerBound, "arguments") && source.isSign(part.lowerBound + 1, ":") && part.count == 3
        && source.word(part.lowerBound + 2) == list
    }
  }

  private static let decisions: Set = ["if", "guard", "switch", "while", "for", "catch"]
}
