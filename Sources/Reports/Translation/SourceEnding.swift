import LintelFindings

/// What a translation is to end with, said of one string: of fifty at once nobody can say more than *as the source does*.
enum SourceEnding {
  private static let marks: Set<Character> = [".", "…", ":", "?", "!", ",", ";", "。", "：", "？", "！", "，", "؟", "،"]

  /// The mark that a text ends with, space left aside; nil for one that ends with a letter, a digit or a placeholder.
  static func lastMark(of text: String) -> String? {
    if let mark = mark(of: text) { return mark }
    guard let last = text.last(where: { !$0.isWhitespace }), !last.isLetter, !last.isNumber, last != "@" else { return nil }
    return String(last)
  }

  private static let closing: Set<Character> = [
    ")", "]", "\"", "'", "”", "’", "»", "“", "‘", "«", "」", "』", "）", "】", "》",
  ]

  /// That of the usual marks which a text ends with, space and what closes around it left aside, as the rule reads it; nil for a
  /// text that ends with none of these.
  static func mark(of text: String) -> String? {
    let text = text.reversed().drop { $0.isWhitespace || closing.contains($0) }
    guard let last = text.first, marks.contains(last) else { return nil }
    return text.starts(with: "...") ? "..." : String(last)
  }

  static func advice(source: String) -> Message {
    guard let mark = mark(of: source) else { return "End it without a mark, as the source does." }
    return "End it with “\(mark)” as the source does, or with what the language has for it."
  }

  /// In characters: of a longer text, such as the notes of a release, its end says all that there is to see.
  private static let mostShown = 160
  private static let endShown = 100

  /// The last words of a long text, from a word's beginning where it has words.
  static func end(of text: String) -> String {
    guard text.count > mostShown else { return text }
    let end = text.suffix(endShown)
    let words = end.drop { !$0.isWhitespace }.drop(while: \.isWhitespace)
    return "…" + String(words.count * 2 > endShown ? words : end)
  }
}

extension TranslationSheet.Other {
  /// A text of its list, as far as the finding is about it.
  func told(_ text: String) -> String {
    ["ending-punctuation", "full-stop-added"].contains(entry.finding.rule) ? SourceEnding.end(of: text) : text
  }
}
