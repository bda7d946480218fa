import LintelModel
import Yams

/// Reads texts: a plain one is a literal, `{key, table, default}` refers to a table, `{en: …, de: …}` holds the
/// translations.
struct YAMLTexts {
  static let members = ["key", "table", "default"]

  let context: YAMLContext
  var sourceLocale: LocaleID
  /// The table of keys that name none.
  let table: String
  /// The id of the toolbar, which keeps the keys of its own translations apart from others'.
  var toolbar = ""

  init(context: YAMLContext, sourceLocale: LocaleID, table: String) {
    self.context = context
    self.sourceLocale = sourceLocale
    self.table = table
  }

  /// - Parameter path: what the text is, for the key of translations in the file itself.
  func text(_ path: String, _ node: Node?) -> LocalizedText {
    guard let node else { return .none }
    if let scalar = node.scalar { return .literal(scalar.string, at: context.location(of: node)) }
    guard let mapping = node.mapping else {
      context.report(
        node, found: YAMLMembers.describe(node),
        allowed: "a text, {key, table, default}, or texts by locale such as {en, de}")
      return .none
    }
    let isReference = mapping.keys.contains { Self.members.contains($0.string ?? "") }
    return isReference ? reference(node) : translations(path, node, mapping)
  }

  private func reference(_ node: Node) -> LocalizedText {
    guard let members = YAMLMembers(node, of: "a text", allowed: Self.members, in: context) else { return .none }
    guard let key = members.string("key") else {
      context.report(node, found: "a text without a key", allowed: "key: with the key in the table")
      return .none
    }
    return LocalizedText(
      state: .localized, key: key, table: members.string("table") ?? table, source: members.string("default"),
      location: context.location(of: node))
  }

  private func translations(_ path: String, _ node: Node, _ mapping: Node.Mapping) -> LocalizedText {
    var values: [LocaleID: LocalizedValue] = [:]
    for (key, value) in mapping {
      guard context.visit(value) else { break }
      guard let id = key.string, SketchLocale.isLocale(id) else {
        context.report(
          key, found: YAMLMembers.describe(key),
          allowed: "a locale such as de or pt-BR, or \(Self.members.joined(separator: ", "))")
        continue
      }
      guard let text = value.scalar?.string else {
        context.report(value, found: YAMLMembers.describe(value), allowed: "a text")
        continue
      }
      values[LocaleID(id)] = LocalizedValue(state: .translated, text: text, location: context.location(of: value))
    }
    guard !values.isEmpty else { return .none }
    let file = context.path.split(separator: "/").last.map(String.init) ?? context.path
    return LocalizedText(
      state: .localized, key: "\(toolbar).\(path)", table: file.split(separator: ".").first.map(String.init) ?? file,
      source: values[sourceLocale]?.text, values: values, location: context.location(of: node))
  }
}
