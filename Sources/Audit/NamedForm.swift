import LintelModel

/// The form of a text with several that a row of a sheet names: `few (2, 3, 4…)`, `ipad · one (1)`, `files · few`.
struct NamedForm {
  /// The plural category; nil where the row names none.
  let category: String?
  private let words: Set<String>
  /// What dots stand between.
  private let parts: Set<String>

  /// Nil where the row says no form.
  init?(_ cell: String) {
    let parts = cell.split(separator: "·").map { String($0) }
    let words = Self.words(of: cell)
    guard !words.isEmpty else { return nil }
    // A variable may be called as a category is.
    let own = parts.last.map { Self.words(of: $0) } ?? words
    category = own.first { Self.categories.contains($0) } ?? words.first { Self.categories.contains($0) }
    self.words = Set(words)
    self.parts = Set(parts.map { Self.plain($0) })
  }

  /// Whether the row is about this one.
  func names(_ form: StringUnit.Form, in unit: StringUnit) -> Bool {
    let isOfDevice = form.device.map { words.contains($0.lowercased()) } ?? true
    return form.plural == category && isOfDevice && isOfVariable(form, in: unit)
  }

  /// The one that a new form is written beside; nil where several variables, devices or widths leave open which is meant.
  func sibling(in unit: StringUnit) -> StringUnit.Form? {
    let all = unit.forms.filter { $0.plural != nil && isOfVariable($0, in: unit) }
    let ofDevice = all.filter { form in form.device.map { words.contains($0.lowercased()) } ?? false }
    let plurals = ofDevice.isEmpty ? all : ofDevice
    guard let last = plurals.last(where: { $0.plural != "other" }) ?? plurals.last,
      plurals.allSatisfy({ $0.substitution == last.substitution && $0.device == last.device && $0.width == last.width })
    else { return nil }
    return last
  }

  /// The variable of a text that the row names, by its index; nil where it names none, or two.
  func variable(of unit: StringUnit) -> Int? {
    let named = unit.substitutions.indices.filter { parts.contains(Self.plain(unit.substitutions[$0].name)) }
    return named.count == 1 ? named.first : nil
  }

  /// Whether a form is one of the variable that the row names, where it names one.
  private func isOfVariable(_ form: StringUnit.Form, in unit: StringUnit) -> Bool {
    let named = Set(unit.substitutions.map(\.name).filter { parts.contains(Self.plain($0)) })
    guard !named.isEmpty else { return true }
    return form.substitution.map { named.contains(unit.substitutions[$0].name) } ?? false
  }

  /// Signs between the words may be those of a report in another language.
  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map { String($0) }
  }

  /// Without the marks of direction that a report puts around data, and without spaces.
  private static func plain(_ text: String) -> String { String(text.filter { $0.isASCII && $0 != " " }) }

  private static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]
}
