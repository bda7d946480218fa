import LintelFindings
import LintelModel

/// Translations that a change replaced with another string's: the text under the key is right, and says something else.
enum ReplacedTexts {
  /// So many questions are asked one by one.
  private static let mostAsked = 3

  static func remarks(in table: TableInLocale) -> [Remark] {
    let (certain, asked) = (table.replacedTexts.filter(\.isCertain), table.replacedTexts.filter { !$0.isCertain })
    let questions = asked.count > mostAsked ? [several(asked, in: table)] : asked.map { remark(about: $0, table.locale) }
    let taken = table.takenTexts.map { [NewTables.remark(about: $0, in: table) ?? remark(about: $0, in: table)] } ?? []
    return taken + certain.map { remark(about: $0, table.locale) } + questions
  }

  /// A table that was saved in the wrong folder: all of it is to be put back.
  private static func remark(about taken: TakenTexts, in table: TableInLocale) -> Remark {
    let (count, first) = (taken.texts.count, taken.texts[0])
    return Remark(
      .fails, "other-language",
      "A change replaced \(table.locale) texts of \(table.name) with the \(taken.language) ones: \(count), such as \(StringUnit.quoted(first.translation.value))",
      certainty: .likely, blame: .translation, severity: .error,
      evidence: [
        .text("source", first.source.value), .text("before", first.before), .text("translation", first.translation.value),
      ], suggestion: "Put back what was there.", location: first.translation.location, count: count,
      strings: taken.texts.map {
        FoundString(reason: "other-language", key: $0.source.key, location: $0.translation.location)
      })
  }

  private static func remark(about replaced: ReplacedText, _ locale: LocaleID) -> Remark {
    let isCertain = replaced.isCertain
    return Remark(
      isCertain ? .fails : .needsReview, replaced.isExchange ? "exchanged" : "replaced", message(replaced, locale),
      certainty: isCertain ? .likely : .possible, unit: replaced.translation, blame: .translation,
      severity: isCertain ? .error : nil,
      evidence: [
        .text("source", replaced.source.value), .text("before", replaced.before),
        .text("translation", replaced.translation.value),
      ], suggestion: advice(replaced), location: replaced.translation.location, definedAt: replaced.source.location)
  }

  private static func message(_ replaced: ReplacedText, _ locale: LocaleID) -> Message {
    let (source, other) = (StringUnit.quoted(replaced.source.value), StringUnit.quoted(replaced.otherSource.value))
    let (text, before) = StringUnit.quoted(replaced.translation.value, besides: replaced.before)
    if replaced.isExchange {
      return "The \(locale) texts of \(source) and \(other) have changed places: \(source) is \(text) now, and was \(before)"
    }
    return replaced.kind == .opposites
      ? "The \(locale) text of \(source) was \(before), and is \(text) now, which is the text of its opposite, \(other)"
      : "The \(locale) text of \(source) was \(before), and is \(text) now, which is the text of \(other)"
  }

  private static func advice(_ replaced: ReplacedText) -> Message {
    let (text, before) = StringUnit.quoted(replaced.translation.value, besides: replaced.before)
    switch (replaced.isExchange, replaced.isCertain) {
    case (true, true): return "Put both texts back."
    case (true, false): return "Find out which text belongs to which, and put both back if they were right before."
    case (false, true): return "Put back \(before)."
    case (false, false): return "Put back \(before), unless \(text) is meant."
    }
  }

  /// One remark for a table: somebody has to look at all of them.
  private static func several(_ replaced: [ReplacedText], in table: TableInLocale) -> Remark {
    Remark(
      .needsReview, "several-replaced",
      "A change replaced \(table.locale) texts of \(table.name) with those of other strings: \(replaced.count), such as \(StringUnit.quoted(replaced[0].translation.value))",
      certainty: .possible, blame: .translation,
      evidence: [
        .text("source", replaced[0].source.value), .text("before", replaced[0].before),
        .text("translation", replaced[0].translation.value),
      ], suggestion: "Put back what was there, unless the new texts are meant.", location: replaced[0].translation.location,
      count: replaced.count,
      strings: replaced.map { FoundString(reason: "replaced", key: $0.source.key, location: $0.translation.location) })
  }

