import LintelModel

/// How a table's translations end where their sources end with a mark, in languages whose interfaces do without some of these:
/// what most of the table does is its convention, and no slip.
struct EndingConvention {
  private let table: TableInLocale
  /// Asked for each string of the table, and counted once.
  private lazy var ofSentences: (all: Int, with: Int) = countFullStops()

  /// Nil for languages that have the source's marks, or marks of their own for each of them.
  init?(of table: TableInLocale) {
    guard table.locale.setsNoSpaces || table.locale.language == "ko" else { return nil }
    self.table = table
  }

  /// Whether most of the translations whose sources end with a mark end so.
  mutating func isUsual(_ own: TextEdges.Ending, for given: TextEdges.Ending) -> Bool {
    if given == .none { return own == .fullStop && addsFullStops() }
    let endings = table.endings[given] ?? [:]
    return Self.isMost(endings[own] ?? 0, of: endings.values.reduce(0, +))
  }

  /// Whether most sentences that the source has without a full stop have one.
  private mutating func addsFullStops() -> Bool {
    let (all, with) = ofSentences
    return Self.isMost(with, of: all)
  }

  /// How many sentences the table has and how many of these end with a full stop, where nearly all have none: one that has a
  /// stop is unlike its neighbours. Nil elsewhere. Those that the source ends with a full stop count, too: a language that sets
  /// one there has them.
  mutating func sentencesWithoutFullStops() -> (all: Int, with: Int)? {
    let ofStops = table.endings[.fullStop] ?? [:]
    let decided = ofStops.reduce(0) { $1.key == .undecided ? $0 : $0 + $1.value }
    let (all, with) = (ofSentences.all + decided, ofSentences.with + (ofStops[.fullStop] ?? 0))
    // One that is not among those counted is compared with none.
    return all >= Self.fewest && with > 0 && with * Self.without <= all ? (all: all, with: with) : nil
  }

  /// How many sentences the source has without a full stop, and how many of these have one in the language: labels and headings
  /// tell nothing of that.
  private func countFullStops() -> (all: Int, with: Int) {
    var (all, with) = (0, 0)
    for pair in table.pairs {
      guard let own = pair.translation?.value, own != pair.source.value, let last = own.last,
        pair.source.value.last.map({ $0.isLetter || "\"”»’".contains($0) }) == true, Copy.isSentence(pair.source.value)
      else { continue }
      all += 1
      if "。．｡.".contains(last) { with += 1 }
    }
    return (all, with)
  }

  /// Fewer than these texts are no custom.
  private static let fewest = 5
  /// One of so many may be a slip. The figure is ours.
  private static let without = 5

  private static func isMost(_ count: Int, of all: Int) -> Bool { all >= fewest && count * 2 > all }
}

/// The full stop of Japanese and Chinese, which ends a sentence and nothing else.
enum IdeographicFullStop {
  /// Whether a text is a whole sentence with its stop: nobody takes it away since the source has forgotten its own. In
  /// Japanese a noun is no sentence.
  static func endsSentence(_ text: String, in language: String) -> Bool {
    var rest = text[...]
    while rest.last?.isWhitespace == true { rest.removeLast() }
    guard ["ja", "yue", "zh"].contains(language), let last = rest.popLast(), "。．｡".contains(last) else { return false }
    return language != "ja" || !JapaneseEnding.isNoun(String(rest))
  }
}

/// Texts of Japanese that are no sentences.
enum JapaneseEnding {
  /// Whether a text ends in a noun, as a heading or a command does (体言止め): of predicates the last sign is of hiragana. No full
  /// stop belongs behind it, whatever its source is. What stands in parentheses behind it tells nothing.
  static func isNoun(_ text: String) -> Bool {
    var rest = text[...]
    while let last = rest.last {
      if last.isWhitespace {
        rest.removeLast()
      } else if last == ")" || last == "）", let open = rest.lastIndex(where: { $0 == "(" || $0 == "（" }) {
        rest = rest[..<open]
      } else {
        return !last.unicodeScalars.contains { (0x3041...0x309F).contains($0.value) }
      }
    }
    return false
  }
}
