import LintelFindings
import LintelModel

extension Rule {
  static let mixedTypography = Rule(
    id: "mixed-typography",
    title: "The texts of a table write apostrophes, quotation marks and the like in one way.",
    severity: .note,
    isCore: true,
    why: "Signs that change from one text to the next look like slips, and nobody finds them one by one.",
    examples: [
      .needsReview("one apostrophe unlike the others", files: table("fr", curved + ["L'image"])),
      .needsReview(
        "a question without its first mark in Spanish",
        files: table("es", ["¿Quitar?", "¿Salir ahora?", "¿Abrir la copia?", "¿Seguir?", "Cerrar todo?"])),
      .needsReview("a single question without it", files: table("es", ["Cerrar todo?"])),
      .needsReview(
        "narrow marks among wide ones in Japanese", files: table("ja", ["削除？", "終了？", "保存？", "続けますか？", "開きますか?"])),
      .needsReview(
        "two kinds of quotation marks in German",
        files: table("de", ["„A“ löschen", "„B“ öffnen", "„C“ sichern", "\\\"D\\\" drucken", "\\\"E\\\" teilen"])),
      .needsReview(
        "a space before most colons in French",
        files: table("fr", ["Nom :", "Date de la copie :", "Taille :", "Chemin :", "Adresse:"])),
      .needsReview(
        "ordinary spaces among those that break no line in French",
        files: table(
          "fr", ["Quitter\u{202F}?", "Ouvrir\u{A0}?", "Fermer la page\u{202F}?", "Supprimer\u{202F}?", "Continuer ?"])),
      .needsReview(
        "the typographic apostrophe in few texts: it is right, and the table as a whole is asked about",
        files: table("fr", ["L'écran", "L'image d'en haut", "Jusqu'à ce jour", "Aujourd'hui", "L’image"])),
      .needsReview(
        "ordinary spaces in most texts: those that break no line are right",
        files: table("fr", ["Quitter ?", "Ouvrir ?", "Fermer la page ?", "Supprimer ?", "Continuer\u{202F}?"])),
      .passes("no space before most marks in Canada", files: table("fr-CA", ["Quitter?", "Ouvrir?", "Fermer?", "Supprimer?", "Continuer ?"])),
      .passes(
        "a text that was left in English",
        files: table("es", ["¿Quitar?", "¿Salir ahora?", "¿Abrir la copia?", "¿Seguir?", "Number of the app?"])),
      .passes(
        "the end of a question that code joins to its beginning",
        files: table("es", ["¿Quitar?", "¿Salir ahora?", "¿Abrir la copia?", "¿Seguir?", "¿Quiere borrar ", "%d trazas?"])
          .merging(joining) { $1 }),
      .passes(
        "the keyboard's colon in nearly all texts in Japanese: that is the table's style",
        files: table("ja", ["名前:", "場所:", "日付:", "種類:", "大きさ：", "合計:"])),
      .needsReview("few of the keyboard's colons in Japanese", files: table("ja", ["名前：", "場所：", "日付：", "種類：", "大きさ:"])),
      .passes("one apostrophe", files: table("fr", curved + ["L’image"])),
      .passes("few texts", files: table("fr", ["L’image", "L'écran"])),
      .passes(
        "a quotation mark that belongs to code",
        files: table("de", ["„A“ löschen", "„B“ öffnen", "„C“ sichern", "„D“ drucken", "<a href=\\\"x\\\">Hilfe</a>"])),
      .passes(
        "a text that speaks of the mark itself",
        files: table("de", ["„A“ löschen", "„B“ öffnen", "„C“ sichern", "„D“ drucken", "Das Zeichen \\\" nach jedem \\\" schreiben"])),
    ],
    check: .translations { table in
      table.isSource ? [] : SignPair.of(table.locale).compactMap { $0.remark(in: table) }
    })

  private static let curved = ["L’écran", "L’image d’en haut", "Jusqu’à ce jour", "Aujourd’hui"]

  private static let joining = [
    "Ask.swift": #"let ask = NSLocalizedString("k4", tableName: "L", comment: "") + NSLocalizedString("k5", tableName: "L", comment: "")"#
  ]

  private static func table(_ locale: String, _ texts: [String]) -> [String: String] {
    func file(_ text: (Int, String) -> String) -> String {
      texts.enumerated().map { "\"k\($0.offset)\" = \"\(text($0.offset, $0.element))\";\n" }.joined()
    }
    return [
      "en.lproj/L.strings": file { number, _ in "Text number \(number + 1) of the app" },
      "\(locale).lproj/L.strings": file { $1 },
    ]
  }
}

