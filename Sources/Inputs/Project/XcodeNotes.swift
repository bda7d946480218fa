import LintelModel
import LintelUnicodeText

extension Project {
  /// Notes what its Xcode projects say of its languages and tables: which of them they know, ship and build, and whether builds
  /// find texts in code.
  /// - Parameters:
  ///   - packages: the folders of the sources of Swift packages.
  ///   - code: its Swift files.
  mutating func note(_ projects: [XcodeProject], packages: [String], code: [String]) {
    declaredLocales = Set(projects.flatMap(\.languages).compactMap(LocaleName.canonical).map { LocaleID($0) }).sorted()
    let unshipped = UnshippedLanguages.find(tables: tables, projects: projects, declared: declaredLocales, packages: packages)
    unshippedLocales = unshipped.map(\.locale)
    tablesOfOtherParts = OtherParts.tables(
      tables, projects: projects, packages: packages, source: sourceLocale, unshipped: Set(unshippedLocales))
    skipped += UnshippedLanguages.notes(on: unshipped) + OtherParts.notes(on: tablesOfOtherParts)
    skipped.sort()
    let catalogs = tables.filter(\.hasExtractedKeys).map(\.file)
    catalogFillings = projects.flatMap { $0.fillings(of: catalogs, code: code) }
  }
}
