import Foundation
import Subprocess

/// One call of git.
enum Git {
  struct Answer {
    var succeeded: Bool
    var bytes: [UInt8]
    /// What it said on standard error, in one line.
    var complaint: String

    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// The most that a commit's tables and definitions may weigh together, in bytes: 2 GiB.
  private static let maximumSize = 1 << 31

  static func run(
    _ arguments: [String], in folder: String, input: String = ""
  ) async throws(GitRepository.Fault) -> Answer {
    // Looking must not write: neither the index anew, nor objects that a partial clone lacks.
    // A hook's own variables would name another repository than the folder is in.
    let environment = Environment.inherit.updating([
      "GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1", "LC_ALL": "C", "GIT_DIR": nil, "GIT_WORK_TREE": nil,
      "GIT_PREFIX": nil, "GIT_COMMON_DIR": nil, "GIT_INDEX_FILE": nil, "GIT_NAMESPACE": nil,
    ])
    do {
      let result = try await Subprocess.run(
        .name("git"), arguments: Arguments(["-C", folder] + arguments), environment: environment,
        input: .string(input), output: .bytes(limit: maximumSize), error: .bytes(limit: 1 << 20))
      let complaint = String(decoding: result.standardError, as: UTF8.self)
      return Answer(
        succeeded: result.terminationStatus.isSuccess, bytes: result.standardOutput,
        complaint: complaint.split(separator: "\n").first.map { String($0) } ?? "it says nothing")
    } catch {
      if let fault = (error as any Error) as? SubprocessError, fault.code == .executableNotFound {
        throw GitRepository.Fault(description: "git is not installed: install it, or compare two folders with --base-path FOLDER")
      }
      throw GitRepository.Fault(description: "git cannot be run: \(error); install it, or compare two folders with --base-path FOLDER")
    }
  }
}
