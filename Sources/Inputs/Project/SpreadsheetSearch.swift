import LintelModel

/// Finds spreadsheets of texts that a project does not name yet: those whose first row has a key and languages, and nothing else.
package enum SpreadsheetSearch {
  /// Their paths below a folder, in order.
  package static func find(in folder: String, sourceLocale: LocaleID) -> [String] {
    let every = TableColumns(files: [WildcardPattern("*.csv"), WildcardPattern("*.tsv")])
    guard let files = try? ProjectFolder.files(at: folder, tables: [every]), files.isWholeFolder else { return [] }
    return files.paths.filter { path in
      guard every.covers(path), case .success(let bytes) = files.load(path) else { return false }
      let read = CSVReader.read(
        SourceFile(path: path, bytes: bytes), columns: TableColumns(files: []), sourceLocale: sourceLocale)
      return read.problem == nil && read.table.map { !$0.units.isEmpty } == true
    }
  }
}