/// Two ways in which a language's texts may write the same. The first one is the language's norm, whatever most of a table does:
/// who has it is right.
private struct SignPair: Sendable {
  /// As a message shows them.
  let signs: (first: String, second: String)
  let reason: String
  /// Whether the two are kinds of space, which a message cannot show.
  var areSpaces = false
  /// Whether the first one is a space before a mark.
  var isSpaced = false
  /// Whether both are in use: where nearly a whole table has the second one, that is its style, and nobody is asked.
  var isStyle = false
  /// Whether the first one opens what the mark at the end closes: both are of one sentence, which may be of several texts.
  var isOpening = false
  /// Whether no text may do without the first one: then few texts are told, too, and a table in which none has it.
  var isRequired = false
  /// Whether the second one, which keyboards have, is no mistake where a whole table writes so.
  var acceptsBoth = false
  /// Whether a text has the first and the second one.
  let found: @Sendable (_ text: [Character]) -> (first: Bool, second: Bool)

  /// French: Imprimerie nationale, Lexique des règles typographiques; in Canada the Office québécois de la langue française has a
  /// space before the colon alone. German: Duden, which has „“; Switzerland has « ». Spanish: Ortografía de la lengua española.
  static func of(_ locale: LocaleID) -> [SignPair] {
    let language = locale.language
    var pairs: [SignPair] = []
    if ["ca", "fr", "it", "nl", "oc", "tr", "uk"].contains(language) { pairs.append(apostrophes) }
    switch language {
    case "fr" where locale.region == "CA": pairs.append(spaced(":", "spaces-colon"))
    case "fr":
      pairs += [spaces, spaced(":", "spaces-colon"), spaced("!", "spaces-exclamation"), spaced(";", "spaces-semicolon")]
      pairs.append(kindsOfSpace)
    case "es": pairs += [opened("¿", "?", "openings", isRequired: true), opened("¡", "!", "openings-exclamation")]
    case "de" where !["CH", "LI"].contains(locale.region): pairs.append(quotes)
    case "ja", "zh":
      pairs += [wide("？", "?", "widths"), wide("！", "!", "widths-exclamation"), wide("：", ":", "widths-colon", isStyle: true)]
    default: break
    }
    return pairs
  }

  private static let apostrophes = SignPair(signs: ("’", "'"), reason: "apostrophes", acceptsBoth: true) { text in
    func isInWord(_ sign: Character) -> Bool {
      text.indices.contains { text[$0] == sign && isLetter(text, $0 - 1) && isLetter(text, $0 + 1) }
    }
    return (isInWord("’"), isInWord("'"))
  }

  /// At the end alone: an address and a time have such marks within them.
  private static let spaces = spaced("?", "spaces")

  private static func spaced(_ mark: Character, _ reason: String) -> SignPair {
    SignPair(signs: ("… \(mark)", "…\(mark)"), reason: reason, isSpaced: true) { text in
      guard text.last == mark, text.count > 2 else { return (false, false) }
      let before = text[text.count - 2]
      return (before.isWhitespace && isLetter(text, text.count - 3), before.isLetter)
    }
  }

  /// What is beside a mark, where a line may break and leave it alone.
  private static let kindsOfSpace = SignPair(signs: ("", ""), reason: "kinds-of-space", areSpaces: true) { text in
    var found = (first: false, second: false)
    for place in text.indices where "?!:;»«".contains(text[place]) {
      let isOpening = text[place] == "«"
      let (space, word) = isOpening ? (place + 1, place + 2) : (place - 1, place - 2)
      // Behind a mark that ends a word is no smiley, and no address.
      let isEnd = isOpening || !text.indices.contains(place + 1) || text[place + 1].isWhitespace
      guard isEnd, isLetter(text, word) else { continue }
      switch text[space] {
      case "\u{A0}", "\u{202F}": found.first = true
      case " ": found.second = true
      default: break
      }
    }
    return found
  }

  private static func opened(_ opening: Character, _ mark: Character, _ reason: String, isRequired: Bool = false) -> SignPair {
    let signs = ("\(opening)…\(mark)", "…\(mark)")
    return SignPair(signs: signs, reason: reason, isOpening: true, isRequired: isRequired) { text in
      guard text.last == mark, isLetter(text, text.count - 2) else { return (false, false) }
      return (text.contains(opening), !text.contains(opening))
    }
  }

