import LintelFindings
import LintelModel

/// Forms for several numbers that do not say which, where the source does, or another form of the source, and the form “other” does not.
enum LostCount {
  static func remarks(in table: TableInLocale, advice: Message) -> [Remark] {
    // Which forms stand for several numbers is CLDR's to say.
    let several = table.plurals.filter { $0.isCommon && !$0.isOneNumber && ["few", "many", "other"].contains($0.name) }
    let samples = Dictionary(several.map { ($0.name, $0.samples) }, uniquingKeysWith: { first, _ in first })
    if table.isSource { return ofSource(table, samples, advice: advice) }
    return table.pairs(.varies).flatMap { source, translation, _ -> [Remark] in
      let copied = Set(source.forms.map(\.text))
      return PluralForms.all(of: translation).flatMap { group -> [Remark] in
        guard let given = form(of: source, like: group), saysNumber(given), !isSaidElsewhere(than: group, in: translation)
        else { return [] }
        return group.forms.compactMap { form -> Remark? in
          guard let name = form.plural, let numbers = samples[name], !saysNumber(form), !copied.contains(form.text),
            form.text.contains(where: { !$0.isWhitespace }), !form.text.contains("#@"),
            form.facts.placeholders.count < max(1, given.facts.placeholders.count)
          else { return nil }
          let before = earlier(form, of: group, in: table.earlier[source.key]?.translation)
          return remark(on: form, name, numbers, of: translation, given, before, advice, in: table.locale)
        }
      }
    }
  }

  /// Of the source those beside whose form for one thing, which says the number: “%d file” and “files” is a slip, and “File” and
  /// “Files” say it nowhere.
  private static func ofSource(_ table: TableInLocale, _ samples: [String: [Int]], advice: Message) -> [Remark] {
    table.pairs(.varies).flatMap { source, _, _ -> [Remark] in
      PluralForms.all(of: source).flatMap { group -> [Remark] in
        guard let given = group.forms.first(where: saysNumber), !isSaidElsewhere(than: group, in: source) else { return [] }
        return group.forms.compactMap { form -> Remark? in
          guard let name = form.plural, let numbers = samples[name], !saysNumber(form),
            form.text.contains(where: { !$0.isWhitespace }), !form.text.contains("#@")
          else { return nil }
          let (said, text) = (numbers.map { "\($0)" as Message }, StringUnit.quoted(form.text))
          return Remark(
            .fails, "no-number-\(name)",
            "The \(table.locale) form “\(name)” \(text) does not say the number, and stands for \(said)…",
            unit: source, blame: .source, severity: .warning, evidence: [.text("plural form", given.text)],
            suggestion: advice, location: form.location)
        }
      }
    }
  }

  private static func remark(
    on form: StringUnit.Form, _ name: String, _ numbers: [Int], of translation: StringUnit, _ given: StringUnit.Form,
    _ before: String?, _ advice: Message, in locale: LocaleID
  ) -> Remark {
    let samples = numbers.map { "\($0)" as Message }
    return Remark(
      .fails, "no-number-\(name)",
      "The \(locale) form “\(name)” \(StringUnit.quoted(form.text)) does not say the number, and stands for \(samples)…",
      unit: translation, blame: .translation,
      // Whoever had it in the form knew that it belongs there.
      severity: before == nil ? .warning : .error,
      evidence: [.text("source", given.text)] + (before.map { [Evidence.text("lost", $0)] } ?? []),
      suggestion: advice, location: form.location)
  }

  /// The source's form for most numbers: of the same variable, or its only text.
  private static func form(of source: StringUnit, like group: PluralForms) -> StringUnit.Form? {
    let groups = PluralForms.all(of: source)
    guard !groups.isEmpty else { return group.variable == nil && !source.varies ? source.forms.first : nil }
    return groups.first { $0.variable == group.variable }?.forms.first { $0.plural == "other" }
  }

  private static func saysNumber(_ form: StringUnit.Form) -> Bool {
    form.text.contains("%arg") || form.facts.placeholders.contains(where: \.isNumber)
  }

  /// Whether the form “other” has the number, and the rest is told beside it; or the text around a variable does.
  private static func isSaidElsewhere(than group: PluralForms, in translation: StringUnit) -> Bool {
    if group.forms.contains(where: { $0.plural == "other" && saysNumber($0) }) { return true }
    return group.variable != nil && translation.forms.contains { $0.substitution == nil && saysNumber($0) }
  }

  /// The text of the form before a change, if it said the number.
  private static func earlier(_ form: StringUnit.Form, of group: PluralForms, in unit: StringUnit?) -> String? {
    guard let unit else { return nil }
    let forms = PluralForms.all(of: unit).filter { $0.variable == group.variable }.flatMap(\.forms)
    let before = forms.first { $0.plural == form.plural && $0.device == form.device && $0.width == form.width }
    return before.flatMap { $0.text.contains(/%(?:arg|(?:\d+\$)?\d*(?:hh|h|ll|l|q|z|t|j)?[dDiuU])/) ? $0.text : nil }
  }
}
