/// Where what begins at a place ends: behind its last character.
package struct SourceExtent: Hashable, Sendable {
  package var endLine: Int
  /// In UTF-16 units, from 1, as columns of places count.
  package var endColumn: Int
  /// The place's own column and that of the end in bytes of UTF-8, from 1.
  package var byteColumn: Int
  package var endByteColumn: Int

  package init(endLine: Int, endColumn: Int, byteColumn: Int, endByteColumn: Int) {
    self.endLine = endLine
    self.endColumn = endColumn
    self.byteColumn = byteColumn
    self.endByteColumn = endByteColumn
  }
}

/// A piece of a file, and what has to stand there instead, as the file's format spells it.
package struct SourceEdit: Hashable, Sendable {
  package var location: SourceLocation
  package var extent: SourceExtent
  package var text: String

  package init(location: SourceLocation, extent: SourceExtent, text: String) {
    self.location = location
    self.extent = extent
    self.text = text
  }
}