  /// Straight ones are signs of code, too, and of inches, and a text may speak of the sign itself.
  private static let quotes = SignPair(signs: ("„…“", "\"…\""), reason: "quotes") { text in
    let isCode = text.contains { "<={[`\\".contains($0) }
    let straight = text.indices.filter { text[$0] == "\"" }
    let embraces =
      straight.count == 2 && straight[1] > straight[0] + 1
      && !text[straight[0] + 1].isWhitespace && !text[straight[1] - 1].isWhitespace
    return (text.contains("„") && text.contains("“"), !isCode && embraces)
  }

  private static func wide(
    _ wide: Character, _ narrow: Character, _ reason: String, isStyle: Bool = false
  ) -> SignPair {
    SignPair(signs: (String(wide), String(narrow)), reason: reason, isStyle: isStyle) { text in
      (text.contains(wide), text.indices.contains { text[$0] == narrow && isEastAsian(text, $0 - 1) })
    }
  }

  private static func isLetter(_ text: [Character], _ place: Int) -> Bool {
    text.indices.contains(place) && text[place].isLetter
  }

  /// From the first radical of CJK on.
  private static func isEastAsian(_ text: [Character], _ place: Int) -> Bool {
    isLetter(text, place) && text[place].unicodeScalars.first!.value >= 0x2E80
  }

  /// Fewer texts show no habit. The figure is ours.
  private static let fewest = 5

  func remark(in table: TableInLocale) -> Remark? {
    var (first, second): ([StringUnit], [StringUnit]) = ([], [])
    for index in table.pairs.indices {
      guard let unit = table.pairs[index].translation, unit.locale == table.locale, !unit.varies,
        unit.value != table.pairs[index].source.value, !table.unmentioned.contains(unit.key),
        !isOpening || !table.joined.contains(unit.key)
      else { continue }
      let has = found(Array(unit.value))
      if has.first { first.append(unit) }
      if has.second { second.append(unit) }
    }
    guard !second.isEmpty, isRequired || !first.isEmpty && first.count + second.count >= Self.fewest else { return nil }
    let given = Set(table.pairs.lazy.flatMap { Self.words(of: $0.source.value) })
    func isLeft(_ unit: StringUnit) -> Bool {
      let words = Self.words(of: unit.value)
      return !words.isEmpty && words.allSatisfy(given.contains)
    }
    first.removeAll(where: isLeft)
    second.removeAll(where: isLeft)
    guard !second.isEmpty, isRequired || !first.isEmpty && first.count + second.count >= Self.fewest else { return nil }
    // Where nearly the whole table has the keyboard's sign, that is a choice, and the few others are right as well.
    if acceptsBoth, first.count * 4 <= first.count + second.count { return question(first, second, in: table) }
    if isStyle, first.count * 4 <= first.count + second.count { return nil }
    let all = Set((first + second).map(\.key)).count
    let message: Message =
      areSpaces
      ? "\(table.locale) sets a no-break space before : ; ! ? and » and behind «: in \(table.name), an ordinary one stands in \(amount: second.count) of \(amount: all) such texts"
      : "\(table.locale) writes “\(signs.first)”: in \(table.name), “\(signs.second)” stands in \(amount: second.count) of \(amount: all) such texts"
    return Remark(
      .needsReview, reason, message,
      certainty: .likely, blame: .translation, severity: .note,
      evidence: [
        .count("found", second.count, "strings"), .count("strings", all, "strings"),
        .text("for example", second.prefix(3).map(\.key).joined(separator: ", ")),
      ],
      suggestion: areSpaces || isSpaced
        ? "Put a no-break space beside the mark." : "Write “\(signs.first)” in place of “\(signs.second)”.",
      location: table.writtenPlace(
        among: second.map { ($0.key, $0.location) }, or: first.map { ($0.key, $0.location) }), count: second.count,
      strings: second.map { FoundString(key: $0.key, location: $0.location) })
  }

  /// About the table as a whole: no text of it is wrong.
  private func question(_ first: [StringUnit], _ second: [StringUnit], in table: TableInLocale) -> Remark {
    Remark(
      .needsReview, reason,
      // No noun hangs on a figure, so that each stands in any language.
      "In \(table.name), “\(signs.second)” stands in \(amount: second.count) \(table.locale) texts, and “\(signs.first)” in \(amount: first.count)",
      certainty: .possible, blame: .translation, severity: .note,
      evidence: [.count("found", first.count, "strings"), .count("strings", first.count + second.count, "strings")],
      suggestion:
        "Texts with “\(signs.first)” are right as they are: decide once which of the two signs the whole table is to have.",
      location: SourceLocation(file: second[0].location.file, line: 1))
  }

  /// In small letters: a text of words that the source has as well may have been left in its language, and is no habit of another.
  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter }.map(String.init)
  }
}
