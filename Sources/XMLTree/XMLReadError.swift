/// Why a document could not be read.
public struct XMLReadError: Error, Hashable, Sendable, CustomStringConvertible {
  /// From 1; 0 if the error belongs to no line.
  public var line: Int
  /// What was found and, where the parser says so, what is allowed.
  public var message: String

  public init(line: Int, message: String) {
    self.line = line
    self.message = message
  }

  public var description: String { line > 0 ? "line \(line): \(message)" : message }
}
