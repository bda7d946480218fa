import LintelFindings
import LintelModel

extension Rule {
  static let fullStopAdded = Rule(
    id: "full-stop-added",
    title: "The translation of a label has no full stop that its source does without.",
    severity: .note,
    gravest: .warning,
    isCore: true,
    isByMajority: true,
    why: "A button or a heading is no sentence: with a full stop one of them looks unlike its neighbours.",
    examples: [
      .fails("a command with a full stop", files: pair("de", "Delete", "Löschen.")),
      .fails("in Japanese", files: pair("ja", "Save Changes", "保存する。")),
      .passes("an abbreviation", files: pair("de", "Minutes", "Min.")),
      .passes(
        "an abbreviation of many letters",
        files: [
          "en.lproj/L.strings": "\"k\" = \"Override Name\";\n\"l\" = \"Override\";\n",
          "pl.lproj/L.strings": "\"k\" = \"Nazwa celu tymczas.\";\n\"l\" = \"Cel tymczasowy\";\n",
        ]),
      .passes(
        "a word cut short that another table has whole",
        files: [
          "en.lproj/L.strings": "\"k\" = \"Override\";\n", "fi.lproj/L.strings": "\"k\" = \"Tilapäisas.\";\n",
          "en.lproj/M.strings": "\"m\" = \"Override Presets\";\n", "fi.lproj/M.strings": "\"m\" = \"Tilapäisasetukset\";\n",
        ]),
      .passes(
        "the second half of a word cut short",
        files: [
          "en.lproj/L.strings": "\"k\" = \"New List Sync\";\n\"l\" = \"List\";\n\"m\" = \"Syncing\";\n",
          "da.lproj/L.strings": "\"k\" = \"Ny listesynk.\";\n\"l\" = \"Liste\";\n\"m\" = \"Synkronisering\";\n",
        ]),
      .passes("two sentences", files: pair("uk", "Content warning", "Увага! Спойлер.")),
      .passes("a sentence for a label", files: pair("sl", "Mute Voice", "Glasovno vodenje je omogočeno.")),
      .passes("a message", files: pair("de", "Connection established", "Verbindung hergestellt.")),
      .passes("one that ends as no word does", files: pair("pt", "Best Matches", "Melhores corresp.")),
      .passes("several of them", files: pair("fr", "Presentation Forms", "Formes de présent. alphabét.")),
      .passes("the source is shortened itself", files: pair("nb", "Dn Reqs", "Nedforesp.")),
      .passes("the source has one too", files: pair("de", "Deleted.", "Gelöscht.")),
      .passes(
        "a sentence is another rule's", files: pair("de", "All of the pages were deleted", "Alle Seiten wurden gelöscht.")),
      .passes("an ellipsis", files: pair("de", "Delete", "Löschen...")),
    ],
    check: .translationsAmong { table, project in
      guard !table.isSource else { return [] }
      lazy var words = Set(table.pairs.flatMap { ($0.translation?.value.lowercased() ?? "").split { !$0.isLetter } })
      lazy var wordsOfAll = CutWord.words(of: project.tables, in: table.locale)
      let remarks = table.pairs(.edges).compactMap { source, translation, votes -> Remark? in
        let key = source.key.lowercased()
        // What explains something is a sentence, whatever its source is.
        guard !["description", "descr", "explain", "message"].contains(where: { key.hasSuffix($0) }),
          !Label.endsAsNoWord(translation.value, in: table.locale.language), !translation.varies, !source.varies,
          translation.facts.first?.edges.ending == .fullStop,
          source.facts.first?.edges.ending == TextEdges.Ending.none, votes?.keeps(\.sameEnding) ?? true,
          Label.isOne(source.value), Label.isOne(translation.value, for: source.value, in: table.locale.language),
          !Label.isAbbreviated(translation.value), !Label.areShortened(source.value, translation.value),
          !Label.shortens(translation.value, oneOf: words),
          !CutWord.ends(translation.value, among: wordsOfAll, in: table.locale.language)
        else { return nil }
        let isShort = source.value.split(separator: " ").count <= 2
        return Remark(
          .fails, "full-stop",
          "The \(table.locale) text \(StringUnit.quoted(translation.value, showing: .end)) ends with a full stop, and its source "
            + "\(StringUnit.quoted(source.value, showing: .end)) is a label without one",
          unit: translation, blame: .translation, severity: isShort ? .warning : .note,
          evidence: [.text("source", source.value), .text("translation", translation.value)],
          suggestion: "Leave the full stop out.")
      }
      return table.joiningTwins(
        in: table.aggregated(
          remarks, asOne: "many-full-stops", "end with a full stop, and their sources are labels without one"))
    })
}

