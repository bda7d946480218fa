import LintelModel

/// What an Xcode project says, in whichever form it is written: its languages, its targets, what these are built for, and which
/// files they take.
struct XcodeProject {
  struct Target {
    /// How memberships name it.
    var id: String
    var platforms: Set<Platform>
    var isTest: Bool
    /// What it calls itself, if it is an app.
    var appNames: [String] = []
    /// Whether it is an app by itself, not one for the watch or a clip of another one.
    var isWholeApp = false
    /// Whether it is called like the project.
    var isNamedLikeProject = false
    /// Its `Info.plist` files, by configuration, as paths from the project's folder.
    var propertyLists: Set<String> = []
    /// The least major version of each platform that it is for, where its settings say so.
    var leastVersions: [Platform: Int] = [:]
    /// The conditions that Swift code is compiled with in its configurations for debugging, and in its others.
    var debugConditions: Set<String> = []
    var otherConditions: Set<String> = []
    /// The names that are defined for Objective-C in these.
    var debugDefinitions: Set<String> = []
    var otherDefinitions: Set<String> = []
    /// Whether it is an app for Mac Catalyst, too; nil where nothing says.
    var supportsCatalyst: Bool?
    /// Whether its builds find the texts that Swift code asks tables for, and Xcode adds them to catalogs.
    var extractsTexts = false
    /// With which flags it is compiled, by configuration; empty where that is not known.
    var builds: [BuildFlags.Build] = []
  }

  /// A folder whose files belong to targets without being listed.
  struct SynchronizedFolder {
    var path: String
    var owners: Set<String>
    /// Files that are other than the rest, by target: not its own where it owns the folder, else its own all the same.
    var exceptions: [String: Set<String>]
    /// Files that a target takes for some of its platforms only.
    var filters: [String: [String: [String]]] = [:]
  }

  /// The folder that its paths count from.
  var folder: String
  /// What its file is called, where that may name an app.
  var name: String?
  /// The file that it is read from.
  var path = ""
  /// As they are written, the language of development and all that it knows.
  var developmentLanguage: String?
  var languages: [String] = []
  var targets: [Target] = []
  /// Platforms by file, of all targets that list the file.
  private(set) var platforms: [String: Set<Platform>] = [:]
  /// By file, the ids of the targets that list it, without those of tests.
  private(set) var listing: [String: Set<String>] = [:]
  var folders: [SynchronizedFolder] = []
  /// Every `.lproj` folder of which the project lists a file or that it lists whole; nil if that was not looked at.
  var languageFolders: Set<String>?

  /// Which of some platforms a membership's filters let through.
  static func filtered(_ platforms: Set<Platform>, by filters: [String]) -> Set<Platform> {
    let names: [String: [Platform]] = [
      "ios": [.ios, .ipados], "macos": [.macos], "xros": [.visionos], "watchos": [.watchos], "tvos": [.tvos],
    ]
    let allowed = Set(filters.flatMap { names[$0] ?? [] })
    return allowed.isEmpty ? platforms : platforms.intersection(allowed)
  }

  /// Notes that a target lists a file. What tests do with a file of the app's says nothing of the file.
  mutating func take(_ path: String, by target: Target, filters: [String]) {
    if !target.isTest { listing[path, default: []].insert(target.id) }
    if target.isTest, platforms[path] != nil { return }
    platforms[path, default: []].formUnion(Self.filtered(target.platforms, by: filters))
  }

  /// What the files that no target lists are built for: whatever the project builds but tests.
  var platformsOfAll: Set<Platform> {
    let products = targets.filter { !$0.isTest }
    return (products.isEmpty ? targets : products).reduce(into: []) { $0.formUnion($1.platforms) }
  }

  /// The least version of a platform that any of its products is for.
  func leastVersion(of platform: Platform) -> Int? {
    targets.filter { !$0.isTest && $0.platforms.contains(platform) }.compactMap { $0.leastVersions[platform] }.min()
  }

  /// Nil if no target takes the file, or it is unknown what those that do are built for.
  func platforms(of path: String) -> Set<Platform>? {
    if let listed = platforms[path], !listed.isEmpty { return listed }
    guard let (folder, name) = folder(of: path) else { return nil }
    let owners = owners(of: name, in: folder)
    let products = owners.contains { !$0.isTest } ? owners.filter { !$0.isTest } : owners
    let found = products.reduce(into: Set<Platform>()) { found, target in
      found.formUnion(Self.filtered(target.platforms, by: folder.filters[target.id]?[name] ?? []))
    }
    return found.isEmpty ? nil : found
  }

