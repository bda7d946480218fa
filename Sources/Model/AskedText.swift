/// A string of a table that some code asks for, and whose words other code of the same part of a project writes itself.
package struct AskedText: Hashable, Sendable {
  /// Words in the source's language, and the part of the project whose code writes them.
  package struct Words: Hashable, Sendable {
    package var words: String
    /// The first folder of the code: apps, extensions and tools of a project are seldom in one. Empty for files in none.
    package var part: String

    package init(_ words: String, in file: String) {
      let folders = file.split(separator: "/").dropLast()
      (self.words, part) = (words, folders.first.map(String.init) ?? "")
    }
  }

  package var key: String
  /// The table's name, without folder and extension.
  package var table: String
  /// The languages besides the source that have other words for it, in order; none where nobody has translated it yet.
  package var languages: [LocaleID]
  /// Where code asks for it.
  package var place: SourceLocation

  package init(key: String, table: String, languages: [LocaleID], place: SourceLocation) {
    (self.key, self.table, self.languages, self.place) = (key, table, languages, place)
  }
}
