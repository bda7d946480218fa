import LintelReports

/// Files of any kind that `lintel merge` takes, told apart by what is in them.
package struct MergeInputs {
  package enum Kind: Sendable, Hashable { case database, report, sarif, rows }

  /// By its first bytes; nil for a file of another kind.
  package static func kind(of start: ArraySlice<UInt8>) -> Kind? {
    if start.starts(with: "SQLite format 3\0".utf8) { return .database }
    var text = start
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    text = text.drop { $0 <= 0x20 }
    switch text.first {
    case UInt8(ascii: "<"): return .report
    // A file without a row is one of rows.
    case nil: return start.isEmpty ? nil : .rows
    case UInt8(ascii: "{"):
      let name = text.dropFirst().drop { $0 <= 0x20 }
      return name.starts(with: "\"table\"".utf8) ? .rows : .sarif
    default: return nil
    }
  }

  /// What a list says of the project of a report that is called `name`; without a list, the name is all that is known.
  package static func project(named name: String, in list: ProjectList?) -> ListedProject? {
    guard let list else { return ListedProject(name: name, path: name) }
    return list.projects.first { $0.name == name }
  }
}
