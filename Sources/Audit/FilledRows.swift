import LintelInputs
import LintelModel
import LintelUnicodeText

/// The rows of a spreadsheet on disk.
package enum FilledRows {
  /// It cannot be read, or not all of it.
  package struct Unreadable: Error, CustomStringConvertible {
    package var description: String
  }

  /// - Returns: The rows, and whether they were read as Windows-1252.
  package static func read(_ path: String) throws(Unreadable) -> (rows: [(line: Int, cells: [String])], isWestern: Bool) {
    switch RegularFile.read(path, atMost: ProjectFolder.maximumFileSize) {
    case .failure(let error): throw Unreadable(description: "\(path): \(error.reason)")
    case .success(let bytes):
      let file = SpreadsheetFile(SourceFile(path: path, bytes: bytes))
      if let problem = file.problem {
        throw Unreadable(description: "\(path): \(problem)")
      }
      return (rows: file.rows.map { (line: $0.line, cells: $0.cells) }, isWestern: file.isWestern)
    }
  }

  /// Refuses a sheet that was read as Windows-1252, and whose language has letters that it lacks.
  package static func checkWestern(_ path: String, in language: String) throws(Unreadable) {
    let locale = LocaleName.canonical(language).map { LocaleID($0) } ?? LocaleID(language)
    guard !WesternText.writes(locale) else { return }
    throw Unreadable(
      description: "\(path):1:1: found bytes that are not UTF-8, expected UTF-8 or UTF-16, which spreadsheets offer when they save")
  }

  /// What is written into a table's file that a link puts in the project's folder changes something else.
  package static func content(of path: String, below folder: String) -> SheetReturn.Content {
    let whole = folder + "/" + path
    guard !NamedFile.leads(whole, outOf: folder) else { return .elsewhere }
    let bytes = try? RegularFile.read(whole, atMost: ProjectFolder.maximumFileSize).get()
    return bytes.map { SheetReturn.Content.bytes($0) } ?? (NamedFile.exists(whole) ? .unreadable : .absent)
  }
}
