import LintelModel
import LintelUnicodeText

/// The one text of a string that a row of a filled sheet speaks of, if it is what the sheet says.
enum ReturnedForm {
  case found(StringUnit.Form), missing, already(StringUnit.Form)
  /// The text has others, and one beside which it is to stand.
  case lacking(category: String, beside: StringUnit.Form)

  /// Whether it is a form for numbers, which may leave its own out.
  var isPlural: Bool {
    switch self {
    case .found(let form), .already(let form): form.plural != nil
    case .lacking: true
    case .missing: false
    }
  }

  /// - Parameter shows: whether a cell of a sheet shows a text.
  init(
    of text: ReturnedText, in unit: StringUnit?, shows: (_ cell: String, _ text: String) -> Bool
  ) throws(SheetReturn.Refusal) {
    guard let unit else {
      guard text.translation.isEmpty else {
        throw text.refused(
          "no translation of “\(text.key)” in \(text.file)",
          "“\(text.translation)”, as the sheet has it: it was deleted since")
      }
      self = .missing
      return
    }
    // In place of the whole text one form would be shown for every number.
    if !unit.varies, NamedForm(text.form)?.category != nil {
      throw text.refused("the form “\(text.form)” of “\(text.key)”, which has none by now", "an empty column “form”")
    }
    let named = unit.varies ? NamedForm(text.form) : nil
    var forms = named.map { named in unit.forms.filter { named.names($0, in: unit) } } ?? unit.forms
    // The text around variables is no form.
    let isAround = !text.translation.isEmpty
      && forms.contains { $0.plural == nil && $0.device == nil && shows(text.translation, $0.text) }
    let cases = unit.forms.filter { $0.plural ?? $0.device != nil }
    if named == nil, !cases.isEmpty, !isAround {
      if let same = forms.first(where: { Self.isSame($0, text) && shows(text.translation, $0.text) }) {
        self = .already(same)
        return
      }
      guard cases.count == 1, cases[0].plural == "other", cases[0].device == nil else {
        throw Self.unnamed(text, cases, of: unit)
      }
      forms = cases
    }
    if forms.isEmpty {
      self = try Self.lackingForm(named, text, cases, of: unit)
    } else {
      self = try Self.shownForm(text, among: forms, shows: shows)
    }
  }

  private static func isSame(_ form: StringUnit.Form, _ text: ReturnedText) -> Bool {
    form.text.unicodeScalars.elementsEqual(text.text.unicodeScalars)
  }

  private static func names(_ cases: [StringUnit.Form]) -> String {
    Set(cases.map { [$0.device, $0.plural].compactMap(\.self).joined(separator: " · ") }).sorted().joined(separator: ", ")
  }

  /// Without a translation the row is about a form that the text lacks, otherwise about one that it has.
  private static func unnamed(
    _ text: ReturnedText, _ cases: [StringUnit.Form], of unit: StringUnit
  ) -> SheetReturn.Refusal {
    let having = Set(cases.compactMap(\.plural))
    let lacking = PluralCategories.of(locale: unit.locale.id).map(\.name).filter { !having.contains($0) }
    let isNew = text.translation.isEmpty && !having.isEmpty && !lacking.isEmpty
    let place = cases[0].location
    return text.refused(
      "no form in the row of “\(text.key)”, which has \(names(cases)) in \(place.file):\(place.line)",
      "in the column “form”: \(isNew ? lacking.sorted().joined(separator: ", ") : names(cases))")
  }

  private static func lackingForm(
    _ named: NamedForm?, _ text: ReturnedText, _ cases: [StringUnit.Form], of unit: StringUnit
  ) throws(SheetReturn.Refusal) -> ReturnedForm {
    guard let named, let category = named.category, text.translation.isEmpty, let sibling = named.sibling(in: unit) else {
      throw text.refused("the form “\(text.form)” of “\(text.key)”, which has \(names(cases))", "one of its forms")
    }
    guard PluralCategories.of(locale: unit.locale.id).contains(where: { $0.name == category }) || category == "zero" else {
      throw text.refused("the form “\(category)”, which \(unit.locale.id) does not have", "a form of the language")
    }
    return .lacking(category: category, beside: sibling)
  }

  private static func shownForm(
    _ text: ReturnedText, among forms: [StringUnit.Form], shows: (_ cell: String, _ text: String) -> Bool
  ) throws(SheetReturn.Refusal) -> ReturnedForm {
    let shown = forms.filter { shows(text.translation, $0.text) }
    let ofLine = shown.filter { $0.location.line == text.line }
    if let one = shown.count == 1 ? shown.first : ofLine.count == 1 ? ofLine.first : nil {
      return isSame(one, text) ? .already(one) : .found(one)
    }
    if shown.count > 1 {
      throw text.refused(
        "\(shown.count) forms of “\(text.key)” that read alike in \(text.file)", "one in the line that the sheet names")
    }
    if let same = forms.first(where: { isSame($0, text) }) { return .already(same) }
    let present = forms.first { $0.location.line == text.line } ?? forms[0]
    throw text.refused(
      "“\(present.text)” in \(present.location.file):\(present.location.line)",
      text.translation.isEmpty
        ? "no translation, as in the sheet: it was translated since"
        : "“\(text.translation)”, as the sheet has it: it was changed since")
  }
}
