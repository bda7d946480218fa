import LintelModel

/// How wide a character of a language is, as a share of the font's size: what a text that is not translated yet will need, its
/// source's letters do not tell.
struct LetterWidths {
  /// A translated text.
  struct Sample {
    let characters: Int
    /// What it needs as is best known, in ems.
    let best: Double
    /// What it needs at most, in ems.
    let high: Double
  }

  /// Of all characters together, as is best known.
  let mean: Double
  /// Of the text with the widest ones, at most.
  let widest: Double

  /// Whose signs fill a square of the font's size each.
  private static let square: Set = ["ja", "ko", "yue", "zh"]
  /// With fewer characters than this nothing is said of an alphabet: `OK` has wide ones only.
  private static let leastCharacters = 20
  /// A shorter text is no measure of how wide a text of the language may be.
  private static let leastInText = 4

  /// Nil where too little is translated to tell: then the source's letters are the best guess.
  init?(_ samples: [Sample], in locale: LocaleID) {
    let isSquare = Self.square.contains(locale.language)
    let count = samples.reduce(0) { $0 + $1.characters }
    guard isSquare || count >= Self.leastCharacters else { return nil }
    let average = count == 0 ? 0 : samples.reduce(0) { $0 + $1.best } / Double(count)
    // Latin names in a text make it no narrower than the signs that the new one may consist of.
    mean = max(average, isSquare ? 1 : 0)
    guard mean > 0 else { return nil }
    let texts = samples.filter { $0.characters >= Self.leastInText }
    widest = texts.reduce(mean) { max($0, $1.high / Double($1.characters)) }
  }

  /// - Parameter texts: A language's, on all bars.
  init?(of texts: [BarText], in locale: LocaleID) {
    // A copy has the source's letters.
    self.init(texts.compactMap { $0.translation == nil || $0.translation == $0.source ? nil : $0.room.sample }, in: locale)
  }
}

extension TextRoom {
  /// So many points in characters of a language, rounded down.
  func charactersLeft(_ points: Points, of letters: LetterWidths) -> Int {
    Int((points.value / (letters.mean * fontSize.value)).rounded(.down))
  }

  /// How many characters of a language fit if the text, which is not in it, may become so many points wider: at the least,
  /// with letters and room as unfavourable as they may be, and as is best known.
  func lengths(left points: Points, of letters: LetterWidths) -> ClosedRange<Int> {
    let all = (needed.best + points).value
    let best = max(0, Int((all / (letters.mean * fontSize.value)).rounded(.down)))
    let least = Int(((all - doubt.value) / (letters.widest * fontSize.value)).rounded(.down))
    return min(best, max(0, least))...best
  }
}