  /// The targets that take a file, without those of tests.
  func products(with path: String) -> [Target] {
    if let listed = listing[path] { return targets.filter { listed.contains($0.id) } }
    guard let (folder, name) = folder(of: path) else { return [] }
    return owners(of: name, in: folder).filter { !$0.isTest }
  }

  /// The innermost folder that is not listed file by file, and what the file is called from there.
  private func folder(of path: String) -> (folder: SynchronizedFolder, name: String)? {
    folders.filter { path.hasPrefix($0.path + "/") }.max { $0.path.count < $1.path.count }.map { folder in
      (folder, String(path.dropFirst(folder.path.count + 1)))
    }
  }

  private func owners(of name: String, in folder: SynchronizedFolder) -> [Target] {
    targets.filter { folder.owners.contains($0.id) != Self.covers(folder.exceptions[$0.id], name) }
  }

  /// Whether exceptions name a file, or a folder that it lies in.
  private static func covers(_ exceptions: Set<String>?, _ name: String) -> Bool {
    guard let exceptions, !exceptions.isEmpty else { return false }
    if exceptions.contains(name) { return true }
    return name.indices.contains { name[$0] == "/" && exceptions.contains(String(name[..<$0])) }
  }

  /// Files of an exception set. Localized ones are written `/Localized: de.lproj/Main.strings`, behind the folder that they lie
  /// in where that is another one; those of the language of development have no language's folder there.
  static func names(_ list: [String], developmentLanguage: String?) -> [String] {
    list.flatMap { name in
      guard let marker = name.firstRange(of: "/Localized: ") else { return [name] }
      let (folder, file) = (name[..<marker.lowerBound], name[marker.upperBound...])
      let own = ["Base", "en", developmentLanguage].compactMap(\.self).map { "\($0).lproj/\(file)" }
      return (file.contains(".lproj/") ? [String(file)] : own).map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
    }
  }
}

extension XcodeProject.Target {
  /// What its configurations say together: what one of them is built for, the target is.
  ///
  /// - Parameters:
  ///   - settings: By configuration, the one that is built by default first.
  ///   - type: the kind of product: `com.apple.product-type.application`, or its last word alone.
  ///   - name: What `$(TARGET_NAME)` stands for.
  init(id: String, settings: [BuildSettings], type: String, name: String? = nil) {
    self.init(
      id: id, platforms: settings.reduce(into: []) { $0.formUnion($1.platforms) }, isTest: type.contains("test"))
    builds = settings.map(\.build)
    propertyLists = Set(settings.compactMap(\.propertyList))
    // Frameworks and extensions are called by what they do: `Settings`.
    if type.contains("application") {
      isWholeApp = type.hasSuffix("application")
      appNames = settings.flatMap(\.appNames)
      isNamedLikeProject = settings.contains(where: \.isNamedLikeProject)
      if appNames.isEmpty, let name, settings.contains(where: \.isNamedLikeTarget) { appNames = [name] }
    }
    for one in settings { leastVersions.merge(one.leastVersions) { min($0, $1) } }
    (debugConditions, otherConditions) = Self.conditions(builds, of: settings)
    (debugDefinitions, otherDefinitions) = Self.conditions(settings.map(\.buildOfObjectiveC), of: settings)
    let said = settings.compactMap(\.supportsCatalyst)
    supportsCatalyst = said.contains(true) ? true : said.first
    extractsTexts = settings.contains(where: \.extractsTexts)
  }

  /// What configurations for debugging name, and what others do. Beside no other configuration, one for debugging may be all
  /// that people get, and what is set in a file that is not here may be set for everybody.
  private static func conditions(
    _ builds: [BuildFlags.Build], of settings: [BuildSettings]
  ) -> (ofDebugging: Set<String>, ofOthers: Set<String>) {
    let all = zip(settings, builds)
    let others = all.filter { !$0.0.isForDebugging }.map(\.1)
    if others.isEmpty || others.contains(where: \.isOpen) { return ([], []) }
    func named(_ builds: [BuildFlags.Build]) -> Set<String> { builds.reduce(into: []) { $0.formUnion($1.named) } }
    return (named(all.filter { $0.0.isForDebugging }.map(\.1)), named(others))
  }
}
