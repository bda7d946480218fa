/// Where a project's translations are written by people: its files are made there, and what is changed in them by hand is lost.
package struct TranslationPlatform: Hashable, Sendable {
  /// As its makers spell it: `Crowdin`.
  package var name: String
  /// The file that says so: `crowdin.yml`.
  package var file: String
  /// How many of the project's files of translations it writes; nil where its file does not say which.
  package var written: Int?
  /// How many there are.
  package var files: Int

  package init(name: String, file: String, written: Int? = nil, files: Int = 0) {
    self.name = name
    self.file = file
    self.written = written
    self.files = files
  }
}
