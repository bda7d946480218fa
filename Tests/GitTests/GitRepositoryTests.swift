import Foundation
import LintelGit
import Testing

/// A repository in a folder of its own, gone with the test.
private final class Folder {
  let path = FileManager.default.temporaryDirectory.appending(path: "lintel-git-\(UUID().uuidString)").path

  init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  @discardableResult func git(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", path, "-c", "user.name=A", "-c", "user.email=a@example.org"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: text, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    let file = URL(fileURLWithPath: path).appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func commit() throws -> String {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", "m")
    return try git("rev-parse", "HEAD")
  }

  func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path + "/" + name).map { Array($0) }
  }
}

@Suite("A repository's past")
struct GitRepositoryTests {
  @Test("The files of a commit are what they were: empty, without a line break, of any bytes, with names of any characters")
  func tree() async throws {
    let folder = try Folder()
    try folder.git("init", "--quiet", "--initial-branch=main")
    let files: [String: [UInt8]] = [
      "App/empty.strings": [], "App/de.lproj/a b\u{e4}\"\t.strings": [0xFF, 0xFE, 0x22, 0, 10, 10], "App/last.strings": [10],
      "Other/x.strings": [1],
    ]
    for (name, bytes) in files { try folder.write(bytes, to: name) }
    let commit = try folder.commit()
    for name in files.keys { try folder.write([9, 9, 9], to: name) }
    let repository = try await GitRepository(containing: folder.path + "/App")
    #expect(repository.folder == "App")
    let target = try Folder()
    try await repository.write(commit, into: target.path) { !$0.hasPrefix("last") }
    #expect(target.bytes("empty.strings") == [])
    #expect(target.bytes("de.lproj/a b\u{e4}\"\t.strings") == [0xFF, 0xFE, 0x22, 0, 10, 10])
    #expect(target.bytes("last.strings") == nil && target.bytes("x.strings") == nil)
  }

  @Test("The merge base is where both began to differ, and the files of a folder that was not there yet are none")
  func mergeBase() async throws {
    let folder = try Folder()
    try folder.git("init", "--quiet", "--initial-branch=main")
    let first = try folder.commit()
    try folder.git("checkout", "--quiet", "-b", "change")
    try folder.write([1], to: "New/a.strings")
    _ = try folder.commit()
    try folder.git("checkout", "--quiet", "main")
    _ = try folder.commit()
    try folder.git("checkout", "--quiet", "change")
    let repository = try await GitRepository(containing: folder.path + "/New")
    #expect(try await repository.mergeBase(with: "main") == first)
    let target = try Folder()
    try await repository.write(first, into: target.path) { _ in true }
    #expect(try FileManager.default.contentsOfDirectory(atPath: target.path) == [])
  }

  @Test("Where no base is named it is the branch that GitHub or GitLab names, else the upstream; else it is asked for")
  func defaultBase() async throws {
    let folder = try Folder()
    try folder.git("init", "--quiet", "--initial-branch=main")
    _ = try folder.commit()
    let repository = try await GitRepository(containing: folder.path)
    #expect(try await repository.defaultBase(environment: ["GITHUB_BASE_REF": "develop"]) == "origin/develop")
    #expect(try await repository.defaultBase(environment: ["CI_MERGE_REQUEST_DIFF_BASE_SHA": "abc"]) == "abc")
    await #expect(throws: GitRepository.Fault.self) { try await repository.defaultBase(environment: [:]) }
    try folder.git("branch", "other")
    try folder.git("branch", "--quiet", "--set-upstream-to=other")
    #expect(try await repository.defaultBase(environment: ["GITHUB_BASE_REF": ""]) == "other")
  }

  @Test("A pushed branch, which is its own upstream, is compared with the remote's default branch")
  func pushed() async throws {
    let (remote, folder) = (try Folder(), try Folder())
    try remote.git("init", "--quiet", "--initial-branch=main")
    let first = try remote.commit()
    try remote.git("clone", "--quiet", "file://" + remote.path, folder.path + "/clone")
    let repository = try await GitRepository(containing: folder.path + "/clone")
    #expect(try await repository.defaultBase(environment: [:]) == "origin/main")
    try folder.git("-C", folder.path + "/clone", "checkout", "--quiet", "-b", "change")
    try folder.git("-C", folder.path + "/clone", "push", "--quiet", "--set-upstream", "origin", "change")
    #expect(try await repository.defaultBase(environment: [:]) == "origin/main")
    #expect(try await repository.isHead(first))
  }

  @Test("Nothing of a tree is written outside the folder, whatever its names are")
  func unsafeNames() async throws {
    let folder = try Folder()
    try folder.git("init", "--quiet", "--initial-branch=main")
    try folder.write([1], to: "a.strings")
    _ = try folder.commit()
    let tree = try folder.git("rev-parse", "HEAD^{tree}")
    try folder.write(Array("040000 tree \(tree)\t..\n040000 tree \(tree)\tApp\n".utf8), to: "names")
    let evil = try folder.git("-c", "alias.t=!git mktree < names", "t")
    let commit = try folder.git("commit-tree", evil, "-m", "m")
    let (target, repository) = (try Folder(), try await GitRepository(containing: folder.path))
    try await repository.write(commit, into: target.path + "/in") { _ in true }
    #expect(target.bytes("in/App/a.strings") == [1] && target.bytes("a.strings") == nil)
  }

  @Test("A name that is an option of git, or nothing, is no revision")
  func options() async throws {
    let folder = try Folder()
    try folder.git("init", "--quiet", "--initial-branch=main")
    _ = try folder.commit()
    let repository = try await GitRepository(containing: folder.path)
    for name in ["", "-h", "--output=x", "no-such", "main:a"] {
      await #expect(throws: GitRepository.Fault.self) { try await repository.mergeBase(with: name) }
    }
  }
}
