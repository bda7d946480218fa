import Foundation

/// Which commit a folder is at, for a report. Nothing is an error here: where git does not answer, nothing is said.
package struct GitHead: Sendable {
  package let id: String
  /// Whether a file that git follows, and that is asked about, is otherwise in the folder than in the commit.
  package let isModified: Bool
  /// Where it was cloned from, as an address without a name and a password; nil where that is no web address.
  package let repository: String?

  /// Nil where the path lies in no repository, or in one without a commit.
  /// - Parameter isWanted: Whether a file matters, by its path below the folder.
  package init?(of path: String, where isWanted: @Sendable (String) -> Bool = { _ in true }) async {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    let url = URL(fileURLWithPath: path)
    let folder = isFolder.boolValue ? url.path : url.deletingLastPathComponent().path
    // An audit outside of any repository starts no other program.
    guard Self.isInRepository(folder) else { return nil }
    guard let head = try? await Git.run(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"], in: folder), head.succeeded,
      let id = head.text.split(separator: "\n").first
    else { return nil }
    // What a clone lacks or a submodule has is not looked for: it would take long and say little.
    let changes = try? await Git.run(
      [
        "diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--no-textconv", "--relative",
        "--ignore-submodules=all", "HEAD", "--", url.path,
      ], in: folder)
    guard let changes, changes.succeeded else { return nil }
    let remote = try? await Git.run(["config", "--get", "remote.origin.url"], in: folder)
    self.id = String(id)
    isModified = changes.bytes.split(separator: 0).contains { isWanted(String(decoding: $0, as: UTF8.self)) }
    repository = remote.flatMap {
      $0.succeeded ? Self.address($0.text.trimmingCharacters(in: .whitespacesAndNewlines)) : nil
    }
  }

  /// Whether a folder, or one above it, is the top of a repository.
  private static func isInRepository(_ folder: String) -> Bool {
    var parts = URL(fileURLWithPath: folder).resolvingSymlinksInPath().pathComponents
    while !parts.isEmpty {
      if FileManager.default.fileExists(atPath: NSString.path(withComponents: parts + [".git"])) { return true }
      parts.removeLast()
    }
    return false
  }

  /// Where a folder lies below the top of its repository, with `/` between the parts: empty for the top, and outside of any.
  package static func folder(of path: String) async -> String {
    guard isInRepository(path) else { return "" }
    let answer = try? await Git.run(["rev-parse", "--show-prefix"], in: path)
    guard let answer, answer.succeeded else { return "" }
    return String(answer.text.prefix { $0 != "\n" }.reversed().drop { $0 == "/" }.reversed())
  }

  /// `https://host/owner/name` for `git@host:owner/name.git`, `ssh://git@host/owner/name` and `https://name:token@host/owner/name`.
  package static func address(_ remote: String) -> String? {
    var rest: Substring
    if let match = remote.firstMatch(of: /^(?:https?|ssh|git):\/\/(?:[^\/@]*@)?([^\/]+\/.*)$/) {
      rest = match.1
      // A port of ssh is none of the web's.
      if !remote.hasPrefix("http"), let port = rest.firstMatch(of: /^([^\/:]+):\d+\//) {
        rest = port.1 + rest[port.0.dropLast().endIndex...]
      }
    } else if let match = remote.firstMatch(of: /^(?:[^\/@:]+@)?([^\/@:]+\.[^\/@:]+):([^\/].*)$/) {
      rest = match.1 + "/" + match.2
    } else {
      return nil
    }
    if rest.hasSuffix("/") { rest = rest.dropLast() }
    if rest.hasSuffix(".git") { rest = rest.dropLast(4) }
    let isPlain = rest.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\"<>\\^`{|}@?#".utf8.contains($0) }
    return isPlain ? "https://" + rest : nil
  }
}
