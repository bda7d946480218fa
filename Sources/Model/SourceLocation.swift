/// A place in a file. Lines and columns count from 1; columns count UTF-16 units, as SARIF does.
public struct SourceLocation: Hashable, Sendable, Comparable {
  /// Relative to the audited folder, with `/` between the parts.
  public var file: String
  public var line: Int
  public var column: Int

  public init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  public static func < (a: SourceLocation, b: SourceLocation) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  public var description: String { "\(file):\(line):\(column)" }
}
