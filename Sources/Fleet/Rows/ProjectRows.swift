import LintelDatabase
import LintelFindings
import LintelModel

/// One project of a run, as the rows of each table, without the columns that say of which run and project they are.
package struct ProjectRows: Hashable, Sendable {
  package var name: String
  /// Of the tables of `FleetTable.ofProject`, in their order. Numbers begin with 1 and are not among the values.
  package private(set) var rows: [[[Value]]]

  /// What a project's own audit says of it, and what its owner's list says.
  package init(_ project: ListedProject, _ result: AuditResult, outcome: Outcome) {
    name = project.name
    let summary = result.summary
    let row: [Value] = [
      .text(project.path), Value(project.owner), .integer(outcome.code), Value(outcome.reason), Value(result.lintel),
      .text(result.profile.rawValue), Value(result.date), Value(result.commit?.id),
      Value(result.commit.map { $0.isModified ? 1 : 0 }), .text(result.project.sourceLocale.id), .integer(summary.errors),
      .integer(summary.warnings), .integer(summary.notes), .integer(summary.needsReview),
      .integer(result.suppressions.suppressed.count),
    ]
    rows = [
      [row], BarRows.rows(of: result), TextRows.rows(of: result), FindingRows.rows(of: result),
      FindingRows.languages(of: result), LanguageRows.rows(of: result), CoverageRows.rows(of: result),
      CoverageRows.skipped(of: result.project),
    ]
    seal()
  }

  /// A project that could not be audited: its row says why.
  package init(_ project: ListedProject, failed reason: String) {
    name = project.name
    let row: [Value] = [.text(project.path), Value(project.owner), .integer(2), .text(reason)]
    let unknown = [Value](repeating: .null, count: 6)
    rows = [[row + unknown + [Value](repeating: .integer(0), count: 5)]]
    rows += FleetTable.ofProject.dropFirst().map { _ in [] }
    seal()
  }

  /// Rows as they were stored, with what they say that they come to.
  init(name: String, rows: [[[Value]]]) {
    self.name = name
    self.rows = rows
  }

  package subscript(table: FleetTable) -> [[Value]] { FleetTable.ofProject.firstIndex(of: table).map { rows[$0] } ?? [] }

  /// The same for the same content, and for no other: by it two inputs that hold a project can be told to agree.
  package var content: String { rows[0].first?.last?.text ?? "" }

  /// What its owner's list says of it.
  var listed: ListedProject {
    let row = rows[0].first ?? []
    return ListedProject(name: name, path: row.first?.text ?? name, owner: row.count > 1 ? row[1].text : nil)
  }

  /// Whether it is as it was when it was made: nothing is missing, and nothing changed.
  package var isWhole: Bool {
    rows[0].count == 1 && content == Self.content(of: rows.replacingFirst { $0.map { Array($0.dropLast()) } })
  }

  private mutating func seal() { rows[0][0].append(.text(Self.content(of: rows))) }

  private static func content(of rows: [[[Value]]]) -> String {
    var hash = TextHash()
    func add(_ tag: UInt8, _ text: String) {
      hash.add(tag)
      for byte in text.utf8 { hash.add(byte) }
      hash.add(0x1f)
    }
    for (table, rows) in zip(FleetTable.ofProject, rows) {
      add(0, table.name)
      for row in rows {
        for value in row {
          switch value {
          case .null: add(1, "")
          case .integer(let number): add(2, String(number))
          // SQLite and JSON may hand a whole number back as either kind.
          case .real(let number):
            number == number.rounded() && abs(number) < 1e15 ? add(2, String(Int(number))) : add(3, "\(number)")
          case .text(let text): add(4, text)
          }
        }
        add(5, "")
      }
    }
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Array {
  fileprivate func replacingFirst(_ change: (Element) -> Element) -> [Element] {
    var copy = self
    copy[0] = change(copy[0])
    return copy
  }
}
