/// A place in a file. Lines and columns count from 1; columns count UTF-16 units, as SARIF does.
package struct SourceLocation: Hashable, Sendable, Comparable {
  /// Relative to the audited folder, with `/` between the parts.
  package var file: String
  package var line: Int
  package var column: Int

  package init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  package static func < (a: SourceLocation, b: SourceLocation) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  package var description: String { "\(file):\(line):\(column)" }
}
