import LintelModel
import Yams

/// The members of a mapping. Whatever is unknown or has a wrong value is reported and left out; the rest survives.
struct YAMLMembers {
  let context: YAMLContext
  let node: Node
  /// What the mapping is, for people: `a toolbar`.
  let what: String
  private var values: [String: Node] = [:]

  /// Nil, with an error, if the node is no mapping.
  init?(_ node: Node, of what: String, allowed: [String], in context: YAMLContext) {
    self.context = context
    self.node = node
    self.what = what
    guard context.visit(node) else { return nil }
    guard let mapping = node.mapping else {
      context.report(node, found: YAMLMembers.describe(node), allowed: "\(what) with \(allowed.joined(separator: ", "))")
      return nil
    }
    for (key, value) in mapping {
      guard context.visit(value) else { return nil }
      if key.string == "<<" {
        // YAML's merge key: what is in the mapping itself wins.
        for (key, value) in value.mapping ?? [:] where allowed.contains(key.string ?? "") {
          values[key.string ?? ""] = values[key.string ?? ""] ?? value
        }
      } else if let name = key.string, allowed.contains(name) {
        values[name] = value
      } else {
        let name = key.string ?? "a key that is no text"
        let meant = NearestName.of(name, among: allowed).map { " (did you mean '\($0)'?)" } ?? ""
        context.report(key, found: "'\(name)' in \(what)\(meant)", allowed: allowed.joined(separator: ", "))
      }
    }
  }

  /// What is written for a member; a null counts as nothing.
  subscript(name: String) -> Node? {
    guard let value = values[name] else { return nil }
    if let scalar = value.scalar, scalar.style == .plain, ["", "~", "null"].contains(scalar.string) { return nil }
    return value
  }

  func string(_ name: String) -> String? { scalar(name, allowed: "a text") { $0 } }

  func bool(_ name: String) -> Bool? { choice(name, [("true", true), ("false", false)]) }

  func fact(_ name: String) -> Fact<Bool> { bool(name).map(Fact.declared) ?? .unknown }

  /// A length in points, above 0.
  func points(_ name: String) -> Points? {
    scalar(name, allowed: "a length in points above 0, such as 640") { SketchNumber.number($0) }
  }

  func integer(_ name: String) -> Int? {
    scalar(name, allowed: "a whole number from 0 to 1000") { Int($0).flatMap { (0...1000).contains($0) ? $0 : nil } }
  }

  func percent(_ name: String) -> Int? {
    scalar(name, allowed: "a whole number from 0 to 100") { Int($0).flatMap { (0...100).contains($0) ? $0 : nil } }
  }

  func choice<Value>(_ name: String, _ choices: [(String, Value)]) -> Value? {
    let names = choices.map(\.0)
    return scalar(name, allowed: names.joined(separator: ", "), among: names) { text in choices.first { $0.0 == text }?.1 }
  }

  func locale(_ name: String) -> LocaleID? {
    scalar(name, allowed: "a locale such as de or pt-BR") { SketchLocale.isLocale($0) ? LocaleID($0) : nil }
  }

  /// The elements of a list; one value alone is a list of one.
  func list(_ name: String) -> [Node] {
    guard let value = self[name] else { return [] }
    guard let sequence = value.sequence else { return [value] }
    return sequence.filter { context.visit($0) }
  }

  /// - Parameter names: the texts that are allowed, where there is a list of them.
  private func scalar<Value>(
    _ name: String, allowed: String, among names: [String] = [], _ read: (String) -> Value?
  ) -> Value? {
    guard let value = self[name] else { return nil }
    if let text = value.scalar?.string, let result = read(text) { return result }
    let nearest = value.scalar.flatMap { NearestName.of($0.string, among: names) }
    let meant = nearest.map { " (did you mean '\($0)'?)" } ?? ""
    context.report(value, found: "\(Self.describe(value)) as \(name)\(meant)", allowed: allowed)
    return nil
  }

  static func describe(_ node: Node) -> String {
    switch node {
    case .scalar(let scalar): "'\(scalar.string.prefix(60))'"
    case .mapping: "a mapping"
    case .sequence: "a list"
    default: "an alias"
    }
  }
}
