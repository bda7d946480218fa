import LintelFindings
import LintelModel

/// A plain word that a translation says twice in a row, and its source does not: one of the two is one too many, or was to be another.
enum WordsInARow {
  static let example: Example = .needsReview(
    "a plain word twice in a row",
    files: ["en.lproj/L.strings": "\"date\" = \"Show Date\";\n", "cs.lproj/L.strings": "\"date\" = \"Datum datum\";\n"])

  static let slip: Example = .fails(
    "a long word twice in a row, in a sentence",
    files: [
      "en.lproj/L.strings": "\"none\" = \"No external drive was found.\";\n",
      "es.lproj/L.strings": "\"none\" = \"No se encontró ninguna unidad unidad externa.\";\n",
    ])

  static let short: Example = .needsReview(
    "a preposition twice in a row",
    files: [
      "en.lproj/L.strings": "\"base\" = \"Save the database.\";\n",
      "pt.lproj/L.strings": "\"base\" = \"Guardar a base de de dados.\";\n",
    ])

  static let allowed: Example = .passes(
    "words that grammar brings together",
    files: [
      "en.lproj/L.strings": "\"close\" = \"Until you close it\";\n", "de.lproj/L.strings": "\"close\" = \"Bis Sie sie schließen\";\n",
    ])

  static func remarks(in table: TableInLocale) -> [Remark] {
    let locale = table.locale
    if table.isSource || locale.setsNoSpaces || doubling.contains(locale.language) { return [] }
    let together = (grammatical[locale.language] ?? []).union(fractions[locale.language] ?? [])
    let short = neverDoubled[locale.language] ?? []
    return table.pairs.compactMap { pair in
      guard let unit = pair.translation, unit.locale == locale else { return nil }
      // Making the forms of each plain text would take longer than looking at it.
      guard unit.varies || doubled(in: unit.value, but: together, short: short) != nil,
        !pair.source.forms.contains(where: { doubled(in: $0.text, but: []) != nil })
      else { return nil }
      return unit.forms.lazy.compactMap { form in
        doubled(in: form.text, but: together, short: short).map { remark(on: $0, in: form, of: unit, source: pair.source, locale) }
      }.first
    }
  }

  private static func remark(
    on words: String, in form: StringUnit.Form, of unit: StringUnit, source: StringUnit, _ locale: LocaleID
  ) -> Remark {
    let isDoubtful = mayBeCommand(words, in: form.text, locale)
    let isCertain = !isDoubtful && isSlip(words, in: form.text, locale)
    return Remark(
      isCertain ? .fails : .needsReview, "in-a-row",
      "The \(locale) text says one word twice in a row, \(StringUnit.quoted(words)): "
        + "\(StringUnit.quoted(form.text, showing: .sign(words, in: form.text)))",
      certainty: isDoubtful ? .possible : .likely, unit: unit, blame: .translation, severity: isDoubtful ? .note : .warning,
      evidence: [.text("source", source.value), .text("translation", form.text)],
      suggestion: "Leave one of the two out, or write the word that was meant.", location: form.location)
  }

  /// Whether nothing but a slip explains the two: long words, in a language that doubles none to say more. A label of these two
  /// alone may be a noun and what is said of it, “Lista lista”.
  private static func isSlip(_ words: String, in text: String, _ locale: LocaleID) -> Bool {
    guard undoubling.contains(locale.language), words.count >= 2 * shortestSlip + 1 else { return false }
    return text.count { $0.isLetter } > words.count { $0.isLetter }
  }

  /// In letters: shorter words are often two words of one spelling. The figure is ours.
  private static let shortestSlip = 5

  /// Whether a text may begin with a command and what it is given, in one form: in Slovenian, “Sledi sledi” is “Follow the
  /// track”. Commands end in an i in Slavic languages, and so do many cases of nouns.
  private static func mayBeCommand(_ words: String, in text: String, _ locale: LocaleID) -> Bool {
    guard slavic.contains(locale.language), text.hasPrefix(words), words.last == "i" || words.last == "и" else { return false }
    let first: [Substring] = words.split(separator: " ")
    return first.count == 2 && first[0].first?.isUppercase == true && first[1].first?.isLowercase == true
  }

  private static let slavic: Set = [
    "be", "bg", "bs", "cnr", "cs", "csb", "dsb", "hr", "hsb", "mk", "pl", "rue", "ru", "sh", "sk", "sl", "sr", "szl", "uk",
  ]

