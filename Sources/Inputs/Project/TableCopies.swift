import LintelModel

/// Tables that a project has twice: one that a target has, and one of the same name that none has, such as the folder out of which
/// a program makes the app's. People see the target's, and to audit both would tell everything twice.
struct TableCopies {
  private let projects: [XcodeProject]
  private let packages: [String]
  /// What a target takes as a whole: a bundle, a folder of resources.
  private let taken: Set<String>

  /// Nil where nobody can tell which tables a target has.
  /// - Parameter packages: The folders of the targets of Swift packages.
  init?(projects: [XcodeProject], packages: [String]) {
    guard !projects.isEmpty, projects.allSatisfy({ $0.languageFolders != nil }) else { return nil }
    (self.projects, self.packages) = (projects, packages)
    taken = projects.reduce(into: []) { $0.formUnion($1.platforms.keys) }
  }

  /// Takes out of the audit what no target has and repeats a table that one has, in each of its languages.
  func skip(in tables: inout [StringTable]) {
    let own = tables.indices.filter { !tables[$0].format.isExchange && !tables[$0].units.isEmpty }
    let families = Dictionary(grouping: own, by: { tables[$0].id })
    let byName = Dictionary(grouping: families.keys, by: \.name).filter { $0.value.count > 1 }
    var copies: [Int] = []
    for (id, places) in families {
      guard let namesakes = byName[id.name], places.allSatisfy({ isLeftOut(tables[$0]) }) else { continue }
      let built = namesakes.filter { $0 != id }.map { other in
        families[other]!.map { tables[$0] }.filter { isOfTarget($0.file) }
      }
      if built.contains(where: { Self.repeats(places.map { tables[$0] }, $0) }) { copies += places }
    }
    for index in copies { tables[index].skipUnits(for: .tableCopy) }
  }

  // MARK: What a target has

  /// Whether it is known that no target has it. What is in no language's folder, or in a bundle, may get there in other ways.
  private func isLeftOut(_ table: StringTable) -> Bool {
    table.format.isOfOneLanguage && ProjectPath.languageFolder(table.file) != nil && !table.file.contains(".bundle/")
      && !isOfTarget(table.file)
  }

  private func isOfTarget(_ file: String) -> Bool {
    if packages.contains(where: { $0.isEmpty || file.hasPrefix($0 + "/") }) { return true }
    let isListed = projects.contains { project in
      project.folders.contains { $0.path.isEmpty || file.hasPrefix($0.path + "/") }
        || ProjectPath.languageFolder(file).map { project.languageFolders?.contains($0) == true } ?? false
    }
    return isListed || taken.contains(file)
      || file.indices.contains { file[$0] == "/" && taken.contains(String(file[..<$0])) }
  }

  // MARK: What a copy is

  /// In each language nine of ten strings are the same: a table that only shares its name and some keys says something else.
  private static func repeats(_ copy: [StringTable], _ original: [StringTable]) -> Bool {
    if original.isEmpty { return false }
    var texts: [LocaleID: [String: String]] = [:]
    for unit in original.lazy.flatMap(\.units) { texts[unit.locale, default: [:]][unit.key] = unit.value }
    let strings = Dictionary(grouping: copy.flatMap(\.units), by: \.locale)
    return strings.allSatisfy { locale, units in
      guard let own = texts[locale] else { return false }
      return units.count { own[$0.key] == $0.value } * 10 >= units.count * 9
    }
  }
}
