import LintelModel
import LintelUnicodeText
import Yams

/// Reads `tables` of a configuration: spreadsheets that hold texts, and their columns.
struct ConfigurationTables {
  static let members = ["files", "name", "delimiter", "header", "key", "source", "comment", "locales"]
  static let delimiters = [
    ("comma", Ascii.comma), ("semicolon", Ascii.semicolon), ("tab", Ascii.tab), ("pipe", UInt8(ascii: "|")),
  ]
  /// Of a number that a configuration may name.
  private static let maximumColumn = CSVReader.maximumColumns

  let lists: ConfigurationLists

  /// `l10n/*.csv`, or `{files: l10n/*.csv, key: Name, locales: {de: German}}`.
  func columns(_ node: Node) -> TableColumns? {
    if node.scalar != nil {
      guard let pattern = lists.pattern(node, as: "exclude") else { return nil }
      return located(TableColumns(files: [pattern]), node)
    }
    guard let members = YAMLMembers(node, of: "a table", allowed: Self.members, in: lists.context) else { return nil }
    guard members["files"] != nil else {
      lists.context.report(node, found: "a table without files", allowed: "files: with a pattern such as l10n/*.csv")
      return nil
    }
    var columns = TableColumns(files: members.list("files").compactMap { lists.pattern($0, as: "exclude") })
    columns.name = members.string("name")
    columns.delimiter = members.choice("delimiter", Self.delimiters)
    columns.hasTitles = members.bool("header") ?? true
    columns.key = members["key"].flatMap { column($0, as: "key", columns) }
    columns.source = members["source"].flatMap { column($0, as: "source", columns) }
    columns.comment = members["comment"].flatMap { column($0, as: "comment", columns) }
    for (locale, value) in lists.entries(members["locales"], of: "columns by locale, such as de: German") {
      guard let id = locale.scalar.flatMap({ LocaleName.canonical($0.string) }) else {
        lists.context.report(
          locale, found: "\(YAMLMembers.describe(locale)) as a locale", allowed: "a locale such as de or pt-BR")
        continue
      }
      columns.locales[LocaleID(id)] = column(value, as: "a column", columns)
    }
    if !columns.hasTitles, columns.key == nil || columns.locales.isEmpty && columns.source == nil {
      lists.context.report(
        node, found: "a table without titles, and without key and locales",
        allowed: "key: and locales: with numbers of columns")
      return nil
    }
    return located(columns, node)
  }

  private func located(_ columns: TableColumns, _ node: Node) -> TableColumns {
    var columns = columns
    columns.location = lists.context.location(of: node)
    return columns
  }

  /// A title, or a number from 1 on.
  private func column(_ node: Node, as what: String, _ columns: TableColumns) -> TableColumns.Column? {
    if let text = node.scalar?.string, !text.isEmpty {
      if let number = Int(text) {
        if (1...Self.maximumColumn).contains(number) { return .number(number) }
      } else if columns.hasTitles {
        return .titled(text)
      }
    }
    let number = "the number of a column from 1 to \(Self.maximumColumn)"
    lists.context.report(
      node, found: "\(YAMLMembers.describe(node)) as \(what)",
      allowed: columns.hasTitles ? "the title of a column, or \(number)" : number)
    return nil
  }
}
