import Foundation
import LintelAudit
import LintelFleet

/// A list of projects that is named on the command line.
enum ProjectListFile {
  /// Most that a list may weigh, in bytes: 64 MiB.
  private static let maximumSize = 64 << 20

  /// - Parameter path: `-` for standard input.
  static func read(_ path: String) throws -> ProjectList {
    guard path == "-" else {
      return try ProjectList(try NamedFile.bytes(of: path, atMost: maximumSize), file: path)
    }
    var bytes = Data()
    for line in try InputLines() {
      bytes += line + Data("\n".utf8)
      guard bytes.count <= maximumSize else {
        throw Failure("standard input: found more than \(maximumSize) bytes, expected a list of projects")
      }
    }
    return try ProjectList(bytes, file: "standard input")
  }
}

/// A program that is named on the command line: its path, or a name that is looked for where a shell would.
enum AskedProgram {
  static func path(_ name: String) throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let candidates = name.contains("/") ? [name] : folders.map { $0 + "/" + name }
    guard let path = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw Failure("found no program \(name), expected one that audits as `lintel audit` does")
    }
    return path
  }
}
