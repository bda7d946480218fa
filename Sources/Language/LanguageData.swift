import LintelTables

/// What Lintel knows of which language, and where that comes from.
package enum LanguageData {
  /// A data file with the sources and licences its header names.
  package struct File: Hashable, Sendable {
    /// As in the repository: `Locales/de/verbs.txt`.
    package var path: String
    package var language: String
    package var sources: [String]
    package var licences: [String]
  }

  /// Every language something is known of, by its BCP 47 id, in alphabetical order.
  package static let languages: [String] = Set(files.map(\.language)).subtracting(["und"]).sorted()

  /// Those among them in which commands are told from nouns.
  package static let languagesWithVerbs: [String] = LanguageFiles.paths.compactMap(LanguageFiles.at)
    .filter { $0.name == "verbs" }.map(\.language).sorted()

  /// Every data file, in the order of their paths.
  package static let files: [File] = LanguageFiles.paths.compactMap(LanguageFiles.at).map { file in
    File(
      path: file.path, language: file.language, sources: file.header.filter { $0.key == "source" }.map(\.value),
      licences: file.header.filter { $0.key == "licence" }.map(\.value))
  }.sorted { $0.path < $1.path }
}
