import LintelModel

/// What an app calls itself, by locale.
enum AppNames {
  private static let keys: Set = ["CFBundleDisplayName", "CFBundleName"]

  /// Names of the `InfoPlist` tables in their locale; names that an `Info.plist` or the Xcode project gives, in every
  /// locale. What `$(PRODUCT_NAME)` stands for is among those that the build settings of the project's apps give.
  static func find(
    in tables: [StringTable], propertyLists: [SourceFile], projectNames: [String], declared: [LocaleID: [String]],
    own: [String] = [], locales: [LocaleID]
  ) -> [LocaleID: [String]] {
    var names = declared
    for unit in tables.filter({ $0.name == "InfoPlist" }).flatMap(\.units) where keys.contains(unit.key) {
      // A catalogue that has no text for the key has the key itself.
      if unit.value != unit.key, isLiteral(unit.value) { names[unit.locale, default: []].append(unit.value) }
    }
    let everywhere = propertyLists.flatMap { literals(in: $0.bytes) } + projectNames + own
    for locale in locales { names[locale, default: []] += everywhere }
    return names.compactMapValues { names in
      var seen: Set<String> = []
      let distinct = names.map(\.trimmed).filter { !$0.isEmpty && seen.insert($0).inserted }
      return distinct.isEmpty ? nil : distinct
    }
  }

  /// Names written out in an `Info.plist`.
  private static func literals(in bytes: [UInt8]) -> [String] {
    guard PropertyListFile.isPropertyList(bytes) else { return [] }
    let list = PropertyListFile(bytes)
    guard list.failure == nil, let root = list.root else { return [] }
    return keys.sorted().compactMap { root[$0]?.text }.filter(isLiteral)
  }

  /// Those that are broken: what they say of the app is not known.
  static func unreadable(among propertyLists: [SourceFile]) -> [SkippedFile] {
    propertyLists.compactMap { file in
      guard PropertyListFile.isPropertyList(file.bytes) else { return nil }
      let list = PropertyListFile(file.bytes)
      guard let failure = list.failure else { return nil }
      return SkippedFile(
        file: file.path,
        problem: FileProblem(
          line: list.line(of: failure), found: failure.found ?? "a damaged property list", expected: failure.expected),
        isBroken: false)
    }
  }

  private static func isLiteral(_ name: String) -> Bool { !name.contains("$(") && !name.contains("${") }
}
