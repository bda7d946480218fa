/// Phrases that no other language has, whatever capitals they are written in: they have an English word of no noun's kind, as
/// `Cannot Access the File` has, or are a command, as `Choose File…` is. A name or a title seldom is either.
package enum PlainEnglish {
  /// Languages that are so close to English that its words are theirs.
  package static let likeEnglish: Set = ["ang", "bi", "en", "jam", "kri", "pcm", "rop", "sco", "tpi"]

  /// - Parameters:
  ///   - words: As they are spelled, without marks.
  ///   - text: The whole of the phrase.
  ///   - language: The translation's.
  package static func isPhrase(_ words: [Substring], of text: String, in language: String) -> Bool {
    guard words.count >= 2, !likeEnglish.contains(language) else { return false }
    // In capitals alone it may be code.
    let small = words.filter { $0.contains(where: \.isLowercase) }.map { $0.lowercased().replacing("’", with: "'") }
    if small.contains(where: { marks.contains($0) && shared[$0]?.contains(language) != true }) { return true }
    guard let first = words.first, first.contains(where: \.isLowercase), commands.contains(first.lowercased()) else {
      return false
    }
    return words.count >= 3 || text.hasSuffix("…") || text.hasSuffix("...")
  }

  /// Those words of a phrase that would tell that it is English, but for a language that has them as well: “invalid” of German.
  /// What the language says elsewhere tells whether it does.
  package static func sharedMarks(of words: [Substring], in language: String) -> [String] {
    guard words.count >= 2, !likeEnglish.contains(language) else { return [] }
    return words.map { $0.lowercased() }.filter { shared[$0]?.contains(language) == true }
  }

  /// Words of statements and requests. The list is ours.
  private static let marks: Set<String> = [
    "can't", "cannot", "could", "couldn't", "doesn't", "don't", "failed", "invalid", "isn't", "required", "should", "unable",
    "without", "won't", "would", "your",
  ]
  /// Those of them that are words of other languages, too.
  private static let shared: [String: Set<String>] = ["invalid": ["da", "de", "hu", "mo", "nb", "nn", "no", "ro", "sv"]]

  /// Verbs that a button begins with and few names do: no “Open”, “Set”, “Drop” and “Update”, which those of programs have. The
  /// list is ours.
  private static let commands: Set<String> = [
    "add", "allow", "choose", "configure", "copy", "create", "customise", "customize", "delete", "disable", "duplicate", "edit",
    "enable", "enter", "explain", "hide", "paste", "remove", "rename", "restore", "save", "select", "show",
  ]
}
