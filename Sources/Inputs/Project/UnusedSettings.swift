import LintelModel
import LintelUnicodeText

/// Finds what a configuration says to no effect: whoever wrote it believes that it holds.
enum UnusedSettings {
  /// - Parameter files: what was found, after what is excluded was left out.
  static func find(in options: ReadingOptions, files: ProjectFiles, project: Project) -> [UnusedSetting] {
    var unused: [UnusedSetting] = []
    // A file alone says nothing of patterns that are meant for a project.
    if files.isWholeFolder {
      for pattern in options.exclude where !files.usedPatterns.contains(pattern) {
        guard let place = options.places[.exclude(pattern.text)] else { continue }
        unused.append(UnusedSetting(kind: .exclude, text: pattern.text, location: place))
      }
    }
    if let language = options.sourceLanguage, let place = options.places[.sourceLanguage] {
      let isKnown = LocaleName.canonical(language.id) != nil
      // Tables in no language's folder are taken for the source's, whatever that is called.
      let isWritten = project.tables.contains { table in
        isKnown && (table.sourceLocale == language || table.locale == language)
          || table.format.languages == .all && table.units.contains { $0.locale == language }
      }
      // A project in nothing but sketches may be in any language that there is.
      if !isWritten, !isKnown || !project.tables.isEmpty {
        unused.append(UnusedSetting(kind: .sourceLanguage, text: language.id, location: place))
      }
    }
    return unused
  }

  /// Files that the configuration calls tables, and that are not there: what they hold would be missing without a word.
  static func tables(in options: ReadingOptions, files: ProjectFiles) -> [SkippedFile] {
    guard files.isWholeFolder else { return [] }
    return options.tables.flatMap { columns in
      columns.files.filter { pattern in !files.paths.contains { pattern.covers(path: $0) } }.compactMap { pattern in
        columns.location.map { place in
          SkippedFile(
            file: place.file,
            problem: FileProblem(
              line: place.line, column: place.column, found: "no file for tables: \(pattern.text)", expected: "at least one"))
        }
      }
    }
  }
}
