import LintelModel

/// The words of a table in a language, to tell a word that was cut short, `modifs.`, from the last one of a sentence: nowhere
/// does it stand without its stop, and longer words begin as it does.
struct AbbreviatedWords {
  /// In small letters: those that stand without a stop behind them.
  private let words: Set<Substring>

  /// A shorter beginning is that of many words, and an ending is about as long as the second figure. Both are ours.
  private static let (fewestLetters, ending) = (3, 2)

  init(of table: TableInLocale) {
    var words: Set<Substring> = []
    for pair in table.pairs {
      guard let unit = pair.translation, unit.locale == table.locale else { continue }
      let text = unit.value.lowercased()
      for word in text.split(whereSeparator: { !$0.isLetter })
      where word.endIndex == text.endIndex || text[word.endIndex] != "." {
        words.insert(word)
      }
    }
    self.words = words
  }

  /// Whether a text ends with one of them and its stop.
  func end(_ text: String) -> Bool {
    guard text.last(where: { !$0.isWhitespace }) == ".",
      let last = text.lowercased().split(whereSeparator: { !$0.isLetter }).last, last.last?.isLowercase == true,
      !words.contains(last)
    else { return false }
    // `modif`, and an ending for several.
    let starts = [last] + (last.hasSuffix("s") ? [last.dropLast()] : [])
    return starts.contains { start in
      start.count >= Self.fewestLetters && words.contains { $0.hasPrefix(start) && $0.count >= start.count + Self.ending }
    }
  }
}
