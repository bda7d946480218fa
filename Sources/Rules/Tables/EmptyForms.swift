import LintelFindings
import LintelModel

/// Forms of a text that are empty: for some numbers, on some devices or at some widths people see nothing. A text that is empty as
/// a whole is seen at once, and a form of it is not.
enum EmptyForms {
  /// What is wrong for certain comes first: of many the first one stands for all. What its file says is not translated yet is told
  /// apart from what somebody left empty.
  static func remarks(in table: TableInLocale) -> [Remark] {
    let all = table.pairs(.varies).count
    let found = found(in: table)
    func isNew(_ remark: Remark) -> Bool { remark.reason.hasPrefix("new-form") }
    return table.aggregated(found.filter { !isNew($0) }, asOne: "many-empty-forms", of: all, "have an empty form")
      + table.aggregated(found.filter(isNew), asOne: "many-new-forms", of: all, "have a form that is not translated yet")
  }

  private static func found(in table: TableInLocale) -> [Remark] {
    let found = table.pairs(.varies).flatMap { source, translation, _ -> [Remark] in
      // Endings of words, which the source leaves out for some numbers, too.
      if source.forms.contains(where: { isBlank($0.text) }) { return [] }
      return translation.forms.compactMap { form in
        isBlank(form.text) ? remark(on: form, of: translation, source, in: table.locale) : nil
      }
    }
    return found.filter { $0.verdict == .fails } + found.filter { $0.verdict != .fails }
  }

  private static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

  private static func remark(
    on form: StringUnit.Form, of translation: StringUnit, _ source: StringUnit, in locale: LocaleID
  ) -> Remark? {
    let name = [form.device, form.width, form.plural].compactMap { $0 }.joined(separator: " ")
    // A text around variables has no name, and neither has a member of a set.
    if name.isEmpty, !translation.variants.isEmpty || form.substitution != nil { return nil }
    let text = StringUnit.quoted(source.origin == .unknown ? source.key : source.shownText)
    if form.isNew, !name.isEmpty {
      return Remark(
        .fails, "new-form-\(name)", "The \(locale) form “\(name)” of \(text) is not translated yet, as its file says",
        unit: translation, blame: .translation,
        // A form for none is one more: without it another one is shown.
        severity: form.plural == "zero" ? .note : .warning, evidence: [.text("source", source.shownText)],
        suggestion: "Translate it.", location: form.location)
    }
    let isOpen = mayBeMeant(form, of: translation)
    return Remark(
      isOpen ? .needsReview : .fails, name.isEmpty ? "empty" : "empty-form-\(name)",
      name.isEmpty
        ? "The \(locale) translation of \(text) is empty" : "The \(locale) form “\(name)” of \(text) is empty",
      certainty: isOpen ? .possible : .certain, unit: translation, blame: .translation,
      severity: isOpen ? .warning : .error, evidence: [.text("source", source.shownText)],
      suggestion: "Write the form: people see nothing in its place.", location: form.location)
  }

  /// Whether nothing may be what is wanted: for none, as a space, and in a sentence that goes on around a variable.
  private static func mayBeMeant(_ form: StringUnit.Form, of translation: StringUnit) -> Bool {
    if form.plural == "zero" || !form.text.isEmpty { return true }
    guard let index = form.substitution else { return false }
    // `%1$#@files@`, and nothing beside it.
    return translation.value.count > translation.substitutions[index].name.count + 6
  }
}
