import LintelFindings
import LintelModel

/// A table that a change adds to a language, and that has the texts of another one: it was saved in the wrong folder.
enum NewTables {
  /// Nil where the table is not new: its texts were replaced, which is told with what was there.
  static func remark(about taken: TakenTexts, in table: TableInLocale) -> Remark? {
    guard let other = taken.copiedFrom else { return nil }
    let (count, first) = (taken.texts.count, taken.texts[0])
    // A file of all languages has its first line for none of them.
    let file = table.file ?? first.translation.location.file
    let place = file == other ? first.translation.location : SourceLocation(file: file, line: 1)
    return Remark(
      .fails, "new-in-other-language",
      "The new \(table.locale) texts in \(file) are the \(taken.language) ones in \(other): \(count), such as \(StringUnit.quoted(first.translation.value))",
      certainty: .likely, blame: .translation, severity: .error,
      evidence: [.text("source", first.source.value), .text("translation", first.translation.value)],
      suggestion: "Put \(table.locale) translations in their place, or take the new texts out.", location: place, count: count)
  }

  static let examples: [Example] = [
    .fails(
      "a new table with the texts of another language", before: files(["de": "Wort"]),
      files: files(["de": "Wort", "nl": "Wort"])),
    .passes(
      "a new table with texts of its own", before: files(["de": "Wort"]), files: files(["de": "Wort", "nl": "Woord"])),
    .passes(
      "a language that is near the other one", before: files(["nb": "Ord"]), files: files(["nb": "Ord", "da": "Ord"])),
  ]

  /// Six strings in English, and in other languages with a word of each.
  private static func files(_ words: [String: String]) -> [String: String] {
    let sources = ["Delete", "Cancel", "Sort", "Send", "Chart", "Photo"]
    func file(_ texts: [String]) -> String { texts.indices.map { "\"k\($0)\" = \"\(texts[$0])\";\n" }.joined() }
    return words.reduce(into: ["en.lproj/Localizable.strings": file(sources)]) { files, word in
      files["\(word.key).lproj/Localizable.strings"] = file(sources.indices.map { "\(word.value) \($0)" })
    }
  }
}
