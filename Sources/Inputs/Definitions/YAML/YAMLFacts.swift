import LintelModel
import Yams

extension YAMLMembers {
  /// Reads the member `facts`, a mapping of names and values.
  func write<Facts>(_ vocabulary: [FactName<Facts>], to facts: inout Facts) {
    guard let node = self["facts"],
      let members = YAMLMembers(node, of: "facts", allowed: vocabulary.map(\.name), in: context)
    else { return }
    for fact in vocabulary {
      guard let value = members[fact.name] else { continue }
      // YAML's own spellings of an answer count as well.
      let text = value.scalar.map { ["true": "yes", "false": "no"][$0.string] ?? $0.string } ?? ""
      if !fact.write(text, &facts) {
        context.report(value, found: "\(YAMLMembers.describe(value)) as \(fact.name)", allowed: fact.allowed)
      }
    }
  }
}
