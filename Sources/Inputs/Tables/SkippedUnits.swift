import LintelModel

extension StringTable {
  /// Takes every unit out of the audit, for one reason.
  mutating func skipUnits(for reason: SkippedString.Reason) {
    for unit in units { skip(unit, for: reason) }
    units = []
  }

  /// Accounts for a unit that is not audited: each of its strings, the one that is its value first.
  mutating func skip(_ unit: StringUnit, for reason: SkippedString.Reason) {
    func skip(_ text: String, _ location: SourceLocation?) {
      skipped.append(
        SkippedString(
          key: unit.key, reason: reason, location: location ?? unit.location, locale: unit.locale, value: text))
    }
    skip(unit.value, unit.location)
    let own = unit.variants.firstIndex { $0.location == unit.location } ?? unit.variants.startIndex
    for index in unit.variants.indices where index != own { skip(unit.variants[index].text, unit.variants[index].location) }
    for variant in unit.substitutions.flatMap(\.variants) { skip(variant.text, variant.location) }
  }
}

extension StringUnit {
  /// Gives the unit the forms of its text, and of them the one that speaks for all as its value: `other`, or the one for the
  /// most room, or the first.
  mutating func vary(_ forms: [LocalizedValue.Variant]) {
    func rank(_ form: LocalizedValue.Variant) -> Double {
      let room = form.width.map { min(max(Double($0) ?? 0, 0), 1e6) / 1e7 } ?? 0.5
      return (form.plural == nil || form.plural == "other" ? 2 : 0) + (form.device == nil || form.device == "other" ? 1 : 0)
        + room
    }
    guard let best = forms.indices.max(by: { (rank(forms[$0]), $1) < (rank(forms[$1]), $0) }) else { return }
    variants = forms
    value = forms[best].text
    location = forms[best].location ?? location
  }
}
