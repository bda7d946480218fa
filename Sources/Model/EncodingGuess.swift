/// In which encoding a file was read whose bytes do not say it: they are neither UTF-8 nor UTF-16.
package struct EncodingGuess: Hashable, Sendable {
  /// The IANA name of the one that is likely: `ISO-8859-1`.
  package var encoding: String
  /// The first character that is not ASCII.
  package var location: SourceLocation
  /// Whether the file could be read without a guess before the change that is looked at.
  package var wasCertain = false

  package init(encoding: String, location: SourceLocation) {
    self.encoding = encoding
    self.location = location
  }
}
