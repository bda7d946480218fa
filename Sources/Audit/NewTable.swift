import LintelModel
import LintelUnicodeText

/// The file that a language lacks of a table which the project has in other languages.
enum NewTable {
  /// - Returns: Nil where nobody can tell what the file is to be: it is no `.strings` in a folder of the language's, or the project has
  ///   no table of its name beside that folder.
  static func of(_ row: ReturnedText, in locale: LocaleID, of project: Project) -> StringTable? {
    let parts = TableID.parts(of: row.file)
    guard StringTable.Format(file: row.file) == .strings, let folder = parts.localeFolder,
      LocaleName.ofFolder(folder).map({ LocaleID($0) }) == locale
    else { return nil }
    let isKnown = project.tables.contains { $0.id == parts.id && $0.format.isOfOneLanguage && $0.locale != locale }
    guard isKnown else { return nil }
    return StringTable(file: row.file, id: parts.id, format: .strings, locale: locale, encoding: "UTF-8")
  }
}
