import LintelModel

/// Tables whose gaps people who use an app hardly meet: those of the parts that show or test it, copies of what a built
/// framework brings along, and those of parts that are none of the app.
struct AsideTables {
  private let builtNames: Set<String>
  /// False where the audited folder holds nothing else: then the examples are what was asked for.
  private let isBesideOthers: Bool
  private let filesOfOtherParts: Set<String>

  init(of project: Project, families: [TableID]) {
    builtNames = project.builtTableNames
    filesOfOtherParts = project.tablesOfOtherParts
    isBesideOthers = families.contains { !DeveloperScreen.isOfExamples(folder: $0.folder) }
  }

  /// Tables that the platform looks for in a bundle by itself: another bundle's of the name is no substitute.
  static let namesOfEveryBundle: Set<String> = ["Localizable", "InfoPlist", "AppShortcuts", "Root"]

  /// A framework reads its own table.
  func isOfBuiltFramework(_ family: TableID) -> Bool {
    builtNames.contains(family.name) && !Self.namesOfEveryBundle.contains(family.name)
  }

  func isOfOtherPart(_ tables: [StringTable]) -> Bool {
    !filesOfOtherParts.isEmpty && tables.allSatisfy { filesOfOtherParts.contains($0.file) }
  }

  func isSample(_ family: TableID) -> Bool { isBesideOthers && DeveloperScreen.isOfExamples(folder: family.folder) }
}
