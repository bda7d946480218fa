import Foundation

/// Reads whole files that others may have put there: none but regular ones, which end, and none beyond a size.
package enum RegularFile {
  /// - Parameter maximum: in bytes.
  package static func read(_ path: String, atMost maximum: Int) -> Result<[UInt8], UnreadableFile> {
    // Opening a pipe would wait for a writer.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return .failure(UnreadableFile(reason: reason(errno))) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { return .failure(UnreadableFile(reason: reason(errno))) }
    if let kind = kind(of: status.st_mode) {
      return .failure(UnreadableFile(reason: "found \(kind), a regular file is expected"))
    }
    guard status.st_size <= maximum else {
      return .failure(UnreadableFile(reason: "found \(status.st_size) bytes, at most \(maximum) are read"))
    }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let more = bytes.withUnsafeMutableBytes { Foundation.read(file, $0.baseAddress! + count, $0.count - count) }
      if more < 0 {
        if errno == EINTR { continue }
        return .failure(UnreadableFile(reason: reason(errno)))
      }
      // It was made shorter meanwhile.
      if more == 0 { break }
      count += more
    }
    bytes.removeLast(bytes.count - count)
    return .success(bytes)
  }

  /// What it is, if it is no regular file: `a pipe`.
  static func kind(of mode: mode_t) -> String? {
    switch mode & mode_t(S_IFMT) {
    case mode_t(S_IFREG): nil
    case mode_t(S_IFIFO): "a pipe"
    case mode_t(S_IFSOCK): "a socket"
    case mode_t(S_IFCHR), mode_t(S_IFBLK): "a device"
    case mode_t(S_IFDIR): "a folder"
    default: "something that is no file"
    }
  }

  /// Why nothing at a path can be read, by the system's number.
  static func reason(_ number: Int32) -> String {
    switch number {
    case ENOENT, ENOTDIR: "found no file that can be read"
    case EACCES, EPERM: "the file cannot be read; check its permissions"
    case EMFILE, ENFILE: "too many files are open; raise the limit (ulimit -n)"
    case ENXIO: "found a socket, a regular file is expected"
    case ELOOP: "found symbolic links that lead in a circle"
    case ENAMETOOLONG: "the path is longer than the system allows"
    default: "the file cannot be read: \(String(cString: strerror(number)))"
    }
  }
}
