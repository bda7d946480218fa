import LintelInputs
import LintelModel
import LintelSwiftSource

/// Reads a project: from a folder or a single file on disk, or from texts in memory.
package enum ProjectSource {
  /// There is nothing to read.
  package struct Unreadable: Error, CustomStringConvertible {
    package var description: String
  }

  /// Throws only if there is nothing at the path.
  /// - Parameters:
  ///   - only: what of the folder is read, by the paths below it; empty for all of it.
  ///   - earlier: what a change has touched, where the project before it is meant.
  ///   - memory: what was read of another state of the same project.
  package static func read(
    path: String, only: [String] = [], options: ReadingOptions = ReadingOptions(), before earlier: EarlierFiles? = nil,
    memory: Memory? = nil, progress: @Sendable (String) -> Void = { _ in }
  ) throws(Unreadable) -> Project {
    guard !path.isEmpty else { throw Unreadable(description: "found an empty path, expected a folder or a file") }
    progress("reading \(path)")
    do {
      return read(
        try ProjectFolder.files(
          at: path, excluding: options.exclude, tables: options.tables, only: only, before: earlier, memory: memory), options,
        isWhole: only.isEmpty && options.exclude.isEmpty)
    } catch {
      throw Unreadable(description: error.reason)
    }
  }

  /// File contents by relative path: examples and tests. Where it is not said how to read them, a `lintel.yml` among them does.
  package static func read(
    texts: [String: String], options: ReadingOptions? = nil, memory: Memory? = nil
  ) -> Project {
    let written = options == nil ? texts[Configuration.fileNames[0]] : nil
    let configured = written.flatMap { try? Configuration.read(text: $0).reading }
    let options = options ?? configured ?? ReadingOptions()
    var files = ProjectFiles(texts: texts, tables: options.tables)
    files.memory = memory
    return read(files, options, isWhole: true)
  }

  /// Whether anything is read of a file, by its path below the audited folder.
  package static func isRead(_ path: String, options: ReadingOptions) -> Bool {
    ProjectFolder.isRead(path, tables: options.tables)
  }

  /// - Parameter isWhole: Whether nothing of the project is left out: what uses an item may be in what is.
  private static func read(_ found: ProjectFiles, _ options: ReadingOptions, isWhole: Bool) -> Project {
    let files = found.leavingOut(options.exclude)
    var skipped: [SkippedFile] = []
    var sources: [SourceFile] = []
    for path in files.paths where path.hasSuffix(".swift") {
      switch files.load(path) {
      case .success(let bytes): sources.append(SourceFile(path: path, bytes: bytes))
      case .failure(let error): skipped.append(SkippedFile(file: path, problem: error.problem))
      }
    }
    var debugConditions: Set<String> = []
    var project = ProjectReader.read(files, options: options) { sourceLocale, targets, keys, inherited in
      debugConditions = targets.debugConditions
      return SwiftCode(
        files: sources, sourceLocale: sourceLocale,
        platforms: sources.map { targets.platforms(of: $0.path)?.platforms }, names: options.names, inherited: inherited,
        leastVersions: targets.leastVersions, debugConditions: debugConditions,
        flags: targets.flags(of: sources.map(\.path))
      ).read(keys: keys, files.memory)
    } classAnswers: { names in
      let asked = ClassesAsked(names: names, files: sources)
      return files.memory.value("what classes of Swift answer", of: asked) { asked.answers }
    }
    let literals = CodeLiteralsInput(known: project.codeLiterals, files: sources)
    project.codeLiterals = files.memory.value("literals of Swift", of: literals) { literals.all }
    let spelled = SpelledKeysInput(files: sources, debugConditions: debugConditions)
    project.spelledKeys = files.memory.value("keys that Swift spells", of: spelled) { spelled.keys }
    let constants = ConstantReadsInput(
      files: sources,
      keys: Set((project.codeTexts + project.spelledKeys.texts).lazy.map(\.location).filter { $0.file.hasSuffix(".swift") }))
    project.noteConstantReads(files.memory.value("where Swift reads constants", of: constants) { constants.reads })
    let reads = ReadAppearancesInput(
      files: sources, places: Set((project.codeTexts + project.spelledKeys.texts).flatMap { $0.readAt ?? [] }))
    project.appearancesOfReads = files.memory.value("what texts of constants are", of: reads) { reads.appearances }
    let unread = UnreadKeysInput(known: literals.known, files: sources, unread: project.keysOfUnreadConstants)
    if !unread.unread.isEmpty {
      let keys = files.memory.value("keys that unread constants have", of: unread) { unread.keys }
      project.codeLiterals.uncalled.formUnion(keys)
      for key in keys { project.codeLiterals.unread[key] = unread.unread[key]?.min() }
    }
    project.acceptances += SwiftSourceReader.acceptances(in: sources.map { ($0.path, $0.bytes) })
    project.acceptances.sort { $0.location < $1.location }
    project.skipped += skipped
    project.translationPlatform = PlatformSettings.platform(in: files, of: project)
    if isWhole { UnaskedItems.leaveOut(of: &project, sources: sources) }
    project.skipped.sort()
    return project
  }

  /// Source files, and the classes in them that code of another language asks for texts.
  private struct ClassesAsked: Hashable, Sendable {
    var names: Set<String>
    var files: [SourceFile]

    var answers: ClassAnswers { SwiftSourceReader.classAnswers(in: files.map { ($0.path, $0.bytes) }, of: names) }
  }

  /// Source files, and the conditions besides `DEBUG` that no release has.
  private struct SpelledKeysInput: Hashable, Sendable {
    var files: [SourceFile]
    var debugConditions: Set<String>

    var keys: SpelledKeys {
      SwiftSourceReader.spelledKeys(in: files.map { ($0.path, $0.bytes) }, debugConditions: debugConditions)
    }
  }

  /// Source files, and where they have the keys of texts.
  private struct ConstantReadsInput: Hashable, Sendable {
    var files: [SourceFile]
    var keys: Set<SourceLocation>

    var reads: [SourceLocation: [SourceLocation]] {
      SwiftSourceReader.constantReads(in: files.map { ($0.path, $0.bytes) }, of: keys)
    }
  }

  /// Source files, and where they read constants that hold texts.
  private struct ReadAppearancesInput: Hashable, Sendable {
    var files: [SourceFile]
    var places: Set<SourceLocation>

    var appearances: [SourceLocation: TextAppearance] {
      places.isEmpty ? [:] : SwiftSourceReader.appearances(in: files.map { ($0.path, $0.bytes) }, at: places)
    }
  }

  /// Source files, the literals that others have, and the places of keys that constants have which nothing reads.
  private struct UnreadKeysInput: Hashable, Sendable {
    var known: CodeLiterals
    var files: [SourceFile]
    var unread: [String: Set<SourceLocation>]

    var keys: Set<String> {
      SwiftSourceReader.unreadKeys(in: files.map { ($0.path, $0.bytes) }, of: unread, besides: known)
    }
  }

  /// Source files, and the literals that others have.
  private struct CodeLiteralsInput: Hashable, Sendable {
    var known: CodeLiterals
    var files: [SourceFile]

    var all: CodeLiterals {
      let sources = files.map { (path: $0.path, bytes: $0.bytes) }
      var literals = SwiftSourceReader.literals(in: sources, besides: known)
      literals.uncalled = SwiftSourceReader.uncalledKeys(in: sources, besides: known)
      return literals
    }
  }
}

extension Project {
  /// By key, the places of constants that nothing reads, of keys that no other code is known to ask for.
  fileprivate var keysOfUnreadConstants: [String: Set<SourceLocation>] {
    let texts = codeTexts + spelledKeys.texts
    let unread = Set(texts.lazy.filter { $0.readAt?.isEmpty == true }.map(\.key))
    if unread.isEmpty { return [:] }
    return Dictionary(grouping: texts.filter { unread.contains($0.key) }, by: \.key)
      .filter { $0.value.allSatisfy { $0.readAt?.isEmpty == true } }.mapValues { Set($0.map(\.location)) }
  }

  /// Notes on texts of constants where these are read.
  fileprivate mutating func noteConstantReads(_ reads: [SourceLocation: [SourceLocation]]) {
    if reads.isEmpty { return }
    for index in codeTexts.indices { codeTexts[index].readAt = reads[codeTexts[index].location] }
    for index in spelledKeys.texts.indices { spelledKeys.texts[index].readAt = reads[spelledKeys.texts[index].location] }
  }
}
