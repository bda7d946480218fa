import LintelFindings
import LintelModel

/// A table that few languages have, and the source language has not, while another table of its name has nearly all of its keys
/// in the source language: it was left behind where the strings moved, or was put where nothing reads it. That the other languages
/// lack it is no work of their translators.
struct StrayTable {
  static let example: Example = .fails(
    "a table that another one has replaced, and that one language still has",
    files: [
      "App/pt-BR.lproj/Localizable.strings": "\"list.save\" = \"Salvar\";\n",
      "Kit/en.lproj/Localizable.strings": "\"list.save\" = \"Save\";\n",
      "Kit/de.lproj/Localizable.strings": "\"list.save\" = \"Sichern\";\n",
      "Kit/pt-BR.lproj/Localizable.strings": "\"list.save\" = \"Salvar\";\n",
      "A.swift":
        #"let title = NSLocalizedString("list.save", tableName: nil, bundle: .main, value: "Save", comment: "")"#,
    ])

  /// Whether a table is one.
  static func isOne(_ table: TableAcrossLocales) -> Bool { StrayTable(table) != nil }

  private let table: TableAcrossLocales
  private let namesake: TableAcrossLocales.Namesake
  private let having: [LocaleID]

  /// What is told of such a table in place of what its languages lack; nil for any other.
  static func remarks(_ table: TableAcrossLocales) -> [Remark]? { StrayTable(table).map { [$0.remark] } }

  /// Nil for a table of which that is not sure.
  private init?(_ table: TableAcrossLocales) {
    guard let namesake = table.namesake, namesake.shared * 10 >= table.sources.count * 9,
      !TableAcrossLocales.namesOfTools.contains(table.name)
    else { return nil }
    having = table.shares.filter { $0.file != nil }.map(\.locale)
    guard !having.isEmpty, having.count * 2 <= table.shares.count else { return nil }
    (self.table, self.namesake) = (table, namesake)
  }

  private var remark: Remark {
    let (shared, all) = (namesake.shared, table.sources.count)
    return Remark(
      .fails, "stray-table",
      "\(table.name) is there in \(LocaleList.short(having)) only, and not in the source language: \(namesake.id.path) has \(shared) of its \(all) keys",
      blame: .definition, severity: .note,
      evidence: [.count("keys", all, "keys"), .text("translated in", LocaleList.whole(having))],
      suggestion: "Take the table out, or give it its source texts.", location: SourceLocation(file: table.sourceFile, line: 1))
  }
}
