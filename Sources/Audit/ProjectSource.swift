import LintelInputs
import LintelModel
import LintelSwiftSource

/// Reads a project: from a folder or a single file on disk, or from texts in memory.
public enum ProjectSource {
  /// Throws only if there is nothing at the path.
  public static func read(path: String, progress: @Sendable (String) -> Void = { _ in }) throws -> Project {
    progress("reading \(path)")
    return read(try ProjectFolder(path: path))
  }

  /// File contents by relative path: examples and tests.
  public static func read(texts: [String: String]) -> Project { read(ProjectFolder(texts: texts)) }

  private static func read(_ folder: ProjectFolder) -> Project {
    var project = ProjectReader.read(folder)
    for path in folder.paths where path.hasSuffix(".swift") {
      guard let file = try? folder.load(path) else { continue }
      if let unread = SourceScan.unread(in: String(decoding: file.bytes, as: UTF8.self), file: path) {
        project.skipped.append(unread)
      }
    }
    project.skipped.sort()
    return project
  }
}
