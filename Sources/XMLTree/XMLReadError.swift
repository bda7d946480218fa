/// Why a document could not be read.
package struct XMLReadError: Error, Hashable, Sendable, CustomStringConvertible {
  /// From 1; 0 if the error belongs to no line.
  package var line: Int
  /// What was found and, where the parser says so, what is allowed.
  package var message: String

  package init(line: Int, message: String) {
    self.line = line
    self.message = message
  }

  package var description: String { line > 0 ? "line \(line): \(message)" : message }
}
