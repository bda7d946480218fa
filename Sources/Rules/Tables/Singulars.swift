import LintelModel

/// Texts for one thing that have a text for several beside them under another key: `%d file` beside `%d files`.
struct Singulars {
  /// By the beginnings of its words, the shortest and the longest text.
  private var spans: [[Substring]: (shortest: Int, longest: Int)] = [:]

  init(of units: [StringUnit]) {
    for unit in units {
      let count = unit.value.count
      let span = spans[Self.beginnings(unit.value)] ?? (count, count)
      spans[Self.beginnings(unit.value)] = (min(span.shortest, count), max(span.longest, count))
    }
  }

  func have(_ unit: StringUnit) -> Bool {
    guard let span = spans[Self.beginnings(unit.value)] else { return false }
    return span.shortest < span.longest && unit.value.count == span.shortest
  }

  /// Four letters of each word: what a plural's ending leaves alone.
  private static func beginnings(_ text: String) -> [Substring] {
    text.lowercased().split(whereSeparator: \.isWhitespace).map { $0.prefix(4) }
  }
}
