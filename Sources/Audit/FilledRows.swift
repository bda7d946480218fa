import LintelInputs
import LintelModel

/// The rows of a spreadsheet on disk.
package enum FilledRows {
  /// It cannot be read, or not all of it.
  package struct Unreadable: Error, CustomStringConvertible {
    package var description: String
  }

  package static func read(_ path: String) throws(Unreadable) -> [(line: Int, cells: [String])] {
    switch RegularFile.read(path, atMost: ProjectFolder.maximumFileSize) {
    case .failure(let error): throw Unreadable(description: "\(path): \(error.reason)")
    case .success(let bytes):
      let file = SpreadsheetFile(SourceFile(path: path, bytes: bytes))
      if let problem = file.problem {
        throw Unreadable(description: "\(path): \(problem)")
      }
      return file.rows.map { (line: $0.line, cells: $0.cells) }
    }
  }

  /// What is written into a table's file that a link puts in the project's folder changes something else.
  package static func content(of path: String, below folder: String) -> SheetReturn.Content {
    let whole = folder + "/" + path
    guard !NamedFile.leads(whole, outOf: folder) else { return .elsewhere }
    let bytes = try? RegularFile.read(whole, atMost: ProjectFolder.maximumFileSize).get()
    return bytes.map { SheetReturn.Content.bytes($0) } ?? (NamedFile.exists(whole) ? .unreadable : .absent)
  }
}
