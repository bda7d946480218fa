import Foundation
import Subprocess

/// An audit of one project by another process: what kills it costs this project and no other.
package struct Worker: Sendable {
  /// The program, which is called as `lintel audit` would be.
  package var executable: String
  /// What the audit is called with besides.
  package var arguments: [String]
  /// How long an audit may take; nil for as long as it needs.
  package var timeout: Duration?
  /// How often an audit is tried again whose process was killed.
  package var retries: Int
  /// Whether each project's page is written, too.
  package var writesPages: Bool

  package init(
    executable: String, arguments: [String] = [], timeout: Duration? = nil, retries: Int = 1, writesPages: Bool = false
  ) {
    self.executable = executable
    self.arguments = arguments
    self.timeout = timeout
    self.retries = retries
    self.writesPages = writesPages
  }

  package enum Answer: Sendable, Hashable {
    /// It ended by itself, with an exit code of `lintel audit`, and left its reports in the folder.
    case ended(code: Int, complaint: String)
    /// It came to no end of its own.
    case killed(how: String)
    case timedOut
    /// It could not be started.
    case unstarted(why: String)
  }

  /// Audits what is at a path until the process ends by itself or was tried often enough.
  /// - Parameter tell: is told what is tried again, and why.
  func audit(_ path: String, into folder: String, tell: @Sendable (String) -> Void) async -> Answer {
    var attempt = 0
    while true {
      let answer = await run(path, into: folder)
      guard case .killed(let how) = answer, attempt < retries, !Task.isCancelled else { return answer }
      attempt += 1
      tell("the worker was \(how); trying again (\(attempt) of \(retries))")
    }
  }

  private func run(_ path: String, into folder: String) async -> Answer {
    let formats = writesPages ? ["xml", "html"] : ["xml"]
    // A path that begins with a hyphen is no option.
    let path = path.hasPrefix("-") ? "./" + path : path
    let call = ["audit", path, "--output", folder] + formats.flatMap { ["--format", $0] } + arguments
    guard let timeout else { return await call.answered(by: executable) }
    return await withTaskGroup(of: Answer?.self) { group in
      group.addTask { await call.answered(by: executable) }
      group.addTask {
        try? await Task.sleep(for: timeout)
        return Task.isCancelled ? nil : .timedOut
      }
      let first = await group.next() ?? nil
      // Cancelled, the process is killed.
      group.cancelAll()
      return first ?? .timedOut
    }
  }
}

extension [String] {
  /// What a program answers that is called with these.
  fileprivate func answered(by executable: String) async -> Worker.Answer {
    do {
      let result = try await Subprocess.run(
        .path(.init(executable)), arguments: Arguments(self), input: .none, output: .discarded,
        error: .bytes(limit: 16 << 20))
      switch result.terminationStatus {
      case .exited(let code) where (0...2).contains(code):
        return .ended(code: Int(code), complaint: Self.complaint(in: result.standardError))
      case .exited(let code): return .killed(how: "ended with \(code), which no audit does")
      case .signaled(let number): return .killed(how: "killed by signal \(number) (\(String(cString: strsignal(number))))")
      }
    } catch {
      return .unstarted(why: "the worker \(executable) cannot be run: \(error)")
    }
  }

  /// The first line of standard error that says what is wrong.
  private static func complaint(in bytes: [UInt8]) -> String {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    let line = lines.first { $0.hasPrefix("Error: ") } ?? lines.first ?? "the audit said nothing"
    return line.hasPrefix("Error: ") ? String(line.dropFirst(7)) : line
  }
}
