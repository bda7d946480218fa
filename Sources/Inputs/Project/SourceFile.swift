/// A file of the project as it was read: what every reader is given.
public struct SourceFile: Sendable {
  /// Relative to the audited folder, with `/` between the parts.
  public var path: String
  public var bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
