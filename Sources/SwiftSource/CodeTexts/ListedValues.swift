/// What becomes of the list of values that a function takes: `args` of `tr(_ key: String, _ args: CVarArg...)`.
extension TokenFunction {
  /// Whether the body is certain to use the text as a format with that list, be the list empty: SwiftGen's `tr` does. A body
  /// that decides anything may leave the text as it is where there is nothing to put in.
  func alwaysFormats(in source: SourceTokens) -> Bool {
    guard let list = parameters.first(where: \.isVariadic)?.name else { return false }
    return hands(list, in: source) && decisions(in: source).isEmpty
  }

  /// Whether the body is certain to do so where a call hands over any value: all that it decides is whether there is one.
  func formatsWhatIsGiven(in source: SourceTokens) -> Bool {
    guard let list = parameters.first(where: \.isVariadic)?.name else { return false }
    return hands(list, in: source) && decisions(in: source).allSatisfy { isAbout(list, decidedAt: $0, in: source) }
  }

  private func hands(_ list: String, in source: SourceTokens) -> Bool {
    // What is replaced in the text may be a sign of a value.
    if body.contains(where: { source.word($0).map(Self.replacements.contains) ?? false }) { return false }
    return body.contains { index in
      source.isWord(index, "format") && source.isSign(index + 1, ":") && source.isSign(index - 1, "(")
        && (source.isWord(index - 2, "String") || source.isWord(index - 2, "NSString"))
        && Self.hands(list, toCallAt: index - 1, in: source)
    }
  }

  private func decisions(in source: SourceTokens) -> [Int] {
    body.filter { source.word($0).map(Self.decisions.contains) ?? source.isSign($0, "?") }
  }

  /// `if args.isEmpty {`, `guard !args.isEmpty else`, `args.isEmpty ?`
  private func isAbout(_ list: String, decidedAt index: Int, in source: SourceTokens) -> Bool {
    func isTest(_ first: Int) -> Bool {
      source.word(first) == list && source.isSign(first + 1, ".") && source.isWord(first + 2, "isEmpty")
    }
    if source.isSign(index, "?") { return isTest(index - 3) && !source.isSign(index + 1, "?") }
    let first = source.isSign(index + 1, "!") ? index + 2 : index + 1
    return isTest(first) && (source.isSign(first + 3, "{") || source.isWord(first + 3, "else"))
  }

  /// `arguments: args` among what stands in a call's parentheses.
  private static func hands(_ list: String, toCallAt open: Int, in source: SourceTokens) -> Bool {
    source.list(in: open).contains { part in
      source.isWord(part.lowerBound, "arguments") && source.isSign(part.lowerBound + 1, ":") && part.count == 3
        && source.word(part.lowerBound + 2) == list
    }
  }

  private static let replacements: Set = ["replacingOccurrences", "replacing", "replace", "replaceOccurrences"]
  private static let decisions: Set = ["if", "guard", "switch", "while", "for", "catch"]
}
