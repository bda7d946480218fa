import Foundation
import Subprocess

/// A repository as git's plumbing shows it. Nothing is checked out, and nothing is written to it.
package struct GitRepository: Sendable {
  /// Why git could not answer, in a sentence.
  package struct Fault: Error, Hashable, CustomStringConvertible {
    package var description: String
  }

  /// The top folder of the working tree.
  package let root: String
  /// What was asked for, below it: empty for all of it.
  package let folder: String
  /// Whether its history was cut off when it was cloned.
  let isShallow: Bool

  /// The repository that a folder or file lies in.
  package init(containing path: String) async throws(Fault) {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard exists else { throw Fault(description: "found nothing at \(path), expected a folder or a file") }
    let inside = isFolder.boolValue ? path : (URL(fileURLWithPath: path).deletingLastPathComponent().path)
    let answer = try await Git.run(["rev-parse", "--show-toplevel", "--show-prefix", "--is-shallow-repository"], in: inside)
    let lines = answer.text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    guard answer.succeeded, lines.count >= 3 else {
      // A repository of another user's is there, and git does not look into it before it is told to.
      if answer.complaint.contains("dubious ownership") {
        throw Fault(
          description: "\(path): git refuses the repository, because another user owns it; "
            + "`git config --global --add safe.directory FOLDER` allows it")
      }
      throw Fault(
        description: "\(path): found no git repository around it (\(answer.complaint)); "
          + "to compare two folders say --base-path FOLDER")
    }
    root = lines[0]
    isShallow = lines[2] == "true"
    let name = isFolder.boolValue ? "" : URL(fileURLWithPath: path).lastPathComponent
    folder = (lines[1].split(separator: "/").map { String($0) } + (name.isEmpty ? [] : [name])).joined(separator: "/")
  }

  /// The commit in which the checked-out one and another began to differ.
  package func mergeBase(with revision: String) async throws(Fault) -> String {
    let commit = try await commit(revision)
    guard try await Git.run(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"], in: root).succeeded else {
      throw Fault(description: "\(root): found a branch without a commit, expected one to compare with \(revision): commit first")
    }
    let answer = try await Git.run(["merge-base", commit, "HEAD"], in: root)
    guard answer.succeeded, let base = answer.text.split(separator: "\n").first else {
      throw Fault(
        description: isShallow
          ? "\(revision) and HEAD: this clone is shallow and does not reach back to where they began to differ: \(Self.deepen)"
          : "\(revision) and HEAD have no commit in common: their histories are unrelated; say a revision that the branch came from, "
            + "as in --base HEAD~1, or a folder, with --base-path FOLDER")
    }
    return String(base)
  }

  /// Whether a commit has anything at what was asked for.
  package func has(_ commit: String) async throws(Fault) -> Bool {
    try await Git.run(["rev-parse", "--verify", "--quiet", "\(commit):\(folder)"], in: root).succeeded
  }

  /// The branch that changes are compared with where none is named: what GitHub and GitLab say about a pull or merge request,
  /// else the upstream of the branch.
  package func defaultBase(environment: [String: String]) async throws(Fault) -> String {
    if let branch = environment["GITHUB_BASE_REF"], !branch.isEmpty { return "origin/\(branch)" }
    if let commit = environment["CI_MERGE_REQUEST_DIFF_BASE_SHA"], !commit.isEmpty { return commit }
    let answer = try await Git.run(["rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}"], in: root)
    if answer.succeeded, let name = answer.text.split(separator: "\n").first {
      // A pushed branch is its own upstream: then the branch that the remote has by default is meant.
      let own = try await Git.run(["symbolic-ref", "--quiet", "--short", "HEAD"], in: root)
      let isOwn = own.text.split(separator: "\n").first.map { name.hasSuffix("/" + $0) } ?? false
      let remote = try await Git.run(["rev-parse", "--abbrev-ref", "--verify", "--quiet", "origin/HEAD"], in: root)
      if isOwn, remote.succeeded, let main = remote.text.split(separator: "\n").first { return String(main) }
      return String(name)
    }
    let isOnBranch = try await Git.run(["symbolic-ref", "--quiet", "HEAD"], in: root).succeeded
    let why = isOnBranch ? "the branch has no upstream" : "HEAD is detached, so that no branch has an upstream"
    let example = try await otherBranch() ?? "HEAD~1"
    throw Fault(
      description: "\(why), and neither GITHUB_BASE_REF nor CI_MERGE_REQUEST_DIFF_BASE_SHA is set: "
        + "say which revision to compare with, as in --base \(example)")
  }

  /// One of those that branches usually begin at, as far as the clone has it and it is not the checked-out one.
  private func otherBranch() async throws(Fault) -> String? {
    let own = try await checkedOutBranch()
    for name in ["main", "master", "origin/HEAD", "origin/main", "origin/master"] where name != own {
      let answer = try await Git.run(["rev-parse", "--verify", "--quiet", name + "^{commit}"], in: root)
      if answer.succeeded { return name }
    }
    return nil
  }

  /// Whether a commit is the checked-out one.
  package func isHead(_ commit: String) async throws(Fault) -> Bool {
    try await Git.run(["rev-parse", "HEAD"], in: root).text.split(separator: "\n").first.map { $0 == commit } ?? false
  }

  /// That there is nothing to compare is no pass: a revision is the checked-out commit, and no file is otherwise than in it. A
  /// pipeline's variable that says the wrong one would stay green for ever.
  package func mustDiffer(_ change: GitChange, from commit: String, of revision: String) async throws(Fault) {
    guard change.isEmpty, try await isHead(commit) else { return }
    let own = try await checkedOutBranch()
    let what =
      own == revision
      ? "HEAD is \(revision) itself" : "\(revision), as the base, is the commit that is checked out"
    let others = try await otherBases(than: commit, of: own)
    throw Fault(
      description: "\(what), and no file in the folder is changed: a commit is compared with itself, so nothing was compared; "
        + "say \(others)")
  }

  /// The name of the branch that is checked out; nil where HEAD is detached.
  private func checkedOutBranch() async throws(Fault) -> String? {
    let answer = try await Git.run(["symbolic-ref", "--quiet", "--short", "HEAD"], in: root)
    return answer.succeeded ? answer.text.split(separator: "\n").first.map { String($0) } : nil
  }

  /// What else a commit may be compared with: what the remote has of its branch, where that is another one, and the commit before.
  private func otherBases(than commit: String, of branch: String?) async throws(Fault) -> String {
    // The only commit of a shallow clone has none before it.
    let hasEarlier = try await Git.run(["rev-parse", "--verify", "--quiet", "HEAD~1"], in: root).succeeded
    let deepened = isShallow && !hasEarlier ? ", once the clone, which is shallow, reaches back to it: \(Self.deepen)" : ""
    let last = "--base HEAD~1 for what the last commit changed\(deepened)"
    guard let branch else { return last }
    let answer = try await Git.run(["merge-base", "refs/remotes/origin/\(branch)", "HEAD"], in: root)
    guard answer.succeeded, let base = answer.text.split(separator: "\n").first, base != commit else { return last }
    return "--base origin/\(branch) for what is not pushed yet, or \(last)"
  }

  private func commit(_ revision: String) async throws(Fault) -> String {
    guard !revision.isEmpty, !revision.hasPrefix("-") else {
      throw Fault(description: "found “\(revision)”, expected a revision that git knows")
    }
    let answer = try await Git.run(["rev-parse", "--verify", "--quiet", revision + "^{commit}"], in: root)
    guard answer.succeeded, let commit = answer.text.split(separator: "\n").first else {
      let advice = try await remedy(for: revision)
      throw Fault(description: "\(revision): found no such revision in \(root); \(advice)")
    }
    return String(commit)
  }

  /// What brings a revision that the clone does not have. A branch may be there under the remote's name alone, as in most clones
  /// that pipelines make.
  private func remedy(for revision: String) async throws(Fault) -> String {
    // What is counted from a commit, such as HEAD~1, is no branch.
    let isName = !revision.contains { "~^@:{}".contains($0) } && revision != "HEAD"
    if isName {
      let remote = "refs/remotes/origin/\(revision)^{commit}"
      let isOfRemote = try await Git.run(["rev-parse", "--verify", "--quiet", remote], in: root).succeeded
      if isOfRemote { return "the remote has a branch of this name: say --base origin/\(revision)" }
    }
    // A shallow clone follows one branch: to deepen it brings no other one.
    let branch = isName && revision.hasPrefix("origin/") ? String(revision.dropFirst("origin/".count)) : nil
    var fetched = branch.map { "; `\(Self.fetch($0))` brings this branch alone" } ?? ""
    if branch == nil, isName, mayBeBranch(revision), try await Git.run(["config", "--get", "remote.origin.url"], in: root).succeeded {
      fetched = "; if it is a branch of the remote, `\(Self.fetch(revision))` brings it, and --base origin/\(revision) names it"
    }
    return isShallow
      ? "this clone is shallow: \(Self.deepen)\(fetched)"
      : "say one that `git branch --all` or `git tag` lists, or fetch it first, as `git fetch origin` does\(fetched)"
  }

  /// Not a commit by its number, of which seven digits are the fewest that git shows, nor a reference by its whole name.
  private func mayBeBranch(_ revision: String) -> Bool {
    let isNumber = revision.count >= 7 && revision.allSatisfy { $0.isHexDigit }
    return !isNumber && !revision.hasPrefix("refs/")
  }

  private static func fetch(_ branch: String) -> String {
    "git fetch origin +refs/heads/\(branch):refs/remotes/origin/\(branch)"
  }

  private static let deepen = "fetch more of it, as `git fetch --unshallow` or `fetch-depth: 0` does"
}
