import LintelModel

extension StringUnit {
  /// What people can see of a unit: its text, or every form of it, the variables replaced by each of their own forms.
  struct Shown {
    var text: String
    var variants: [LocalizedValue.Variant]
  }

  /// Texts with several variables have as many forms as the product of theirs; beyond this number the rest is left out.
  private static let maximumForms = 48
  /// Of the variables of one text, so many are replaced; what formats a text takes far fewer arguments.
  private static let maximumVariables = 64
  /// The forms of one text together, in UTF-8; longer ones keep their variables as they are written.
  private static let maximumText = 200_000

  var shown: Shown {
    guard !substitutions.isEmpty else { return Shown(text: value, variants: variants) }
    var forms = variants.isEmpty ? [LocalizedValue.Variant(text: value, location: location)] : variants
    // A form of a variable may name another variable.
    for _ in 0..<4 {
      for substitution in substitutions.prefix(Self.maximumVariables) {
        // Each variable is looked for in all forms.
        guard forms.reduce(0, { $0 + $1.text.utf8.count }) <= Self.maximumText else { break }
        forms = replace(substitution, in: forms)
      }
      if !forms.contains(where: { $0.text.contains("#@") }) { break }
    }
    let others = forms.first { ($0.plural ?? "other") == "other" && ($0.device ?? "other") == "other" }
    return Shown(text: (others ?? forms.first)?.text ?? value, variants: forms.count > 1 ? forms : [])
  }

  private func replace(_ substitution: Substitution, in forms: [LocalizedValue.Variant]) -> [LocalizedValue.Variant] {
    var found: [LocalizedValue.Variant] = []
    for form in forms {
      guard let place = form.text.variable(substitution.name), found.count < Self.maximumForms else {
        found.append(form)
        continue
      }
      for choice in substitution.variants.prefix(Self.maximumForms)
      where choice.device == nil || form.device == choice.device {
        var form = form
        form.text.replaceSubrange(place, with: choice.text.replacingArgument(of: substitution, among: substitutions.count))
        // Where several variables vary, a form is that of `other` only if all of them are.
        if form.plural == nil || form.plural == "other" { form.plural = choice.plural }
        form.location = choice.location ?? form.location
        found.append(form)
      }
    }
    return Array(found.prefix(Self.maximumForms))
  }
}

extension String {
  /// The place of `%#@name@` or `%1$#@name@`.
  fileprivate func variable(_ name: String) -> Range<String.Index>? {
    guard let mark = firstRange(of: "#@\(name)@") else { return nil }
    var start = mark.lowerBound
    while start > startIndex, let before = Optional(index(before: start)), self[before].isNumber || self[before] == "$" {
      start = before
    }
    guard start > startIndex, self[index(before: start)] == "%" else { return nil }
    return index(before: start)..<mark.upperBound
  }

  /// `%arg` means the variable's own number.
  fileprivate func replacingArgument(of substitution: StringUnit.Substitution, among count: Int) -> String {
    guard let mark = firstRange(of: "%arg") else { return self }
    let position = count > 1 ? substitution.argument.map { "\($0)$" } ?? "" : ""
    var text = self
    text.replaceSubrange(mark, with: "%\(position)\(substitution.format ?? "lld")")
    return text
  }
}
