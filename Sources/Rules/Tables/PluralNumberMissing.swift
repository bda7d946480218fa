import LintelFindings
import LintelModel

extension Rule {
  static let pluralNumberMissing = Rule(
    id: "plural-number-missing",
    title: "A plural form that stands for several numbers says the number.",
    severity: .error,
    isCore: true,
    why: "In Russian 1, 21 and 31 take the same form: who reads “one file” there may have 21 of them.",
    examples: [
      .fails(
        "Russian one stands for 21 too",
        files: PluralExample.catalog(
          "ru", [("one", "Один файл"), ("few", "%lld файла"), ("many", "%lld файлов"), ("other", "%lld файла")])),
      .fails(
        "a word beside the number that both forms have",
        files: PluralExample.catalog("fr", [("one", "Effacer un fichier"), ("other", "Effacer %lld fichiers")])),
      .fails(
        "French one stands for 0 too",
        files: PluralExample.catalog("fr", [("one", "Un fichier"), ("other", "%lld fichiers")])),
      .fails(
        "the number as a digit, which people read for 21 too",
        files: PluralExample.catalog(
          "ru", [("one", "1 файл"), ("few", "%lld файла"), ("many", "%lld файлов"), ("other", "%lld файла")])),
      .passes(
        "English one is one number", files: PluralExample.catalog("en-GB", [("one", "One file"), ("other", "%lld files")])),
      .passes(
        "so are Arabic zero, one and two",
        files: PluralExample.catalog(
          "ar",
          [
            ("zero", "لا ملفات"), ("one", "ملف واحد"), ("two", "ملفان"), ("few", "%lld ملفات"), ("many", "%lld ملفًا"),
            ("other", "%lld ملف"),
          ])),
      .passes(
        "a thing that the text points to",
        files: PluralExample.catalog("fr", [("one", "Effacer le fichier"), ("other", "Effacer %lld fichiers")])),
      .passes(
        "a form for 0 leaves French one with 1",
        files: PluralExample.catalog(
          "fr", [("zero", "Aucun fichier"), ("one", "Un fichier"), ("other", "%lld fichiers")])),
      .passes(
        "a form that is left in English has English grammar",
        files: [
          "L.xcstrings": """
          {"sourceLanguage": "en", "version": "1.0", "strings": {"n": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "1 file"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
          "ru": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "1 file"}},
            "few": {"stringUnit": {"state": "translated", "value": "%lld files"}},
            "many": {"stringUnit": {"state": "translated", "value": "%lld files"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}}}}}}
          """
        ]),
      .passes(
        "French one that says the number no more than its source does",
        files: [
          "L.xcstrings": """
          {"sourceLanguage": "en", "version": "1.0", "strings": {"n": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "Send the file?"}},
            "other": {"stringUnit": {"state": "translated", "value": "Send %lld files?"}}}}},
          "fr": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "Envoyer le fichier ?"}},
            "other": {"stringUnit": {"state": "translated", "value": "Envoyer %lld fichiers ?"}}}}}}}}}
          """
        ]),
      .fails(
        "no form says the number that the source says",
        files: PluralExample.catalog("de", [("one", "Datei"), ("other", "Dateien")])),
      .passes(
        "the source does not say it either", files: PluralExample.source([("one", "File"), ("other", "Files")])),
    ],
    check: .translations { table in
      let advice: Message = "Put the number into the form."
      let single = Set(table.plurals.filter(\.isOneNumber).map(\.name))
      var written: [Remark] = []
      let remarks = table.pairs(.varies).flatMap { source, translation, _ -> [Remark] in
        // What is left in the source's words has the source's grammar: it is to be translated.
        let copied = table.isSource ? [] : Set(source.forms.map(\.text))
        return PluralForms.all(of: translation).flatMap { group -> [Remark] in
          func numbers(_ form: StringUnit.Form) -> Int { form.facts.placeholders.count { $0.isNumber } }
          guard let other = group.forms.first(where: { $0.plural == "other" }), numbers(other) > 0 else { return [] }
          return group.forms.compactMap { form in
            guard let name = form.plural, name != "other", !single.contains(name), numbers(form) < numbers(other),
              !copied.contains(form.text),
              let category = table.plurals.first(where: { $0.name == name })
            else { return nil }
            // A thing that the text points to is one: “le fichier”.
            if category.samples == [0, 1], table.pointsToOne(form.text, beside: other.text) { return nil }
            // The platforms take a form “zero” for 0 in every language, whatever its grammar.
            if category.samples == [0, 1], group.categories.contains("zero") { return nil }
            // Of one thing, and of none, a text may say what its source says of one: “Send the file?”
            let given = PluralForms.all(of: source).first { $0.variable == group.variable }?.forms.first { $0.plural == name }
            if category.samples == [0, 1], !table.isSource, let given, numbers(given) == 0,
              ![given.text, form.text].contains(where: { $0.contains(where: \.isNumber) })
            {
              return nil
            }
            // Where only 0 joins 1, many apps never show the form for 0, and the table does not show it.
            let isZeroOrOne = category.samples == [0, 1]
            let samples = category.samples.map { "\($0)" as Message }
            let said = form.facts.placeholders.filter(\.isNumber).map(\.argument)
            let number = other.facts.placeholders.first { $0.isNumber && !said.contains($0.argument) }
            let text = StringUnit.quoted(form.text)
            func remark(_ says: Message, _ suggestion: Message) -> Remark {
              Remark(
                .fails, "no-number-\(name)",
                "The \(table.locale) form “\(name)” \(text) " + says + "\(samples)" + (isZeroOrOne ? "" : "…"),
                unit: translation, blame: table.isSource ? .source : .translation,
                severity: isZeroOrOne ? .note : .error, evidence: [.text("other", other.text)], suggestion: suggestion,
                location: form.location)
            }
            if let digits = number.flatMap({ WrittenNumber(in: form, for: $0.text, among: category.samples) }) {
              written.append(remark("says \(digits.digits) for ", digits.advice))
              return nil
            }
            let place = number.flatMap { NumberPlace(of: $0.text, in: other.text) }
            return remark("does not say the number, and stands for ", place?.advice(for: form.text) ?? advice)
          }
        }
      }
      return table.aggregated(
        remarks + LostCount.remarks(in: table, advice: advice), asOne: "many-without-number", of: table.pairs(.varies).count,
        "have a form that stands for several numbers and says none", advice: advice)
        + table.aggregated(
          written, asOne: "many-with-one-number", of: table.pairs(.varies).count,
          "have a form that stands for several numbers and says one of them", advice: Rule.joint(written))
    })

  /// What to do about all of them: the same, where each has the same digits for the same placeholder.
  private static func joint(_ written: [Remark]) -> Message {
    let each = Set(written.compactMap(\.suggestion))
    return each.count == 1 ? each.first! : "Replace the digits with the placeholder of the form “other”."
  }
}
