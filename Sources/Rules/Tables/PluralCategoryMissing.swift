import LintelFindings
import LintelModel

extension Rule {
  static let pluralCategoryMissing = Rule(
    id: "plural-category-missing",
    title: "A text that varies by number has every form its language needs.",
    severity: .warning,
    gravest: .error,
    isCore: true,
    why: "The platform takes the form “other” instead, and the grammar is wrong for some numbers.",
    examples: [
      .fails(
        "Russian needs few and many",
        files: PluralExample.catalog("ru", [("one", "%lld файл"), ("other", "%lld файла")])),
      .fails("German numbers take other", files: PluralExample.catalog("de", [("one", "%lld Datei")])),
      .fails(
        "the platform asks for other in Russian too, which decimals take",
        files: PluralExample.catalog("ru", [("one", "%lld файл"), ("few", "%lld файла"), ("many", "%lld файлов")])),
      .fails(
        "one form of several, as a note: people see the text of other",
        files: PluralExample.catalog("pl", [("one", "%lld plik"), ("few", "%lld pliki"), ("other", "%lld plików")])),
      .fails(
        "a form that the language has in other texts, as a note: “other” may be right here",
        files: PluralExample.catalog(
          "pl", [("one", "%lld odpowiedź"), ("other", "%lld odpowiedzi")],
          beside: [("one", "%lld plik"), ("few", "%lld pliki"), ("other", "%lld plików")])),
      .fails(
        "forms that are copies of the source's, where no sentence is told as a copy",
        files: PluralExample.catalog("uk", [("one", "%lld file"), ("other", "%lld files")])),
      .fails(
        "forms that are copies in a table that is translated, as a note: they are to be translated first",
        files: PluralExample.catalog(
          "uk", [("one", "%lld file"), ("other", "%lld files")],
          beside: [("one", "%lld файл"), ("few", "%lld файли"), ("many", "%lld файлів"), ("other", "%lld файлу")])),
      .fails(
        "forms in Latin letters, of an earlier source, in a language of others, as a note",
        files: PluralExample.catalog(
          "uk", [("one", "%lld item"), ("other", "%lld items")],
          beside: [("one", "%lld файл"), ("few", "%lld файли"), ("many", "%lld файлів"), ("other", "%lld файлу")])),
      .fails("a form of a PO file, which has a number in place of a name", files: PluralExample.po("Eine Datei", "")),
      .passes("both forms of a PO file", files: PluralExample.po("Eine Datei", "%d Dateien")),
      .passes(
        "all forms",
        files: PluralExample.catalog(
          "ru", [("one", "%lld файл"), ("few", "%lld файла"), ("many", "%lld файлов"), ("other", "%lld файла")])),
      .passes(
        "French needs many for millions only",
        files: PluralExample.catalog("fr", [("one", "%lld fichier"), ("other", "%lld fichiers")])),
      .passes(
        "a source that no number changes has one form",
        files: PluralExample.source([("other", "%lld unread")])),
      .passes(
        "Turkish counts in the singular", files: PluralExample.catalog("tr", [("other", "%lld dosya")])),
      .passes("Japanese has one form", files: PluralExample.catalog("ja", [("other", "%lldファイル")])),
      FewAsMany.example,
      FewAsMany.allowed,
      OneAsOther.example,
      OneAsOther.allowed,
    ],
    check: .translationsAmong { table, surroundings in
      guard !table.plurals.isEmpty else { return [] }
      let needed = table.plurals.filter { $0.isCommon && $0.name != "other" }
      // In Russian no whole number takes the form “other”; the platform asks for it in a .stringsdict file all the same.
      let takesOther = table.plurals.contains { $0.name == "other" && $0.isCommon }
      let varying = table.pairs(.varies)
      let isTranslated = table.isMostlyTranslated
      let hasOtherLetters = table.isMostlyInOtherLetters
      // In how many of the strings each form is.
      let using = varying.reduce(into: [String: Int]()) { using, pair in
        for category in Set(pair.translation.forms.compactMap(\.plural)) { using[category, default: 0] += 1 }
      }
      let remarks = varying.flatMap { source, translation, _ -> [Remark] in
        // An exchange file has of the source's forms those that the other language needs.
        if table.isSource, source.isOfExchangeFile { return [] }
        let given = PluralForms.all(of: source).map(\.categories)
        let copied: Set<String> = table.isSource ? [] : Set(source.forms.map(\.text))
        let own = Set(translation.forms.compactMap(\.plural))
        return PluralForms.all(of: translation).compactMap { group -> Remark? in
          let having = group.categories
          let missing = needed.filter { !having.contains($0.name) }
          let lacksOther = !having.contains("other") && (takesOther || group.countsFractions(of: translation))
          let isFormal = !having.contains("other") && !lacksOther
          if isFormal, missing.isEmpty {
            guard StringTable.Format(file: translation.location.file)?.countsDecimals != false else { return nil }
            return Remark(
              .fails, "other-unused",
              "\(StringUnit.quoted(translation.key)) has no \(table.locale) form “other”, which no whole number takes there",
              unit: translation, blame: table.isSource ? .source : .translation, severity: .note,
              evidence: [.text("forms", having.sorted().joined(separator: " "))],
              suggestion: "Add the form: the platform asks for it in every language.", location: group.location)
          }
          guard !missing.isEmpty || lacksOther else { return nil }
          // A copied sentence has the source's forms, and is reported so. What else is a copy, in a table that is translated,
          // lacks its words before it lacks a form.
          let isCopied = !lacksOther && group.forms.allSatisfy { copied.contains($0.text) }
          let pair = TableInLocale.Pair(source: source, translation: translation)
          if isCopied, Copy.isSame(pair), Copy.hasSentence(source, names: table.glossary) { return nil }
          // What an earlier source said is copied, too, where the language has other letters.
          let isLatin = !lacksOther && hasOtherLetters && group.forms.allSatisfy { $0.text.allSatisfy(\.isASCII) }
          let isUntranslated =
            (isCopied && isTranslated || isLatin) && group.forms.contains { Wanted.isTranslatable($0.text) }
          // What is for many things only, in the source too, needs no form for one; and a text that no number changes has
          // one form for all.
          let lacksOne = !lacksOther && missing.allSatisfy { $0.name == "one" }
          if lacksOne, !table.isSource, given.contains(where: { !$0.contains("one") }) { return nil }
          let isOneForm = lacksOne && having.subtracting(["zero"]) == ["other"]
          if isOneForm, table.isSource || PluralForms.countsInSingular(table.locale.language) { return nil }
          // People see the text of “other” for the one that lacks; and only nothing at all may be left out beside it.
          let isSmall = !takesOther || missing.first?.name == "zero" && missing.first?.isOneNumber == true
          let isCovered = missing.count == 1 && isSmall && having.contains("other")
          // Who has a form in another variable, or in most texts, knows it, and may have left it out where “other” is right.
          let mayBeMeant = !lacksOther && !table.isSource && missing.contains { category in
            let users = using[category.name] ?? 0
            return own.contains(category.name) || users >= 2 && users * 2 >= varying.count
          }
          let names: [Message] =
            missing.map { category -> Message in
              let numbers = category.samples.map { "\($0)" as Message }
              return "\(StringUnit.quoted(category.name)) (\(numbers)…)"
            }
            + (lacksOther ? [StringUnit.quoted("other")] : [])
          let places = translation.formPlaces(of: missing.map(\.name) + (lacksOther ? ["other"] : []), else: names)
          let text: Message =
            group.variable.map { "The variable \($0) of \(StringUnit.quoted(translation.key))" }
            ?? StringUnit.quoted(translation.key)
          if isUntranslated {
            return Remark(
              .fails, "copied",
              isCopied
                ? "\(text) is a copy of its source in \(table.locale), without a form \(names)"
                : "\(text) is in Latin letters in \(table.locale), without a form \(names)",
              unit: translation, blame: .translation, severity: .note,
              evidence: [
                .text("forms", having.sorted().joined(separator: " ")),
                .text("needed", (needed.map(\.name) + ["other"]).joined(separator: " ")),
              ],
              suggestion: "Translate it, with the forms \(needed.map { StringUnit.quoted($0.name) }) and “other”.",
              location: group.location)
          }
          if let other = FormsOfAnother.language(
            of: group, key: source.key, source: source, in: table, among: surroundings)
          {
            return Remark(
              .fails, "of-another", "\(text) has the \(other) text in \(table.locale), without a form \(names)",
              unit: translation, blame: .translation, severity: .warning,
              evidence: [
                .text("forms", having.sorted().joined(separator: " ")),
                .text("needed", (needed.map(\.name) + ["other"]).joined(separator: " ")),
              ],
              suggestion: "Translate it, with the forms \(needed.map { StringUnit.quoted($0.name) }) and “other”.",
              location: group.location)
          }
          let lacking = missing.map(\.name) + (lacksOther ? ["other"] : [])
          if lacksOther, translation.formsLeftToFirst.isSuperset(of: lacking) {
            return Remark(
              .fails, "first-form",
              "\(text) has no \(table.locale) form \(names): gettext shows msgstr[0] for these numbers, \(StringUnit.quoted(group.forms[0].text))",
              unit: translation, blame: .translation,
              // Where a noun stays as it is behind a number, that is the right one.
              severity: PluralForms.countsInSingular(table.locale.language) ? .note : .warning,
              evidence: [
                .text("forms", having.sorted().joined(separator: " ")),
                .text("needed", (needed.map(\.name) + ["other"]).joined(separator: " ")),
              ],
              suggestion: "Add \(places).", location: group.location)
          }
          let reason = lacksOther ? "other" : "category"
          let forms: [Evidence] = [
            .text("forms", having.sorted().joined(separator: " ")),
            .text("needed", (needed.map(\.name) + ["other"]).joined(separator: " ")),
          ]
          if let lost = LostForms(lacking, of: group, in: table.earlier[source.key]) {
            // Whether it was there is no other matter: who had no “few” and loses “many” has mended nothing.
            return lost.remark(about: text, reason, translation, in: table, forms, group.location)
          }
          return Remark(
            .fails, reason,
            "\(text) has no \(table.locale) form \(names)", unit: translation,
            blame: table.isSource ? .source : .translation,
            severity: lacksOther ? .error : isOneForm || isCovered || mayBeMeant ? .note : .warning,
            evidence: forms,
            suggestion: mayBeMeant
              ? "Add \(places), unless “other” is right for these numbers." : "Add \(places).",
            location: group.location)
        }
      }
      let formal = remarks.filter { $0.reason == "other-unused" }
      return remarks.filter { $0.reason != "other-unused" } + FewAsMany.remarks(in: table) + OneAsOther.remarks(in: table)
        + table.aggregated(
          formal, asOne: "many-other-unused", of: table.pairs(.varies).count, beyond: 1,
          "have no form “other”, which no whole number takes there")
    })
}

extension TableInLocale {
  /// Whether half of what the locale has is in words of its own: a copy among them was passed over.
  fileprivate var isMostlyTranslated: Bool {
    guard !isSource else { return false }
    let own = pairs.filter { $0.translation?.locale == locale && Wanted.isTranslatable($0.source) }
    return own.count { !Copy.isSame($0) } * 2 >= own.count
  }

  /// Whether most of what the locale has is written in letters other than Latin ones: those end at U+024F, but for U+1E00 to
  /// U+1EFF.
  fileprivate var isMostlyInOtherLetters: Bool {
    guard !isSource else { return false }
    let own = pairs.compactMap(\.translation).filter { $0.locale == locale }.map { $0.forms.last?.text ?? $0.value }
    return own.count { text in
      text.unicodeScalars.contains { $0.value >= 0x370 && !(0x1E00...0x1EFF).contains($0.value) && $0.properties.isAlphabetic }
    } * 2 > own.count
  }
}
