/// A target of a Swift package that has tables of its own: its bundle, `Bundle.module`, holds these, and the app's does not.
package struct CodeModule: Hashable, Sendable {
  package var name: String
  /// Its Swift files, without those that a target of an Xcode project takes, too.
  package var code: Set<String>
  /// The files of its tables, without those that a target of an Xcode project takes, too.
  package var tables: Set<String>

  package init(name: String, code: Set<String>, tables: Set<String>) {
    self.name = name
    self.code = code
    self.tables = tables
  }
}
