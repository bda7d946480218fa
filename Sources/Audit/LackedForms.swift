import LintelInputs
import LintelModel
import LintelUnicodeText

/// The rows of filled sheets that have the forms of texts which their language lacks as a whole. A table takes all forms of a text at
/// once: each row alone would be a text that is shown for no number.
struct LackedForms {
  private struct Name: Hashable {
    var file: String
    var key: String
    var locale: LocaleID
  }

  fileprivate struct Form {
    var variable: Int?
    var category: String
    var row: ReturnedText
  }

  /// What the rows have of one text.
  struct Text {
    let source: StringUnit
    let place: ReturnedPlace
    /// The row of what stands around the variables.
    fileprivate(set) var around: ReturnedText?
    fileprivate var forms: [Form] = []

    var rows: [ReturnedText] { (around.map { [$0] } ?? []) + forms.map { $0.row } }
  }

  private var names: [Name] = []
  private var known: [Name: Text] = [:]

  /// In the order of their rows.
  var texts: [Text] { names.compactMap { known[$0] } }

  /// Formats in which Lintel writes a text with all of its forms.
  static let formats: Set<StringTable.Format> = [.stringsdict, .xcstrings]

  /// The source's text, where a row is about a form of a text that the language lacks, and its table takes it; else nil.
  static func source(of place: ReturnedPlace) -> StringUnit? {
    guard place.unit == nil, formats.contains(place.table.format) else { return nil }
    return place.sources.first { unit in
      unit.varies && StringTable.Format(file: unit.location.file) == place.table.format
        && (place.table.format == .stringsdict || unit.location.file == place.table.file)
    }
  }

  mutating func add(_ row: ReturnedText, of source: StringUnit, at place: ReturnedPlace) throws(SheetReturn.Refusal) {
    let plurals = source.forms.filter { $0.plural != nil }
    let isWhole = plurals.contains { $0.substitution == nil }
    guard !plurals.isEmpty, source.forms.allSatisfy({ $0.device == nil && $0.width == nil }),
      !isWhole || source.substitutions.isEmpty
    else {
      throw row.refused("a source text with forms that are no plain plural", "its forms in \(row.file), by hand")
    }
    let name = Name(file: row.file, key: row.key, locale: place.locale)
    var text = known[name] ?? Text(source: source, place: place)
    let named = NamedForm(row.form)
    if let named, let category = named.category {
      let variable = isWhole ? nil : source.substitutions.count == 1 ? 0 : named.variable(of: source)
      guard isWhole || variable != nil else {
        let all = Set(source.substitutions.map(\.name)).sorted().map { "\($0) · \(category)" }
        throw row.refused("the form “\(row.form)” of a text with several variables", all.joined(separator: ", "))
      }
      let categories = PluralCategories.of(locale: place.locale.id).map(\.name)
      guard categories.contains(category) || category == "zero" || category == "other" else {
        throw row.refused("the form “\(category)”, which \(place.locale.id) does not have", "a form of the language")
      }
      guard !text.forms.contains(where: { $0.variable == variable && $0.category == category }) else {
        throw row.refused("a second new text for the form “\(row.form)” of “\(row.key)”", "one new text")
      }
      text.forms.append(Form(variable: variable, category: category, row: row))
    } else {
      guard !isWhole, !source.isVariableAlone else {
        let categories = PluralCategories.of(locale: place.locale.id).map(\.name)
        throw row.refused(
          "no form in the row of “\(row.key)”, whose source has several",
          "in the column “form”: \(categories.joined(separator: ", "))")
      }
      guard text.around == nil else { throw row.refused("a second new text for “\(row.key)”", "one new text") }
      text.around = row
    }
    if known[name] == nil { names.append(name) }
    known[name] = text
  }
}

extension LackedForms.Text {
  /// What of the text no row has, without which the platform shows nothing of it; nil where it can be written.
  var lacking: String? {
    let isWhole = source.substitutions.isEmpty
    if !isWhole, !source.isVariableAlone, around == nil { return "the text around the variables" }
    let variables: [Int?] = isWhole ? [nil] : source.substitutions.indices.map { index -> Int? in index }
    for variable in variables where !forms.contains(where: { $0.variable == variable && $0.category == "other" }) {
      let name = source.hasSeveralVariables ? variable.map { source.substitutions[$0].name + " · " } ?? "" : ""
      return "the form “\(name)other”"
    }
    return nil
  }

  /// As the table takes it.
  var added: AddedForms {
    func written(_ variable: Int?) -> [AddedForms.Form] {
      let own = forms.filter { $0.variable == variable }
      // As CLDR orders them, which is how Xcode lists them.
      return ["zero", "one", "two", "few", "many", "other"].compactMap { category in
        own.first { $0.category == category }.map { AddedForms.Form(category: category, text: $0.row.text) }
      }
    }
    guard !source.substitutions.isEmpty else { return AddedForms(around: "", variables: [], whole: written(nil)) }
    let variables = source.substitutions.indices.map { index -> AddedForms.Variable in
      let variable = source.substitutions[index]
      return AddedForms.Variable(
        name: variable.name, argument: variable.argument, format: variable.format, forms: written(index))
    }
    return AddedForms(around: around?.text ?? source.value, variables: variables, whole: [])
  }
}
