/// The image that code gives the back button of the screens that are pushed from a bar's, where it gives that neither a title nor a
/// name for screen readers.
package struct BackImage: Hashable, Sendable {
  /// As code calls it, or what stands in the code where only the running program knows it.
  package var name: String
  package var location: SourceLocation

  package init(name: String, location: SourceLocation) {
    self.name = name
    self.location = location
  }
}
