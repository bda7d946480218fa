/// A file of a project, as it was found: a reader is handed one and never opens anything itself.
package struct SourceFile: Hashable, Sendable {
  /// Relative to the audited folder, with `/` between the parts.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
