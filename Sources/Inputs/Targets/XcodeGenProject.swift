import LintelModel
import Yams

/// Reads the `project.yml` from which XcodeGen writes an Xcode project that is in no repository: its targets, what these are built
/// for, and the folders that they take. Its members are public: github.com/yonaskolb/XcodeGen, Docs/ProjectSpec.md.
///
/// Files that it includes are not read, and patterns among what a target takes or leaves out are passed over: the target is
/// taken to have the whole folder then.
struct XcodeGenProject {
  private var project: XcodeProject
  /// Where each folder is among the project's.
  private var places: [String: Int] = [:]
  /// Of targets that take files for some of their platforms only.
  private var parts: Set<String> = []

  /// More targets or folders than this are not looked at: 2,000 of each.
  private static let maximumCount = 2_000

  /// Nil if the file is none of XcodeGen's: other tools have files of that name, too.
  static func read(_ file: SourceFile) -> XcodeProject? {
    guard case .success(let (node?, _)) = YAMLFile.compose(file, expected: "targets:"), node["name"]?.string != nil,
      node["targets"]?.mapping != nil
    else { return nil }
    let folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
    let project = XcodeGenProject(node, in: folder).project
    return project.targets.isEmpty ? nil : project
  }

  private init(_ root: Node, in folder: String) {
    project = XcodeProject(folder: folder)
    project.name = root["name"]?.string
    project.developmentLanguage = root["options"]?["developmentLanguage"]?.string
    project.languages = [project.developmentLanguage].compactMap(\.self)
    for (key, node) in root["targets"]?.mapping ?? [:] {
      if let name = key.string { add(XcodeGenTarget(name: name, node, of: root)) }
    }
    project.folders = ownedByAll(project.folders)
  }

  private mutating func add(_ target: XcodeGenTarget) {
    var made = XcodeProject.Target(id: target.name, settings: target.settings, type: target.type, name: target.name)
    // Settings of single configurations are not read.
    made.builds = []
    guard !made.platforms.isEmpty, project.targets.count < Self.maximumCount else { return }
    project.targets.append(made)
    for source in target.sources {
      guard let owner = source.destinations.isEmpty ? made : part(of: made, for: source.destinations) else { continue }
      for path in source.taken {
        let whole = ProjectPath.joined(project.folder, path)
        // It may be a file, or a folder with all that is in it.
        if add(folder: whole, of: owner, without: source.left) { project.take(whole, by: owner, filters: []) }
      }
    }
  }

  /// What takes files for some platforms of a target alone: no app by itself. Nil where there are too many.
  private mutating func part(of target: XcodeProject.Target, for destinations: [String]) -> XcodeProject.Target? {
    var part = target
    part.id += " (\(destinations.joined(separator: ", ")))"
    part.platforms = XcodeProject.filtered(target.platforms, by: destinations)
    (part.appNames, part.isWholeApp, part.propertyLists) = ([], false, [])
    guard !parts.contains(part.id) else { return part }
    guard project.targets.count < Self.maximumCount else { return nil }
    parts.insert(part.id)
    project.targets.append(part)
    return part
  }

  /// False where there are too many.
  private mutating func add(folder path: String, of target: XcodeProject.Target, without left: Set<String>) -> Bool {
    let index = places[path] ?? project.folders.count
    guard index < Self.maximumCount else { return false }
    if index == project.folders.count {
      places[path] = index
      project.folders.append(.init(path: path, owners: [], exceptions: [:]))
    }
    project.folders[index].owners.insert(target.id)
    if !left.isEmpty { project.folders[index].exceptions[target.id] = left }
    return true
  }

  /// Whoever takes a folder takes those in it, too.
  private func ownedByAll(_ folders: [XcodeProject.SynchronizedFolder]) -> [XcodeProject.SynchronizedFolder] {
    let outers = folders.map { (folder: $0, prefix: $0.path.isEmpty ? "" : $0.path + "/") }
    return folders.map { folder in
      var folder = folder
      for (outer, prefix) in outers where folder.path.hasPrefix(prefix) {
        let name = String(folder.path.dropFirst(prefix.count))
        folder.owners.formUnion(outer.owners.filter { outer.exceptions[$0]?.contains(name) != true })
      }
      return folder
    }
  }
}

