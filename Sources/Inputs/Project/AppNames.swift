import LintelModel

/// What an app calls itself, by locale.
enum AppNames {
  struct Found {
    var names: [LocaleID: [String]]
    /// The app's own name in the source's language; nil where only parts of it have one.
    var main: String?
  }

  /// Names of the `InfoPlist` tables in their locale; names that an `Info.plist` or the Xcode project gives, in every
  /// locale. What `$(PRODUCT_NAME)` stands for is among those that the build settings of the project's apps give.
  ///
  /// The first is the app's own: what an extension, a watch app, a tool or a framework in it is called comes after all others, and
  /// what a helper is called after the project's.
  static func find(
    in tables: [StringTable], propertyLists: [SourceFile], projects: [XcodeProject], projectNames: [String],
    declared: [LocaleID: [String]], own: [String] = [], locales: [LocaleID], source: LocaleID
  ) -> Found {
    let owners = projects.map(XcodeApps.init)
    let bundles = bundles(of: propertyLists, in: owners)
    let helpers = owners.reduce(into: Set<String>()) { $0.formUnion($1.helperNames) }
    var names = declared
    var ofParts: [LocaleID: [String]] = [:]
    for table in tables where table.name == "InfoPlist" {
      let isPart = isOfPart(table.file, bundles)
      for unit in table.units where NamedBundle.keys.contains(unit.key) {
        // A catalogue that has no text for the key has the key itself.
        guard unit.value != unit.key, NamedBundle.isLiteral(unit.value) else { continue }
        if isPart {
          ofParts[unit.locale, default: []].append(unit.value)
        } else {
          names[unit.locale, default: []].append(unit.value)
        }
      }
    }
    let given = bundles.filter { !$0.isPart }.flatMap(\.names)
    let apps = given.filter { !helpers.contains($0) }
    let projectName = projects.first?.name ?? (projectNames.count == 1 ? projectNames[0] : nil)
    let known = (names[source] ?? []) + apps + owners.flatMap(\.mainNames) + own + [projectName].compactMap(\.self)
    let everywhere = apps + owners.flatMap(\.names) + projectNames + given.filter(helpers.contains) + own
    let parts = bundles.filter(\.isPart).flatMap(\.names)
    for locale in locales {
      names[locale, default: []] += everywhere + (ofParts.removeValue(forKey: locale) ?? []) + parts
    }
    names.merge(ofParts, uniquingKeysWith: +)
    return Found(names: names.mapValues(distinct).filter { !$0.value.isEmpty }, main: distinct(known).first)
  }

  private static func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.map(\.trimmed).filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// Those first that the Xcode projects have for their apps, the main app's before others.
  private static func bundles(of propertyLists: [SourceFile], in owners: [XcodeApps]) -> [NamedBundle] {
    let appLists = owners.flatMap(\.appLists)
    let places = Dictionary(appLists.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    let partLists = Set(owners.flatMap(\.partLists)).subtracting(appLists)
    let bundles = propertyLists.compactMap { NamedBundle($0, isOfPart: partLists.contains($0.path)) }
    return bundles.enumerated().sorted { a, b in
      (places[a.element.path] ?? Int.max, a.offset) < (places[b.element.path] ?? Int.max, b.offset)
    }.map(\.element)
  }

  /// Whether the bundle that a table lies in, by the nearest `Info.plist` above it, is a part of the app.
  private static func isOfPart(_ path: String, _ bundles: [NamedBundle]) -> Bool {
    let around = bundles.filter { $0.folder.isEmpty || path.hasPrefix($0.folder + "/") }
    guard let depth = around.map(\.folder.count).max() else { return false }
    return around.allSatisfy { $0.folder.count < depth || $0.isPart }
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
}
