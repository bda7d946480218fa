import LintelModel

/// Reads an Xcode project in the form that Xcode writes from version 27.2 on, `project.xcproj`: JSON with comments and trailing
/// commas. Its schema is public: github.com/apple/xcode-project-format.
struct XCProject {
  private let root: JSONValue
  private let configurationFiles: (String) -> [UInt8]?
  private var project: XcodeProject
  private var tree: XCProjectTree

  /// The project, or why the file is none that can be read.
  static func read(
    _ file: SourceFile, configurationFiles: @escaping (String) -> [UInt8]?
  ) -> Result<XcodeProject, UnreadableFile> {
    let text = DecodedText(file.bytes)
    do throws(JSONParser.Failure) {
      let root = try JSONParser.parse(text.utf8, isRelaxed: true)
      guard root["targets"] != nil || root["files"] != nil else {
        return .failure(UnreadableFile(reason: "found neither \"files\" nor \"targets\", which every Xcode project has"))
      }
      // A project says what one must know to read it right; Xcode, too, refuses what it does not know.
      let wanted = root["required-capabilities"]?.elements.compactMap(\.string) ?? []
      guard wanted.isEmpty else {
        let names = wanted.map { "“\($0)”" }.joined(separator: ", ")
        return .failure(
          UnreadableFile(reason: "found the required capabilities \(names), none is known here; the project is not read"))
      }
      return .success(XCProject(root, at: file.path, configurationFiles).project)
    } catch {
      let (line, column) = text.position(of: error.offset)
      return .failure(
        UnreadableFile(FileProblem(line: line, column: column, found: error.found, expected: error.expected)))
    }
  }

  private init(_ root: JSONValue, at path: String, _ configurationFiles: @escaping (String) -> [UInt8]?) {
    self.root = root
    self.configurationFiles = configurationFiles
    let folder = path.split(separator: "/").dropLast(2).joined(separator: "/")
    project = XcodeProject(folder: folder)
    project.developmentLanguage = root["localizations"]?["development"]?.string
    project.languages =
      [project.developmentLanguage].compactMap(\.self)
      + (root["localizations"]?["supported"]?.elements.compactMap(\.string) ?? [])
    tree = XCProjectTree(
      root["files"]?.elements ?? [], in: folder, developmentLanguage: project.developmentLanguage)
    var phases: [String: String] = [:]
    for target in root["targets"]?.elements ?? [] {
      guard let name = target["name"]?.string else { continue }
      let type = target["product-type"]?.string ?? target["full-product-type"]?.string ?? ""
      project.targets.append(XcodeProject.Target(id: name, settings: settings(of: target), type: type, name: name))
      for phase in target["build-phases"]?.elements ?? [] {
        if let id = phase["id"]?.string { phases[id] = name }
      }
    }
    let targets = Dictionary(project.targets.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for file in tree.files {
      for membership in file.memberships {
        guard let name = membership.target(phases: phases), let target = targets[name] else { continue }
        project.take(file.path, by: target, filters: membership.filters)
      }
    }
    project.folders = tree.folders
  }

  // MARK: Build settings

  /// A target's build settings in each configuration.
  private func settings(of target: JSONValue) -> [BuildSettings] {
    let shared = root["configurations"]?.elements ?? []
    let own = target["specialized-configurations"]?.elements ?? []
    func name(_ configuration: JSONValue) -> String? { configuration.string ?? configuration["name"]?.string }
    var names = shared.compactMap(name)
    if names.isEmpty { names = [root["default-configuration"]?.string ?? "Release"] }
    return names.map { configuration in
      var settings = BuildSettings()
      settings.configuration = configuration
      for (layer, configurations) in [(target, own), (root, shared)] {
        settings.add(Self.settings(layer["build-settings"], for: configuration))
        guard let file = configurations.first(where: { name($0) == configuration })?["file"] else { continue }
        if let path = tree.path(file) { settings.add(file: path, from: configurationFiles) } else { settings.lackFile() }
      }
      return settings
    }
  }

  /// Settings that hold in a configuration: `SDKROOT`, `SDKROOT[config=Debug]`. Those with another condition hold for some
  /// systems or processors, and are left out, but for the flags of the compiler.
  private static func settings(_ value: JSONValue?, for configuration: String) -> [String: String] {
    var settings: [String: String] = [:]
    var special: [String: String] = [:]
    for member in value?.members ?? [] {
      let text = member.value.string ?? member.value.elements.compactMap(\.string).joined(separator: " ")
      guard let bracket = member.key.firstIndex(of: "[") else {
        settings[member.key] = text
        continue
      }
      let conditions = member.key[bracket...].split { "[],".contains($0) }.map { $0.split(separator: "=", maxSplits: 1) }
      let own = conditions.filter { $0.first == "config" }
      guard own.allSatisfy({ $0.count == 2 && WildcardPattern(String($0[1])).matches(configuration) }) else { continue }
      if own.count == conditions.count {
        special[String(member.key[..<bracket])] = text
      } else if BuildSettings.isOfFlags(member.key) {
        settings[member.key] = text
      }
    }
    return settings.merging(special) { $1 }
  }
}
