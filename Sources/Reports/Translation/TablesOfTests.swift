import LintelModel

/// The tables that tests and examples read, where they stand beside others: where the folder holds nothing else, its examples are
/// what was asked for.
struct TablesOfTests {
  private let isBesideOthers: Bool

  init(in project: Project) {
    isBesideOthers = project.tables.contains { !DeveloperScreen.isOfTests(folder: $0.id.folder) }
  }

  /// - Parameter table: As findings name it: `Tests/Fixtures/Localizable`.
  func contains(_ table: String) -> Bool {
    isBesideOthers && DeveloperScreen.isOfTests(folder: table.split(separator: "/").dropLast().joined(separator: "/"))
  }
}
