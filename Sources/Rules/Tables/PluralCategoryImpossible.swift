import LintelFindings
import LintelModel

extension Rule {
  static let pluralCategoryImpossible = Rule(
    id: "plural-category-impossible",
    title: "A text has no form for numbers that its language does not tell apart.",
    severity: .note,
    isCore: true,
    why: "The platform never shows the form; whoever wrote it meant something by it that people do not see.",
    examples: [
      .fails(
        "English has no few",
        files: PluralExample.catalog("en-GB", [("one", "%lld file"), ("few", "%lld files"), ("other", "%lld files")])),
      .fails("Japanese has no one", files: PluralExample.catalog("ja", [("one", "%lldファイル"), ("other", "%lldファイル")])),
      .passes(
        "zero is shown for 0 in every language",
        files: PluralExample.catalog("de", [("zero", "Keine Datei"), ("one", "%lld Datei"), ("other", "%lld Dateien")])),
      .passes(
        "the forms of the language", files: PluralExample.catalog("de", [("one", "%lld Datei"), ("other", "%lld Dateien")])),
    ],
    check: .translations { table in
      guard !table.plurals.isEmpty else { return [] }
      // Since OS X 10.9 Foundation takes the form “zero” for the number 0, whatever the language.
      let possible = Set(table.plurals.map(\.name)).union(["zero"])
      let remarks = table.pairs(.varies).flatMap { source, translation, _ -> [Remark] in
        if table.isSource, source.isOfExchangeFile { return [] }
        return PluralForms.all(of: translation).compactMap { group -> Remark? in
          let never = group.categories.subtracting(possible).sorted()
          guard !never.isEmpty else { return nil }
          let names = never.map { "“\($0)”" as Message }
          return Remark(
            .fails, "never-shown",
            "\(StringUnit.quoted(translation.key)) has the form \(names), which \(table.locale) does not know: "
              + "it is never shown",
            unit: translation, blame: table.isSource ? .source : .translation,
            evidence: [.text("possible", table.plurals.map(\.name).joined(separator: " "))], suggestion: "Delete the form.",
            location: group.forms.first { never.contains($0.plural ?? "") }?.location)
        }
      }
      return table.aggregated(remarks, asOne: "many-never-shown", "have a plural form that the language does not know")
    })
}
