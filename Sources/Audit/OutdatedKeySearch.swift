import LintelFindings
import LintelInputs
import LintelModel

/// Keys whose values are of other types than those that code puts in: the platform asks for another key.
extension TableStage {
  /// By such a key the one that code asks for.
  static func outdated(
    _ sources: [StringUnit], in family: TableFamily, _ literals: CodeLiterals, _ values: AskedValues
  ) -> [String: String] {
    guard !values.isEmpty else { return [:] }
    var found: [String: String] = [:]
    for source in sources {
      guard let successor = values.successor(of: source.key, in: family.id.name),
        !family.isUsedByCode(source.key), !literals.spells(source.key)
      else { continue }
      found[source.key] = successor
    }
    return found
  }

  /// Of each string that languages lack, the key out of date under which they have it.
  static func predecessors(
    of table: TableAcrossLocales, _ outdated: [String: String], in family: TableFamily
  ) -> [Int: TableAcrossLocales.Twin] {
    guard !outdated.isEmpty else { return [:] }
    var twins: [Int: TableAcrossLocales.Twin] = [:]
    let indices = Dictionary(table.sources.indices.map { (table.sources[$0].key, $0) }, uniquingKeysWith: { first, _ in first })
    for (old, new) in outdated.sorted(by: { $0.key < $1.key }) {
      guard let index = indices[new] else { continue }
      let helped = table.shares.filter { share in
        share.missing.contains(index) && family.translation(of: old, in: share.locale) != nil
      }
      if !helped.isEmpty {
        twins[index] = TableAcrossLocales.Twin(table: table.name, key: old, locales: Set(helped.map(\.locale)))
      }
    }
    return twins
  }
}

extension Remark {
  /// Says of a text whose key is out of date under which one code asks for it.
  func renaming(_ successors: [String: String]) -> Remark {
    guard blame == .translation, let key = unit?.key, let new = successors[key] else { return self }
    var remark = self
    remark.evidence.append(.text(Evidence.keyInCode, new))
    return remark
  }
}
