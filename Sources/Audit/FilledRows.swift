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

  package static func bytes(of path: String) -> [UInt8]? {
    try? RegularFile.read(path, atMost: ProjectFolder.maximumFileSize).get()
  }
}
