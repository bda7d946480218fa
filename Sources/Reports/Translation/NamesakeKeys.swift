import LintelModel

/// Keys that tables of one name have in many folders, such as what each of an app's plug-ins is called: whether these names stay
/// is one question, and not one for each folder.
struct NamesakeKeys {
  private struct Key: Hashable {
    let table: String
    let key: String
  }

  /// Of fewer folders each is told by itself. Joined ones have no file that a sheet could name to put their strings into, which
  /// is worth it only where lists of one string each would fill more than a screen.
  private static let leastFolders = 20

  private var folders: [Key: Int] = [:]

  init(of project: Project) {
    let tables = project.tables.filter { $0.locale == project.sourceLocale || !$0.format.isOfOneLanguage }
    let byName = Dictionary(grouping: tables, by: \.id.name)
    for (name, tables) in byName where Set(tables.map(\.id)).count >= Self.leastFolders {
      var having: [String: Set<TableID>] = [:]
      for table in tables { for unit in table.units { having[unit.key, default: []].insert(table.id) } }
      for (key, own) in having where own.count >= Self.leastFolders { folders[Key(table: name, key: key)] = own.count }
    }
  }

  /// In how many folders tables of the string's table's name have its key; nil where these are not many.
  func folders(of name: TranslationStrings.Name) -> Int? {
    folders.isEmpty ? nil : folders[Key(table: TableID.name(ofPath: name.table), key: name.key)]
  }
}
