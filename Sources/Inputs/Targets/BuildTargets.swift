import LintelModel

/// What the files of a project are built for, by the settings of its Xcode projects and Swift packages.
package struct BuildTargets {
  let projects: [XcodeProject]
  /// Platforms by the folder of a package or of a target of Tuist's, the deepest folder first.
  private let packages: [(folder: String, platforms: Set<Platform>)]
  private let configured: [Platform]
  /// The folders of the Swift packages.
  private let packageFolders: [String]

  /// - Parameters:
  ///   - tuist: files that may be manifests of Tuist's.
  ///   - configured: the only platforms to look at, where the project's configuration says so.
  init(projects: [XcodeProject], packages: [SourceFile], tuist: [SourceFile] = [], configured: [Platform]) {
    self.projects = projects
    let ofTuist = tuist.flatMap { file -> [(folder: String, platforms: Set<Platform>)] in
      let folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
      return TuistManifest.platforms(in: file.bytes).map { (ProjectPath.joined(folder, $0.folder), $0.platforms) }
    }
    let ofPackages = packages.flatMap { file -> [(folder: String, platforms: Set<Platform>)] in
      let folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
      let all = PackagePlatforms.find(in: file.bytes)
      return [(folder, all)]
        + PackageTargets.restricted(in: file.bytes).map {
          (ProjectPath.joined(folder, $0.folder), all.isEmpty ? $0.platforms : all.intersection($0.platforms))
        }
    }
    self.packages = (ofPackages + ofTuist).filter { !$0.platforms.isEmpty }
      .sorted { ($1.folder.count, $0.folder) < ($0.folder.count, $1.folder) }
    self.configured = configured
    packageFolders = packages.map { $0.path.split(separator: "/").dropLast().joined(separator: "/") }
  }

  /// What a file is built for, and who says so; nil if unknown. Its own content may say less.
  package func platforms(of path: String) -> (platforms: [Platform], origin: PlatformOrigin)? {
    if let built = built(path), !built.isEmpty { return (built.sorted(), .buildSettings) }
    return configured.isEmpty ? nil : (configured, .configuration)
  }

  /// The least major versions that all of it is built for, as far as they are known. A package around a project is also for
  /// those who have an older system than the project's.
  package var leastVersions: [Platform: Int] {
    let isPackage = projects.contains { project in
      packageFolders.contains { $0.isEmpty || project.folder == $0 || project.folder.hasPrefix($0 + "/") }
    }
    if isPackage { return [:] }
    return Platform.allCases.reduce(into: [:]) { found, platform in
      found[platform] = projects.compactMap { $0.leastVersion(of: platform) }.min()
    }
  }

  /// The conditions that only configurations for debugging compile Swift code with: no release has what is behind them.
  package var debugConditions: Set<String> { onlyDebugging(\.debugConditions, \.otherConditions) }

  /// The same of Objective-C.
  var debugDefinitions: Set<String> { onlyDebugging(\.debugDefinitions, \.otherDefinitions) }

  private func onlyDebugging(
    _ debugging: KeyPath<XcodeProject.Target, Set<String>>, _ others: KeyPath<XcodeProject.Target, Set<String>>
  ) -> Set<String> {
    let targets = projects.flatMap(\.targets)
    let released = targets.reduce(into: Set<String>()) { $0.formUnion($1[keyPath: others]) }
    return targets.reduce(into: Set<String>()) { $0.formUnion($1[keyPath: debugging]) }.subtracting(released)
  }

  /// With which flags the targets compile files. What a package compiles has its own.
  package func flags(of paths: [String]) -> BuildFlags {
    var flags = BuildFlags()
    for path in paths {
      let products = projects.flatMap { $0.products(with: path) }
      // Of a file that one of several projects compiles in a way that is not known, the others do not say it.
      if products.contains(where: \.builds.isEmpty) { continue }
      flags.add(products.flatMap(\.builds), of: path)
    }
    return flags
  }

  private func built(_ path: String) -> Set<Platform>? {
    func isInside(_ folder: String) -> Bool { folder.isEmpty || path.hasPrefix(folder + "/") }
    // Several projects may take a file, each for platforms of its own.
    let own = projects.compactMap { $0.platforms(of: path) }
    if !own.isEmpty { return own.reduce(into: []) { $0.formUnion($1) } }
    if let package = packages.first(where: { isInside($0.folder) }) { return package.platforms }
    let near = projects.filter { isInside($0.folder) }
    return (near.isEmpty ? projects : near).reduce(into: []) { $0.formUnion($1.platformsOfAll) }
  }
}

