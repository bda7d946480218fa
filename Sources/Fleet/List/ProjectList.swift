import Foundation

/// A list of projects, one a line: a path, and after tabs a name and an owner, either of which may be left out. Lines that
/// begin with `#` are comments.
package struct ProjectList: Hashable, Sendable {
  /// The list cannot be taken as it is.
  package struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
    package var file: String
    package var line: Int
    package var message: String
    package var description: String { line > 0 ? "\(file): line \(line): \(message)" : "\(file): \(message)" }
  }

  /// In the order of their names, so that nothing hangs on the order of the lines.
  package let projects: [ListedProject]

  /// - Parameter file: What the list is called, for errors.
  package init(_ bytes: some Sequence<UInt8>, file: String) throws(Fault) {
    var projects: [(line: Int, project: ListedProject)] = []
    let lines = Array(bytes).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, bytes) in lines.enumerated() {
      guard let line = String(validating: bytes, as: UTF8.self) else {
        throw Fault(file: file, line: index + 1, message: "found bytes that are not UTF-8, expected a path")
      }
      guard let project = try Self.project(line, number: index + 1, file: file) else { continue }
      if let first = projects.first(where: { $0.project.name == project.name }) {
        throw Fault(
          file: file, line: index + 1,
          message: "found the name “\(project.name)” again, which line \(first.line) has, expected another one behind a tab")
      }
      projects.append((index + 1, project))
    }
    guard !projects.isEmpty else { throw Fault(file: file, line: 0, message: "found no project, expected one a line") }
    self.projects = projects.map(\.project).sorted { Array($0.name.utf8).lexicographicallyPrecedes(Array($1.name.utf8)) }
  }

  private static func project(_ line: String, number: Int, file: String) throws(Fault) -> ListedProject? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { field in
      String(field.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
    if fields.allSatisfy(\.isEmpty) || fields[0].hasPrefix("#") { return nil }
    guard fields.count <= 3 else {
      throw Fault(
        file: file, line: number, message: "found \(fields.count) fields, expected a path, a name and an owner between tabs")
    }
    guard !fields[0].isEmpty else { throw Fault(file: file, line: number, message: "found no path, expected one first") }
    guard !fields[0].contains("\0") else {
      throw Fault(file: file, line: number, message: "found a zero byte in the path, expected a path")
    }
    let name = fields.count > 1 && !fields[1].isEmpty ? fields[1] : URL(fileURLWithPath: fields[0]).lastPathComponent
    return ListedProject(name: name, path: fields[0], owner: fields.count > 2 && !fields[2].isEmpty ? fields[2] : nil)
  }
}
