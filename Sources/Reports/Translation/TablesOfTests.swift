import LintelModel

/// The tables that tests and examples read, where they stand beside others: where the folder holds nothing else, its examples are
/// what was asked for.
struct TablesOfTests {
  private let isBesideOthers: Bool
  /// Each of a table's strings asks.
  private var known: [String: Bool] = [:]

  init(in project: Project) {
    isBesideOthers = project.tables.contains { !DeveloperScreen.isOfTests(folder: $0.id.folder) }
  }

  /// - Parameter table: As findings name it: `Tests/Fixtures/Localizable`.
  mutating func contains(_ table: String) -> Bool {
    guard isBesideOthers else { return false }
    if let known = known[table] { return known }
    let folder = table.split(separator: "/").dropLast().joined(separator: "/")
    let isOfTests = DeveloperScreen.isOfTests(folder: folder)
    known[table] = isOfTests
    return isOfTests
  }
}
