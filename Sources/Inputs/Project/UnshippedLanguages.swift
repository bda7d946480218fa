import LintelModel

/// Languages that are translated and that no app of the project has: folders that a translation service left, never
/// added to the Xcode project. What is wrong in them is not seen yet.
enum UnshippedLanguages {
  /// Each such language, with its first folder. None where that is unknown: without an Xcode project that lists its files one
  /// by one, and for tables of Swift packages, which take whole folders.
  static func find(
    tables: [StringTable], projects: [XcodeProject], declared: [LocaleID], packages: [String]
  ) -> [(locale: LocaleID, folder: String)] {
    guard let listed = listedFolders(of: projects), !declared.isEmpty else { return [] }
    var folders: [LocaleID: Set<String>] = [:]
    var others: Set<LocaleID> = []
    for table in tables where !table.isExchangeCopy {
      guard table.format.isOfOneLanguage, let folder = ProjectPath.languageFolder(table.file),
        !packages.contains(where: { $0.isEmpty || folder.hasPrefix($0 + "/") })
      else {
        others.formUnion(table.units.lazy.map(\.locale))
        continue
      }
      folders[table.locale, default: []].insert(folder)
    }
    // A project that lists none of them gets its tables in another way.
    let isKept = folders.values.contains { !$0.isDisjoint(with: listed) }
    guard isKept else { return [] }
    return folders.filter { locale, own in
      !others.contains(locale) && !declared.contains(locale) && own.isDisjoint(with: listed)
    }.map { ($0.key, $0.value.min()!) }.sorted { $0.locale < $1.locale }
  }

  /// What is said of such languages, each with its first folder.
  static func notes(on languages: [(locale: LocaleID, folder: String)]) -> [SkippedFile] {
    languages.map {
      SkippedFile(
        file: $0.folder, reason: "found a language that no target of the Xcode project has: what is wrong in it is a note",
        isBroken: false)
    }
  }

  /// The languages' folders of which projects list a file; nil where not all projects list their files one by one.
  static func listedFolders(of projects: [XcodeProject]) -> Set<String>? {
    guard !projects.isEmpty, projects.allSatisfy({ $0.folders.isEmpty && $0.languageFolders != nil }) else { return nil }
    return projects.reduce(into: []) { $0.formUnion($1.languageFolders ?? []) }
  }
}
