import Foundation

extension GitRepository {
  /// Writes what a commit has of the repository's `folder` into another folder, under the same paths.
  /// - Parameter isWanted: Whether a file is needed, by its path below `folder`.
  /// - Returns: Whether the commit has any of them.
  @discardableResult package func write(
    _ commit: String, into target: String, where isWanted: (String) -> Bool
  ) async throws(Fault) -> Bool {
    let files = try await entries(of: commit).filter { isWanted($0.path) }
    guard !files.isEmpty else { return false }
    let names = files.map { $0.id + "\n" }.joined()
    let answer = try await Git.run(["cat-file", "--batch"], in: root, input: names)
    guard answer.succeeded else { throw Fault(description: "\(commit): git cannot show its files: \(answer.complaint)") }
    var rest = answer.bytes[...]
    // Written last, so that nothing is written through them.
    var links: [(bytes: ArraySlice<UInt8>, file: Entry)] = []
    for file in files {
      // `<id> blob <size>`, the bytes, and a line break.
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { break }
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      guard words.count == 3, words[0] == file.id, let size = Int(words[2]), rest.count > end - rest.startIndex + size else {
        throw Fault(description: "\(commit): git cannot show \(file.path); fetch its objects first")
      }
      let bytes = rest[(end + 1)..<(end + 1 + size)]
      if file.isLink { links.append((bytes, file)) } else { try write(bytes, of: file, into: target) }
      rest = rest[(end + 1 + size)...].dropFirst()
    }
    for link in links { try write(link.bytes, of: link.file, into: target) }
    return true
  }

  private struct Entry {
    var id: String
    var isLink: Bool
    /// Below `folder`.
    var path: String
  }

  private func entries(of commit: String) async throws(Fault) -> [Entry] {
    let below = folder.isEmpty ? [] : ["--", folder]
    let answer = try await Git.run(["ls-tree", "-r", "-z", "--full-tree", commit] + below, in: root)
    guard answer.succeeded else { throw Fault(description: "\(commit): git cannot list its files: \(answer.complaint)") }
    return answer.bytes.split(separator: 0).compactMap { record in
      // `<mode> <type> <id>`, a tab, and the path; other types are folders and repositories of others.
      guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let words = String(decoding: record[..<tab], as: UTF8.self).split(separator: " ")
      guard words.count == 3, words[1] == "blob" else { return nil }
      var path = String(decoding: record[(tab + 1)...], as: UTF8.self)
      if path.hasPrefix(folder + "/"), !folder.isEmpty { path = String(path.dropFirst(folder.count + 1)) }
      if path == folder { path = path.split(separator: "/").last.map { String($0) } ?? path }
      // git itself refuses to check such names out.
      guard !path.split(separator: "/", omittingEmptySubsequences: false).contains(where: Self.isUnsafe) else { return nil }
      return Entry(id: String(words[2]), isLink: words[0] == "120000", path: path)
    }
  }

  private static func isUnsafe(_ part: Substring) -> Bool { ["", ".", ".."].contains(part) || part.lowercased() == ".git" }

  private func write(_ bytes: ArraySlice<UInt8>, of file: Entry, into target: String) throws(Fault) {
    let path = target + "/" + file.path
    do {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      if file.isLink {
        try FileManager.default.createSymbolicLink(
          atPath: path, withDestinationPath: String(decoding: bytes, as: UTF8.self))
      } else {
        try Data(bytes).write(to: URL(fileURLWithPath: path))
      }
    } catch {
      throw Fault(description: "\(path): cannot be written: \((error as NSError).localizedDescription)")
    }
  }
}
