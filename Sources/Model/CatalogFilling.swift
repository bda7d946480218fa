/// A target whose builds add to its String Catalogs what its Swift code asks for.
package struct CatalogFilling: Hashable, Sendable {
  /// The files of the catalogs that it compiles, as far as builds have added keys to them before.
  package var catalogs: Set<String>
  /// The Swift files that it compiles.
  package var code: Set<String>

  package init(catalogs: Set<String>, code: Set<String>) {
    self.catalogs = catalogs
    self.code = code
  }
}

extension Project {
  /// Whether the next build in Xcode surely adds to the catalog of this name what code asks it for at a file, and it lacks.
  /// False also where that cannot be told, as no target is known to compile both.
  package func isFilledByBuilds(table: String?, askedAt file: String) -> Bool {
    guard !catalogFillings.isEmpty else { return false }
    let own = tables.lazy.filter { $0.name == table ?? "Localizable" && $0.hasExtractedKeys }.map(\.file)
    return catalogFillings.contains { filling in
      filling.code.contains(file) && own.contains { filling.catalogs.contains($0) }
    }
  }

  /// Whether a target compiles a file of code and this very catalog; false also where no target is known.
  package func builds(_ code: String, with catalog: String) -> Bool {
    catalogFillings.contains { $0.code.contains(code) && $0.catalogs.contains(catalog) }
  }
}
