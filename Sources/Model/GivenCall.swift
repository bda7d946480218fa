/// What one call puts into a text, where calls of its key differ in the number of their values.
package struct GivenCall: Hashable, Sendable {
  package var arguments: GivenArguments
  /// Of several that put in the same the first.
  package var place: SourceLocation

  package init(_ arguments: GivenArguments, at place: SourceLocation) { (self.arguments, self.place) = (arguments, place) }
}
