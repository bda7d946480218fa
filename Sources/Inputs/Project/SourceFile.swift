/// A file of a project, as it was found: a reader is handed one and never opens anything itself.
public struct SourceFile: Sendable {
  /// Relative to the audited folder, with `/` between the parts.
  public var path: String
  public var bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
