import LintelFindings
import LintelModel

extension Rule {
  static let translationOfAnother = Rule(
    id: "translation-of-another",
    title: "Strings that say different things have different translations.",
    severity: .warning,
    gravest: .error,
    isCore: true,
    isByMajority: true,
    why: "A translation under the wrong key says the wrong thing: two buttons, one of which undoes the other, read the same.",
    examples: sharedExamples + ReplacedTexts.examples + ForeignTexts.examples + NewTables.examples + LongTranslations.examples,
    check: .translations { table in
      let (opposites, others) = (
        table.sharedTexts.filter { $0.kind == .opposites }, table.sharedTexts.filter { $0.kind != .opposites }
      )
      return ReplacedTexts.remarks(in: table) + ForeignTexts.remarks(in: table) + opposites.map { Rule.ofOpposites($0, table.locale) }
        + Rule.grouped(others, in: table) + LongTranslations.remarks(in: table)
    })

  private static let sharedExamples: [Example] = [
    .fails(
      "opposites with one text",
      files: texts(("Maximum value", "Minimum value"), "Minimumwaarde", "Minimumwaarde")),
    .fails(
      "opposites, where nothing shows which one it translates", files: texts(("Mute", "Unmute"), "Geluid uit", "Geluid uit")),
    .fails(
      "a text and another one that says it is not so",
      files: texts(("Last sync", "Last sync time is not known"), "Laatste sync", "Laatste sync")),
    .needsReview(
      "the same, where another language does not tell them apart either",
      files: texts(("Mute", "Unmute"), "Geluid uit", "Geluid uit", alike: "sv")),
    .needsReview("a sentence where all others have a word", files: texts(("Syntax", sentence), dutch, dutch)),
    .needsReview(
      "two sentences",
      files: texts((sentence, "Downloads are kept until the app is closed"), dutch, dutch)),
    .needsReview(
      "several, in one finding",
      files: texts(
        ("Syntax", sentence), dutch, dutch,
        besides: ("Theme", "Colors which the editor has for each kind of word:"),
        "Kleuren die de editor heeft voor elke soort woord:")),
    .needsReview(
      "one text on several strings, in one finding",
      files: texts(
        ("Syntax", sentence), dutch, dutch, besides: ("Theme", "Colors which the editor has for each kind of word:"), dutch)),
    .passes("two texts", files: texts(("Mute", "Unmute"), "Geluid uit", "Geluid aan")),
    .passes("words of one meaning", files: texts(("Find", "Search"), "Zoek", "Zoek")),
    .passes("one says more of the same", files: texts(("Delete…", "Delete item"), "Verwijder", "Verwijder…")),
    .passes(
      "other languages have one text as well",
      files: texts(("Mute", "Unmute"), "Geluid uit", "Geluid uit", others: "Same")),
  ]

  private static func ofOpposites(_ shared: SharedText, _ locale: LocaleID) -> Remark {
    guard shared.owner == nil else {
      let wrong = shared.suspect
      return Remark(
        .fails, "opposite", opposites(shared, locale), certainty: .likely, unit: wrong.translation, blame: .translation,
        severity: shared.isOnlyHere ? .error : nil, evidence: evidence(wrong.source, wrong.translation),
        suggestion: advice(shared), location: wrong.translation.location)
    }
    // One of the two does the opposite of what it says, as every other language knows. Where another one has a single text as
    // well, or the others are few, one word may do for both, and somebody has to look. It is at neither of the two: whoever
    // translates them has to say which one it is.
    let both = [(shared.first, shared.firstTranslation), (shared.second, shared.secondTranslation)]
    return Remark(
      shared.isOnlyHere ? .fails : .needsReview, "opposite", opposites(shared, locale), certainty: .likely, blame: .translation,
      severity: shared.isOnlyHere ? .error : nil,
      evidence: [
        .text("sources", both.map { $0.0.value }.joined(separator: " · ")), .text("translation", shared.suspect.translation.value),
      ], suggestion: advice(shared),
      strings: Self.both(of: shared))
  }

  /// Where nothing shows which of the two is wrong, with the lines of both.
  private static func opposites(_ shared: SharedText, _ locale: LocaleID) -> Message {
    let text = StringUnit.quoted(shared.suspect.translation.value)
    let (first, second) = (StringUnit.quoted(shared.first.value), StringUnit.quoted(shared.second.value))
    let (line, other) = (shared.firstTranslation.location.line, shared.secondTranslation.location.line)
    // The words of the table, of the language or of related ones say whose it is.
    let (right, wrong) = (StringUnit.quoted(shared.other.source.value), StringUnit.quoted(shared.suspect.source.value))
    if shared.isOfCounterparts {
      if shared.owner != nil {
        return "The \(locale) text \(text) stands for \(first) and for \(second), which say different things: by its words it belongs to \(right), and that of \(wrong) is probably wrong"
      }
      return shared.isOnlyHere
        ? "The \(locale) text \(text) stands for \(first) in line \(line) and for \(second) in line \(other), which say different things: one of the two is wrong, and nothing shows which"
        : "The \(locale) text \(text) stands for \(first) in line \(line) and for \(second) in line \(other), which say different things"
    }
    if shared.owner != nil {
      return "The \(locale) text \(text) stands for \(first) and for \(second), which are opposites: by its words it belongs to \(right), and that of \(wrong) is probably wrong"
    }
    return shared.isOnlyHere
      ? "The \(locale) text \(text) stands for \(first) in line \(line) and for \(second) in line \(other), which are opposites: one of the two is wrong, and nothing shows which"
      : "The \(locale) text \(text) stands for \(first) in line \(line) and for \(second) in line \(other), which are opposites"
  }