extension BuildTargets {
  /// Whether two files are surely of different apps: apps alone take each of them, and none takes both. What a framework or a
  /// bundle takes, any app may load, and of a file that no target takes nothing is known.
  func areOfDifferentApps(_ first: String, _ second: String) -> Bool {
    guard let apps = self.apps(with: first), let others = self.apps(with: second) else { return false }
    return apps.isDisjoint(with: others)
  }

  /// By the number of the project, too: ids of two may be the same. Nil where not apps alone take the file.
  private func apps(with path: String) -> Set<[String]>? {
    let products = projects.enumerated().flatMap { number, project in
      project.products(with: path).map { (id: [String(number), $0.id], isApp: $0.isWholeApp) }
    }
    return products.isEmpty || products.contains(where: { !$0.isApp }) ? nil : Set(products.map(\.id))
  }

  /// Whether a target that is no test takes the file.
  func isTaken(_ path: String) -> Bool { projects.contains { !$0.products(with: path).isEmpty } }

  /// An Interface Builder file or a class names a family of platforms; its target may be for some of them only.
  func narrow(_ toolbar: inout Toolbar) {
    guard let built = built(toolbar.location.file), !built.isEmpty else { return }
    let both = toolbar.platforms.filter(built.contains)
    guard !both.isEmpty, both != toolbar.platforms else { return }
    toolbar.platforms = both
    toolbar.platformOrigin = .buildSettings
  }

  /// The least major version that a file is built for, as far as projects say so.
  private func leastVersion(of platform: Platform, at file: String) -> Int? {
    let near = projects.filter { $0.platforms(of: file) != nil }
    return (near.isEmpty ? projects : near).compactMap { $0.leastVersion(of: platform) }.min()
  }

  /// Notes whether a bar is also for systems whose symbols are none, or fewer than today's: symbols came with iOS 13 and
  /// macOS 11, their names for forward and backward with iOS 14.
  func tellSymbols(of toolbar: inout Toolbar) {
    func isBelow(_ versions: [Platform: Int]) -> Bool {
      toolbar.platforms.contains { platform in
        guard let first = versions[platform] else { return false }
        return leastVersion(of: platform, at: toolbar.location.file).map { $0 < first } ?? false
      }
    }
    toolbar.lacksSymbols = isBelow([.ios: 13, .ipados: 13, .macos: 11])
    let least = toolbar.platforms.map { leastVersion(of: $0, at: toolbar.location.file) ?? 0 }.min()
    toolbar.isOnlyForGlass = least.map { $0 >= 26 } ?? false
    toolbar.lacksTurningSymbols = isBelow([.ios: 14, .ipados: 14, .macos: 11])
  }

  /// Notes who said which platforms a bar in source code is on.
  func tellOrigin(of toolbar: inout Toolbar) {
    let stated = platforms(of: toolbar.location.file)
    let possible = Set(stated?.platforms ?? Platform.allCases)
    // The kind of bar alone may rule platforms out; what a file says rules out more.
    let ofKind = possible.filter { toolbar.kind.canStand(on: $0) }
    let isAll = Set(toolbar.platforms) == ofKind
    toolbar.platformOrigin = isAll || stated == nil && toolbar.platforms.count > 1 ? stated?.origin ?? .assumed : .definition
  }
}

extension Toolbar.Kind {
  /// Whether source code that is built for a platform may make such a bar there.
  fileprivate func canStand(on platform: Platform) -> Bool {
    switch self {
    case .windowToolbar, .settingsTabs, .sheetButtons: platform == .macos
    case .watchToolbar: platform == .watchos
    case .ornament: platform == .visionos
    case .toolbar: platform != .macos && platform != .watchos && platform != .tvos
    case .navigationBar, .fioriToolbar: platform != .macos && platform != .watchos
    }
  }
}
