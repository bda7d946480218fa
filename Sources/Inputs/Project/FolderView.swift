import Foundation
import LintelModel

/// A folder and all that is in it: as it is on disk, or as it was before a change.
struct FolderView: Sendable {
  /// What is under a name.
  enum Entry {
    case folder
    /// With its size, in bytes.
    case file(Int)
    case link
    /// A pipe, a socket or a device.
    case other(String)
  }

  /// Absolute, with no link in it.
  let root: String
  var earlier: EarlierFiles?
  /// Where files that were read before are kept.
  var memory: Memory?

  /// In order; nil if they cannot be learned.
  func names(in folder: String) -> [String]? {
    let onDisk = try? FileManager.default.contentsOfDirectory(atPath: path(folder))
    guard let earlier else { return onDisk?.sorted() }
    let before = earlier.names[folder]
    guard onDisk != nil || before != nil else { return nil }
    let kept = (onDisk ?? []).filter { !earlier.added.contains(folder.isEmpty ? $0 : folder + "/" + $0) }
    return Set(kept).union(before ?? []).sorted()
  }

  /// Nil if nothing can be learned of it.
  func entry(_ path: String) -> Entry? {
    guard let earlier else { return onDisk(path) }
    switch earlier.contents[path] {
    case .file(let bytes): return .file(bytes.count)
    case .link: return .link
    case nil: return earlier.names[path] != nil ? .folder : isAdded(path) ? nil : onDisk(path)
    }
  }

  /// Where a link leads.
  enum Target {
    case folder
    /// A file at another path in the folder.
    case inside(String)
    case outside
  }

  /// Nil where a link leads nowhere, or in a circle.
  func target(of path: String) -> Target? {
    if case .link(let target)? = earlier?.contents[path] { return self.target(target, from: path) }
    let target = URL(fileURLWithPath: self.path(path)).resolvingSymlinksInPath().path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: target, isDirectory: &isFolder) else { return nil }
    let above = root == "/" ? root : root + "/"
    return isFolder.boolValue ? .folder : target.hasPrefix(above) ? .inside(String(target.dropFirst(above.count))) : .outside
  }

  /// Of a link that is not on disk.
  private func target(_ target: String, from path: String) -> Target? {
    guard !target.hasPrefix("/") else { return .outside }
    var parts = path.split(separator: "/").dropLast()
    for part in target.split(separator: "/") where part != "." {
      if part == ".." { if parts.popLast() == nil { return .outside } } else { parts.append(part) }
    }
    let found = parts.joined(separator: "/")
    return switch entry(found) {
    case .folder: .folder
    // A link to a link has been a circle as often as not, and nobody makes them.
    case .link, nil: nil
    case .file, .other: .inside(found)
    }
  }

  func load(_ path: String, atMost maximum: Int) -> Result<[UInt8], UnreadableFile> {
    guard let earlier else { return read(path, atMost: maximum) }
    if case .file(let bytes)? = earlier.contents[path] {
      return bytes.count > maximum ? .failure(.tooLarge(bytes.count, maximum)) : .success(bytes)
    }
    if case .link? = entry(path), case .inside(let target)? = target(of: path), target != path {
      return load(target, atMost: maximum)
    }
    if isAdded(path) { return .failure(UnreadableFile(reason: RegularFile.reason(ENOENT))) }
    return read(path, atMost: maximum)
  }

  private func read(_ path: String, atMost maximum: Int) -> Result<[UInt8], UnreadableFile> {
    let path = self.path(path)
    guard let memory else { return RegularFile.read(path, atMost: maximum) }
    return memory.value("bytes of \(path)", of: maximum) { RegularFile.read(path, atMost: maximum) }
  }

  private func path(_ path: String) -> String { path.isEmpty ? root : root + "/" + path }

  private func isAdded(_ path: String) -> Bool {
    guard let earlier, !earlier.added.isEmpty else { return false }
    var rest = path[...]
    while !earlier.added.contains(String(rest)) {
      guard let slash = rest.lastIndex(of: "/") else { return false }
      rest = rest[..<slash]
    }
    return true
  }

  /// Foundation would look up the names of a file's owner and group, too, which takes longer than all else that is asked of it.
  private func onDisk(_ path: String) -> Entry? {
    var status = stat()
    guard lstat(self.path(path), &status) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file(Int(status.st_size))
    case S_IFLNK: .link
    default: .other(RegularFile.kind(of: status.st_mode) ?? "something that is no file")
    }
  }

  /// Why nothing can be learned of a path.
  func whyUnknown(_ path: String) -> String {
    var status = stat()
    return lstat(self.path(path), &status) == 0
      ? "the file cannot be read; check its permissions" : RegularFile.reason(errno)
  }
}

extension UnreadableFile {
  static func tooLarge(_ size: Int, _ maximum: Int) -> UnreadableFile {
    UnreadableFile(reason: "found \(size) bytes, at most \(maximum) are read")
  }
}
