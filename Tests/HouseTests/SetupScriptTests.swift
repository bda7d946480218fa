import Foundation
import Testing

/// `Scripts/setup.sh` on machines made of stubs: the only commands that it finds are the ones given.
@Suite("Setup script")
struct SetupScriptTests {
  private struct Outcome {
    var status: Int32
    var said: String
    /// Calls of `apt-get` and `sudo`, in order.
    var calls: [String]
  }

  /// Runs the script where `commands` (name to shell lines) are all there is.
  private func setUp(_ commands: [String: String]) throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lintel-setup-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, lines) in commands {
      let file = folder.appending(path: name)
      try "#!/bin/sh\n\(lines)\n".write(to: file, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    let process = Process()
    let standardError = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [Repository.root.appending(path: "Scripts/setup.sh").path]
    process.environment = ["PATH": folder.path, "CALLS": folder.appending(path: "calls").path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = standardError
    try process.run()
    let said = String(decoding: standardError.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let calls = (try? String(contentsOf: folder.appending(path: "calls"), encoding: .utf8)) ?? ""
    return Outcome(status: process.terminationStatus, said: said, calls: calls.split(separator: "\n").map(String.init))
  }

  private static let record = "echo \"${0##*/} $*\" >>\"$CALLS\""
  /// Passes the command on, as `sudo` and `env` do.
  private static let passOn = "while [ \"$1\" = -n ] || [ \"$1\" = DEBIAN_FRONTEND=noninteractive ]; do shift; done; \"$@\""
  private static let complete = [
    "swift": "", "git": "", "make": "", "pkg-config": "", "uname": "echo Linux", "id": "echo 0", "apt-get": record,
    "env": passOn,
  ]
  private static func machine(_ changes: [String: String], without missing: Set<String> = []) -> [String: String] {
    complete.merging(changes) { $1 }.filter { !missing.contains($0.key) }
  }

  @Test("Where nothing is missing, nothing is installed and nothing said")
  func complete() throws {
    let outcome = try setUp(Self.complete)
    #expect(outcome.status == 0)
    #expect(outcome.calls == [])
    #expect(outcome.said == "")
  }

  @Test("Root installs only what is missing")
  func root() throws {
    let outcome = try setUp(Self.machine(["pkg-config": "[ \"$2\" = icu-i18n ]"]))
    #expect(outcome.status == 0)
    #expect(outcome.calls.count == 2)
    #expect(outcome.calls.last?.hasSuffix("install -y --no-install-recommends libxml2-dev libharfbuzz-dev libsqlite3-dev") == true)
  }

  @Test("Without pkg-config, dpkg says which libraries stand")
  func dpkg() throws {
    let installed = "[ \"$4\" = libicu-dev ] && echo install ok installed"
    let outcome = try setUp(Self.machine(["dpkg-query": installed], without: ["pkg-config"]))
    #expect(outcome.calls.last?.hasSuffix("install -y --no-install-recommends pkg-config libxml2-dev libharfbuzz-dev libsqlite3-dev") == true)
  }

  @Test("Others use sudo, which may not ask where nobody can answer")
  func sudo() throws {
    let changes = ["id": "echo 1000", "pkg-config": "false", "sudo": Self.record + "\n" + Self.passOn]
    let outcome = try setUp(Self.machine(changes))
    #expect(outcome.status == 0)
    #expect(outcome.calls.filter { $0.hasPrefix("sudo -n ") }.count == 2)
    #expect(outcome.calls.last?.hasSuffix("libicu-dev libxml2-dev libharfbuzz-dev libsqlite3-dev") == true)
  }

  private static let hopeless: [(changes: [String: String], missing: Set<String>, says: String)] = [
    (["pkg-config": "false"], ["apt-get"], "there is no apt-get"),
    (["pkg-config": "false", "id": "echo 1000"], [], "apt-get install libicu-dev libxml2-dev libharfbuzz-dev libsqlite3-dev"),
    (["pkg-config": "false", "apt-get": "exit 100"], [], "It needs the network"),
    ([:], ["swift"], "Swift is not installed"),
    (["uname": "echo Plan9"], [], "Plan9 is not supported"),
    (["uname": "echo Darwin"], [], "Homebrew is needed"),
    (["uname": "echo Darwin", "brew": "echo /nowhere"], ["pkg-config"], "brew install pkg-config icu4c libxml2 harfbuzz sqlite"),
  ]

  @Test("Where it cannot install, it says what to do", arguments: hopeless)
  func cannot(changes: [String: String], missing: Set<String>, says: String) throws {
    let outcome = try setUp(Self.machine(changes, without: missing))
    #expect(outcome.status == 1)
    #expect(outcome.said.contains(says), "\(outcome.said)")
    #expect(outcome.calls == [])
  }
}
