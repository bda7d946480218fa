package import LintelModel

/// A statement of a published guideline, of `Data/statements.csv`, and the rules that answer it.
package struct GuidelineStatement: Hashable, Sendable {
  /// What it takes to answer it: the bar's structure, a fact that only a declaration tells, a measured width, a text, or a
  /// person.
  package enum Kind: String, Hashable, Sendable { case structure, declared, measured, text, review }

  /// The guideline and its number: `hig-2025.14`.
  package var id: String
  package var platforms: [Platform]
  package var kind: Kind
  /// The ids of the rules.
  package var rules: [String]
  /// What it asks for, in our words.
  package var sentence: String

  /// The guideline's own id: `hig-2025`.
  package var guideline: String { id.split(separator: ".").first.map(String.init) ?? id }

  /// Every statement, in the table's order.
  package static let all: [GuidelineStatement] = CSV(Embedded.text("Data/statements.csv")).rows.compactMap { row in
    guard let kind = Kind(rawValue: row["kind"]) else { return nil }
    return GuidelineStatement(
      id: row["statement"], platforms: row["platforms"].split(separator: " ").compactMap { Platform(rawValue: String($0)) },
      kind: kind, rules: row["rules"].split(separator: " ").map(String.init), sentence: row["sentence"])
  }

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  /// Nil for an id that no guideline has.
  package static func named(_ id: String) -> GuidelineStatement? { byID[id] }
}
