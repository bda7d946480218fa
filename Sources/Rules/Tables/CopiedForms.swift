import LintelFindings
import LintelModel

/// Plural forms that stayed in the source's words beside others that are translated: people read them for some numbers only,
/// and `zero` for 0 in every language.
extension TableInLocale {
  var copiedForms: [Remark] {
    guard locale.language != sourceLocale.language else { return [] }
    return pairs(.varies).flatMap { source, translation, _ -> [Remark] in
      guard translation.locale == locale else { return [] }
      let given = Set(source.forms.map(\.text))
      return PluralForms.all(of: translation).flatMap { group -> [Remark] in
        let own = group.forms.filter { !given.contains($0.text) }
        guard !own.isEmpty else { return [] }
        return group.forms.filter { given.contains($0.text) && isLeft($0, beside: own) }.map {
          remark(on: $0, of: translation)
        }
      }.joinedByReason
    }
  }

  /// Whether the form is no word that both languages have. One for 0 stands beside the translated form of all other numbers.
  private func isLeft(_ form: StringUnit.Form, beside own: [StringUnit.Form]) -> Bool {
    guard Wanted.isTranslatable(form.text) else { return false }
    if Copy.isSentence(form.text, names: glossary) { return true }
    guard form.plural == "zero", Copy.isWording(form.text) else { return false }
    let words = Set(form.text.split(whereSeparator: \.isWhitespace).filter { $0.allSatisfy(\.isLetter) })
    return own.allSatisfy { words.isDisjoint(with: $0.text.split(whereSeparator: \.isWhitespace)) }
  }

  private func remark(on form: StringUnit.Form, of translation: StringUnit) -> Remark {
    let name = form.plural ?? "other"
    let mayBeLeftOut = name == "zero" && !plurals.contains { $0.name == "zero" }
    return Remark(
      .fails, "form-copy",
      "The \(locale) form “\(name)” \(StringUnit.quoted(form.text)) is a copy of its source, and others are translated",
      unit: translation, blame: .translation, evidence: [.text("source", form.text)],
      suggestion: mayBeLeftOut
        ? "Translate it, or take it out: a form “zero” is shown for 0 in every language." : "Translate it.",
      location: form.location,
      together: Together("form-copies", "have a plural form that is a copy of its source, and others that are translated"))
  }
}
