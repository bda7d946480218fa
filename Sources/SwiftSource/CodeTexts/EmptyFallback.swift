import LintelModel

/// Functions of the project's own that look a text up, and look up again where the translation is empty.
enum EmptyFallback {
  /// In tokens.
  private static let longest = 400

  /// Where a function tests the text that it has just looked up for being empty, and then asks for the same key once more.
  static func test(
    in function: TokenFunction, of source: SourceTokens, asking questions: (Int) -> [TokenQuestion]
  ) -> Int? {
    // Few functions ask for emptiness at all, and one that looks texts up does little else.
    guard function.body.count <= longest, function.body.contains(where: { mayTest($0, in: source) }) else { return nil }
    var lookups: [(index: Int, key: String)] = []
    for index in function.body where source.tokens[index].kind == .word {
      guard let key = questions(index).first?.key, source.constant(key) == nil else { continue }
      lookups.append((index, key.map(source.written).joined()))
    }
    guard lookups.count > 1 else { return nil }
    for (number, first) in lookups.enumerated() {
      guard let name = name(assignedBefore: first.index, in: function.body, source) else { continue }
      for second in lookups[(number + 1)...] where second.key == first.key {
        let between = first.index..<second.index
        if let test = between.first(where: { isTest($0, of: name, in: source) }) { return test }
      }
    }
    return nil
  }

  /// How far before the look-up the test of a member is, in tokens: a condition, and what precedes the look-up in
  /// its braces.
  private static let reach = 60

  /// Where code tests one member of a value for being empty, and then looks up the key that is another member of it: the value
  /// is a request that holds the text found so far.
  static func testsOfMembers(in source: SourceTokens) -> [Int] {
    source.tokens.indices.compactMap { index in
      guard source.isWord(index, "localizedString"), source.isSign(index + 1, "("), source.isWord(index + 2, "forKey"),
        source.isSign(index + 3, ":"), let request = source.word(index + 4), source.isSign(index + 5, "."),
        let key = source.word(index + 6), source.isSign(index + 7, ",") || source.isSign(index + 7, ")"),
        // Who looks in the app's own bundle may do so for the first time.
        source.isSign(index - 1, "."), !source.isWord(index - 2, "main")
      else { return nil }
      return test(ofMemberOf: request, otherThan: key, before: index, in: source)
    }
  }

  private static func test(
    ofMemberOf request: String, otherThan key: String, before lookup: Int, in source: SourceTokens
  ) -> Int? {
    var index = lookup - 1
    var isBehindCondition = false
    while index > max(0, lookup - reach) {
      if source.isSign(index, "}") {
        index = (source.opening(of: index) ?? index) - 1
        continue
      }
      if source.isWord(index, "func") || source.isWord(index, "init") { return nil }
      if source.isSign(index, "{") || source.isSign(index, "?") { isBehindCondition = true }
      if isBehindCondition, source.word(index) == request, !source.isSign(index - 1, "."), !source.isSign(index - 1, "!"),
        source.isSign(index + 1, "."), let member = source.word(index + 2), member != key, isEmptiness(index + 3, in: source)
      {
        return index
      }
      index -= 1
    }
    return nil
  }

  /// `text` of `let text = bundle.localizedString(…`.
  private static func name(assignedBefore lookup: Int, in body: Range<Int>, _ source: SourceTokens) -> String? {
    var index = lookup - 1
    while index > max(body.lowerBound, lookup - 24) {
      if source.isSign(index, "=") {
        guard let last = source.word(index - 1) else { return typed(index, source) }
        return source.isSign(index - 2, ":") ? source.word(index - 3) : last
      }
      if source.isSign(index, "{") || source.isSign(index, "}") || source.isWord(index, "return") { return nil }
      index = (source.opening(of: index) ?? index) - 1
    }
    return nil
  }

  /// `text` of `let text: String =`.
  private static func typed(_ equals: Int, _ source: SourceTokens) -> String? {
    source.isSign(equals - 1, "?") && source.isSign(equals - 3, ":") ? source.word(equals - 4) : nil
  }

  private static func mayTest(_ index: Int, in source: SourceTokens) -> Bool {
    let token = source.tokens[index]
    switch token.kind {
    case .word: return source.isWord(index, "isEmpty") || source.isWord(index, "count")
    case .text: return token.end - token.start == 2
    case .number, .sign: return false
    }
  }

  /// `text.isEmpty`, `text.count == 0`, `text == ""`.
  private static func isTest(_ index: Int, of name: String, in source: SourceTokens) -> Bool {
    guard source.word(index) == name, !source.isSign(index - 1, ".") else { return false }
    return isEmptiness(index + 1, in: source)
  }

  /// What follows a name: `.isEmpty`, `.count == 0`, `== ""`.
  private static func isEmptiness(_ index: Int, in source: SourceTokens) -> Bool {
    if source.isSign(index, ".") {
      if source.isWord(index + 1, "isEmpty") { return true }
      return source.isWord(index + 1, "count") && source.isSign(index + 2, "=") && source.isSign(index + 3, "=")
        && source.tokens.indices.contains(index + 4) && source.written(index + 4) == "0"
    }
    return source.isSign(index, "=") && source.isSign(index + 1, "=") && source.tokens.indices.contains(index + 2)
      && source.constant(index + 2..<index + 3) == ""
  }
}