  /// One remark for a table: somebody has to look at all of them.
  private static func grouped(_ shared: [SharedText], in table: TableInLocale) -> [Remark] {
    guard let first = shared.first else { return [] }
    guard shared.count > 1 else { return [asked(first, table.locale)] }
    // One text on six strings is fifteen pairs: people count texts and strings.
    var seen: Set<String> = []
    let suspects = shared.map(\.suspect.translation).filter { seen.insert($0.key).inserted }
    let strings = Set(shared.flatMap { [$0.firstTranslation.key, $0.secondTranslation.key] }).count
    let texts = Set(shared.map(\.firstTranslation.value)).count
    let text = StringUnit.quoted(first.firstTranslation.value)
    let what: Message =
      texts == 1
      ? "The \(table.locale) text \(text) of \(table.name) stands for \(strings) strings which say different things"
      : "\(table.name) has \(table.locale) texts that stand for several strings each which say different things: \(texts) texts for \(strings) strings, such as \(text)"
    return [
      Remark(
        .needsReview, "several", what,
        certainty: .possible, blame: .translation, evidence: evidence(first.suspect.source, first.suspect.translation),
        suggestion: texts == 1
          ? "Compare all of them with their sources, and translate anew those that it does not translate."
          : "Compare both with their sources, and translate one of the two anew, or both.",
        location: first.suspect.translation.location, count: suspects.count,
        strings: suspects.map { FoundString(reason: "another", key: $0.key, location: $0.location) })
    ]
  }

  private static func asked(_ shared: SharedText, _ locale: LocaleID) -> Remark {
    let wrong = shared.suspect
    let (first, second) = (shared.firstTranslation.location.line, shared.secondTranslation.location.line)
    return Remark(
      .needsReview, "another",
      "The \(locale) text \(StringUnit.quoted(wrong.translation.value)) stands for \(StringUnit.quoted(shared.first.value)) in line \(first) and for \(StringUnit.quoted(shared.second.value)) in line \(second), which say different things",
      certainty: .possible, unit: wrong.translation, blame: .translation, evidence: evidence(wrong.source, wrong.translation),
      suggestion: advice(shared), location: wrong.translation.location, count: shared.owner == nil ? 2 : nil,
      strings: shared.owner == nil ? both(of: shared) : [])
  }

  /// Where nothing shows which of the two is wrong, neither is accused alone: whoever looks at one of them is told, too.
  private static func both(of shared: SharedText) -> [FoundString] {
    [shared.firstTranslation, shared.secondTranslation].map { FoundString(key: $0.key, location: $0.location) }
  }

  private static func advice(_ shared: SharedText) -> Message {
    // Neither of the two may be right. Its words tell whose it is rather, and not that it translates that one.
    guard shared.owner != nil else {
      let both = [shared.firstTranslation, shared.secondTranslation].sorted { $0.location.line < $1.location.line }
      let (key, otherKey) = (StringUnit.quoted(both[0].key), StringUnit.quoted(both[1].key))
      let (line, otherLine) = (both[0].location.line, both[1].location.line)
      return "Compare the keys \(key) in line \(line) and \(otherKey) in line \(otherLine) with their sources, and translate one of the two anew, or both."
    }
    let (wrong, other) = (shared.suspect.translation, shared.other.translation)
    let (key, otherKey) = (StringUnit.quoted(wrong.key), StringUnit.quoted(other.key))
    let (line, otherLine) = (wrong.location.line, other.location.line)
    return
      "By its words it is rather that of the key \(otherKey) in line \(otherLine): translate \(key) in line \(line) anew, and compare the other one with its source."
  }

  /// Of the string that the remark is at: whoever translates it is shown this source.
  private static func evidence(_ source: StringUnit, _ translation: StringUnit) -> [Evidence] {
    [.text("source", source.value), .text("translation", translation.value)]
  }

  private static let sentence = "Text to be inserted by a command in the menu:"
  private static let dutch = "Tekst die met een opdracht in het menu wordt ingevoegd:"

  /// A table in English and Dutch, and in six languages that have two texts.
  /// - Parameter alike: A language that has one text for both, beside four more that have two.
  private static func texts(
    _ english: (String, String), _ first: String, _ second: String, besides extra: (String, String)? = nil, _ third: String = "",
    others: String? = nil, alike: String? = nil
  ) -> [String: String] {
    func file(_ texts: [String]) -> String { texts.indices.map { "\"k\($0)\" = \"\(texts[$0])\";\n" }.joined() }
    let sources = [english.0, english.1] + (extra.map { [$0.0, $0.1] } ?? [])
    var files = [
      "en.lproj/Localizable.strings": file(sources),
      "nl.lproj/Localizable.strings": file([first, second] + (extra == nil ? [] : [third, third])),
    ]
    let more = alike.map { ["hu", "nb", "pl", "ro", $0] } ?? []
    for locale in ["cs", "da", "de", "es", "fr", "it"] + more {
      // Of about the length of the source.
      let own = sources.enumerated().map { locale == alike ? "Ljud" : others ?? "\($0.element.prefix(12)) \(locale) \($0.offset)" }
      files["\(locale).lproj/Localizable.strings"] = file(own)
    }
    return files
  }
}
