internal import LintelModel

/// A place in a file.
public struct Place: Hashable, Sendable, CustomStringConvertible {
  /// The file's path, relative to the audited folder, with `/` between the parts.
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1, in UTF-16 units, as SARIF counts.
  public var column: Int

  /// A place in a file.
  /// - Parameters:
  ///   - file: The file's path, relative to the audited folder.
  ///   - line: From 1.
  ///   - column: From 1, in UTF-16 units.
  public init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  init(_ location: SourceLocation) { self.init(file: location.file, line: location.line, column: location.column) }

  var location: SourceLocation { SourceLocation(file: file, line: line, column: column) }

  /// `de.lproj/Main.strings:4:1`.
  public var description: String { "\(file):\(line):\(column)" }
}
