import LintelInputs
import LintelModel
import LintelSwiftSource

/// Reads a project: from a folder or a single file on disk, or from texts in memory.
public enum ProjectSource {
  /// There is nothing to read.
  public struct Unreadable: Error, CustomStringConvertible {
    public var description: String
  }

  /// Throws only if there is nothing at the path. `swift`: whether bars declared in Swift source are read as well.
  public static func read(
    path: String, swift: Bool = false, progress: @Sendable (String) -> Void = { _ in }
  ) throws(Unreadable) -> Project {
    guard !path.isEmpty else { throw Unreadable(description: "found an empty path, expected a folder or a file") }
    progress("reading \(path)")
    do { return read(try ProjectFolder.files(at: path), swift: swift) } catch { throw Unreadable(description: error.reason) }
  }

  /// File contents by relative path: examples and tests.
  public static func read(texts: [String: String], swift: Bool = false) -> Project {
    read(ProjectFiles(texts: texts), swift: swift)
  }

  private static func read(_ files: ProjectFiles, swift: Bool) -> Project {
    var skipped: [SkippedFile] = []
    var sources: [(path: String, bytes: [UInt8])] = []
    for path in files.paths where path.hasSuffix(".swift") {
      switch files.load(path) {
      case .success(let bytes): sources.append((path, bytes))
      case .failure(let error): skipped.append(SkippedFile(file: path, reason: error.reason))
      }
    }
    var project = ProjectReader.read(files) { sourceLocale, platforms in
      guard swift else { return ([], []) }
      return SwiftSourceReader.read(
        files: sources, sourceLocale: sourceLocale, platforms: platforms.isEmpty ? nil : platforms)
    }
    if !swift {
      skipped += sources.compactMap { SourceScan.unread(in: String(decoding: $0.bytes, as: UTF8.self), file: $0.path) }
    }
    project.skipped += skipped
    project.skipped.sort()
    return project
  }
}
