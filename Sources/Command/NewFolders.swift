import Foundation

/// The folders of languages that files are made in: `de.lproj`.
enum NewFolders {
  /// - Throws: A `Failure` where one cannot be made, or none of its files would be new.
  static func make(for paths: [String]) throws {
    for path in paths {
      var status = stat()
      guard lstat(path, &status) != 0 else {
        throw Failure("\(path): found a file, expected none of that name; no file was changed")
      }
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      } catch {
        throw Failure("\(folder): cannot be made: \(error.localizedDescription); no file was changed")
      }
    }
  }
}
