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
  package static func read(
    path: String, options: ReadingOptions = ReadingOptions(), progress: @Sendable (String) -> Void = { _ in }
  ) throws(Unreadable) -> Project {
    guard !path.isEmpty else { throw Unreadable(description: "found an empty path, expected a folder or a file") }
    progress("reading \(path)")
    do { return read(try ProjectFolder.files(at: path, excluding: options.exclude, tables: options.tables), options) } catch {
      throw Unreadable(description: error.reason)
    }
  }

  /// File contents by relative path: examples and tests. Where it is not said how to read them, a `lintel.yml` among them does.
  package static func read(texts: [String: String], options: ReadingOptions? = nil) -> Project {
    let written = options == nil ? texts[Configuration.fileNames[0]] : nil
    let configured = written.flatMap { try? Configuration.read(text: $0).reading }
    let options = options ?? configured ?? ReadingOptions()
    return read(ProjectFiles(texts: texts, tables: options.tables), options)
  }

  /// Whether anything is read of a file, by its path below the audited folder.
  package static func isRead(_ path: String, options: ReadingOptions) -> Bool {
    ProjectFolder.isRead(path, tables: options.tables)
  }

  private static func read(_ found: ProjectFiles, _ options: ReadingOptions) -> Project {
    let files = found.leavingOut(options.exclude)
    var skipped: [SkippedFile] = []
    var sources: [(path: String, bytes: [UInt8])] = []
    for path in files.paths where path.hasSuffix(".swift") {
      switch files.load(path) {
      case .success(let bytes): sources.append((path, bytes))
      case .failure(let error): skipped.append(SkippedFile(file: path, problem: error.problem))
      }
    }
    var project = ProjectReader.read(files, options: options) { sourceLocale, targets, keys, inherited in
      SwiftSourceReader.read(
        files: sources, sourceLocale: sourceLocale, platformsOfFile: { targets.platforms(of: $0)?.platforms },
        names: options.names, keys: keys, inherited: inherited)
    }
    for source in sources { project.codeLiterals.add(source.bytes) }
    project.skipped += skipped
    project.skipped.sort()
    return project
  }
}
