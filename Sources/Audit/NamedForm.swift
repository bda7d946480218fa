import LintelModel

/// The form of a text with several that a row of a sheet names: `few (2, 3, 4…)`, `ipad · one (1)`.
struct NamedForm {
  /// The plural category; nil where the row names none.
  let category: String?
  private let words: Set<String>

  /// Nil where the row says no form.
  init?(_ cell: String) {
    // Signs between the words may be those of a report in another language.
    let words = cell.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map { String($0) }
    guard !words.isEmpty else { return nil }
    category = words.first { Self.categories.contains($0) }
    self.words = Set(words)
  }

  /// Whether the row is about this one.
  func names(_ form: StringUnit.Form) -> Bool {
    let isOfDevice = form.device.map { words.contains($0.lowercased()) } ?? true
    return form.plural == category && isOfDevice
  }

  /// The one that a new form is written beside; nil where several variables, devices or widths leave open which is meant.
  func sibling(in unit: StringUnit) -> StringUnit.Form? {
    let all = unit.forms.filter { $0.plural != nil }
    let ofDevice = all.filter { form in form.device.map { words.contains($0.lowercased()) } ?? false }
    let plurals = ofDevice.isEmpty ? all : ofDevice
    guard let last = plurals.last(where: { $0.plural != "other" }) ?? plurals.last,
      plurals.allSatisfy({ $0.substitution == last.substitution && $0.device == last.device && $0.width == last.width })
    else { return nil }
    return last
  }

  private static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]
}
