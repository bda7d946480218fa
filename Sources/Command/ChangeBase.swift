import Foundation
import LintelAudit
import LintelFindings
import LintelGit

/// What a change is compared with.
struct ChangeBase {
  let state: ChangeAudit.Base
  /// What people call it.
  let name: String
  /// What was accepted then: an acceptance that was taken back makes findings new.
  let accepted: [Suppression]

  /// - Parameters:
  ///   - path: the folder or file that was changed.
  ///   - asked: the revision; nil for that of the branch that the change is meant for.
  ///   - folder: another folder, instead of a revision.
  init(of path: String, revision asked: String?, folder: String? = nil, _ configuration: Configuration) async throws {
    if let folder {
      (state, name) = (.folder(folder), folder)
      accepted = Self.accepted { try Configuration.read(folder: folder) }
      return
    }
    let repository = try await GitRepository(containing: path)
    let revision: String
    if let asked {
      revision = asked
    } else {
      revision = try await repository.defaultBase(environment: ProcessInfo.processInfo.environment)
    }
    let commit = try await repository.mergeBase(with: revision)
    if try await repository.isHead(commit) {
      Output.tell("lintel: \(revision) begins at HEAD itself: only what is not committed yet counts\n")
    }
    if try await !repository.has(commit) {
      Output.tell("lintel: \(revision) has nothing at \(path): all that is found there is new; was it moved as a whole?\n")
    }
    let change = try await repository.change(since: commit, in: AuditedFolder.absolutePath(of: path)) {
      ProjectSource.isRead($0, options: configuration.reading) || Configuration.fileNames.contains($0)
    }
    if asked == nil { try await repository.mustDiffer(change, from: commit, of: revision) }
    Self.tell(change)
    let files = ChangeAudit.Files(
      contents: change.earlier.mapValues {
        switch $0 {
        case .file(let bytes): .file(bytes)
        case .link(let target): .link(target)
        }
      }, added: change.added)
    (state, name) = (.change(files), "\(revision) (\(commit.prefix(12)))")
    accepted = Self.accepted { try configuration.before(files) }
  }

  /// What is not compared, because git does not have it.
  private static func tell(_ change: GitChange) {
    for path in change.movedSubmodules {
      Output.tell("lintel: \(path): the change moves this submodule; what was in it before is not compared\n")
    }
    for path in change.pointers {
      Output.tell("lintel: \(path): git holds a pointer to a large file; what was in it before is not compared\n")
    }
  }

  private static func accepted(_ read: () throws -> Configuration) -> [Suppression] {
    do { return try read().suppressions } catch {
      Output.tell("lintel: the base's configuration cannot be used, and accepts nothing: \(error)\n")
      return []
    }
  }
}

extension ChangeAudit {
  /// Which files it does not compare, and on which side they could not be read.
  func tellNotCompared() {
    for one in notCompared {
      let side =
        switch one.side {
        case .base: "at the base"
        case .now: "as it is now"
        case .both: "on either side"
        }
      Output.tell("lintel: not compared: \(one.file) could not be read to its end \(side)\n")
    }
  }
}
