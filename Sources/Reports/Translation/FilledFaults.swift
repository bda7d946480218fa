import LintelModel

/// What is wrong with the length or the edges of a text that a translator filled in, by the sheet's own columns: it is written all the same,
/// and whoever writes it knows at once.
enum FilledFaults {
  /// - Parameters:
  ///   - most: How many characters surely fit; nil where that is not known.
  /// - Returns: Each as what was found and what is expected.
  static func of(_ text: String, source: String, in locale: LocaleID, most: Int?) -> [String] {
    guard !source.isEmpty else { return [] }
    return [length(of: text, most: most), ending(of: text, source: source, in: locale), spaces(of: text, source: source, in: locale)]
      .compactMap(\.self)
  }

  private static func length(of text: String, most: Int?) -> String? {
    guard let most, text.count > most else { return nil }
    return "found \(text.count) characters, expected at most \(most) to be safe"
  }

  /// Marks of other scripts, and what each stands for.
  private static let alike: [String: String] = [
    "。": ".", "：": ":", "？": "?", "！": "!", "，": ",", "؟": "?", "،": ",", "...": "…",
  ]
  /// They end no sentence with a mark.
  private static let withoutStops: Set<String> = ["th", "lo", "km", "my"]
  /// A word of no more letters with a full stop may be an abbreviation. The figure is ours.
  private static let longestAbbreviation = 5

  private static func ending(of text: String, source: String, in locale: LocaleID) -> String? {
    func plain(_ mark: String?) -> String? { mark.map { alike[$0] ?? $0 } }
    let (own, wanted) = (plain(SourceEnding.mark(of: text)), plain(SourceEnding.mark(of: source)))
    guard own != wanted else { return nil }
    if own == nil {
      // Other scripts have marks of their own, such as “।”.
      guard SourceEnding.lastMark(of: text) == nil, wanted != "." || !withoutStops.contains(locale.language) else { return nil }
    }
    if own == ";", wanted == "?", locale.language == "el" { return nil }
    if own == ".", wanted == nil {
      guard let last = text.split(whereSeparator: \.isWhitespace).last, last.count > longestAbbreviation + 1 else { return nil }
    }
    let (found, expected) = (own.map { "“\($0)” at the end" } ?? "no mark at the end", wanted.map { "“\($0)”" } ?? "none")
    return "found \(found), expected \(expected), as the source has"
  }

  private static func spaces(of text: String, source: String, in locale: LocaleID) -> String? {
    let edges = [("before", edge(text), edge(source)), ("behind", edge(text.reversed()), edge(source.reversed()))]
    for (place, own, wanted) in edges where own != wanted && !(own < wanted && locale.setsNoSpaces) {
      return "found \(spaces(own)) \(place) the text, expected \(wanted), as in the source"
    }
    if text.contains("  "), !source.contains("  ") { return "found two spaces in a row, expected one" }
    return nil
  }

  private static func edge(_ text: some Sequence<Character>) -> Int {
    var count = 0
    for character in text {
      guard character == " " || character == "\u{A0}" else { break }
      count += 1
    }
    return count
  }

  private static func spaces(_ count: Int) -> String { count == 1 ? "1 space" : "\(count) spaces" }
}
