import LintelModel
import LintelUnicodeText
import Yams

/// Reads `lintel.yml`: see `docs/configuration.md` and `Reports/schema/lintel-configuration.schema.json`.
package enum ConfigurationReader {
  static let members = [
    "$schema", "platforms", "profile", "source-language", "app", "glossary", "exclude", "localized-functions",
    "button-types",
    "rules", "suppress", "fail-on", "min-resolved", "left-behind", "devices", "windows", "fonts", "samples", "links", "tables",
  ]
  static let levels = ["off", "note", "warning", "error"]

  /// Every problem of the file is found at once; a configuration with problems is not to be used.
  package static func read(_ file: SourceFile, knowing names: ConfigurationNames) -> ConfigurationFile {
    var configuration = ConfigurationFile()
    switch YAMLFile.compose(file, expected: "platforms: or another member of a configuration") {
    case .failure(let error): configuration.problems = [SkippedFile(file: file.path, problem: error.problem)]
    case .success(let (root, context)):
      if let root, let members = YAMLMembers(root, of: "a configuration", allowed: members, in: context) {
        read(members, knowing: names, into: &configuration)
      }
      configuration.problems = context.skipped
    }
    configuration.problems = configuration.problems.map { ConflictNaming.named($0, in: file.bytes) }
    return configuration
  }

  private static func read(
    _ members: YAMLMembers, knowing names: ConfigurationNames, into configuration: inout ConfigurationFile
  ) {
    let lists = ConfigurationLists(context: members.context, names: names)
    let widths = ConfigurationWidths(lists: lists)
    configuration.profile = members.choice("profile", names.profiles.map { ($0, $0) })
    configuration.failOn = members.choice("fail-on", names.failOn.map { ($0, $0) })
    configuration.minResolved = members.percent("min-resolved")
    configuration.leftBehindFails = members.choice("left-behind", [("ask", false), ("fail", true)]) ?? false
    configuration.reading = ReadingOptions(
      platforms: members.list("platforms").compactMap { lists.platform($0) },
      sourceLanguage: members.locale("source-language").map { LocaleID(LocaleName.canonical($0.id) ?? $0.id) },
      appNames: lists.texts(members, "app"), glossary: lists.texts(members, "glossary"),
      exclude: members.list("exclude").compactMap { lists.pattern($0, as: "exclude") },
      names: SourceNames(
        localizingFunctions: members.list("localized-functions").compactMap { lists.function($0) },
        itemTypes: members.list("button-types").compactMap { lists.itemType($0) }),
      widths: members.list("devices").flatMap { widths.devices($0) } + members.list("windows").flatMap { widths.windows($0) }
    )
    for node in members.list("exclude") {
      guard let pattern = node.scalar?.string else { continue }
      configuration.reading.places[.exclude(pattern)] = members.context.location(of: node)
    }
    if let node = members["source-language"] {
      configuration.reading.places[.sourceLanguage] = members.context.location(of: node)
    }
    for name in ["fail-on", "left-behind", "platforms", "devices", "windows", "tables", "min-resolved", "profile"] {
      configuration.memberPlaces[name] = members[name].map { members.context.location(of: $0) }
    }
    let tables = ConfigurationTables(lists: lists)
    configuration.reading.tables = members.list("tables").compactMap { tables.columns($0) }
    for (rule, level) in lists.entries(members["rules"], of: "rules by id, such as title-length: off") {
      guard lists.isRule(rule), let level = lists.level(level) else { continue }
      configuration.rules[rule.string ?? ""] = level
      configuration.rulePlaces[rule.string ?? ""] = members.context.location(of: rule)
    }
    configuration.suppressions = members.list("suppress").compactMap { lists.suppression($0) }
    for (script, file) in lists.entries(members["fonts"], of: "font files by script, such as Arab: Fonts/Naskh.ttf") {
      guard lists.isScript(script), let path = lists.text(file, as: "a font file") else { continue }
      configuration.fonts[script.string ?? ""] = .init(path: path, location: members.context.location(of: file))
    }
    for (key, values) in lists.entries(members["samples"], of: "values by key, such as items.count: [1000000]") {
      let texts = (values.sequence.map(Array.init) ?? [values]).compactMap { lists.text($0, as: "a value") }
      if let key = key.string, !texts.isEmpty { configuration.samples[key] = texts }
    }
    if let links = members["links"].flatMap({
      YAMLMembers($0, of: "links", allowed: ConfigurationLists.linkMembers, in: members.context)
    }) {
      for name in ConfigurationLists.linkMembers {
        if let address = links[name].flatMap({ lists.address($0) }) { configuration.links[name] = address }
      }
    }
  }
}
