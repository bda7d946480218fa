import LintelModel

/// A setting of the project's configuration that a change made milder: what it takes out of a gate, no report of it holds.
package struct MilderSetting: Hashable, Sendable {
  /// As the configuration has it: `placeholder-mismatch: off`.
  package var words: String
  /// How many files it leaves out; nil where that is not what it does.
  package var files: Int?
  /// Where it says so; nil where it is what the change took out.
  package var location: SourceLocation?

  package init(_ words: String, files: Int? = nil, at location: SourceLocation? = nil) {
    self.words = words
    self.files = files
    self.location = location
  }
}
