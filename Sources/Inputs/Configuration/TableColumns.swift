import LintelModel

/// What a project says of tables that are spreadsheets: which files are some, and what stands in which column.
package struct TableColumns: Hashable, Sendable {
  package enum Column: Hashable, Sendable {
    /// By its title in the first row.
    case titled(String)
    /// From 1 on.
    case number(Int)
  }

  package var files: [WildcardPattern]
  /// The name that code knows the table by; the file's, if nothing is said.
  package var name: String?
  package var delimiter: UInt8?
  package var hasTitles = true
  package var key: Column?
  package var source: Column?
  package var comment: Column?
  package var locales: [LocaleID: Column] = [:]
  /// Where the project says it.
  package var location: SourceLocation?

  package init(files: [WildcardPattern]) { self.files = files }

  package func covers(_ path: String) -> Bool { files.contains { $0.covers(path: path) } }
}
