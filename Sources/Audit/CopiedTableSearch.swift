import LintelInputs
import LintelModel
import LintelRules

/// Finds the tables that languages have left as they are and that `untranslated` tells as a whole. Only those are looked at that
/// hold a spoken name which may be a copy: most projects have none.
enum CopiedTableSearch {
  /// - Returns: By the file that has the texts.
  static func found(in project: Project, _ families: [TableFamily]) -> [String: Set<LocaleID>] {
    let wanted = copiedNames(on: project.toolbars)
    guard !wanted.isEmpty else { return [:] }
    let tables = Dictionary(grouping: project.tables, by: \.id)
    let values = AskedValues(project.spelledKeys.texts + project.codeTexts)
    var found: [String: Set<LocaleID>] = [:]
    for family in families {
      let own = tables[family.id] ?? []
      let files = Set(own.map(\.file)).filter { wanted[$0] != nil }
      guard !files.isEmpty else { continue }
      let asked = AskedStrings(of: family, in: own, among: project.tables, project.codeLiterals, values)
      for locale in files.reduce(into: Set<LocaleID>(), { $0.formUnion(wanted[$1] ?? []) }) {
        var table = asked.family.inLocale(locale)
        table.glossary = project.glossary
        table.unmentioned = asked.unmentioned
        guard table.isCopiedAsWhole else { continue }
        for file in files where wanted[file]?.contains(locale) == true { found[file, default: []].insert(locale) }
      }
    }
    return found
  }

  /// The languages that have a spoken name as the source has it, by the file of their text.
  private static func copiedNames(on toolbars: [Toolbar]) -> [String: Set<LocaleID>] {
    var found: [String: Set<LocaleID>] = [:]
    for toolbar in toolbars {
      // A label is spoken, too, where an item has no name for the ear.
      for text in toolbar.items.flatMap({ [$0.label, $0.accessibilityLabel] }) {
        guard let source = text.values[toolbar.sourceLocale]?.text ?? text.source else { continue }
        for (locale, value) in text.values where locale != toolbar.sourceLocale && value.text == source {
          if let file = value.location?.file { found[file, default: []].insert(locale) }
        }
      }
    }
    return found
  }
}
