/// A success criterion of WCAG 2.2 that rules support, of `Data/criteria.csv`. Lintel never says that anything conforms to one.
package struct Criterion: Hashable, Sendable {
  /// `2.5.3`.
  package var number: String
  package var name: String
  /// `A` or `AA`.
  package var level: String
  /// The clauses of EN 301 549 V3.2.1 that ask for the same of software (11), down to open functionality where it tells that from
  /// closed. None where that version, which goes by WCAG 2.1, does not know the criterion; that of web content (9) where it asks
  /// it of this alone. Of names also what software owes assistive technology: 11.5.2.5, Object information.
  package var clauses: [String]
  /// What a person still has to check.
  package var person: String

  /// Whether EN 301 549 asks it of web content and of no software.
  package var isWebOnly: Bool { !clauses.isEmpty && clauses.allSatisfy { $0.hasPrefix("9.") } }

  /// `WCAG 2.2 2.5.3 Label in Name (A), EN 301 549 11.2.5.3`.
  package var summary: String {
    "WCAG 2.2 \(number) \(name) (\(level))" + (clauses.isEmpty ? "" : ", EN 301 549 \(clauses.joined(separator: "/"))")
      + (isWebOnly ? " (web only, no software clause)" : "")
  }

  /// Every criterion, by number.
  package static let all: [Criterion] = CSV(Embedded.text("Data/criteria.csv")).rows.map { row in
    Criterion(
      number: row["criterion"], name: row["name"], level: row["level"],
      clauses: row["en_301_549"].split(separator: " ").map(String.init), person: row["person"])
  }

  private static let byNumber = Dictionary(uniqueKeysWithValues: all.map { ($0.number, $0) })

  /// Nil for a number that the table does not have.
  package static func named(_ number: String) -> Criterion? { byNumber[number] }

  /// Each in full.
  package static func summaries(of numbers: [String]) -> [String] { numbers.compactMap { named($0)?.summary } }
}
