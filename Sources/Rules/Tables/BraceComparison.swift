import LintelModel

/// Holds the names in braces of each form of a translation to those of its source.
struct BraceComparison {
  struct Fault {
    let form: StringUnit.Form
    /// What the source takes, and the form never shows.
    let lost: [BracedValue]
    /// What the form has, and nothing puts a value in.
    let unknown: [BracedValue]
    /// What stands where the one lost value belongs; nil where that is not known.
    let slip: String?
  }

  /// Those of all the source's forms, each once.
  let given: [BracedValue]
  private(set) var faults: [Fault] = []
  /// Whether a program surely reads the braces: the table's flags say so, or a name has a format behind it.
  let isSure: Bool
  private let sources: [(form: StringUnit.Form, values: BracedValues)]
  private let plurals: [PluralCategory]

  /// - Parameter plurals: the language's categories; empty where they are not known.
  init(_ source: StringUnit, _ translation: StringUnit, plurals: [PluralCategory]) {
    let flag = translation.isBraceFormat ?? source.isBraceFormat
    sources = flag == false || !Self.mayHaveNames(source) ? [] : source.forms.map { (form: $0, values: BracedValues($0.text)) }
    self.plurals = plurals
    var given: [BracedValue] = []
    for value in sources.flatMap({ $0.values.found }) where !given.contains(where: { $0.name == value.name }) {
      given.append(value)
    }
    self.given = given
    // What a catalogue of gettext leaves to be reviewed is not compiled.
    let isShown = translation.state != "needs-review-translation"
    isSure = isShown && (flag == true || given.contains { $0.text.contains(":") })
    // What branches chooses its own words, and which of several variables shows a name is the translator's choice.
    guard !given.isEmpty, sources.allSatisfy({ $0.values.branching.isEmpty }), source.substitutions.isEmpty,
      translation.substitutions.isEmpty
    else { return }
    let takesSigns = source.facts.contains { !$0.placeholders.isEmpty }
    faults = translation.forms.compactMap { fault(in: $0, takesSigns: takesSigns) }
  }

  static func mayHaveNames(_ source: StringUnit) -> Bool {
    if source.value.utf8.contains(UInt8(ascii: "{")) { return true }
    return source.varies && source.forms.contains { $0.text.utf8.contains(UInt8(ascii: "{")) }
  }

  private func fault(in form: StringUnit.Form, takesSigns: Bool) -> Fault? {
    // An empty text is another rule's.
    guard form.text.contains(where: { !$0.isWhitespace }) else { return nil }
    let own = BracedValues(form.text)
    let names = Set(own.found.map(\.name)).union(own.branching)
    let missing = wanted(in: form).filter { !names.contains($0.name) }
    let unknown =
      own.branching.isEmpty
      ? own.found.filter { value in
        !given.contains { $0.name == value.name } && !sources.contains { $0.form.text.contains(value.text) }
      } : []
    // What has another name in the place of its own is no text that says the number in words.
    let lost = unknown.isEmpty ? missing.filter { !mayLack($0, form) } : missing
    if lost.isEmpty, unknown.isEmpty { return nil }
    let sign = takesSigns || form.facts.placeholders.count != 1 ? nil : form.facts.placeholders.first?.text
    let wrong = unknown.isEmpty ? sign.map { form.text.contains("{\($0)}") ? "{\($0)}" : $0 } : unknown[0].text
    return Fault(form: form, lost: lost, unknown: unknown, slip: lost.count == 1 && unknown.count <= 1 ? wrong : nil)
  }

  /// What a form shows if it is whole: the values of the source's form of the same number, else of its form for many.
  private func wanted(in form: StringUnit.Form) -> [BracedValue] {
    func source(of plural: String) -> BracedValues? {
      sources.first { $0.form.plural == plural && $0.form.device == form.device }?.values
    }
    let other = isOfFew(form) ? nil : source(of: "other")
    guard let same = form.plural.flatMap(source) ?? (form.plural == nil ? nil : other) else {
      return given.filter { value in
        sources.allSatisfy { source in source.values.found.contains { $0.name == value.name } }
      }
    }
    return given.filter { value in same.found.contains { $0.name == value.name } }
  }

  /// A form for one thing, or for none, may say the number in words.
  private func mayLack(_ value: BracedValue, _ form: StringUnit.Form) -> Bool {
    isOfFew(form) && (given.count == 1 || NamedValues.isNumber(value.name))
  }

  /// Whether a form is for nothing but none, one and two things: in Russian “one” is for 21 as well.
  private func isOfFew(_ form: StringUnit.Form) -> Bool {
    guard let plural = form.plural, ["zero", "one", "two"].contains(plural) else { return false }
    guard let category = plurals.first(where: { $0.name == plural }) else { return true }
    return category.isOneNumber || category.samples.allSatisfy { $0 <= 2 }
  }
}
