import LintelInputs
import LintelLanguage
import LintelModel

/// Translations that are none: a mark for what is still to be written, or the name of the key.
enum UnfinishedText {
  /// Whether one of the texts of a unit is one, in whichever form.
  static func isOne(_ unit: StringUnit, of source: StringUnit) -> Bool {
    guard unit.varies else { return isOne(unit.value, of: unit, source) }
    return unit.forms.contains { isOne($0.text, of: unit, source) }
  }

  /// Those of a unit's forms that are one, by their places among all.
  static func forms(of unit: StringUnit, _ source: StringUnit) -> [Int] {
    let forms = unit.forms
    return forms.indices.filter { isOne(forms[$0].text, of: unit, source) }
  }

  private static func isOne(_ text: String, of unit: StringUnit, _ source: StringUnit) -> Bool {
    isKey(text, of: unit, source) || UnfinishedMark.isOne(text, of: source.value, in: unit.locale)
  }

  /// A key that reads as a text may be one.
  private static func isKey(_ text: String, of unit: StringUnit, _ source: StringUnit) -> Bool {
    text == unit.key && text != source.value && source.origin != .unknown && KeyStyle.isIdentifier(unit.key)
  }
}
