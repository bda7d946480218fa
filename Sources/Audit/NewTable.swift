import LintelModel
import LintelUnicodeText

/// The file that a language lacks of a table which the project has in other languages.
enum NewTable {
  private static let formats: Set<StringTable.Format> = [.strings, .stringsdict]

  /// - Returns: Nil where nobody can tell what the file is to be: it is no `.strings` or `.stringsdict` in a folder of the language's, or
  ///   the project has no table of its name beside that folder. What varies by number has a file of its own beside the other texts.
  static func of(_ row: ReturnedText, in locale: LocaleID, of project: Project) -> StringTable? {
    let parts = TableID.parts(of: row.file)
    guard let format = StringTable.Format(file: row.file), formats.contains(format), let folder = parts.localeFolder,
      LocaleName.ofFolder(folder).map({ LocaleID($0) }) == locale
    else { return nil }
    let isKnown = project.tables.contains { table in
      table.id == parts.id && table.locale != locale
        && (format == .stringsdict ? table.format == .stringsdict : table.format.isOfOneLanguage)
    }
    guard isKnown else { return nil }
    return StringTable(file: row.file, id: parts.id, format: format, locale: locale, encoding: "UTF-8")
  }
}
