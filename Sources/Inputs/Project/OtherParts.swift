import LintelModel
import LintelUnicodeText

/// Tables of parts that are no parts of the app: sources that no target builds, and tools with a project of their own in one
/// language.
enum OtherParts {
  /// Their files.
  ///
  /// - Parameter unshipped: The languages that no target has.
  static func tables(
    _ tables: [StringTable], projects: [XcodeProject], packages: [String], source: LocaleID, unshipped: Set<LocaleID> = []
  ) -> Set<String> {
    guard !projects.isEmpty else { return [] }
    let families = Dictionary(grouping: tables.filter { !$0.isExchangeCopy }, by: \.id)
    return unbuilt(families.values, projects: projects, packages: packages, unshipped: unshipped)
      .union(inOneLanguage(families, projects: projects, source: source))
  }

  /// What is said of such tables, once of each, at the first of its files.
  static func notes(on files: Set<String>) -> [SkippedFile] {
    Dictionary(grouping: files) { TableID(path: $0) }.values.compactMap { $0.min() }.sorted().map {
      SkippedFile(file: $0, reason: "found a table that belongs to no target: warnings about it are notes", isBroken: false)
    }
  }

  // MARK: Not built

  /// Tables that no project lists in any language. None where that is unknown: without an Xcode project that lists its files
  /// one by one, and for tables of Swift packages, which take whole folders. A table larger than all that are listed or a
  /// package's is one that an example beside it does not build by itself; unless no target has any of its languages.
  private static func unbuilt(
    _ families: some Collection<[StringTable]>, projects: [XcodeProject], packages: [String], unshipped: Set<LocaleID>
  ) -> Set<String> {
    guard let listed = UnshippedLanguages.listedFolders(of: projects) else { return [] }
    // What a target takes as a whole: a bundle, a folder of resources.
    let taken = projects.reduce(into: Set<String>()) { $0.formUnion($1.platforms.keys) }
    var largestListed = 0
    var unlisted: [[StringTable]] = []
    for family in families {
      let isListed = family.contains { ProjectPath.languageFolder($0.file).map(listed.contains) ?? false }
      if isListed || family.contains(where: { isOfPackage($0.file, packages) }) {
        largestListed = max(largestListed, size(of: family))
      } else if family.allSatisfy({ standsInFolderOfLanguage($0, outside: packages, taken) }) {
        unlisted.append(family)
      }
    }
    return Set(
      unlisted.filter { family in
        size(of: family) <= largestListed || family.allSatisfy { unshipped.contains($0.locale) }
      }.joined().map(\.file))
  }

  private static func isOfPackage(_ path: String, _ packages: [String]) -> Bool {
    packages.contains { $0.isEmpty || path.hasPrefix($0 + "/") }
  }

  private static func size(of family: [StringTable]) -> Int { family.map(\.units.count).max() ?? 0 }

  private static func standsInFolderOfLanguage(
    _ table: StringTable, outside packages: [String], _ taken: Set<String>
  ) -> Bool {
    guard table.format.isOfOneLanguage, ProjectPath.languageFolder(table.file) != nil else { return false }
    let path = table.file
    return !isOfPackage(path, packages)
      && !path.indices.contains { index in
        path[index] == "/" && (path[..<index].hasSuffix(".bundle") || taken.contains(String(path[..<index])))
      }
  }

  // MARK: They are tools of their own

  /// Tables without a translation whose own project, within the audited one, names no language but the source's; others name
  /// more, and list none of their files.
  private static func inOneLanguage(
    _ families: [TableID: [StringTable]], projects: [XcodeProject], source: LocaleID
  ) -> Set<String> {
    let parts = projects.map { Part($0, source: source) }
    guard parts.contains(where: \.isInOneLanguage), parts.contains(where: \.isInSeveral) else { return [] }
    var found: Set<String> = []
    for (family, tables) in families {
      let around = parts.filter { family.folder == $0.folder || family.folder.hasPrefix($0.folder + "/") }
      guard let innermost = around.map(\.folder).max(by: { $0.count < $1.count }) else { continue }
      guard around.allSatisfy({ $0.folder != innermost || $0.isInOneLanguage }) else { continue }
      let isTranslated = tables.contains { table in
        table.units.contains { $0.locale.language != source.language && !$0.isUntranslated }
      }
      if isTranslated { continue }
      let others = parts.filter { $0.folder != innermost }
      if !tables.contains(where: { table in others.contains { $0.lists(table.file) } }) { found.formUnion(tables.map(\.file)) }
    }
    return found
  }

  private struct Part {
    let folder: String
    /// Whether it names the source's language and no other.
    let isInOneLanguage: Bool
    let isInSeveral: Bool
    private let project: XcodeProject

    init(_ project: XcodeProject, source: LocaleID) {
      self.project = project
      folder = project.folder
      let named = project.languages.filter { $0 != "Base" }.compactMap(LocaleName.canonical).map { LocaleID($0) }
      isInSeveral = named.contains { $0.language != source.language }
      isInOneLanguage = !named.isEmpty && !isInSeveral
    }

    func lists(_ file: String) -> Bool {
      if project.platforms[file] != nil { return true }
      guard let folder = ProjectPath.languageFolder(file) else { return false }
      return project.languageFolders?.contains(folder) == true
    }
  }
}