  /// The two words, as the text has them: three letters or more or one of the short ones, and nothing but a space between them.
  private static func doubled(in text: String, but together: Set<String>, short: Set<String> = []) -> String? {
    guard mayBe(in: text) else { return nil }
    let words: [Substring] = text.split(separator: " ")
    for (first, second) in zip(words, words.dropFirst())
    where first.count >= 3 && first.allSatisfy(\.isLetter) || short.contains(String(first)) && first == second {
      let again: Substring = second.prefix { $0.isLetter }
      let rest: Substring = second[again.endIndex...]
      guard again.count == first.count, rest.allSatisfy({ ".,;:!?…".contains($0) }) else { continue }
      let word = first.lowercased()
      if word == again.lowercased(), !together.contains(word) { return String(text[first.startIndex..<again.endIndex]) }
    }
    return nil
  }

  /// Whether two words in a row are as long and end alike, byte by byte: of hardly any text.
  private static func mayBe(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var (before, start) = (0..<0, 0)
      for index in 0...bytes.count where index == bytes.count || bytes[index] == UInt8(ascii: " ") {
        let length = before.count
        // A mark may be behind the second one.
        if length >= 2, index - start >= length,
          (1...2).allSatisfy({ bytes[start + length - $0] | 0x20 == bytes[before.upperBound - $0] | 0x20 })
        {
          return true
        }
        (before, start) = (start..<index, index + 1)
      }
      return false
    }
  }

  /// Germanic, Romance, Slavic and Baltic languages, and Greek: two equal forms in a row are no grammar of theirs but for the
  /// words below.
  private static let undoubling: Set = [
    "be", "bg", "bs", "ca", "cs", "da", "de", "el", "en", "es", "fr", "gl", "hr", "is", "it", "lt", "lv", "mk", "nb", "nl", "nn", "no",
    "pl", "pt", "ro", "ru", "sk", "sl", "sr", "sv", "uk",
  ]

  /// Languages in which a word said twice is another form of it: a plural, or more of it.
  private static let doubling: Set = [
    "ace", "am", "ar", "as", "awa", "az", "ba", "bal", "ban", "bho", "bn", "brx", "bug", "ceb", "crh", "cv", "doi", "fa", "fil", "fj",
    "gag", "gom", "gu", "ha", "haw", "he", "hi", "hne", "ht", "hy", "id", "ig", "ilo", "iw", "jv", "kk", "kn", "ko", "kok", "ks", "ky",
    "ln", "mad", "mag", "mai", "mg", "mi", "min", "ml", "mni", "mr", "ms", "ne", "or", "pa", "pnb", "ps", "sa", "sah", "sat", "sd",
    "si", "skr", "sm", "su", "sw", "ta", "te", "tk", "tl", "to", "tr", "tt", "ug", "ur", "uz", "vi", "war", "yo",
  ]

  /// Prepositions and articles of two letters that never stand twice in a row: `base de de dados`. In Dutch two of them may:
  /// `vul dit in in het veld`.
  private static let neverDoubled: [String: Set<String>] = [
    "ca": ["de", "el", "un"], "es": ["de", "el", "en", "un"], "fr": ["de", "du", "un"], "gl": ["de", "en", "un"],
    "it": ["di", "il", "un"], "pt": ["da", "de", "do", "em", "um"], "ru": ["из", "на", "по"],
  ]

  /// Numerals that are an ordinal and the part, too, in lower case: “cuarto cuarto” is the last of four quarters.
  private static let fractions: [String: Set<String>] = [
    "ca": ["quart", "cinquè", "sisè", "setè", "vuitè", "novè", "desè"],
    "es": ["cuarto", "quinto", "sexto", "séptimo", "octavo", "noveno", "décimo"],
    "fr": ["cinquième", "sixième", "septième", "huitième", "neuvième", "dixième"],
    "gl": ["cuarto", "quinto", "sexto", "sétimo", "oitavo", "noveno", "décimo"],
    "it": ["quarto", "quinto", "sesto", "settimo", "ottavo", "nono", "decimo"],
    "pt": ["quarto", "quinto", "sexto", "sétimo", "oitavo", "nono", "décimo"],
  ]

  /// Words that stand twice in a row in a right sentence, in lower case.
  private static let grammatical: [String: Set<String>] = [
    "da": ["den", "der", "det", "for", "som", "til", "var"], "de": ["das", "dem", "den", "der", "die", "ihnen", "ihr", "ihre", "sie"],
    "el": ["την", "της", "του", "τους", "των", "σιγά"], "en": ["had", "her", "that"], "es": ["casi", "mucho", "muy", "poco"],
    "fr": ["nous", "vous"], "ga": ["fadó"], "it": ["mano", "molto", "piano", "poco", "presto", "via"],
    "nb": ["den", "det", "for", "som", "til", "var"],
    "nl": ["dat", "die", "haar", "het", "zij"], "nn": ["den", "det", "for", "som", "til", "var"], "no": ["den", "det", "som", "til"],
    "pt": ["logo", "muito", "pouco"], "ro": ["care", "încet", "mai"], "ru": ["едва", "еле", "чуть"],
    "sv": ["att", "den", "det", "för", "som", "var"], "uk": ["ледь"],
  ]
}
