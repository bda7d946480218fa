internal import Foundation

/// The folder that the program runs in, and today's date: what an audit asks of the machine besides its files and fonts.
enum WorkingFolder {
  static var path: String { FileManager.default.currentDirectoryPath }

  /// A folder's own name, whatever the path to it looks like.
  static func name(of path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent }

  /// `YYYY-MM-DD` in UTC, so that a pipeline and a laptop agree.
  static var today: String { Date().formatted(.iso8601.year().month().day()) }
}
