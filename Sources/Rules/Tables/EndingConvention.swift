import LintelModel

/// How a table's translations end where their sources end with a mark, in languages whose interfaces do without some of these:
/// what most of the table does is its convention, and no slip.
struct EndingConvention {
  private let table: TableInLocale
  /// Asked for each string of the table, and counted once.
  private lazy var addsFullStops: Bool = countsFullStops()

  /// Nil for languages that have the source's marks, or marks of their own for each of them.
  init?(of table: TableInLocale) {
    guard table.locale.setsNoSpaces || table.locale.language == "ko" else { return nil }
    self.table = table
  }

  /// Whether most of the translations whose sources end with a mark end so.
  mutating func isUsual(_ own: TextEdges.Ending, for given: TextEdges.Ending) -> Bool {
    if given == .none { return own == .fullStop && addsFullStops }
    let endings = table.endings[given] ?? [:]
    return Self.isMost(endings[own] ?? 0, of: endings.values.reduce(0, +))
  }

  /// Whether most sentences that the source has without a full stop have one: labels and headings tell nothing of that.
  private func countsFullStops() -> Bool {
    var (all, with) = (0, 0)
    for pair in table.pairs {
      guard let own = pair.translation?.value, own != pair.source.value, let last = own.last,
        pair.source.value.last?.isLetter == true, Copy.isSentence(pair.source.value)
      else { continue }
      all += 1
      if "。．｡.".contains(last) { with += 1 }
    }
    return Self.isMost(with, of: all)
  }

  /// Fewer than these texts are no custom.
  private static let fewest = 5

  private static func isMost(_ count: Int, of all: Int) -> Bool { all >= fewest && count * 2 > all }
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
