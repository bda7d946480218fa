import Foundation

/// Runs the built `lintel` as a shell would.
struct CommandRunner {
  struct Answer {
    var code: Int32
    var output: String
    var errors: String
  }

  /// A folder of its own, gone with the value's owner.
  let folder: URL

  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "lintel-\(UUID().uuidString)")
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func run(_ arguments: String..., input: String = "") throws -> Answer { try run(arguments, input: input) }

  /// - Parameter environment: Variables that are otherwise than in the tests' own environment.
  /// - Parameter standardOutput: Takes what is written, instead of the answer.
  func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:], output standardOutput: FileHandle? = nil
  ) throws -> Answer {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (output, errors, standardInput) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = standardOutput ?? output
    process.standardError = errors
    process.standardInput = standardInput
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    if standardOutput != nil { try output.fileHandleForWriting.close() }
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let errorText = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Answer(
      code: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: errorText, as: UTF8.self))
  }

  /// Runs a line of the shell that begins with a command of `lintel`, or with one in parentheses.
  func shell(_ line: String, limits: String = "") throws -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let path = Self.executable.path
    let call = line.hasPrefix("(") ? "(" + "\"\(path)\" " + line.dropFirst() : "\"\(path)\" " + line
    process.arguments = ["-c", limits + call]
    process.currentDirectoryURL = folder
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let errorText = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Answer(
      code: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: errorText, as: UTF8.self))
  }

  /// Beside the test runner, where the package manager builds both.
  static let executable: URL = {
    let runner = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let bundles = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    let candidates = ([runner] + bundles).map { $0.appending(path: "lintel") }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? candidates[0]
  }()
}
