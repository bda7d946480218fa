import LintelModel

/// What a source leaves out of its form for one thing, `A file` beside `%1$d files of %2$@`: a translation's form for one thing, and
/// no other number, says no less than it.
struct FormsForOne {
  /// By category the arguments that the source's form shows.
  private let shown: [String: Set<Int>]

  /// - Parameter plurals: The categories of the translation's language. In Russian the form “one” stands for 21, too.
  init(of source: StringUnit, plurals: [PluralCategory]) {
    let ofOne = Set(plurals.lazy.filter { $0.isOneNumber || $0.samples == [0, 1] }.map(\.name))
    shown = source.forms.reduce(into: [:]) { shown, form in
      guard let category = form.plural, form.substitution == nil, ofOne.contains(category) else { return }
      // Forms of several devices may differ: what one of them shows is shown.
      shown[category, default: []].formUnion(form.facts.placeholders.map(\.argument))
    }
  }

  func leaveOut(_ argument: Int, in form: StringUnit.Form) -> Bool {
    guard let category = form.plural, form.substitution == nil, let shown = shown[category] else { return false }
    return !shown.contains(argument)
  }
}
