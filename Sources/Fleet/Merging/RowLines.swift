import LintelDatabase

/// Rows that were written as lines of JSON, however they were divided into files: an engine may have torn a project apart.
package struct RowLines {
  private struct Place {
    var file: String
    var row: [Value]
  }
  private struct Key: Hashable {
    var run: String
    var project: String
  }

  /// By project, for each table of `FleetTable.ofProject` its rows by number.
  private var projects: [Key: [[Int: Place]]] = [:]

  package init() {}

  /// Takes each line that is a row.
  /// - Returns: What is wrong with the others.
  package mutating func add(_ bytes: [UInt8], file: String) -> [FleetFault] {
    var faults: [FleetFault] = []
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      guard line.contains(where: { $0 > 0x20 }) else { continue }
      do { try add(line, file: file) } catch {
        faults.append(FleetFault("\(file): line \(index + 1): \(error.message)"))
      }
    }
    return faults
  }

  private mutating func add(_ line: ArraySlice<UInt8>, file: String) throws(RowLine.Fault) {
    let (table, row) = try RowLine.read(line)
    // What a run comes to is counted again from its projects.
    guard let index = FleetTable.ofProject.firstIndex(of: table) else { return }
    let key = Key(run: row[0].text ?? "", project: row[1].text ?? "")
    let number = table == .project ? 1 : row[2].integer ?? 0
    let values = Array(row.dropFirst(table.key.count))
    var rows = projects[key] ?? FleetTable.ofProject.map { _ in [:] }
    projects[key] = nil
    let earlier = rows[index].updateValue(Place(file: file, row: values), forKey: number)
    projects[key] = rows
    if let earlier, earlier.row != values {
      throw RowLine.Fault(
        message:
          "found row \(number) of \(table.name) of “\(key.project)” otherwise than \(earlier.file) has it, expected it once")
    }
  }

  /// Adds them, project by project.
  package func add(to merge: inout FleetMerge) throws(FleetFault) {
    for (key, tables) in projects.sorted(by: { ($0.key.run, $0.key.project) < ($1.key.run, $1.key.project) }) {
      guard let first = tables.lazy.compactMap({ $0.min { $0.key < $1.key }?.value.file }).first else { continue }
      let rows = tables.map { rows in rows.sorted { $0.key < $1.key }.map(\.value.row) }
      try merge.add(ProjectRows(name: key.project, rows: rows), run: key.run, from: first)
    }
  }
}