/// A target of a `project.yml`, with what its templates say.
struct XcodeGenTarget {
  /// Files or folders that it takes, as paths from the project's folder.
  struct Source {
    var taken: [String]
    /// What it leaves out of them, as paths from each.
    var left: Set<String> = []
    /// In small letters, the only systems that it takes them for; none for all.
    var destinations: [String] = []
  }

  let name: String
  /// Its own members, and those of its templates, the nearest first.
  private let layers: [Node]
  private let root: Node

  init(name: String, _ node: Node, of root: Node) {
    self.name = name
    self.root = root
    var (layers, open, seen): ([Node], [Node], Set<String>) = ([], [node], [])
    while let next = open.popLast() {
      layers.append(next)
      let names = next["templates"].map(Self.texts) ?? []
      open += names.filter { seen.insert($0).inserted }.compactMap { root["targetTemplates"]?[$0] }.reversed()
    }
    self.layers = layers
  }

  private func first(_ member: String) -> Node? { layers.lazy.compactMap { $0[member] }.first }

  var type: String { first("type")?.string ?? "" }

  // MARK: Sources

  var sources: [Source] {
    layers.flatMap { layer -> [Source] in
      guard let node = layer["sources"] else { return [] }
      return (node.sequence.map(Array.init) ?? [node]).compactMap(source)
    }
  }

  private func source(_ node: Node) -> Source? {
    guard let written = node.string ?? node["path"]?.string else { return nil }
    let path = written.replacing("${target_name}", with: name)
    let named = node["includes"].map(Self.texts) ?? []
    // What a pattern takes is not looked up: beside one nothing is known to be left out.
    let included = named.contains { $0.contains("*") } ? [] : named
    let left = (node["excludes"].map(Self.texts) ?? []).map { $0.hasSuffix("/*") ? String($0.dropLast(2)) : $0 }
    return Source(
      taken: included.isEmpty ? [path] : included.map { ProjectPath.joined(path, $0) },
      left: included.isEmpty ? Set(left.filter { !$0.contains("*") }) : [],
      destinations: (node["destinationFilters"].map(Self.texts) ?? []).map { Self.system($0) })
  }

  /// As the filters of an Xcode project call it.
  private static func system(_ destination: String) -> String {
    destination == "visionOS" ? "xros" : destination.lowercased()
  }

  // MARK: Build settings

  /// What it is built for, as settings of an Xcode project, in one configuration: XcodeGen's own stand behind those of the file.
  var settings: [BuildSettings] {
    var settings = BuildSettings()
    for layer in layers { add(layer["settings"], to: &settings) }
    settings.add(ofSystems)
    add(root["settings"], to: &settings)
    return [settings]
  }

  private func add(_ node: Node?, to settings: inout BuildSettings) {
    guard let node else { return }
    settings.add(Self.values(node["base"]))
    settings.add(Self.values(node))
  }

  private var ofSystems: [String: String] {
    let named = first("supportedDestinations") ?? first("platform")
    let systems = (named.map(Self.texts) ?? []).filter { $0 != "auto" }
    var found = ["PRODUCT_NAME": "$(TARGET_NAME)"]
    found["SUPPORTED_PLATFORMS"] = systems.compactMap { Self.names[$0]?.sdk }.joined(separator: " ")
    found["INFOPLIST_FILE"] = first("info")?["path"]?.string
    for system in systems {
      let own = first("deploymentTarget")
      let version = own?[system]?.string ?? own?.string ?? root["options"]?["deploymentTarget"]?[system]?.string
      if let name = Self.names[system]?.version { found[name] = version }
    }
    return found
  }

  private static let names: [String: (sdk: String, version: String)] = [
    "iOS": ("iphoneos", "IPHONEOS_DEPLOYMENT_TARGET"), "macOS": ("macosx", "MACOSX_DEPLOYMENT_TARGET"),
    "tvOS": ("appletvos", "TVOS_DEPLOYMENT_TARGET"), "watchOS": ("watchos", "WATCHOS_DEPLOYMENT_TARGET"),
    "visionOS": ("xros", "XROS_DEPLOYMENT_TARGET"),
  ]

  /// The members of a mapping that are texts.
  private static func values(_ node: Node?) -> [String: String] {
    (node?.mapping ?? [:]).reduce(into: [:]) { found, member in
      if let name = member.key.string, !name.contains("["), let value = member.value.scalar?.string { found[name] = value }
    }
  }

  /// Those of a list, or the only one.
  private static func texts(_ node: Node) -> [String] {
    node.sequence?.compactMap(\.string) ?? [node.string].compactMap(\.self)
  }
}
