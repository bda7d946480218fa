/// Rows of a comma-separated table whose first row names the columns; quoted fields may hold commas, quotes and line breaks.
struct CSV {
  struct Row {
    fileprivate let columns: [Substring: Int]
    fileprivate let fields: [String]
    /// The field of a column, or an empty string where the row is short.
    subscript(column: String) -> String {
      guard let index = columns[Substring(column)], index < fields.count else { return "" }
      return fields[index]
    }
    func number(_ column: String) -> Double? { Double(self[column]) }
  }

  let rows: [Row]

  init(_ text: String) {
    var records: [[String]] = []
    var record: [String] = []
    var field: [UInt8] = []
    var isQuoted = false
    var bytes = Array(text.utf8)[...]
    func finishField() {
      record.append(String(decoding: field, as: UTF8.self))
      field.removeAll(keepingCapacity: true)
    }
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "\"") where !isQuoted: isQuoted = true
      case UInt8(ascii: "\"") where bytes.first == UInt8(ascii: "\""): field.append(bytes.removeFirst())
      case UInt8(ascii: "\""): isQuoted = false
      case UInt8(ascii: ",") where !isQuoted: finishField()
      case UInt8(ascii: "\r") where !isQuoted: break
      case UInt8(ascii: "\n") where !isQuoted:
        finishField()
        records.append(record)
        record = []
      default: field.append(byte)
      }
    }
    if !field.isEmpty || !record.isEmpty {
      finishField()
      records.append(record)
    }
    let header = records.first ?? []
    let columns = Dictionary(header.enumerated().map { (Substring($1), $0) }, uniquingKeysWith: { first, _ in first })
    rows = records.dropFirst().filter { $0 != [""] }.map { Row(columns: columns, fields: $0) }
  }
}
