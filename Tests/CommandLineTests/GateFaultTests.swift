import Foundation
import Testing

@Suite("What keeps a gate from comparing says what to do")
struct GateFaultTests {
  private static let noPipeline = ["GITHUB_BASE_REF": "", "CI_MERGE_REQUEST_DIFF_BASE_SHA": ""]

  @Test("A revision that the clone lacks is to be fetched; a shallow clone is to be deepened")
  func unknown() throws {
    let history = try GitHistory(AccountApp.files)
    defer { history.remove() }
    try history.commit("second")
    let unknown = try history.cli.run("gate", ".", "--base", "origin/main")
    #expect(unknown.code == 2 && unknown.errors.contains("origin/main: found no such revision"), "\(unknown.errors)")
    #expect(unknown.errors.contains("git fetch origin") && !unknown.errors.contains("shallow"))
    let clone = try CommandRunner([:])
    defer { clone.remove() }
    try history.git("clone", "--quiet", "--depth=1", "file://" + history.cli.folder.path, clone.folder.path + "/clone")
    for base in ["HEAD~1", "origin/develop"] {
      let shallow = try clone.run("gate", "clone", "--base", base)
      #expect(shallow.code == 2 && shallow.errors.contains("`git fetch --unshallow` or `fetch-depth: 0`"), "\(shallow.errors)")
    }
  }