private enum Label {
  /// Up to four words, the first with a capital, none of them of a sentence: no `is`, no value that a text may end with.
  static func isOne(_ text: String) -> Bool {
    let words: [Substring] = text.split(whereSeparator: \.isWhitespace)
    guard (1...4).contains(words.count), text.first?.isUppercase == true, !Copy.isSentence(text) else { return false }
    guard text.allSatisfy({ $0.isLetter || $0 == " " || $0 == "-" || $0 == "'" || $0 == "’" }) else { return false }
    guard !words.contains(where: { ofSentences.contains($0.lowercased()) || $0.hasSuffix("ed") || $0.contains("'") }) else {
      return false
    }
    return !words.contains { $0.contains("’") }
      // `USB`, `etc`: an abbreviation may well be spelled with a stop elsewhere.
      && !words.contains { $0.count > 1 && $0.allSatisfy(\.isUppercase) }
  }

  private static let ofSentences: Set = [
    "already", "are", "can", "cannot", "exists", "has", "have", "is", "it", "no", "not", "please", "unable", "user", "was",
    "welcome", "were", "will", "you",
  ]

  /// Whether a translation is a label too: in other words, but not in many more.
  static func isOne(_ translation: String, for source: String, in language: String) -> Bool {
    let parts: [Substring] = translation.split(whereSeparator: \.isWhitespace)
    let words = parts.count
    // A sentence is none, nor are two.
    if translation.contains(where: { $0 == "!" || $0 == "?" }) { return false }
    if let verbs = verbsOfSentences[language], parts.contains(where: { verbs.contains($0.lowercased()) }) { return false }
    // Scripts that part no words.
    if translation.unicodeScalars.contains(where: { $0.value >= 0x2E80 }) { return translation.count <= 8 }
    return words <= source.split(separator: " ").count + 2
  }

  /// `is` and `are`.
  private static let verbsOfSentences: [String: Set<String>] = [
    "cs": ["je", "jsou"], "da": ["er"], "de": ["ist", "sind"], "es": ["está", "están"], "fr": ["est", "sont"],
    "hr": ["je", "su"], "it": ["è"], "nb": ["er"], "nl": ["is"], "pl": ["jest", "są"], "pt": ["está", "estão"],
    "sk": ["je", "sú"], "sl": ["je", "so"], "sv": ["är"],
  ]

  /// Whether the last word is the beginning of a longer one that the table has elsewhere.
  static func shortens(_ text: String, oneOf words: Set<Substring>) -> Bool {
    guard let last = text.lowercased().split(whereSeparator: { !$0.isLetter }).last else { return false }
    return words.contains { $0.count >= last.count + 2 && $0.hasPrefix(last) }
  }

  /// Whether the last word ends with a consonant that ends no word of the language.
  static func endsAsNoWord(_ text: String, in language: String) -> Bool {
    guard let allowed = lastConsonants[language], let last = text.lowercased().last(where: \.isLetter) else { return false }
    return last.isASCII && !"aeiouy".contains(last) && !allowed.contains(last)
  }

  private static let lastConsonants = ["es": "dlnrsxz", "fi": "lnrst", "it": "dlnr", "pt": "lmnrsxz"]

  /// Whether the source is shortened itself, as `Dn Reqs` is, and the last word of the translation ends with a consonant: a word
  /// without a vowel, or with a q that no u follows, is none of English.
  static func areShortened(_ source: String, _ translation: String) -> Bool {
    guard let last = translation.lowercased().last(where: \.isLetter), !"aeiouy".contains(last) else { return false }
    let words: [Substring] = source.lowercased().split { !$0.isLetter }
    return words.contains { word in
      let letters = Array(word)
      guard letters.count > 1, letters.allSatisfy(\.isASCII) else { return false }
      if !letters.contains(where: { "aeiouy".contains($0) }) { return true }
      return letters.indices.contains { letters[$0] == "q" && letters.dropFirst($0 + 1).first != "u" }
    }
  }

  static func isAbbreviated(_ text: String) -> Bool {
    let words: [Substring] = text.split(whereSeparator: \.isWhitespace)
    guard let last = words.last else { return true }
    // A stop inside, or behind few letters. Scripts without small letters have no abbreviations of this kind.
    if last.hasSuffix(".") && last.count <= 6 { return true }
    if words.dropLast().contains(where: { $0.hasSuffix(".") }) || last.dropLast().contains(".") { return true }
    // No word of these languages ends so: `alphabét.`
    guard last.hasSuffix("."), let end = last.dropLast().last else { return false }
    return end.isNumber || !end.isLetter
  }
}
