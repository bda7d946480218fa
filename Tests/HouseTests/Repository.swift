import Foundation

/// The repository that this test is in.
enum Repository {
  struct File: Hashable {
    /// From the repository's root, with `/`.
    var path: String
    var text: String
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// All files below a folder whose names end in one of these, in the order of their paths.
  static func files(below folder: String, endingIn endings: Set<String>) throws -> [File] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path).sorted().compactMap { path in
      guard endings.contains(path.split(separator: ".").last.map(String.init) ?? "") else { return nil }
      return File(path: "\(folder)/\(path)", text: try text("\(folder)/\(path)"))
    }
  }

  static func folders(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      at: root.appending(path: folder), includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles
    ).filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }.map(\.lastPathComponent).sorted()
  }
}