  static let examples: [Example] = [
    .fails(
      "a change gives a string the text of its opposite", before: texts(("Mute", "Geluid uit"), ("Unmute", "Geluid aan")),
      files: texts(("Mute", "Geluid uit"), ("Unmute", "Geluid uit"))),
    .fails(
      "a change copies a text to the wrong line, and a word of it shows whose it is",
      before: texts(("Archive Chat", "Archiveren"), ("Block Contact", "Blokkeren: contact")),
      files: texts(("Archive Chat", "Blokkeren: contact"), ("Block Contact", "Blokkeren: contact"))),
    .fails(
      "a change exchanges two texts, and words show that they were right",
      before: texts(("Minimum Width", "Minimumbreedte"), ("Maximum Width", "Maximumbreedte")),
      files: texts(("Minimum Width", "Maximumbreedte"), ("Maximum Width", "Minimumbreedte"))),
    .fails(
      "a table with the texts of another language", before: byLanguage("Woord"), files: byLanguage("Wort")),
    .needsReview(
      "one word may do for both", before: texts(("Delete", "Verwijder"), ("Cancel", "Annuleer")),
      files: texts(("Delete", "Annuleer"), ("Cancel", "Annuleer"))),
    .needsReview(
      "a change exchanges two texts, and nothing shows which way round is right",
      before: texts(("Delete", "Verwijder"), ("Cancel", "Annuleer")),
      files: texts(("Delete", "Annuleer"), ("Cancel", "Verwijder"))),
    .needsReview("many, in one finding", before: many("a", "b"), files: many("b", "b")),
    .passes(
      "a change exchanges two texts, and words show that they are right now",
      before: texts(("Minimum Width", "Maximumbreedte"), ("Maximum Width", "Minimumbreedte")),
      files: texts(("Minimum Width", "Minimumbreedte"), ("Maximum Width", "Maximumbreedte"))),
    .passes(
      "two strings that say the same have one text now", before: texts(("Delete", "Wis"), ("Delete…", "Verwijder")),
      files: texts(("Delete", "Verwijder"), ("Delete…", "Verwijder"))),
    .passes(
      "another language has one text for both, too",
      before: texts(("Done", "Gereed"), ("Close", "Sluit"), german: ["Fertig", "Fertig"]),
      files: texts(("Done", "Sluit"), ("Close", "Sluit"), german: ["Fertig", "Fertig"])),
  ]

  /// A table in English, Dutch and German, whose German texts are as given or differ from each other.
  private static func texts(_ dutch: (String, String)..., german: [String]? = nil) -> [String: String] {
    func file(_ texts: [String]) -> String { texts.indices.map { "\"k\($0)\" = \"\(texts[$0])\";\n" }.joined() }
    return [
      "en.lproj/Localizable.strings": file(dutch.map(\.0)), "nl.lproj/Localizable.strings": file(dutch.map(\.1)),
      "de.lproj/Localizable.strings": file(german ?? dutch.indices.map { "Wort \($0)" }),
    ]
  }

  /// Six strings in English, in German, and in Dutch with a word of either.
  private static func byLanguage(_ dutch: String) -> [String: String] {
    let sources = ["Delete", "Cancel", "Sort", "Send", "Chart", "Photo"]
    func file(_ texts: [String]) -> String { texts.indices.map { "\"k\($0)\" = \"\(texts[$0])\";\n" }.joined() }
    func words(_ word: String) -> [String] { sources.indices.map { "\(word) \($0)" } }
    return [
      "en.lproj/Localizable.strings": file(sources), "nl.lproj/Localizable.strings": file(words(dutch)),
      "de.lproj/Localizable.strings": file(words("Wort")),
    ]
  }

  /// Four pairs of strings, of each of which the first has a text with one letter, and the second one with another.
  private static func many(_ first: String, _ second: String) -> [String: String] {
    let sources = ["Delete", "Cancel", "Sort", "Send", "Chart", "Photo", "Lock", "Print"]
    func file(_ texts: [String]) -> String { texts.indices.map { "\"k\($0)\" = \"\(texts[$0])\";\n" }.joined() }
    return [
      "en.lproj/Localizable.strings": file(sources),
      "nl.lproj/Localizable.strings": file(sources.indices.map { "woord \($0 / 2) \($0 % 2 == 0 ? first : second)" }),
      "de.lproj/Localizable.strings": file(sources.indices.map { "Wort \($0)" }),
    ]
  }
}

extension ReplacedText {
  fileprivate var isCertain: Bool { kind != .other }
}
