import Foundation
import LintelInputs

/// Files that are named on the command line, or that a project names: regular ones, up to a size.
package enum NamedFile {
  /// It cannot be read; the sentence begins with the path.
  package struct Unreadable: Error, CustomStringConvertible {
    package var description: String
  }

  /// Of a baseline or a stored report, in bytes: 512 MiB.
  package static let maximumSize = 512 << 20

  package static func bytes(of path: String, atMost maximum: Int = maximumSize) throws(Unreadable) -> [UInt8] {
    switch RegularFile.read(path, atMost: maximum) {
    case .success(let bytes): return bytes
    case .failure(let error): throw Unreadable(description: "\(path): \(error.reason)")
    }
  }

  /// Whether anything is there under that name, be it a link that leads nowhere.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether a link leads from a folder to somewhere else.
  static func leads(_ path: String, outOf folder: String) -> Bool {
    let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return !target.hasPrefix(root == "/" ? root : root + "/")
  }
}
