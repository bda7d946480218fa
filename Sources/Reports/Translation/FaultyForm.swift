import LintelFindings
import LintelModel
import LintelUnicodeText

/// The form of a text with several that a finding is about: a sheet shows it in place of the whole, which may be nothing but
/// a variable's name.
struct FaultyForm {
  /// `one (1, 21, 31, 41…)`: its category, and the first numbers that take it.
  let name: String
  let text: String
  let location: SourceLocation
  /// What the source has for the same category, else for `other`.
  let source: String?

  /// Nil where the finding is about no form alone: it then quotes none that is where the finding is.
  init?(_ finding: Finding, of unit: StringUnit, source: StringUnit?) {
    let sentence = finding.message.english
    guard finding.strings.isEmpty, let place = finding.translationLocation,
      let form = unit.forms.first(where: { form in
        form.plural != nil && form.location == place && sentence.contains(StringUnit.quoted(form.text).english)
      }), let category = form.plural
    else { return nil }
    (text, location) = (form.text, place)
    let variable = form.substitution.map { unit.substitutions[$0].name }
    let sources = (source?.forms ?? []).filter { other in
      other.substitution.flatMap { source?.substitutions[$0].name } == variable
    }
    let counterpart = sources.first { $0.plural == category } ?? sources.first { $0.plural == "other" }
    self.source = counterpart?.text
    // The platforms take a form “zero” for 0 in every language, whatever its grammar.
    let hasZero = unit.forms.contains { $0.plural == "zero" && $0.substitution == form.substitution }
    let known = PluralCategories.of(locale: unit.locale.id).first { $0.name == category }
    let numbers = (known?.samples ?? []).filter { !hasZero || $0 != 0 || category == "zero" }
    let goesOn = known.map { $0.count > $0.samples.count } ?? false
    let list = numbers.map(String.init).joined(separator: ", ")
    name = numbers.isEmpty ? category : "\(category) (\(list)\(goesOn ? "…" : ""))"
  }
}

extension StringUnit {
  /// What people read of it: of a text that is nothing but a variable (`%#@files@`) the variable's form `other`.
  var readable: String {
    let variable = substitutions.first { value == "%#@\($0.name)@" || value == "%1$#@\($0.name)@" }
    guard let variants = variable?.variants else { return value }
    return (variants.first { $0.plural == "other" } ?? variants.first)?.text ?? value
  }
}
