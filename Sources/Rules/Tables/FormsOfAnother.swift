import LintelModel

/// Forms that are word for word what another language has for the string: a file that was copied is to be translated before
/// forms are added to it.
enum FormsOfAnother {
  /// A shorter word is a unit or a number in letters that many languages write alike: 4.
  private static let shortestWord = 4

  /// The one language whose forms these are; nil where none has them, several do, or the source.
  /// - Parameter project: What the table has in all its languages.
  static func language(
    of group: PluralForms, key: String, source: StringUnit, in table: TableInLocale, among project: TableSurroundings
  ) -> LocaleID? {
    let own = texts(of: group)
    guard !table.isSource, !own.isEmpty, own.values.contains(where: hasWord),
      !PluralForms.all(of: source).contains(where: { texts(of: $0) == own })
    else { return nil }
    var found: [LocaleID] = []
    for unit in project.varyingUnits(ofKey: key, in: table.id)
    where !KindredLanguages.areKindred(unit.locale, table.locale) && unit.locale.language != table.sourceLocale.language
      && PluralForms.all(of: unit).contains(where: { $0.variable == group.variable && texts(of: $0) == own })
    {
      found.append(unit.locale)
    }
    // What several write alike may be a word of this one, too.
    return Set(found.map(\.language)).count == 1 ? found.min() : nil
  }

  private static func texts(of group: PluralForms) -> [String: String] {
    Dictionary(group.forms.compactMap { form in form.plural.map { ($0, form.text) } }, uniquingKeysWith: { first, _ in first })
  }

  private static func hasWord(_ text: String) -> Bool {
    text.split { !$0.isLetter }.contains { $0.count >= shortestWord }
  }
}
