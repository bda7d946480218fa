import LintelModel

/// The files of a project that Lintel reads, by path, and a way to their bytes.
package struct ProjectFiles: Sendable {
  /// Relative to the audited folder, with `/` between the parts, in order.
  package var paths: [String]
  /// What was found and could not be had, or is worth a word, and why.
  package var skipped: [SkippedFile]
  /// What was found and not looked at.
  package var leftOut: [LeftOut] = []
  /// Tables in built frameworks and apps, which others wrote: they are not audited, and their strings are counted.
  package var builtTables: [String] = []
  /// The patterns of files to leave out that covered something.
  package var usedPatterns: Set<WildcardPattern> = []
  /// Those of the files of translation platforms' tools that are in its folder.
  package var platformFiles: [String] = []
  /// Names of `.xcodeproj` folders, without the extension.
  package var projectNames: [String]
  /// False for a single file, or one language's folder, that was asked for by itself.
  package var isWholeFolder = true
  /// Where what was read of files is kept for another state of the same project; nil where there is none.
  package var memory: Memory?
  /// The bytes of one of `paths`, or why they cannot be had.
  package var load: @Sendable (String) -> Result<[UInt8], UnreadableFile>

  package init(
    paths: [String], skipped: [SkippedFile] = [], projectNames: [String] = [],
    load: @escaping @Sendable (String) -> Result<[UInt8], UnreadableFile>
  ) {
    self.paths = paths
    self.skipped = skipped
    self.projectNames = projectNames
    self.load = load
  }

  /// A project in memory, as an example or a test has it: the text of every file by its path.
  package init(texts: [String: String], tables: [TableColumns] = []) {
    self.init(bytes: texts.mapValues { Array($0.utf8) }, tables: tables)
  }

  package init(bytes: [String: [UInt8]], tables: [TableColumns] = []) {
    let folders = bytes.keys.flatMap { $0.split(separator: "/") }.filter { $0.hasSuffix(".xcodeproj") }
    self.init(
      paths: bytes.keys.filter { FileKind($0, tables: tables) != nil }.sorted(),
      projectNames: Set(folders.map { String($0.dropLast(".xcodeproj".count)) }).sorted()
    ) { path in
      bytes[path].map { .success($0) } ?? .failure(UnreadableFile(reason: "there is no such file"))
    }
    platformFiles = PlatformSettings.fileNames.filter { bytes[$0] != nil }
  }
}

extension ProjectFiles {
  /// The same files without those that patterns cover, or that lie in a folder which they cover.
  package func leavingOut(_ patterns: [WildcardPattern]) -> ProjectFiles {
    guard !patterns.isEmpty else { return self }
    var kept = self
    func covering(_ path: String) -> [WildcardPattern] {
      let covering = patterns.filter { $0.covers(path: path) }
      kept.usedPatterns.formUnion(covering)
      return covering
    }
    kept.paths = paths.filter { path in
      let found = covering(path)
      if found.isEmpty { return true }
      kept.leftOut.count(.excluded, at: path, by: found)
      return false
    }
    kept.skipped = skipped.filter { covering($0.file).isEmpty }
    kept.builtTables = builtTables.filter { covering($0).isEmpty }
    return kept
  }
}
