import LintelModel

/// What a file is read as, by its name.
enum FileKind: Hashable, Sendable {
  case table(StringTable.Format)
  case localizationCatalog
  case interfaceBuilder, yaml, sketch
  case informationPropertyList, xcodeProject, xcodeJSONProject, xcodeSettings, xcodeGenProject, tuistProject, package
  case swiftSource, objectiveC, objectiveCHeader, imageSet

  init?(_ path: String) {
    let parts = path.split(separator: "/")
    let name = parts.last.map(String.init) ?? path
    if let bundle = parts.dropLast().last(where: { $0.hasSuffix(".xcloc") }) {
      // The sources that lie beside the document, for translators to look at, are the project's own.
      self.init(path, in: bundle)
      return
    }
    self.init(name: name, of: path)
  }

  /// What the file would be read as by its name alone, wherever it is.
  init?(wherever path: String) { self.init(name: path.split(separator: "/").last.map(String.init) ?? path, of: path) }

  private init?(name: String, of path: String) {
    if AssetCatalogs.isImageSet(path) {
      self = .imageSet
    } else if let format = StringTable.Format(file: name) {
      self = .table(format)
    } else if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
      self = .interfaceBuilder
    } else if YAMLReader.isDefinition(path) {
      self = .yaml
    } else if name.hasSuffix(".sketch") {
      self = .sketch
    } else if name.hasSuffix("Info.plist") {
      self = .informationPropertyList
    } else if name == "project.pbxproj" {
      self = .xcodeProject
    } else if name == "project.xcproj" {
      self = .xcodeJSONProject
    } else if name.hasSuffix(".xcconfig") {
      self = .xcodeSettings
    } else if name == "project.yml" {
      self = .xcodeGenProject
    } else if name == "Package.swift" {
      self = .package
    } else if name == "Project.swift" {
      self = .tuistProject
    } else if name.hasSuffix(".m") || name.hasSuffix(".mm") {
      self = .objectiveC
    } else if name.hasSuffix(".h") || name.hasSuffix(".pch") {
      self = .objectiveCHeader
    } else if name.hasSuffix(".swift") {
      self = .swiftSource
    } else {
      return nil
    }
  }

  /// What a member of an exported localization catalog is read as.
  private init?(_ path: String, in bundle: Substring) {
    if path.hasSuffix("\(bundle)/contents.json") {
      self = .localizationCatalog
    } else if path.contains("\(bundle)/Localized Contents/"), path.hasSuffix(".xliff") {
      self = .table(.xliff)
    } else {
      return nil
    }
  }

  /// Whether its strings are those of a table that an app has.
  var isTable: Bool { if case .table(let format) = self { !format.isExchange } else { false } }

  /// What a file is read as in a project that calls some files tables.
  init?(_ path: String, tables: [TableColumns]) {
    if let kind = FileKind(path) {
      self = kind
    } else if tables.contains(where: { $0.covers(path) }) {
      self = .table(.csv)
    } else {
      return nil
    }
  }

  /// What a file is read as when it alone is named on the command line: any YAML or JSON file may then hold
  /// definitions, and any spreadsheet texts.
  init?(alone path: String, tables: [TableColumns] = []) {
    if let kind = FileKind(path, tables: tables) {
      self = kind
    } else if [".csv", ".tsv"].contains(where: path.hasSuffix) {
      self = .table(.csv)
    } else if [".yml", ".yaml", ".json"].contains(where: path.hasSuffix) {
      self = .yaml
    } else {
      return nil
    }
  }
}
