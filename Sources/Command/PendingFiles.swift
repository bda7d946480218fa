import Foundation

/// Files that are written under temporary names beside their own, and take their names when all are whole: a run that is
/// interrupted leaves the old ones, and nothing else.
final class PendingFiles {
  private var files: [(temporary: String, path: String)] = []

  deinit { remove() }

  func write(_ text: String, to path: String) throws {
    var text = text
    try text.withUTF8 { try write($0, to: path) }
  }

  func write(_ bytes: UnsafeBufferPointer<UInt8>, to path: String) throws {
    try write(to: path) { take in try take(bytes) }
  }

  /// - Parameter body: Is handed what takes the file's bytes, piece by piece.
  func write(
    to path: String, _ body: (_ take: @escaping (UnsafeBufferPointer<UInt8>) throws -> Void) throws -> Void
  ) throws {
    // What a link names is replaced, not the link.
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists, status.st_mode & mode_t(S_IFMT) != mode_t(S_IFREG) {
      throw Failure("\(path): cannot be written: it is no regular file")
    }
    let temporary = target + ".\(getpid())-\(files.count).lintel"
    Unfinished.add(temporary)
    files.append((temporary, target))
    // One of a run that was killed, and had this run's number.
    unlink(temporary)
    let file = open(temporary, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw Self.failure(path) }
    defer { close(file) }
    if exists { _ = fchmod(file, status.st_mode & 0o777) }
    try body { bytes in try PendingFiles.put(bytes, into: file, of: path) }
  }

  private static func put(_ bytes: UnsafeBufferPointer<UInt8>, into file: Int32, of path: String) throws {
    var count = 0
    while count < bytes.count {
      let more = Foundation.write(file, bytes.baseAddress! + count, bytes.count - count)
      if more < 0, errno == EINTR { continue }
      guard more > 0 else { throw failure(path) }
      count += more
    }
  }

  /// Gives the files their names.
  func keep() throws {
    for file in files {
      guard rename(file.temporary, file.path) == 0 else { throw Self.failure(file.path) }
    }
    files = []
    Unfinished.clear()
  }

  private func remove() {
    guard !files.isEmpty else { return }
    for file in files { unlink(file.temporary) }
    Unfinished.clear()
  }

  private static func failure(_ path: String) -> Failure {
    Failure("\(path): cannot be written: \(String(cString: strerror(errno)))")
  }
}

/// The temporary names in use, where a signal's handler finds them without asking for memory.
enum Unfinished {
  /// `--split` writes three files a language.
  private static let capacity = 1_024
  nonisolated(unsafe) private static let names: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = {
    let names = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: capacity)
    names.initialize(repeating: nil, count: capacity)
    return names
  }()

  static func add(_ name: String) {
    guard let free = (0..<capacity).first(where: { names[$0] == nil }) else { return }
    names[free] = strdup(name)
  }

  /// The names stay in memory: a handler may be reading them.
  static func clear() { for index in 0..<capacity { names[index] = nil } }

  /// SIGINT, SIGTERM and SIGHUP end the program as they would, with nothing left behind.
  static func endCleanly() {
    _ = names
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // What is ignored for us, as nohup does, stays ignored.
      let before = signal(number, SIG_IGN)
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { continue }
      signal(number) { number in
        Unfinished.removeAll()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  private static func removeAll() {
    for index in 0..<capacity { if let name = names[index] { unlink(name) } }
  }
}
