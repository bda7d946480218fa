import Foundation
import LintelReports

/// Writes to streams and files. What goes to a stream is read by the runner of a CI service, too, and holds none of its
/// commands but those that Lintel itself gives.
enum Output {
  /// Writes to standard output. Throws where it takes no more, such as on a full disk: half a report must not count as one.
  static func write(_ text: String, in syntax: RunnerCommands.Syntax = .plain) throws {
    let text = RunnerCommands.disarmed(text, in: syntax)
    do { try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) } catch {
      let reason = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
      // A reader that went away (`| head`) is no error of ours.
      if reason.domain == NSPOSIXErrorDomain && reason.code == Int(EPIPE) { return }
      let words =
        reason.domain == NSPOSIXErrorDomain ? String(cString: strerror(Int32(reason.code))) : reason.localizedDescription
      throw Failure("standard output cannot be written: \(words)")
    }
  }

  /// Says something on standard error. Where that cannot be written there is no one to tell.
  static func tell(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(RunnerCommands.disarmed(text).utf8))
  }

  /// True if a person is looking at the stream.
  static func isTerminal(_ stream: FileHandle) -> Bool { isatty(stream.fileDescriptor) != 0 }

  /// Writes a file whole or not at all: to a temporary name beside it, then renamed.
  static func write(_ text: String, toFile path: String) throws {
    let files = PendingFiles()
    try files.write(text, to: path)
    try files.keep()
  }

  /// Says on standard error what a long run is doing, where a person is looking.
  static let progress: @Sendable (String) -> Void = { step in
    if isTerminal(.standardError) { tell("lintel: \(step)…\n") }
  }
}

/// The clock, asked once and only here: the library is handed a day.
enum Today {
  /// `YYYY-MM-DD`, in UTC, so that a pipeline and a laptop agree.
  static var utc: String { Date().formatted(.iso8601.year().month().day()) }
}

/// How many columns the terminal has.
enum TerminalWidth {
  static var current: Int {
    var size = winsize()
    let answer = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    return answer == 0 && size.ws_col > 0 ? Int(size.ws_col) : 100
  }
}
