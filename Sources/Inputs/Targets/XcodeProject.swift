import LintelModel

/// The targets of an Xcode project (`project.pbxproj`): what they are built for, and which files they take.
struct XcodeProject {
  /// The folder that its paths count from.
  let folder: String
  private let objects: [String: XcodeValue]
  private let configurationFiles: (String) -> [UInt8]?
  private(set) var targets: [Target] = []
  /// Platforms by file, of all targets that take the file.
  private(set) var platforms: [String: Set<Platform>] = [:]
  private var folders: [SynchronizedFolder] = []

  struct Target {
    var id: String
    var platforms: Set<Platform>
    var isTest: Bool
  }

  /// A folder whose files belong to targets without being listed.
  private struct SynchronizedFolder {
    var path: String
    var owners: Set<String>
    /// Files that are other than the rest, by target: not its own where it owns the folder, else its own all the same.
    var exceptions: [String: Set<String>]
  }

  /// Nil if the file is no project.
  /// - Parameter configurationFiles: the bytes of an `.xcconfig` file by its path.
  init?(_ file: SourceFile, configurationFiles: @escaping (String) -> [UInt8]?) {
    guard let root = XcodeValue(file.bytes), let objects = root["objects"]?.members, !objects.isEmpty,
      let project = root["rootObject"]?.text.flatMap({ objects[$0] })
    else { return nil }
    self.objects = objects
    self.configurationFiles = configurationFiles
    let above = file.path.split(separator: "/").dropLast(2).joined(separator: "/")
    folder = ProjectPath.joined(above, project["projectDirPath"]?.text ?? "")
    var places: [String: String] = [:]
    if let group = project["mainGroup"]?.text { collect(group, in: folder, depth: 0, into: &places) }
    let ids = project["targets"]?.texts ?? []
    for id in ids {
      guard let target = objects[id] else { continue }
      let type = target["productType"]?.text ?? ""
      targets.append(
        Target(
          id: id, platforms: supported(by: target, of: project, places), isTest: type.contains("test")))
    }
    for target in targets { take(target, objects[target.id]!, places) }
    folders = synchronizedFolders(places)
  }

  /// What the files that no target lists are built for: whatever the project builds but tests.
  var platformsOfAll: Set<Platform> {
    let products = targets.filter { !$0.isTest }
    return (products.isEmpty ? targets : products).reduce(into: []) { $0.formUnion($1.platforms) }
  }

  /// Nil if no target takes the file, or nobody says what those that do are built for.
  func platforms(of path: String) -> Set<Platform>? {
    if let listed = platforms[path], !listed.isEmpty { return listed }
    guard let folder = folders.filter({ path.hasPrefix($0.path + "/") }).max(by: { $0.path.count < $1.path.count }) else {
      return nil
    }
    let name = String(path.dropFirst(folder.path.count + 1))
    let owners = targets.filter { target in
      let isException = folder.exceptions[target.id]?.contains(name) ?? false
      return folder.owners.contains(target.id) != isException
    }
    let products = owners.contains { !$0.isTest } ? owners.filter { !$0.isTest } : owners
    let found = products.reduce(into: Set<Platform>()) { $0.formUnion($1.platforms) }
    return found.isEmpty ? nil : found
  }

  /// The path of everything in a group by its id.
  private func collect(_ id: String, in parent: String, depth: Int, into places: inout [String: String]) {
    guard depth < 64, places[id] == nil, let object = objects[id] else { return }
    let own = object["path"]?.text ?? ""
    switch object["sourceTree"]?.text {
    case "SOURCE_ROOT": places[id] = ProjectPath.joined(folder, own)
    case "<group>", nil: places[id] = ProjectPath.joined(parent, own)
    default: return
    }
    for child in object["children"]?.texts ?? [] { collect(child, in: places[id]!, depth: depth + 1, into: &places) }
  }

