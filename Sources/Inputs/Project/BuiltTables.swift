import LintelModel

/// Tables in built frameworks and apps among the sources. Others wrote them: they are not audited, their strings are counted,
/// so that what was read is what was audited and what was not.
enum BuiltTables {
  static func strings(in files: ProjectFiles) -> Int {
    files.builtTables.reduce(0) { count, path in
      guard case .success(let bytes) = files.load(path) else { return count }
      guard case .table(let format) = FileKind(wherever: path) else { return count }
      let read = TableReader.of(format).read([SourceFile(path: path, bytes: bytes)], TableReader.Context())
      return read.tables.reduce(count) { $0 + $1.stringsRead }
    }
  }
}
