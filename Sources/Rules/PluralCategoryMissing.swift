import LintelFindings
import LintelModel

extension Rule {
  static let pluralCategoryMissing = Rule(
    id: "plural-category-missing",
    title: "A text that varies by number has every form its language needs.",
    severity: .warning,
    isCore: true,
    why: "The platform takes the form “other” instead, and the grammar is wrong for some numbers.",
    examples: [
      .fails(
        "Russian needs few and many",
        files: PluralExample.catalog("ru", [("one", "%lld файл"), ("other", "%lld файла")])),
      .fails("no language does without other", files: PluralExample.catalog("de", [("one", "%lld Datei")])),
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
    ],
    check: .translations { table in
      guard !table.plurals.isEmpty else { return [] }
      let needed = table.plurals.filter { $0.isCommon && $0.name != "other" }
      return table.pairs(.varies).flatMap { source, translation, _ -> [Remark] in
        // An exchange file has of the source's forms those that the other language needs.
        if table.isSource, source.isOfExchangeFile { return [] }
        let given = PluralForms.all(of: source).map(\.categories)
        return PluralForms.all(of: translation).compactMap { group -> Remark? in
          let having = group.categories
          let missing = needed.filter { !having.contains($0.name) }
          let lacksOther = !having.contains("other")
          guard !missing.isEmpty || lacksOther else { return nil }
          // What is for many things only, in the source too, needs no form for one; and a text that no number changes has
          // one form for all.
          let lacksOne = !lacksOther && missing.allSatisfy { $0.name == "one" }
          if lacksOne, !table.isSource, given.contains(where: { !$0.contains("one") }) { return nil }
          let isOneForm = lacksOne && having.subtracting(["zero"]) == ["other"]
          if isOneForm, table.isSource || PluralForms.countsInSingular(table.locale.language) { return nil }
          let names: [Message] =
            missing.map { "\(StringUnit.quoted($0.name)) (\($0.samples.map(String.init))…)" }
            + (lacksOther ? [StringUnit.quoted("other")] : [])
          let text: Message =
            group.variable.map { "The variable \($0) of \(StringUnit.quoted(translation.key))" }
            ?? StringUnit.quoted(translation.key)
          return Remark(
            .fails, lacksOther ? "other" : "category",
            "\(text) has no \(table.locale) form \(names)", unit: translation,
            blame: table.isSource ? .source : .translation,
            severity: lacksOther ? .error : isOneForm ? .note : .warning,
            evidence: [
              .text("forms", having.sorted().joined(separator: " ")),
              .text("needed", (needed.map(\.name) + ["other"]).joined(separator: " ")),
            ], suggestion: "Add the form.", location: group.location)
        }
      }
    })
}
