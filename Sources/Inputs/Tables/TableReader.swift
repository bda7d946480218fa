import LintelModel

/// How the files of one format become tables. A new format is a value of this in a file of its own, and a line in `all`.
struct TableReader: Sendable {
  /// What is known of a project when its tables are read.
  struct Context: Sendable {
    /// The language the project is written in; English for files that are read to find it.
    var sourceLocale: LocaleID = "en"
    /// What the bundles say that exchange files lie in, by their folders.
    var bundles: [String: LocalizationCatalog] = [:]
    /// What stands where in spreadsheets.
    var columns: [TableColumns] = []
  }

  /// What was read, and what could not be, with its reason.
  struct Result: Sendable {
    var tables: [StringTable] = []
    var skipped: [SkippedFile] = []
  }

  let format: StringTable.Format
  /// Whether its files say which language they are written in: these are read before the project's is known.
  var saysSource = false
  /// Reads all files of the format in a project.
  let read: @Sendable ([SourceFile], Context) -> Result

  static let all: [TableReader] = [.strings, .stringsDictionary, .stringCatalog, .xliff, .po, .csv]

  static func of(_ format: StringTable.Format) -> TableReader { all.first { $0.format == format }! }
}
