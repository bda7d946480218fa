import LintelFindings
import LintelModel

extension Rule {
  static let wordsSaidTwice = Rule(
    id: "words-said-twice",
    title: "No word is said twice in a row.",
    severity: .error,
    isCore: true,
    why:
      "People see the slip at once. The platform puts a form where the variable is: a noun in both is read twice, “3 votes votes”.",
    examples: [
      .fails("behind the variable", files: catalogue("es", "%#@votes@ votos de %#@voters@", "votos de ", "participantes")),
      .fails(
        "before the variable", files: catalogue("de", "Alle %#@votes@ von %#@voters@", before: "Alle ", "Stimmen", "Leuten")),
      .fails("without spaces between words", files: catalogue("zh-Hans", "%#@votes@ 条嘟文来自 %#@voters@", "条嘟文", "人")),
      .fails(
        "in a stringsdict",
        files: ["en": "%#@files@ left", "de": "%#@files@ Dateien übrig"].reduce(into: [:]) { files, text in
          files["\(text.key).lproj/L.stringsdict"] = dictionary(text.value, text.key == "en" ? "%d files" : "%d Dateien")
        }),
      .needsReview(
        "the nouns of two variables, each beside the other",
        files: catalogue("tr", "%#@votes@ kişi, %#@voters@ adet", "adet", "kişi")),
      .passes("the words in the forms alone", files: catalogue("es", "%#@votes@ de %#@voters@", "votos", "participantes")),
      .passes("the words around them alone", files: catalogue("es", "%#@votes@ votos de %#@voters@ personas", "", "")),
      .passes("a new sentence", files: catalogue("de", "%#@votes@ Stimmen zählen, von %#@voters@", "Stimmen.", "Leuten")),
      .passes(
        "a short word that ends a form", files: catalogue("de", "%#@votes@ die von %#@voters@ sind", "Leute, die", "dort")),
      WordsInARow.example,
      WordsInARow.slip,
      WordsInARow.short,
      WordsInARow.allowed,
    ],
    check: .translations { table in
      let plain = WordsInARow.remarks(in: table)
      return table.pairs(.varies).compactMap { source, translation, _ -> Remark? in
        guard let said = SaidTwice.found(in: translation, of: table.locale),
          // What the source says twice is the source's.
          table.isSource || SaidTwice.found(in: source, of: table.sourceLocale) == nil
        else { return nil }
        return said.remark(on: translation, in: table)
      } + plain
    })

  /// - Parameters:
  ///   - before: What the first variable's forms begin with.
  ///   - first: What is behind the number there.
  ///   - second: What is behind the number in the second variable's forms.
  private static func catalogue(
    _ language: String, _ text: String, before: String = "", _ first: String, _ second: String
  ) -> [String: String] {
    func unit(_ text: String) -> String { #""stringUnit": {"state": "translated", "value": "\#(text)"}"# }
    func variable(_ name: String, _ number: Int, _ form: String) -> String {
      #""\#(name)": {"argNum": \#(number), "formatSpecifier": "lld", "variations": {"plural": {"other": {\#(unit(form))}}}}"#
    }
    func localization(_ text: String, _ first: String, _ second: String) -> String {
      #"{\#(unit(text)), "substitutions": {\#(variable("votes", 1, first)), \#(variable("voters", 2, second))}}"#
    }
    let english = localization("%#@votes@ from %#@voters@", "%arg votes", "%arg voters")
    let other = localization(text, before + "%arg " + first, "%arg " + second)
    return [
      "L.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld votes from %lld voters": {"localizations": {
      "en": \(english), "\(language)": \(other)}}}}
      """
    ]
  }

  private static func dictionary(_ text: String, _ form: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>left</key><dict><key>NSStringLocalizedFormatKey</key><string>\(text)</string>
    <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>\(form)</string></dict></dict></dict></plist>
    """
  }
}
