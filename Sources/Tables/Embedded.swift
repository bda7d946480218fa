internal import CTables

/// The files embedded in the executable, by their path in the repository.
package enum Embedded {
  /// Every embedded file's path, in the order of the lists.
  package static let paths: [String] = lists.flatMap { list in list.map(\.path) }

  /// The bytes of a file. Asking for one that is not embedded is a mistake in the program, not in its input.
  package static func bytes(_ path: String) -> UnsafeBufferPointer<UInt8> {
    guard let file = lists.joined().first(where: { $0.path == path }) else {
      preconditionFailure("no embedded file \(path); Sources/C/CTables lists them")
    }
    return UnsafeBufferPointer(start: file.bytes, count: file.size)
  }

  package static func text(_ path: String) -> String { String(decoding: bytes(path), as: UTF8.self) }

  private struct File: @unchecked Sendable {
    let path: String
    // Points into the executable's read-only data: valid for ever, written never.
    let bytes: UnsafePointer<UInt8>?
    let size: Int
  }

  private static let lists: [[File]] = [
    ctables_geometry(), ctables_metrics(), ctables_languages(), ctables_reports(), ctables_notices(),
  ].map {
    var files: [File] = []
    var next = $0
    while let path = next.pointee.path {
      files.append(File(path: String(cString: path), bytes: next.pointee.bytes, size: next.pointee.size))
      next += 1
    }
    return files
  }
}
