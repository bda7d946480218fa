import LintelModel

/// A form of a text in one language.
struct XLIFFForm {
  var key: XLIFFKey
  var unit: XLIFFUnit
  var text: XLIFFUnit.Text
  var location: SourceLocation

  var variant: LocalizedValue.Variant {
    .init(plural: key.plural, device: key.device, width: key.width, text: text.text, location: location)
  }

  /// Forms of the source that are there only because the translation needs them: they repeat the form `other`.
  static func copies(among forms: [XLIFFForm]) -> Set<Int> {
    var others: [XLIFFKey: String] = [:]
    for form in forms where form.key.plural == "other" { others[form.key] = form.text.text }
    let copies = forms.indices.filter { index in
      var key = forms[index].key
      guard let plural = key.plural, ["zero", "two", "few", "many"].contains(plural) else { return false }
      key.plural = "other"
      return others[key] == forms[index].text.text
    }
    return Set(copies)
  }

  /// The forms of variables, by variable.
  static func substitutions(_ forms: [XLIFFForm]) -> [StringUnit.Substitution] {
    var found: [StringUnit.Substitution] = []
    var index: [String: Int] = [:]
    for form in forms {
      guard let name = form.key.variable else { continue }
      if let known = index[name] {
        found[known].variants.append(form.variant)
      } else {
        index[name] = found.count
        found.append(.init(name: name, variants: [form.variant], location: form.location))
      }
    }
    return found
  }
}
