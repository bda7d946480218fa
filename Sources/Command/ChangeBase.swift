import Foundation
import LintelAudit
import LintelFindings
import LintelGit

/// What a change is compared with.
struct ChangeBase {
  let state: ChangeAudit.Base
  /// What people call it.
  let name: String
  /// How little there is beside the commit that is checked out; nil where another is compared with.
  let compared: Trend.Compared?
  /// Whether files are changed, and Lintel reads none of them on either side: there is nothing to compare.
  let isOfNothingRead: Bool
  /// What was accepted then: an acceptance that was taken back makes findings new.
  let accepted: [Suppression]
  /// What the project's file said then; nil where it cannot be used.
  let configuration: Configuration?

  /// - Parameters:
  ///   - path: the folder or file that was changed.
  ///   - asked: the revision; nil for that of the branch that the change is meant for.
  ///   - folder: another folder, instead of a revision.
  init(of path: String, revision asked: String?, folder: String? = nil, _ configuration: Configuration) async throws {
    if let folder {
      guard FileManager.default.fileExists(atPath: folder) else {
        throw Failure("--base-path: found nothing at \(folder), expected a folder or a file")
      }
      (state, name, compared, isOfNothingRead) = (.folder(folder), folder, nil, false)
      self.configuration = Self.configuration { try Configuration.read(folder: folder) }
      accepted = self.configuration?.suppressions ?? []
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
    let isHead = try await repository.isHead(commit)
    if isHead, asked != "HEAD" {
      Output.tell("lintel: \(revision) begins at HEAD itself: only what is not committed yet counts\n")
    }
    if try await !repository.has(commit) {
      Output.tell("lintel: \(revision) has nothing at \(path): all that is found there is new; was it moved as a whole?\n")
    }
    let root = AuditedFolder.absolutePath(of: path)
    let linked = Configuration.linked(in: root)
    func change(readBy sides: [Configuration]) async throws -> GitChange {
      try await repository.change(since: commit, in: root) { path in
        linked.contains(path) || sides.contains { $0.isRead(path) }
      }
    }
    var found = try await change(readBy: [configuration])
    // Who says HEAD itself asks for what is not committed, as a hook does, and that may be nothing.
    if asked != "HEAD" {
      try await repository.mustDiffer(found, from: commit, of: revision)
    } else if found.isEmpty {
      Output.tell("lintel: HEAD (\(commit.prefix(12))) is compared with itself, for no file in the folder is changed: nothing was checked\n")
    }
    Self.tell(found)
    let before = Self.configuration { try configuration.before(Self.files(of: found), linked: linked) }
    // What only the base's configuration reads is compared, too, where the gate goes by it.
    if let before, !before.readsSameTables(as: configuration) {
      found = try await change(readBy: [configuration, before])
    }
    isOfNothingRead = found.isOfNothingRead(in: root) { path in
      linked.contains(path) || configuration.isRead(path) || before?.isRead(path) ?? true
    }
    (state, name) = (.change(Self.files(of: found)), Self.name(of: commit, askedAs: revision))
    compared = isHead ? (found.isEmpty ? .nothing : .uncommitted) : nil
    self.configuration = before
    accepted = before?.suppressions ?? []
  }

  /// `main (3f2a9c0d11e4)`. A pipeline asks by all digits of a commit's id, which nobody reads: the base's own are said once.
  static func name(of commit: String, askedAs revision: String) -> String {
    let (short, asked) = (String(commit.prefix(12)), revision.lowercased())
    let isID = asked.count >= 7 && asked.allSatisfy { $0.isASCII && $0.isHexDigit }
    if isID, commit.hasPrefix(asked) { return short }
    return isID && asked.count >= 40 ? "\(asked.prefix(12)) (\(short))" : "\(revision) (\(short))"
  }

  private static func files(of change: GitChange) -> ChangeAudit.Files {
    ChangeAudit.Files(
      contents: change.earlier.mapValues {
        switch $0 {
        case .file(let bytes): .file(bytes)
        case .link(let target): .link(target)
        }
      }, added: change.added)
  }

  /// What the base's own file says, as the measure of both sides. Font files are those of the folder as it is now.
  func configurationBefore(fontsOf now: Configuration) throws -> Configuration {
    guard var configuration else {
      throw Failure("--config-from base: the base's configuration cannot be used; --config-from head goes by the folder's")
    }
    configuration.fonts = now.fonts
    return configuration
  }

  /// How much of the bars' texts was read before the change, by the configuration of then: what a change leaves out of both sides
  /// would be missed on neither.
  /// - Parameters:
  ///   - read: what was read by another one.
  ///   - now: that other one.
  func coverage(
    of path: String, only: [String], _ read: AuditResult.Coverage, by now: Configuration
  ) throws -> AuditResult.Coverage {
    guard let configuration, !configuration.readsTheSame(as: now) else { return read }
    return try ChangeAudit.coverage(of: path, only: only, before: state, reading: configuration.reading)
  }

  /// What is not compared, because git does not have it.
  private static func tell(_ change: GitChange) {
    for path in change.movedSubmodules {
      Output.tell("lintel: \(path): the change moves this submodule; what was in it before is not compared; gate its own folder for that\n")
    }
    for path in change.pointers {
      Output.tell("lintel: \(path): git holds a pointer to a large file; what was in it before is not compared\n")
    }
  }

  private static func configuration(_ read: () throws -> Configuration) -> Configuration? {
    do { return try read() } catch {
      Output.tell("lintel: the base's configuration cannot be used, and accepts nothing: \(error)\n")
      return nil
    }
  }
}

extension GitChange {
  /// What is known to read nothing is a file by itself: of a folder, a submodule or a pointer nobody knows what is in it, and the
  /// folder of a language or of assets says something by being there.
  fileprivate func isOfNothingRead(in root: String, where isRead: (String) -> Bool) -> Bool {
    guard !isEmpty, earlier.isEmpty, movedSubmodules.isEmpty, pointers.isEmpty else { return false }
    return added.allSatisfy { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: root + "/" + path, isDirectory: &isFolder)
      return !isFolder.boolValue && !path.contains(".lproj/") && !path.contains(".xcassets/") && !isRead(path)
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
