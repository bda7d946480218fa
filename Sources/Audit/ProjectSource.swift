import LintelInputs
import LintelModel
import LintelSwiftSource

/// Reads a project: from a folder or a single file on disk, or from texts in memory.
public enum ProjectSource {
  /// Throws only if there is nothing at the path.
  public static func read(path: String, progress: @Sendable (String) -> Void = { _ in }) throws -> Project {
    progress("reading \(path)")
    return read(try ProjectFolder.files(at: path))
  }

  /// File contents by relative path: examples and tests.
  public static func read(texts: [String: String]) -> Project { read(ProjectFiles(texts: texts)) }

  private static func read(_ files: ProjectFiles) -> Project {
    var unreadable: [SkippedFile] = []
    var sources: [(path: String, bytes: [UInt8])] = []
    for path in files.paths where path.hasSuffix(".swift") {
      switch files.load(path) {
      case .success(let bytes): sources.append((path, bytes))
      case .failure(let error): unreadable.append(SkippedFile(file: path, reason: error.reason))
      }
    }
    var project = ProjectReader.read(files) { sourceLocale, platforms in
      SwiftSourceReader.read(files: sources, sourceLocale: sourceLocale, platforms: platforms.isEmpty ? nil : platforms)
    }
    project.skipped += unreadable
    project.skipped.sort()
    return project
  }
}
