import LintelModel
import Yams

/// The build settings of the targets of a `project.yml`, as those of an Xcode project (github.com/yonaskolb/XcodeGen,
/// Docs/ProjectSpec.md and Docs/Usage.md): a target's own, those of its groups, its `.xcconfig` file, what XcodeGen makes of
/// its systems, and the project's in the same order.
struct XcodeGenSettings {
  private let root: Node
  /// That of the specification.
  private let folder: String
  private let configurationFiles: (String) -> [UInt8]?
  private let configurations: [String]

  /// Groups that name each other: 8 deep, 64 in all.
  private static let maximumDepth = 8
  private static let maximumGroups = 64
  /// More configurations than these are not looked at: 32.
  private static let maximumCount = 32

  /// - Parameter configurationFiles: the bytes of an `.xcconfig` file by its path.
  init(of root: Node, in folder: String, _ configurationFiles: @escaping (String) -> [UInt8]?) {
    self.root = root
    self.folder = folder
    self.configurationFiles = configurationFiles
    let named = (root["configs"]?.mapping ?? [:]).compactMap { $0.key.string }
    // "Defaults to `Debug` and `Release`".
    configurations = named.isEmpty ? ["Release", "Debug"] : Array(named.prefix(Self.maximumCount))
  }

  /// In each configuration.
  func ofEach(_ target: XcodeGenTarget) -> [BuildSettings] {
    configurations.map { configuration in
      var settings = BuildSettings()
      settings.configuration = configuration
      settings.add(values(of: target.layers.map { $0["settings"] }, for: configuration))
      addFile(of: target.first("configFiles"), for: configuration, to: &settings)
      settings.add(ofSystems(target))
      settings.add(values(of: [root["settings"]], for: configuration))
      addFile(of: root["configFiles"], for: configuration, to: &settings)
      // What other specifications say may be anything.
      if root["include"] != nil { settings.lackFile() }
      return settings
    }
  }

  /// Those of nodes, the nearest first, as one: XcodeGen writes one of several values, and `$(inherited)` in it means none of
  /// the others.
  private func values(of nodes: [Node?], for configuration: String) -> [String: String] {
    nodes.reduce(into: [:]) { found, node in
      var read = 0
      add(node, for: configuration, to: &found, depth: 0, &read)
    }
  }

  private func add(
    _ node: Node?, for configuration: String, to found: inout [String: String], depth: Int, _ read: inout Int
  ) {
    guard let node, depth < Self.maximumDepth, read < Self.maximumGroups else { return }
    read += 1
    func take(_ values: [String: String]) { found.merge(values) { near, _ in near } }
    for (key, own) in node["configs"]?.mapping ?? [:] where isMeant(configuration, by: key.string ?? "") {
      take(Self.values(own))
    }
    take(Self.values(node["base"]))
    take(Self.values(node))
    // The last of several groups wins.
    for name in (node["groups"].map(XcodeGenTarget.texts) ?? []).reversed() {
      add(root["settingGroups"]?[name], for: configuration, to: &found, depth: depth + 1, &read)
    }
  }

  /// "Each key will be matched to any configs that contain the key and is case insensitive. […] However if a config name is an
  /// exact match to a config it won't be applied to any others."
  private func isMeant(_ configuration: String, by key: String) -> Bool {
    if configurations.contains(key) { return configuration == key }
    return !key.isEmpty && configuration.lowercased().contains(key.lowercased())
  }

  private func addFile(of files: Node?, for configuration: String, to settings: inout BuildSettings) {
    guard let path = files?[configuration]?.string else { return }
    settings.add(file: ProjectPath.joined(folder, path), from: configurationFiles)
  }

  private func ofSystems(_ target: XcodeGenTarget) -> [String: String] {
    let named = target.first("supportedDestinations") ?? target.first("platform")
    let systems = (named.map(XcodeGenTarget.texts) ?? []).filter { $0 != "auto" }
    var found = ["PRODUCT_NAME": "$(TARGET_NAME)"]
    found["SUPPORTED_PLATFORMS"] = systems.compactMap { Self.names[$0]?.sdk }.joined(separator: " ")
    if systems.contains("macCatalyst") { found["SUPPORTS_MACCATALYST"] = "YES" }
    found["INFOPLIST_FILE"] = target.first("info")?["path"]?.string
    for system in systems {
      let own = target.first("deploymentTarget")
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

  /// The members of a mapping that are texts, or flags of the compiler one by one; those with a condition in brackets are left
  /// out, but for such flags.
  private static func values(_ node: Node?) -> [String: String] {
    (node?.mapping ?? [:]).reduce(into: [:]) { found, member in
      guard let name = member.key.string else { return }
      if BuildSettings.isOfFlags(name) {
        found[name] = XcodeGenTarget.texts(member.value).joined(separator: " ")
      } else if !name.contains("["), let value = member.value.scalar?.string {
        found[name] = value
      }
    }
  }
}
