import LintelFindings
import LintelModel

/// Forms that stayed in the source's words beside others that are translated: people read them for some numbers only, `zero`
/// for 0 in every language, or on some devices.
extension TableInLocale {
  var copiedForms: [Remark] {
    guard locale.language != sourceLocale.language else { return [] }
    return pairs(.varies).flatMap { source, translation, _ -> [Remark] in
      guard translation.locale == locale else { return [] }
      let given = Set(source.forms.map(\.text))
      return (PluralForms.all(of: translation).map(\.forms) + [Self.formsOfDevices(translation)]).flatMap { forms -> [Remark] in
        let own = forms.filter { !given.contains($0.text) }
        guard !own.isEmpty else { return [] }
        return forms.compactMap { form in
          guard given.contains(form.text), let verdict = verdict(on: form, beside: own) else { return nil }
          return remark(verdict, on: form, of: translation)
        }
      }.joinedByReason
    }
  }

  /// The texts of a unit that differ by the kind of device only.
  private static func formsOfDevices(_ unit: StringUnit) -> [StringUnit.Form] {
    unit.forms.filter { $0.plural == nil && $0.width == nil && $0.substitution == nil && $0.device != nil }
  }

  /// What a form in the source's words is; nil where it may well be the language's own. One for 0 stands beside the translated form
  /// of all other numbers.
  private func verdict(on form: StringUnit.Form, beside own: [StringUnit.Form]) -> Verdict? {
    guard Wanted.isTranslatable(form.text) else { return nil }
    if Copy.isSentence(form.text, names: glossary) { return .fails }
    // “Mac”, “Apple TV”: what a kind of device is called is the same in all languages.
    if form.plural == nil, !Copy.isWording(form.text) { return nil }
    let words = Self.words(of: form.text)
    // In a text of other letters, words of the source's are left: units and names have few letters, or capitals inside.
    if !Self.hasOtherLetters(form.text), own.allSatisfy({ Self.hasOtherLetters($0.text) }) {
      return words.contains { $0.count >= 3 && !Copy.isName(String($0)) && !glossary.contains(String($0)) } ? .fails : nil
    }
    guard Copy.isWording(form.text) else { return nil }
    let others = own.map { Self.words(of: $0.text) }
    if form.plural == "zero" { return others.allSatisfy { Set(words).isDisjoint(with: $0) } ? .fails : nil }
    // `%lld error` beside `%lld errores` is Spanish.
    let isOwnWord = words.contains { word in others.joined().contains { Self.haveOneStem(word, $0) } }
    return words.isEmpty || isOwnWord ? nil : .needsReview
  }

  private static func words(of text: String) -> [Substring] {
    text.split(whereSeparator: \.isWhitespace).filter { $0.allSatisfy(\.isLetter) }
  }

  /// Whether a text has letters that are none of Latin's.
  private static func hasOtherLetters(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.value >= 0x370 && $0.properties.isAlphabetic }
  }

  /// Whether two words begin alike, as forms of one word do.
  private static func haveOneStem(_ a: Substring, _ b: Substring) -> Bool {
    let stem = min(3, a.count, b.count)
    return a.prefix(stem).lowercased() == b.prefix(stem).lowercased()
  }

  private func remark(_ verdict: Verdict, on form: StringUnit.Form, of translation: StringUnit) -> Remark {
    let name = form.plural ?? form.device ?? "other"
    let text = StringUnit.quoted(form.text)
    guard verdict == .fails else {
      return Remark(
        .needsReview, "form-perhaps-copy", "The \(locale) form “\(name)” \(text) is its source's, and others have other words",
        certainty: .likely, unit: translation, blame: .translation, evidence: [.text("source", form.text)],
        suggestion: "Translate it, unless it is a word of the language, too.", location: form.location,
        together: form.plural.map { _ in
          Together("form-perhaps-copies", "have a plural form that is their source's, and others that have other words")
        })
    }
    let mayBeLeftOut = name == "zero" && !plurals.contains { $0.name == "zero" }
    return Remark(
      .fails, "form-copy", "The \(locale) form “\(name)” \(text) is a copy of its source, and others are translated",
      unit: translation, blame: .translation, evidence: [.text("source", form.text)],
      suggestion: mayBeLeftOut
        ? "Translate it, or take it out: a form “zero” is shown for 0 in every language." : "Translate it.",
      location: form.location,
      together: form.plural.map { _ in
        Together("form-copies", "have a plural form that is a copy of its source, and others that are translated")
      })
  }
}
