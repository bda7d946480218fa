package import LintelModel

extension TextEdges {
  /// The marks that the sentences before the last one end with, in their order: of `Delete it? This is for good.` a question
  /// mark.
  package static func innerEndings(of text: String, language: String) -> [Ending] {
    var found: [Ending] = []
    var next: Character?
    for word in words(of: text).reversed() {
      // What goes on with a small letter is the same sentence: the full stop is an abbreviation's.
      if let next, !next.isLowercase {
        let ending = TextEdges(of: String(word), language: language).ending
        if ofSentences.contains(ending) { found.append(ending) }
      }
      next = word.first { !$0.isPunctuation || $0 == "%" } ?? next
    }
    return found.reversed()
  }

  /// Cut at white space, and behind the marks of scripts that set none.
  private static func words(of text: String) -> [Substring] {
    var words: [Substring] = []
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      let next = text.index(after: index)
      if text[index].isWhitespace {
        if start < index { words.append(text[start..<index]) }
        start = next
      } else if next < text.endIndex, endsSentence(text[index], before: text[next]) {
        words.append(text[start..<next])
        start = next
      }
      index = next
    }
    if start < text.endIndex { words.append(text[start...]) }
    return words
  }

  /// Whether a mark ends a sentence though no space is behind it: a wide one does, and of the others those before a sign of a
  /// script that sets no spaces.
  private static func endsSentence(_ mark: Character, before next: Character) -> Bool {
    if wide.contains(mark) { return !next.isPunctuation || next == "%" }
    guard mark == "?" || mark == "!", next.isLetter, let first = next.unicodeScalars.first else { return false }
    return (0x3041...0x9FFF).contains(first.value)
  }

  private static let ofSentences: Set<Ending> = [.fullStop, .question, .exclamation, .ellipsis]
  private static let wide: Set<Character> = ["。", "｡", "．", "？", "！"]
}
