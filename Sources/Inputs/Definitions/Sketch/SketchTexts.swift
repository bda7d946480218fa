import LintelModel

/// Makes localized texts of a sketch: literals, or, beside a source line, keys with two values.
struct SketchTexts {
  var table: String
  var locale: LocaleID
  /// Nil without a source line.
  var sourceLocale: LocaleID?

  func text(_ key: String, _ text: SketchText?, _ source: SketchText?) -> LocalizedText {
    guard let sourceLocale, sourceLocale != locale else {
      return text.map { .literal($0.text, at: $0.location) } ?? .none
    }
    guard text != nil || source != nil else { return .none }
    var values: [LocaleID: LocalizedValue] = [:]
    if let source {
      values[sourceLocale] = LocalizedValue(state: .translated, text: source.text, location: source.location)
    }
    values[locale] =
      text.map { LocalizedValue(state: .translated, text: $0.text, location: $0.location) }
      // The platform shows the source text where the translation has none.
      ?? LocalizedValue(state: .missing, text: source?.text)
    return LocalizedText(
      state: .localized, key: key, table: table, source: source?.text, values: values,
      location: text?.location ?? source?.location)
  }
}
