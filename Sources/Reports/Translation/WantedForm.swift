import LintelFindings
import LintelModel
import LintelUnicodeText
import Synchronization

/// One of the texts to write where a language lacks a text that varies by number: what the grammar asks for is another number of
/// forms than the source has, and in one cell for several of them nobody could say which is meant.
struct WantedForm {
  /// `few (2, 3, 4, 22…)`, with its variable before it where the text has several; nil for the text around the variables.
  let name: Message?
  /// What the source has for the same category, else for `other`.
  let source: String

  /// Formats that have all of a text's forms in one entry.
  private static let formats: Set<StringTable.Format> = [.stringsdict, .xcstrings, .po]
  /// The languages that were asked for: each of thousands of texts asks.
  private static let known = Mutex<[LocaleID: [PluralCategories.Category]]>([:])

  /// None of a text that does not vary by number, or varies by device or by width as well.
  static func all(of source: StringUnit?, in locale: LocaleID) -> [WantedForm] {
    guard let source, source.varies, let format = StringTable.Format(file: source.location.file), formats.contains(format)
    else { return [] }
    let forms = source.forms
    let plurals = forms.filter { $0.plural != nil }
    let isWhole = plurals.contains { $0.substitution == nil }
    guard !plurals.isEmpty, !forms.contains(where: { $0.device != nil || $0.width != nil }),
      !isWhole || source.substitutions.isEmpty
    else { return [] }
    let groups: [Int?] = isWhole ? [nil] : source.substitutions.indices.map { index -> Int? in index }
    var wanted: [WantedForm] = []
    if !isWhole, !source.isVariableAlone { wanted.append(WantedForm(name: nil, source: source.value)) }
    for group in groups {
      let own = plurals.filter { $0.substitution == group }
      guard let first = own.first else { continue }
      let variable = source.hasSeveralVariables ? group.map { source.substitutions[$0].name } : nil
      // The platforms take a form “zero” for 0 in every language, whatever its grammar.
      let hasZero = format != .po && own.contains { $0.plural == "zero" }
      for category in categories(of: locale, withOther: format != .po, withZero: hasZero) {
        let counterpart = own.first { $0.plural == category.name } ?? own.first { $0.plural == "other" } ?? first
        let name = FaultyForm.name(of: category.name, as: category.known, besideZero: hasZero)
        wanted.append(
          WantedForm(name: variable.map { "\(Message.data($0)) · \(name)" } ?? name, source: counterpart.text))
      }
    }
    return wanted
  }

  /// Those that whole numbers take; and `other`, which the platforms ask for in every language, and gettext does not.
  private static func categories(
    of locale: LocaleID, withOther: Bool, withZero: Bool
  ) -> [(name: String, known: PluralCategories.Category?)] {
    let all = known.withLock { known -> [PluralCategories.Category] in
      if let found = known[locale] { return found }
      let found = PluralCategories.of(locale: locale.id)
      known[locale] = found
      return found
    }
    let needed = all.filter { $0.count > 0 || withOther && $0.name == "other" }
    var categories: [(name: String, known: PluralCategories.Category?)] = []
    if withZero, !needed.contains(where: { $0.name == "zero" }) { categories.append((name: "zero", known: nil)) }
    for category in needed { categories.append((name: category.name, known: category)) }
    return categories
  }
}
