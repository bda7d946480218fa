import LintelModel

/// Tells languages that a project is translated into from those that only have a folder.
enum TranslatedLocales {
  /// In order, without the source's language and those that nobody reads.
  static func of(_ project: Project) -> [LocaleID] {
    let strings = strings(of: project)
    let texts = texts(of: project)
    let most = strings.values.max() ?? 0
    return project.locales.filter { locale in
      locale.language != project.sourceLocale.language && !locale.isPseudolanguage
        && (isHalf(strings[locale] ?? 0, of: most)
          || isHalf(texts.count { isTranslated($0, into: locale) }, of: texts.count))
    }
  }

  /// How many strings each language has. Many a project writes no table for its own language.
  private static func strings(of project: Project) -> [LocaleID: Int] {
    project.tables.reduce(into: [:]) { counts, table in
      for unit in table.units where unit.state != "new" { counts[unit.locale, default: 0] += 1 }
    }
  }

  private static func texts(of project: Project) -> [LocalizedText] {
    project.toolbars.flatMap { $0.texts(.own) }.filter { $0.state == .localized }
  }

  private static func isTranslated(_ text: LocalizedText, into locale: LocaleID) -> Bool {
    guard let value = text.values[locale] else { return false }
    return value.state == .translated || value.state == .fallback && value.from?.language == locale.language
  }

  private static func isHalf(_ part: Int, of all: Int) -> Bool { part > 0 && part * 2 >= all }
}