  @Test("A branch that the clone has from the remote alone is named so, and one that it lacks comes by a command that stands there")
  func remoteBranch() throws {
    let history = try GitHistory(AccountApp.files)
    defer { history.remove() }
    try history.git("update-ref", "refs/remotes/origin/develop", "HEAD")
    try history.commit("second")
    let known = try history.cli.run("gate", ".", "--base", "develop")
    #expect(known.code == 2 && known.errors.contains("say --base origin/develop"), "\(known.errors)")
    let counted = try history.cli.run("gate", ".", "--base", "develop~9")
    #expect(counted.code == 2 && !counted.errors.contains("--base origin/"), "\(counted.errors)")
    let lacked = try history.cli.run("gate", ".", "--base", "origin/release")
    #expect(
      lacked.errors.contains("`git fetch origin +refs/heads/release:refs/remotes/origin/release`"), "\(lacked.errors)")
  }

  @Test("A branch that a shallow clone of another one lacks comes by a command that stands there, and so does its name")
  func shallowBranch() throws {
    let history = try GitHistory(AccountApp.files)
    defer { history.remove() }
    try history.git("checkout", "--quiet", "-b", "change")
    try history.commit("second")
    let clone = try CommandRunner([:])
    defer { clone.remove() }
    let source = "file://" + history.cli.folder.path
    let target = clone.folder.path + "/clone"
    try history.git("clone", "--quiet", "--depth=1", "--branch", "change", source, target)
    let lacked = try clone.run("gate", "clone", "--base", "main")
    let command = "git fetch origin +refs/heads/main:refs/remotes/origin/main"
    #expect(lacked.code == 2 && lacked.errors.contains("`\(command)`"), "\(lacked.errors)")
    #expect(lacked.errors.contains("--base origin/main names it"), "\(lacked.errors)")
    try history.git(["-C", target] + command.split(separator: " ").dropFirst().map { String($0) })
    let known = try clone.run("gate", "clone", "--base", "origin/main")
    #expect(!known.errors.contains("found no such revision"), "\(known.errors)")
    let number = try clone.run("gate", "clone", "--base", "0123456789abcdef")
    #expect(number.code == 2 && !number.errors.contains("git fetch origin +"), "\(number.errors)")
  }

  @Test("Where git is missing, one sentence says so")
  func noGit() throws {
    let plain = try CommandRunner(AccountApp.files)
    defer { plain.remove() }
    let answer = try plain.run(["gate", ".", "--base", "main"], environment: ["PATH": plain.folder.path])
    #expect(answer.code == 2, "\(answer.errors)")
    #expect(
      answer.errors.contains("git is not installed: install it, or compare two folders with --base-path FOLDER"), "\(answer.errors)")
    #expect(!answer.errors.contains("Executable"), "\(answer.errors)")
  }

  @Test("Where the base's folder is not there, its option is named")
  func noFolder() throws {
    let plain = try CommandRunner(AccountApp.files)
    defer { plain.remove() }
    let answer = try plain.run("gate", ".", "--base-path", "nosuch", "--without-fonts")
    #expect(answer.code == 2 && answer.errors.contains("--base-path: found nothing at nosuch"), "\(answer.errors)")
  }

  @Test("Where no base is named, the example is a branch that is there and is not the checked-out one")
  func example() throws {
    let history = try GitHistory(AccountApp.files)
    defer { history.remove() }
    try history.commit("second")
    let alone = try history.cli.run(["gate", "."], environment: Self.noPipeline)
    #expect(alone.code == 2 && alone.errors.contains("as in --base HEAD~1"), "\(alone.errors)")
    try history.git("checkout", "--quiet", "-b", "change")
    let beside = try history.cli.run(["gate", "."], environment: Self.noPipeline)
    #expect(beside.errors.contains("as in --base main"), "\(beside.errors)")
  }

  @Test("Branches without a commit in common are unrelated, and another base is asked for")
  func unrelated() throws {
    let history = try GitHistory(AccountApp.files)
    defer { history.remove() }
    try history.git("checkout", "--quiet", "--orphan", "other")
    try history.commit("another first")
    let answer = try history.cli.run("gate", ".", "--base", "main")
    #expect(answer.code == 2 && answer.errors.contains("their histories are unrelated"), "\(answer.errors)")
    #expect(answer.errors.contains("--base-path FOLDER"))
  }

  @Test("A detached head is compared like a branch, and has no upstream to find a base by")
  func detached() throws {
    let history = try GitHistory(AccountApp.files)
    defer { history.remove() }
    try history.git("checkout", "--quiet", "--detach")
    try history.write("/* Account */\n" + AccountApp.german(), to: "de.lproj/Localizable.strings")
    try history.commit("second")
    #expect(try history.cli.run("gate", ".", "--base", "main", "--without-fonts").code == 0)
    let answer = try history.cli.run(["gate", "."], environment: Self.noPipeline)
    #expect(answer.code == 2 && answer.errors.contains("HEAD is detached"), "\(answer.errors)")
    #expect(answer.errors.contains("as in --base main"))
  }

  @Test("Who compares a branch with itself is told what else to compare it with, and not what was just said")
  func itself() throws {
    let history = try GitHistory(AccountApp.files)
    defer { history.remove() }
    try history.write("/* Account */\n" + AccountApp.german(), to: "de.lproj/Localizable.strings")
    try history.commit("second")
    let answer = try history.cli.run("gate", ".", "--base", "main", "--without-fonts")
    #expect(answer.code == 2 && answer.errors.contains("HEAD is main itself"), "\(answer.errors)")
    #expect(answer.errors.contains("say --base HEAD~1") && !answer.errors.contains("--base main"), "\(answer.errors)")
    try history.git("update-ref", "refs/remotes/origin/main", "HEAD~1")
    let pushed = try history.cli.run("gate", ".", "--base", "main", "--without-fonts")
    #expect(pushed.errors.contains("say --base origin/main for what is not pushed yet"), "\(pushed.errors)")
    #expect(try history.cli.run("gate", ".", "--base", "origin/main", "--without-fonts").code == 0)
  }

  @Test("A folder outside of any repository can be compared with another folder")
  func outside() throws {
    let plain = try CommandRunner(AccountApp.files)
    defer { plain.remove() }
    let answer = try plain.run("gate", ".", "--base", "main")
    #expect(answer.code == 2 && answer.errors.contains("found no git repository around it"), "\(answer.errors)")
    #expect(answer.errors.contains("say --base-path FOLDER"))
  }

  @Test("A submodule that a change moves is named, with where to gate it, and all else is compared")
  func submodule() throws {
    let (inner, history) = (try GitHistory(["a.txt": "1"]), try GitHistory(AccountApp.files))
    defer {
      inner.remove()
      history.remove()
    }
    let allowed = ["-c", "protocol.file.allow=always", "submodule", "--quiet"]
    try history.git(allowed + ["add", "file://" + inner.cli.folder.path, "Kit"])
    try history.commit("submodule")
    try history.git("checkout", "--quiet", "-b", "change")
    try inner.write("2", to: "a.txt")
    try inner.commit("second")
    try history.git(allowed + ["update", "--remote", "Kit"])
    try history.commit("moved")
    let answer = try history.cli.run("gate", ".", "--base", "main", "--without-fonts")
    #expect(answer.code == 0 && answer.errors.contains("Kit: the change moves this submodule"), "\(answer.errors)")
    #expect(answer.errors.contains("gate its own folder"))
  }
}
