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
}

@Suite("A repository's past")
struct GitRepositoryTests {
  @Test(
    "What a change touched is as the commit has it: empty, without a line break, of any bytes, with names of any characters")
  func change() async throws {
    let folder = try Folder()
    try folder.git("init", "--quiet", "--initial-branch=main")
    let files: [String: [UInt8]] = [
      "App/empty.strings": [], "App/de.lproj/a b\u{e4}\"\t.strings": [0xFF, 0xFE, 0x22, 0, 10, 10], "App/last.strings": [10],
      "App/same.strings": [7], "App/gone.strings": [8], "Other/x.strings": [1],
    ]
    for (name, bytes) in files { try folder.write(bytes, to: name) }
    let commit = try folder.commit()
    for name in files.keys where !name.hasSuffix("same.strings") { try folder.write([9, 9, 9], to: name) }
    try folder.git("rm", "--quiet", "--force", "App/gone.strings")
    try folder.write([2], to: "App/staged.strings")
    try folder.git("add", "App/staged.strings")
    try folder.write([2], to: "App/new/untracked.strings")
    try folder.write(Array("made.strings\n".utf8), to: ".gitignore")
    try folder.write([2], to: "App/made.strings")
    let repository = try await GitRepository(containing: folder.path + "/App")
    #expect(repository.folder == "App")
    let change = try await repository.change(since: commit, in: folder.path + "/App") { !$0.hasPrefix("last") }
    #expect(
      change.earlier == [
        "empty.strings": .file([]), "de.lproj/a b\u{e4}\"\t.strings": .file([0xFF, 0xFE, 0x22, 0, 10, 10]),
        "gone.strings": .file([8]),
      ])
    #expect(change.added == ["staged.strings", "new/untracked.strings"])
  }

  @Test("A link is what it led to, a pointer of LFS tells nothing, and a conflict is what the commit has")
  func kinds() async throws {
    let folder = try Folder()
    try folder.git("init", "--quiet", "--initial-branch=main")
    try folder.write([1], to: "a.strings")
    try folder.write(Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8), to: "large.strings")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link.strings", withDestinationPath: "a.strings")
    let commit = try folder.commit()
    try folder.git("checkout", "--quiet", "-b", "other")
    try folder.write([2], to: "a.strings")
    _ = try folder.commit()
    try folder.git("checkout", "--quiet", "main")
    try folder.write([3], to: "a.strings")
    try folder.write([4], to: "large.strings")
    try FileManager.default.removeItem(atPath: folder.path + "/link.strings")
    try folder.write([5], to: "link.strings")
    _ = try folder.commit()
    try folder.git("-c", "alias.conflict=!git merge --quiet other || true", "conflict")
    let repository = try await GitRepository(containing: folder.path)
    let change = try await repository.change(since: commit, in: folder.path) { _ in true }
    #expect(change.earlier == ["a.strings": .file([1]), "link.strings": .link("a.strings")])
    #expect(change.pointers == ["large.strings"] && change.added == [])
  }

  @Test("Of a submodule that the change moves nothing is known, and one that it adds is new as a whole")
  func submodules() async throws {
    let (inner, folder) = (try Folder(), try Folder())
    for repository in [inner, folder] { try repository.git("init", "--quiet", "--initial-branch=main") }
    try inner.write([1], to: "a.strings")
    _ = try inner.commit()
    func add(_ name: String) throws {
      try folder.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", "file://" + inner.path, name)
    }
    try add("Moved")
    let commit = try folder.commit()
    try inner.write([2], to: "a.strings")
    _ = try inner.commit()
    try folder.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "update", "--remote", "Moved")
    try add("New")
    let repository = try await GitRepository(containing: folder.path)
    let change = try await repository.change(since: commit, in: folder.path) { $0.hasSuffix(".strings") }
    #expect(change.movedSubmodules == ["Moved"] && change.added == ["New"] && change.earlier.isEmpty)
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
    #expect(try await !repository.has(first))
    let change = try await repository.change(since: first, in: folder.path + "/New") { _ in true }
    #expect(change.earlier.isEmpty && change.added == ["a.strings"])
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

  @Test("Where the base that is found is the checked-out commit, and no file is changed, there is nothing to compare")
  func nothingToCompare() async throws {
    let folder = try Folder()
    try folder.git("init", "--quiet", "--initial-branch=main")
    try folder.write([1], to: "a.txt")
    let first = try folder.commit()
    let repository = try await GitRepository(containing: folder.path)
    let same = try await repository.change(since: first, in: folder.path) { _ in false }
    #expect(same.isEmpty)
    await #expect(throws: GitRepository.Fault.self) { try await repository.mustDiffer(same, from: first, of: "origin/main") }
    // A file that nobody reads is a change all the same, and so is one that git does not know yet.
    try folder.write([2], to: "a.txt")
    let edited = try await repository.change(since: first, in: folder.path) { _ in false }
    try await repository.mustDiffer(edited, from: first, of: "origin/main")
    try folder.write([1], to: "a.txt")
    try folder.write([1], to: "b.txt")
    #expect(try await !repository.change(since: first, in: folder.path) { _ in false }.isEmpty)
    _ = try folder.commit()
    try await repository.mustDiffer(same, from: first, of: "origin/main")
  }

  @Test("Names that lead out of the folder, or into git's own, are none")
  func unsafeNames() async throws {
    let folder = try Folder()
    try folder.git("init", "--quiet", "--initial-branch=main")
    try folder.write([1], to: "a.strings")
    _ = try folder.commit()
    let tree = try folder.git("rev-parse", "HEAD^{tree}")
    try folder.write(
      Array("040000 tree \(tree)\t..\n040000 tree \(tree)\t.git\n040000 tree \(tree)\tApp\n".utf8), to: "names")
    let evil = try folder.git("-c", "alias.t=!git mktree < names", "t")
    let commit = try folder.git("commit-tree", evil, "-m", "m")
    let repository = try await GitRepository(containing: folder.path)
    let change = try await repository.change(since: commit, in: folder.path) { _ in true }
    #expect(change.earlier == ["App/a.strings": .file([1])])
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