  private func supported(by target: XcodeValue, of project: XcodeValue, _ places: [String: String]) -> Set<Platform> {
    func configurations(_ owner: XcodeValue) -> [XcodeValue] {
      let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
      return (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
    }
    let shared = configurations(project)
    var own = configurations(target)
    if own.isEmpty { own = shared }
    return own.reduce(into: []) { found, configuration in
      var settings = BuildSettings()
      let name = configuration["name"]?.text
      let projects = shared.first { $0["name"]?.text == name } ?? shared.first
      for layer in [configuration, projects].compactMap(\.self) {
        settings.add(layer["buildSettings"]?.members.mapValues { $0.texts.joined(separator: " ") } ?? [:])
        if let path = configurationFile(of: layer, places) { add(path, to: &settings, depth: 0) }
      }
      found.formUnion(settings.platforms)
    }
  }

  /// A file of a group, or one of a folder that is not listed file by file.
  private func configurationFile(of layer: XcodeValue, _ places: [String: String]) -> String? {
    if let reference = layer["baseConfigurationReference"]?.text { return places[reference] }
    guard let anchor = layer["baseConfigurationReferenceAnchor"]?.text.flatMap({ places[$0] }) else { return nil }
    return ProjectPath.joined(anchor, layer["baseConfigurationReferenceRelativePath"]?.text ?? "")
  }

  private func add(_ path: String, to settings: inout BuildSettings, depth: Int) {
    guard depth < 8, let bytes = configurationFiles(path) else { return }
    let file = BuildSettings.settings(of: bytes)
    settings.add(file.settings)
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    // The last of several includes wins.
    for include in file.includes.reversed() { add(ProjectPath.joined(folder, include), to: &settings, depth: depth + 1) }
  }

  /// Notes the files of a target's build phases; a file may be for some of the target's platforms only.
  private mutating func take(_ target: Target, _ object: XcodeValue, _ places: [String: String]) {
    for phase in (object["buildPhases"]?.texts ?? []).compactMap({ objects[$0] }) {
      for build in (phase["files"]?.texts ?? []).compactMap({ objects[$0] }) {
        guard let reference = build["fileRef"]?.text else { continue }
        let filters = build["platformFilters"]?.texts ?? build["platformFilter"]?.texts ?? []
        let found = Self.filtered(target.platforms, by: filters)
        // A localized file is a group of one for each language.
        for id in [reference] + (objects[reference]?["children"]?.texts ?? []) {
          guard let path = places[id] else { continue }
          if target.isTest, platforms[path] != nil { continue }
          platforms[path, default: []].formUnion(found)
        }
      }
    }
  }

  private static func filtered(_ platforms: Set<Platform>, by filters: [String]) -> Set<Platform> {
    let names: [String: [Platform]] = [
      "ios": [.ios, .ipados], "macos": [.macos], "xros": [.visionos], "watchos": [.watchos], "tvos": [.tvos],
    ]
    let allowed = Set(filters.flatMap { names[$0] ?? [] })
    return allowed.isEmpty ? platforms : platforms.intersection(allowed)
  }

  private func synchronizedFolders(_ places: [String: String]) -> [SynchronizedFolder] {
    var folders: [String: SynchronizedFolder] = [:]
    for (id, object) in objects where object["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
      guard let path = places[id] else { continue }
      folders[id] = SynchronizedFolder(path: path, owners: [], exceptions: [:])
      for set in (object["exceptions"]?.texts ?? []).compactMap({ objects[$0] }) {
        guard let target = set["target"]?.text else { continue }
        folders[id]!.exceptions[target, default: []].formUnion(Self.names(set["membershipExceptions"]))
      }
    }
    for target in targets {
      for id in objects[target.id]?["fileSystemSynchronizedGroups"]?.texts ?? [] { folders[id]?.owners.insert(target.id) }
    }
    return folders.values.sorted { $0.path < $1.path }
  }

  /// Files of an exception set; localized ones stand as `/Localized: Main.storyboard`.
  private static func names(_ list: XcodeValue?) -> [String] {
    (list?.texts ?? []).flatMap { name in
      let marker = "/Localized: "
      guard name.hasPrefix(marker) else { return [name] }
      return ["Base.lproj/" + name.dropFirst(marker.count), "en.lproj/" + name.dropFirst(marker.count)]
    }
  }
}
