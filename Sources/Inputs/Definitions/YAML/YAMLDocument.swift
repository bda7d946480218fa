import LintelModel
import Yams

/// A definition file's top level.
struct YAMLDocument {
  static let members = ["$schema", "sourceLocale", "table", "appNames", "toolbars"]

  let context: YAMLContext

  func read(_ root: Node) -> DefinitionFile {
    var result = DefinitionFile()
    if let members = YAMLMembers(root, of: "a definition file", allowed: Self.members, in: context) {
      let sourceLocale = members.locale("sourceLocale") ?? "en"
      let texts = YAMLTexts(
        context: context, sourceLocale: sourceLocale, table: members.string("table") ?? "Localizable")
      result.appNames = appNames(members["appNames"])
      if members["toolbars"] == nil {
        context.report(root, found: "no toolbars", allowed: "toolbars: with a list of toolbars")
      }
      for (index, node) in members.list("toolbars").enumerated() {
        if let toolbar = YAMLToolbar(context: context, texts: texts).read(node, number: index + 1) {
          result.toolbars.append(toolbar)
        }
      }
    }
    result.toolbars = result.toolbars.withUniqueIDs()
    result.skipped = context.skipped
    return result
  }

  /// `{en: Notes, de: [Notizen, Merkzettel]}`.
  private func appNames(_ node: Node?) -> [LocaleID: [String]] {
    var names: [LocaleID: [String]] = [:]
    for (key, value) in node?.mapping ?? [:] {
      guard let id = key.string, SketchLocale.isLocale(id) else {
        context.report(key, found: YAMLMembers.describe(key), allowed: "a locale such as de or pt-BR")
        continue
      }
      names[LocaleID(id)] = (value.sequence.map(Array.init) ?? [value]).compactMap(\.scalar?.string)
    }
    if let node, node.mapping == nil {
      context.report(node, found: YAMLMembers.describe(node), allowed: "app names by locale, such as {en: Notes}")
    }
    return names
  }
}
