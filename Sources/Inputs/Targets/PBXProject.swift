import LintelModel

/// Reads an Xcode project in its older form, `project.pbxproj`.
struct PBXProject {
  private let objects: [String: XcodeValue]
  private let configurationFiles: (String) -> [UInt8]?
  private(set) var project: XcodeProject

  /// Nil if the file is no project.
  /// - Parameter configurationFiles: the bytes of an `.xcconfig` file by its path.
  init?(_ file: SourceFile, configurationFiles: @escaping (String) -> [UInt8]?) {
    guard let root = XcodeValue(file.bytes), let objects = root["objects"]?.members, !objects.isEmpty,
      let project = root["rootObject"]?.text.flatMap({ objects[$0] })
    else { return nil }
    self.objects = objects
    self.configurationFiles = configurationFiles
    let above = file.path.split(separator: "/").dropLast(2).joined(separator: "/")
    self.project = XcodeProject(folder: ProjectPath.joined(above, project["projectDirPath"]?.text ?? ""))
    let bundle = file.path.split(separator: "/").dropLast().last ?? ""
    if bundle.hasSuffix(".xcodeproj") { self.project.name = String(bundle.dropLast(".xcodeproj".count)) }
    self.project.developmentLanguage = project["developmentRegion"]?.text
    self.project.languages = project["knownRegions"]?.texts ?? []
    var places: [String: String] = [:]
    if let group = project["mainGroup"]?.text { collect(group, in: self.project.folder, depth: 0, into: &places) }
    self.project.languageFolders = Set(places.values.compactMap(ProjectPath.languageFolder))
    let ids = project["targets"]?.texts ?? []
    for id in ids {
      guard let target = objects[id] else { continue }
      self.project.targets.append(
        XcodeProject.Target(
          id: id, settings: settings(of: target, of: project, places), type: target["productType"]?.text ?? "",
          name: target["name"]?.text))
    }
    for target in self.project.targets { take(target, objects[target.id]!, places) }
    self.project.folders = synchronizedFolders(places)
  }

  /// The path of everything in a group by its id.
  private func collect(_ id: String, in parent: String, depth: Int, into places: inout [String: String]) {
    guard depth < 64, places[id] == nil, let object = objects[id] else { return }
    let own = object["path"]?.text ?? ""
    switch object["sourceTree"]?.text {
    case "SOURCE_ROOT": places[id] = ProjectPath.joined(project.folder, own)
    case "<group>", nil: places[id] = ProjectPath.joined(parent, own)
    default: return
    }
    for child in object["children"]?.texts ?? [] { collect(child, in: places[id]!, depth: depth + 1, into: &places) }
  }

  /// A target's build settings in each of its configurations, the one that is built by default first: a debug build may have
  /// a name of its own.
  private func settings(of target: XcodeValue, of project: XcodeValue, _ places: [String: String]) -> [BuildSettings] {
    func configurations(_ owner: XcodeValue) -> [XcodeValue] {
      let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
      let all = (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
      let usual = list?["defaultConfigurationName"]?.text
      return all.filter { $0["name"]?.text == usual } + all.filter { $0["name"]?.text != usual }
    }
    let shared = configurations(project)
    var own = configurations(target)
    if own.isEmpty { own = shared }
    return own.map { configuration in
      var settings = BuildSettings()
      let name = configuration["name"]?.text
      settings.configuration = name
      let projects = shared.first { $0["name"]?.text == name } ?? shared.first
      for layer in [configuration, projects].compactMap(\.self) {
        settings.add(layer["buildSettings"]?.members.mapValues { $0.texts.joined(separator: " ") } ?? [:])
        if let path = configurationFile(of: layer, places) {
          settings.add(file: path, from: configurationFiles)
        } else if ["Reference", "ReferenceAnchor"].contains(where: { layer["baseConfiguration" + $0] != nil }) {
          // It is in no group: nobody can tell where it lies.
          settings.lackFile()
        }
      }
      return settings
    }
  }

  /// A file of a group, or one of a folder that is not listed file by file.
  private func configurationFile(of layer: XcodeValue, _ places: [String: String]) -> String? {
    if let reference = layer["baseConfigurationReference"]?.text { return places[reference] }
    guard let anchor = layer["baseConfigurationReferenceAnchor"]?.text.flatMap({ places[$0] }) else { return nil }
    return ProjectPath.joined(anchor, layer["baseConfigurationReferenceRelativePath"]?.text ?? "")
  }

  /// Notes the files of a target's build phases; a file may be for some of the target's platforms only.
  private mutating func take(_ target: XcodeProject.Target, _ object: XcodeValue, _ places: [String: String]) {
    for phase in (object["buildPhases"]?.texts ?? []).compactMap({ objects[$0] }) {
      for build in (phase["files"]?.texts ?? []).compactMap({ objects[$0] }) {
        guard let reference = build["fileRef"]?.text else { continue }
        let filters = build["platformFilters"]?.texts ?? build["platformFilter"]?.texts ?? []
        // A localized file is a group of one for each language.
        for id in [reference] + (objects[reference]?["children"]?.texts ?? []) {
          if let path = places[id] { project.take(path, by: target, filters: filters) }
        }
      }
    }
  }

  private func synchronizedFolders(_ places: [String: String]) -> [XcodeProject.SynchronizedFolder] {
    var folders: [String: XcodeProject.SynchronizedFolder] = [:]
    for (id, object) in objects where object["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
      guard let path = places[id] else { continue }
      folders[id] = .init(path: path, owners: [], exceptions: [:])
      for set in (object["exceptions"]?.texts ?? []).compactMap({ objects[$0] }) {
        guard let target = set["target"]?.text else { continue }
        folders[id]!.exceptions[target, default: []].formUnion(
          XcodeProject.names(
            set["membershipExceptions"]?.texts ?? [], developmentLanguage: project.developmentLanguage))
        for (name, filters) in set["platformFiltersByRelativePath"]?.members ?? [:] {
          folders[id]!.filters[target, default: [:]][name] = filters.texts
        }
      }
    }
    for target in project.targets {
      for id in objects[target.id]?["fileSystemSynchronizedGroups"]?.texts ?? [] { folders[id]?.owners.insert(target.id) }
    }
    return folders.values.sorted { $0.path < $1.path }
  }
}
