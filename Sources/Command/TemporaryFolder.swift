import Dispatch
import Foundation

/// A folder of this run's own, which is there until it is removed, or until somebody stops the run.
struct TemporaryFolder {
  let path: String
  private let sources: [any DispatchSourceSignal]

  /// What ends a program that does not listen.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  init() {
    let path = FileManager.default.temporaryDirectory.appending(path: "lintel-\(UUID().uuidString)").path
    self.path = path
    sources = Self.signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        try? FileManager.default.removeItem(atPath: path)
        // As if the signal had not been caught, for whoever started the run.
        signal(number, SIG_DFL)
        raise(number)
      }
      source.resume()
      return source
    }
    try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
    for source in sources { source.cancel() }
    for number in Self.signals { signal(number, SIG_DFL) }
  }
}
