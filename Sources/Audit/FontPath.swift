import Foundation
import LintelMeasuring

/// Font files are mapped by a library that opens whatever it is told to, and a pipe would make it wait for ever.
package enum FontPath {
  /// What is there, if it is not a regular file; nil also where nothing is.
  static func reasonToReject(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & mode_t(S_IFMT) != mode_t(S_IFREG) else { return nil }
    return "found no regular file"
  }

  /// Why nothing can be measured with what is there; nil if it can.
  package static func reasonToRejectFont(_ path: String) -> String? {
    reasonToReject(path) ?? FaceFile(path: path).reasonToReject
  }
}
