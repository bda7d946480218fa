import LintelFindings
import LintelModel
import LintelUnicodeText

/// The form of a text with several that a finding is about: a sheet shows it in place of the whole, which may be nothing but
/// a variable's name.
struct FaultyForm {
  /// `one (1, 21, 31, 41…)`: its category, and the first numbers that take it; `ipad`: the device that shows it.
  let name: Message
  let text: String
  let location: SourceLocation
  /// What the source has for the same category, else for `other`.
  let source: String?

  /// Nil where the finding is about no form alone: it then quotes none that is where the finding is. Of several strings it
  /// quotes none, and the reason of each ends with its form's category: `no-number-one`. A form that the language does not
  /// know is never quoted. One that is a copy is known by its place alone.
  /// - Parameter found: The one of the finding's strings that is meant, where it is about several.
  init?(_ finding: Finding, of unit: StringUnit, source: StringUnit?, as found: FoundString? = nil) {
    // What is named without quotation marks, as a key or a placeholder, may be spelled as a form is.
    let sentence = finding.message.english
    let quotations = finding.message.quotedData.filter { sentence.contains("“\($0)”") }
    let isOne = finding.strings.isEmpty
    guard let place = isOne ? finding.translationLocation : found?.location,
      let form = unit.forms.first(where: { form in
        guard form.location == place, form.plural ?? form.device != nil else { return false }
        if (isOne ? finding.reason : found?.reason) == "form-copy" { return true }
        guard let category = form.plural else {
          return isOne && quotations.contains { $0 == form.text || StringUnit.isQuoted(form.text, as: $0) }
        }
        if finding.rule == "plural-category-impossible" {
          return category != "zero" && !PluralCategories.of(locale: unit.locale.id).contains { $0.name == category }
        }
        return isOne
          ? quotations.contains { $0 == form.text || StringUnit.isQuoted(form.text, as: $0) }
          : found?.reason?.hasSuffix("-\(category)") ?? false
      })
    else { return nil }
    (text, location) = (form.text, place)
    let variable = form.substitution.map { unit.substitutions[$0].name }
    let sources = (source?.forms ?? []).filter { other in
      other.substitution.flatMap { source?.substitutions[$0].name } == variable
    }
    let counterpart =
      sources.first { $0.plural == form.plural && $0.device == form.device }
      ?? sources.first { $0.plural == form.plural } ?? sources.first { $0.plural == "other" } ?? sources.first
    self.source = counterpart?.text
    name = Self.name(of: form, in: unit)
  }

  /// The form that says a text, `other` where several do: its name, and where it is; nil where the text has no forms.
  static func shown(_ text: String, in unit: StringUnit) -> (name: Message, location: SourceLocation)? {
    let forms = unit.forms.filter { $0.plural ?? $0.device != nil && $0.text == text }
    return (forms.first { $0.plural == "other" } ?? forms.first).map { (name(of: $0, in: unit), $0.location) }
  }

  private static func name(of form: StringUnit.Form, in unit: StringUnit) -> Message {
    let category = form.plural.map { name(of: form, $0, in: unit) }
    let variable = unit.hasSeveralVariables ? form.substitution.map { unit.substitutions[$0].name } : nil
    let ofNumbers: Message? = category.map { category -> Message in variable.map { "\(Message.data($0)) · \(category)" } ?? category }
    guard let device = form.device else { return ofNumbers ?? "" }
    return ofNumbers.map { "\(Message.data(device)) · \($0)" } ?? .data(device)
  }

  private static func name(of form: StringUnit.Form, _ category: String, in unit: StringUnit) -> Message {
    // The platforms take a form “zero” for 0 in every language, whatever its grammar.
    let hasZero = unit.forms.contains { $0.plural == "zero" && $0.substitution == form.substitution }
    return name(of: category, as: PluralCategories.of(locale: unit.locale.id).first { $0.name == category }, besideZero: hasZero)
  }

  /// - Parameters:
  ///   - known: What the language has of that name; nil where it has none.
  ///   - hasZero: Whether a form “zero” stands beside it.
  static func name(of category: String, as known: PluralCategories.Category?, besideZero hasZero: Bool) -> Message {
    let samples = known?.samples ?? (category == "zero" ? [0] : [])
    let numbers = samples.filter { !hasZero || $0 != 0 || category == "zero" }
    let goesOn = known.map { $0.count > $0.samples.count } ?? false
    let list = numbers.map { "\($0)" as Message }
    return numbers.isEmpty ? .data(category) : goesOn ? "\(category) (\(list)…)" : "\(category) (\(list))"
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
