import LintelFindings
import LintelModel

extension Rule {
  static let numberChanged = Rule(
    id: "number-changed",
    title: "A translation says the numbers of its source.",
    severity: .warning,
    gravest: .error,
    isCore: true,
    isByMajority: true,
    why: "People go by what their language says: they wait 5 hours in place of 1, or read of another version.",
    examples: [
      .fails(
        "another number than all others say",
        files: texts(
          "After 1 hour",
          ["de": "Nach 1 Stunde", "fr": "Après 1 heure", "es": "Tras 1 hora", "et": "5 tunni järel"])),
      .fails(
        "a code of several digits",
        files: texts(
          "The server answered HTTP 304",
          [
            "de": "Der Server hat HTTP 304 geantwortet", "fr": "Le serveur a répondu HTTP 304",
            "es": "El servidor respondió HTTP 304", "et": "Server vastas HTTP 403",
          ])),
      .fails(
        "the sign of another text",
        files: texts(
          "Delay + 0.5s",
          ["de": "Verzögerung + 0,5 s", "fr": "Retard + 0,5 s", "es": "Retraso + 0,5 s", "hu": "Késleltetés − 0,5 s"])),
      .needsReview("only one language can tell", files: texts("After 1 hour", ["de": "Nach 5 Stunden"])),
      .needsReview(
        "several languages say the same other number: the source may have changed",
        files: texts(
          "After 3 days", ["de": "Nach 5 Tagen", "fr": "Après 5 jours", "es": "Tras 5 días", "it": "Dopo 3 giorni"])),
      .needsReview(
        "the year of an older copyright",
        files: texts("© 2001–2024 The Makers", ["de": "© 2001–2019 Die Macher"])),
      .passes("digits of the language", files: texts("After 1 hour", ["ar": "بعد ١ ساعة"])),
      .passes("marks of the language", files: texts("1,000 files of 2.5 GB", ["de": "1.000 Dateien mit 2,5 GB"])),
      .passes("a number in words", files: texts("After 1 hour", ["de": "Nach einer Stunde"])),
      .passes("the same in other units", files: texts("For 1 day", ["ja": "24時間"])),
      .passes("miles", files: texts("Within 5 miles", ["de": "Im Umkreis von 8 km"])),
      .passes("nothing but a number, which is a size", files: texts("640", ["de": "710"])),
    ],
    check: .translations { table in
      table.changedNumbers.map { change -> Remark in
        if !change.agreeing.isEmpty { return Rule.sourceChanged(change) }
        return change.kind == .sign ? Rule.otherSign(change, table.locale) : Rule.otherNumber(change, table.locale)
      }
    })

  private static func otherNumber(_ change: NumberChange, _ locale: LocaleID) -> Remark {
    let (said, given) = (passage(change.said), passage(change.given))
    // The app's own years are dated by whoever translated last.
    let isOfCopyright = change.source.value.contains("©") || change.source.value.lowercased().contains("copyright")
    // Whatever else a text may mean by its numbers, the one that it counts with is what people go by, and so is a code, a limit or a
    // version: no language has others. Of a single digit that counts nothing, nobody is sure.
    let isPlain = change.isCount || change.isOfSeveralDigits && !change.isOfExample
    let isWrongCount = isPlain && change.isOnlyHere && change.isAgainstMost
    return Remark(
      change.isAgainstMost && !isOfCopyright ? .fails : .needsReview, "number",
      "The \(locale) text \(StringUnit.quoted(change.translation.value)) says \(said) where its source \(StringUnit.quoted(change.source.value)) says \(given)",
      certainty: .likely, unit: change.translation, blame: .translation,
      severity: isOfCopyright ? .note : isWrongCount ? .error : nil,
      evidence: [.text("source", change.source.value), .text("translation", change.translation.value)],
      suggestion: "Write the number of the source, unless another one is meant.", location: change.translation.location)
  }

  /// A number as it is, and a passage with several in quotes.
  private static func passage(_ text: String) -> Message {
    text.contains { $0.isWhitespace || $0.isLetter } ? StringUnit.quoted(text) : .data(text)
  }

  private static func otherSign(_ change: NumberChange, _ locale: LocaleID) -> Remark {
    Remark(
      change.isAgainstMost ? .fails : .needsReview, "sign",
      "The \(locale) text \(StringUnit.quoted(change.translation.value)) has “\(change.said)” before a number where its source \(StringUnit.quoted(change.source.value)) has “\(change.given)”",
      certainty: .likely, unit: change.translation, blame: .translation,
      evidence: [.text("source", change.source.value), .text("translation", change.translation.value)],
      suggestion: "Write the sign of the source.", location: change.translation.location)
  }

  /// One for whoever writes the source, and none for the translators.
  private static func sourceChanged(_ change: NumberChange) -> Remark {
    let (said, given) = (passage(change.said), passage(change.given))
    return Remark(
      .needsReview, "source-changed",
      "The source text \(StringUnit.quoted(change.source.value)) says \(given), and its translations in several languages say \(said): \(LocaleList.short(change.agreeing))",
      unit: change.source, blame: .source, severity: .note,
      evidence: [
        .text("source", change.source.value), .text("translation", change.translation.value),
        .count("languages", change.agreeing.count, "languages"), .text("agreeing", LocaleList.whole(change.agreeing)),
      ],
      suggestion: "If the source was changed, have it translated anew; if it is wrong, correct it.", locales: change.agreeing)
  }

  private static func texts(_ english: String, _ others: [String: String]) -> [String: String] {
    var files = ["en.lproj/Localizable.strings": "\"k\" = \"\(english)\";\n"]
    for (locale, text) in others { files["\(locale).lproj/Localizable.strings"] = "\"k\" = \"\(text)\";\n" }
    return files
  }
}
