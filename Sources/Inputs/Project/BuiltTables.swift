import LintelModel

/// Tables in built frameworks and apps among the sources. Others wrote them: they are not audited, their strings are counted,
/// so that what was read is what was audited and what was not.
enum BuiltTables {
  static func strings(in files: ProjectFiles) -> Int {
    files.builtTables.reduce(0) { count, path in
      guard case .success(let bytes) = files.load(path) else { return count }
      let file = SourceFile(path: path, bytes: bytes)
      let place = TablePlace(path: path, sourceLocale: "en")
      switch FileKind(wherever: path) {
      case .strings: return count + StringsReader.read(file, at: place).stringsRead
      case .stringsDictionary: return count + StringsDictionaryReader.read(file, at: place).stringsRead
      case .stringCatalog: return count + ((try? StringCatalogReader.read(file, at: place).get().stringsRead) ?? 0)
      default: return count
      }
    }
  }
}
