/// A call of a function as its tokens tell it.
struct TokenCall {
  struct Argument {
    var label: String?
    /// What is passed, without the label.
    var tokens: Range<Int>
  }

  /// The last word of what is called: `localizedString` of `bundle.localizedString(…)`.
  let name: String
  /// The token of that word.
  let index: Int
  let arguments: [Argument]
  let close: Int

  /// Nil if no call starts with this word.
  init?(_ source: SourceTokens, at index: Int) {
    guard source.isSign(index + 1, "("), let name = source.word(index), let close = source.close(of: index + 1),
      !source.isWord(index - 1, "func")
    else { return nil }
    self.name = name
    self.index = index
    self.close = close
    arguments = source.list(in: index + 1).map { part in
      guard part.count > 1, let label = source.word(part.lowerBound), source.isSign(part.lowerBound + 1, ":") else {
        return Argument(label: nil, tokens: part)
      }
      return Argument(label: label, tokens: part.lowerBound + 2..<part.upperBound)
    }
  }

  func argument(_ labels: [String]) -> Argument? { arguments.first { $0.label.map(labels.contains) ?? false } }

  /// The first token of the expression that the call ends: `bundle` of `self.bundle!.localizedString(…)`.
  func start(in source: SourceTokens) -> Int {
    var start = index
    while source.isSign(start - 1, ".") {
      var end = start - 2
      while source.isSign(end, "!") || source.isSign(end, "?") { end -= 1 }
      if source.word(end) != nil {
        start = end
      } else if source.isSign(end, ")"), let open = source.opening(of: end), source.word(open - 1) != nil {
        start = open - 1
      } else {
        return start - 1
      }
    }
    return start
  }
}

extension SourceTokens {
  /// The opening bracket of the one that closes here.
  func opening(of index: Int) -> Int? {
    let partner = Int(tokens[index].partner)
    return partner >= 0 && partner < index ? partner : nil
  }

  /// The text that an argument certainly is: a literal, or several joined by `+`.
  func constant(_ range: Range<Int>) -> String? {
    var text = ""
    for (offset, index) in range.enumerated() {
      if offset % 2 == 1 {
        guard isSign(index, "+") else { return nil }
      } else {
        guard let part = quoted(index)?.plain else { return nil }
        text += part
      }
    }
    return range.count % 2 == 1 ? text : nil
  }

  func quoted(_ index: Int) -> QuotedText? {
    guard tokens[index].kind == .text else { return nil }
    return QuotedText(bytes, Int(tokens[index].start)..<Int(tokens[index].end))
  }

  /// The bytes of each value that is put into a literal.
  func values(in index: Int) -> [Range<Int>] {
    let token = tokens[index]
    // Most literals have none, and are not read.
    guard bytes[Int(token.start)..<Int(token.end)].contains(UInt8(ascii: "\\")) else { return [] }
    return quoted(index)?.parts.compactMap { if case .value(let range) = $0 { range } else { nil } } ?? []
  }

  /// The only word that the range is; `self.key` is `key`.
  func onlyWord(_ range: Range<Int>) -> String? {
    if range.count == 3, isWord(range.lowerBound, "self"), isSign(range.lowerBound + 1, ".") {
      return word(range.lowerBound + 2)
    }
    return range.count == 1 ? word(range.lowerBound) : nil
  }
}
