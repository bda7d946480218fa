import LintelFindings

/// What a translation is to end with, said of one string: of fifty at once nobody can say more than *as the source does*.
enum SourceEnding {
  private static let marks: Set<Character> = [".", "…", ":", "?", "!", ",", ";", "。", "：", "？", "！", "，", "؟", "،"]

  static func advice(source: String) -> Message {
    let text = source.reversed().drop { $0.isWhitespace }
    guard let last = text.first, marks.contains(last) else { return "End it without a mark, as the source does." }
    let mark = text.starts(with: "...") ? "..." : String(last)
    return "End it with “\(mark)” as the source does, or with what the language has for it."
  }
}
