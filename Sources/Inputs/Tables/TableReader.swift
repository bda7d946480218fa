import LintelModel

/// How the files of one format become tables. A new format is a value of this in a file of its own, and a line in `all`.
struct TableReader: Sendable {
  /// What is known of a project when its tables are read.
  struct Context: Hashable, Sendable {
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
  /// Whether what it makes of a file hangs on no other one.
  var isFileByFile = true
  /// Reads all files of the format in a project.
  let read: @Sendable ([SourceFile], Context) -> Result

  /// The same as `read`, with what a memory has of the files, and with the limits that comments say.
  func result(of files: [SourceFile], _ context: Context, _ memory: Memory?) -> Result {
    var result = known(of: files, context, memory)
    for table in result.tables.indices {
      // Most tables have none, and are not copied for it.
      let found = result.tables[table].units.enumerated().compactMap { index, unit in unit.limitOfComment.map { (index, $0) } }
      for (index, limit) in found { result.tables[table].units[index].limit = limit }
    }
    return result
  }

  private func known(of files: [SourceFile], _ context: Context, _ memory: Memory?) -> Result {
    guard let memory else { return read(files, context) }
    struct Input: Hashable, Sendable {
      var files: [SourceFile]
      var context: Context
    }
    guard isFileByFile else {
      return memory.value("tables in \(format)", of: Input(files: files, context: context)) { read(files, context) }
    }
    var results = files.map { file -> Result? in
      memory.known("table \(file.path)", of: Input(files: [file], context: context))
    }
    let unknown = files.indices.filter { results[$0] == nil }
    let new = read(unknown.map { files[$0] }, context)
    let tables = Dictionary(grouping: new.tables, by: \.file)
    let skipped = Dictionary(grouping: new.skipped, by: \.file)
    for index in unknown {
      let result = Result(tables: tables[files[index].path] ?? [], skipped: skipped[files[index].path] ?? [])
      memory.keep(result, "table \(files[index].path)", of: Input(files: [files[index]], context: context))
      results[index] = result
    }
    return results.reduce(into: Result()) { all, result in
      all.tables += result?.tables ?? []
      all.skipped += result?.skipped ?? []
    }
  }

  static let all: [TableReader] = [.strings, .stringsDictionary, .stringCatalog, .xliff, .po, .csv]

  static func of(_ format: StringTable.Format) -> TableReader { all.first { $0.format == format }! }
}
