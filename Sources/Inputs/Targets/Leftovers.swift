import LintelModel

// Copies that were left where a file was before: no target takes them.

extension BuildTargets {
  /// The files without those that no target takes while one takes a file of the same name and content: a copy that was left
  /// where the file was before says all of it a second time.
  func withoutLeftovers(_ files: [SourceFile]) -> [SourceFile] {
    let namesakes = Dictionary(grouping: files) { Self.name($0.path) }
    return files.filter { file in
      let copies = (namesakes[Self.name(file.path)] ?? []).filter { $0.path != file.path && $0.bytes == file.bytes }
      return copies.isEmpty || isTaken(file.path) || !copies.contains { isTaken($0.path) }
    }
  }

  /// Such copies among files whose content is not kept: it is read again where names are the same.
  func leftovers(
    among paths: Set<String>, load: (String) -> Result<[UInt8], UnreadableFile>
  ) -> Set<String> {
    let namesakes = Dictionary(grouping: paths, by: Self.name).values.filter { $0.count > 1 && $0.contains(where: isTaken) }
    return namesakes.reduce(into: []) { found, paths in
      let files = paths.sorted().compactMap { path in (try? load(path).get()).map { SourceFile(path: path, bytes: $0) } }
      found.formUnion(Set(files.map(\.path)).subtracting(withoutLeftovers(files).map(\.path)))
    }
  }

  private static func name(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }
}
