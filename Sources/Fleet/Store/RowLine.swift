import LintelDatabase
import LintelReports

/// A row as a line of JSON: `{"table":"bar","run":"","project":"Fieldfare","number":1,…}`. What a row has not is left out.
enum RowLine {
  static func line(of row: [Value], in table: FleetTable) -> String {
    let members = zip(table.allColumns, row).map { column, value in
      let json: JSON? =
        switch value {
        case .null: nil
        case .integer(let number): .integer(number)
        case .real(let number): .number(number)
        case .text(let text): .string(text)
        }
      return JSON.Member(column.name, json)
    }
    return JSON.object([JSON.Member("table", .string(table.name))] + members).line() + "\n"
  }

  /// What is wrong with a line: what was found, and what is allowed.
  struct Fault: Error, Hashable { var message: String }

  /// The table and its row, in the order of the columns.
  static func read(_ line: ArraySlice<UInt8>) throws(Fault) -> (table: FleetTable, row: [Value]) {
    let members: [String: JSONScanner.Scalar]
    do { members = try JSONScanner.scalars(of: line) } catch { throw Fault(message: error.message) }
    guard case .string(let name)? = members["table"], let table = FleetTable.named(name) else {
      throw Fault(
        message: "found no member “table” with one of \(FleetTable.all.map(\.name).joined(separator: ", ")), expected one")
    }
    let known = Set(table.allColumns.map(\.name) + ["table"])
    if let stranger = members.keys.filter({ !known.contains($0) }).min() {
      throw Fault(message: "found the member “\(stranger)” of \(name), expected \(known.sorted().joined(separator: ", "))")
    }
    var row: [Value] = []
    for column in table.allColumns { row.append(try value(of: members[column.name], column, in: name)) }
    return (table, row)
  }

  private static func value(
    of scalar: JSONScanner.Scalar?, _ column: FleetTable.Column, in table: String
  ) throws(Fault) -> Value {
    switch (scalar, column.kind) {
    case (nil, _) where column.isOptional, (.null, _) where column.isOptional: return .null
    case (.string(let text), .text): return .text(text)
    case (.number(let number), .integer):
      if let whole = Int(number) ?? Double(number).flatMap({ Int(exactly: $0) }) { return .integer(whole) }
    case (.number(let number), .real): if let value = Double(number), value.isFinite { return .real(value) }
    default: break
    }
    let kind = column.kind == .text ? "a text" : column.kind == .integer ? "a whole number" : "a number"
    throw Fault(
      message: scalar == nil
        ? "found no member “\(column.name)” of \(table), expected \(kind)"
        : "found another value in “\(column.name)” of \(table), expected \(kind)\(column.isOptional ? " or nothing" : "")")
  }
}
