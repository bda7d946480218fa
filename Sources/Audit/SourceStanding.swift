import LintelInputs
import LintelModel

/// What says more about the values that a source text takes than a handful of languages do.
struct SourceStanding {
  let family: TableFamily
  /// What code puts into the texts, by key.
  let given: [String: GivenArguments]

  /// How many languages are expected to have the table.
  var languages: Int { family.locales.count }

  /// Whether code takes the values that the source takes: a call shows them, or has a text that does.
  func isBackedByCode(_ source: StringUnit, _ own: TakenArguments) -> Bool {
    if source.origin == .code { return true }
    if let values = given[source.key]?.values, TakenArguments(of: values) == own { return true }
    guard let text = family.codeDefault(for: source.key) else { return false }
    return TakenArguments(of: StringUnit(key: source.key, locale: source.locale, value: text, location: source.location)) == own
  }
}

extension TakenArguments {
  /// Nil where the type of one is not known.
  fileprivate init?(of values: [Placeholder.Value?]) {
    var placeholders: [Placeholder] = []
    for (index, value) in values.enumerated() {
      guard let value else { return nil }
      placeholders.append(Placeholder(text: "%@", value: value, argument: index + 1, isPositional: false))
    }
    self.init(of: placeholders)
  }
}
