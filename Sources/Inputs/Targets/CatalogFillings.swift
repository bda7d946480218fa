import LintelModel

// Which targets add to which String Catalogs what their own code asks for: `SWIFT_EMIT_LOC_STRINGS` is a setting of a target.

extension XcodeProject {
  /// Its targets whose builds find texts in Swift code, with what each compiles. One that compiles no such catalog adds to
  /// none.
  ///
  /// - Parameters:
  ///   - catalogs: Files of String Catalogs to which builds have added keys before.
  ///   - code: Swift files.
  func fillings(of catalogs: [String], code: [String]) -> [CatalogFilling] {
    let finding = Set(targets.filter { $0.extractsTexts && !$0.isTest }.map(\.id))
    if finding.isEmpty || catalogs.isEmpty { return [] }
    let filled = members(of: finding, among: catalogs)
    if filled.isEmpty { return [] }
    let asking = members(of: Set(filled.keys), among: code)
    return filled.sorted { $0.key < $1.key }.compactMap { id, catalogs in
      asking[id].map { CatalogFilling(catalogs: catalogs, code: $0) }
    }
  }

  /// By the ids of targets, which of some files they take.
  private func members(of ids: Set<String>, among files: [String]) -> [String: Set<String>] {
    files.reduce(into: [:]) { found, file in
      for target in products(with: file) where ids.contains(target.id) { found[target.id, default: []].insert(file) }
    }
  }
}
