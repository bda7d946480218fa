import Foundation

/// What the working tree has otherwise than a commit, below a folder.
package struct GitChange: Sendable {
  package enum Content: Hashable, Sendable {
    case file([UInt8])
    /// A symbolic link, and where it leads.
    case link(String)
  }

  /// What files were that the commit has, and that read otherwise now or are gone; by path below the folder.
  package var earlier: [String: Content] = [:]
  /// What the commit lacks: files, and folders with all that is in them.
  package var added: Set<String> = []
  /// Repositories in the folder that are at another commit of their own now. What they were like then, this one does not know.
  package var movedSubmodules: [String] = []
  /// Files that the commit holds as a pointer to a store of large files: what was in them, git does not know.
  package var pointers: [String] = []
  /// Whether nothing in the folder is otherwise than in the commit, read or not.
  package var isEmpty = true
}

extension GitRepository {
  /// What was changed since a commit, below a folder in the repository.
  /// - Parameters:
  ///   - folder: A path to it; paths in the answer count from there.
  ///   - isWanted: Whether the contents of a file matter, by its path below the folder.
  package func change(
    since commit: String, in folder: String, where isWanted: (String) -> Bool
  ) async throws(Fault) -> GitChange {
    // Names that only changed their case, or their mode, are what they are to git; renames are two files.
    let answer = try await Git.run(
      [
        "diff", "--raw", "-z", "--no-abbrev", "--no-renames", "--no-ext-diff", "--no-textconv", "--relative",
        "--ignore-submodules=dirty", commit, "--", ".",
      ], in: folder)
    guard answer.succeeded else { throw Fault(description: "\(commit): git cannot compare its files: \(answer.complaint)") }
    var change = GitChange()
    var asked: [(name: String, path: String, isLink: Bool)] = []
    guard let differences = GitRawDifference.all(in: answer.bytes) else {
      throw Fault(description: "\(commit): git compares files in a way that is not known here")
    }
    change.isEmpty = differences.isEmpty
    for difference in differences {
      let path = difference.path
      guard Self.isSafe(path) else { continue }
      switch difference.before {
      case .nothing where difference.isUnmerged:
        // Git says of a conflict only that there is one.
        if isWanted(path), try await has(path, in: commit, below: folder) {
          asked.append(("\(commit):./\(path)", path, false))
        }
      case .nothing: change.added.insert(path)
      case .submodule: change.movedSubmodules.append(path)
      case .file, .link:
        // What nobody reads need not be there before, but is no addition either.
        if isWanted(path) { asked.append((difference.id, path, difference.before == .link)) }
      }
    }
    try await addUntracked(to: &change, in: folder)
    try await addContents(of: asked, to: &change, in: folder)
    return change
  }

  /// Whether a commit has anything at a path below a folder.
  package func has(_ path: String, in commit: String, below folder: String) async throws(Fault) -> Bool {
    let name = path.isEmpty ? "\(commit):./" : "\(commit):./\(path)"
    return try await Git.run(["rev-parse", "--verify", "--quiet", name], in: folder).succeeded
  }

  /// What git does not track and does not ignore is new. What it ignores is made, and was there before for all anybody knows.
  private func addUntracked(to change: inout GitChange, in folder: String) async throws(Fault) {
    let answer = try await Git.run(["ls-files", "--others", "--exclude-standard", "-z", "--", "."], in: folder)
    guard answer.succeeded else { throw Fault(description: "\(folder): git cannot list its files: \(answer.complaint)") }
    for name in answer.bytes.split(separator: 0) {
      let path = String(decoding: name, as: UTF8.self)
      // A repository in this one is listed as a folder.
      change.added.insert(path.hasSuffix("/") ? String(path.dropLast()) : path)
      change.isEmpty = false
    }
  }

  private func addContents(
    of asked: [(name: String, path: String, isLink: Bool)], to change: inout GitChange, in folder: String
  ) async throws(Fault) {
    guard !asked.isEmpty else { return }
    let answer = try await Git.run(["cat-file", "--batch"], in: folder, input: asked.map { $0.name + "\n" }.joined())
    guard answer.succeeded else { throw Fault(description: "git cannot show what files were: \(answer.complaint)") }
    var batch = GitBatch(answer.bytes)
    for (_, path, isLink) in asked {
      guard let bytes = batch.next() else {
        throw Fault(description: "git cannot show what \(path) was; fetch its objects first")
      }
      if isLink {
        change.earlier[path] = .link(String(decoding: bytes, as: UTF8.self))
      } else if bytes.starts(with: Self.pointer) {
        change.pointers.append(path)
      } else {
        change.earlier[path] = .file(Array(bytes))
      }
    }
  }

  /// What a file begins with that git LFS keeps elsewhere.
  private static let pointer = Array("version https://git-lfs.github.com/spec/".utf8)

  /// git itself refuses to check such names out.
  private static func isSafe(_ path: String) -> Bool {
    !path.split(separator: "/", omittingEmptySubsequences: false).contains {
      ["", ".", ".."].contains($0) || $0.lowercased() == ".git"
    }
  }
}
