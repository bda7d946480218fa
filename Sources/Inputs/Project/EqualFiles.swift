import Foundation

extension EarlierFiles {
  /// Some of the files read as they do now on both sides. Then nothing in them is new, and nothing is gone.
  ///
  /// - Parameters:
  ///   - files: by their paths below the folder.
  ///   - folder: where they are now.
  /// - Returns: which of them differed, and what there was before but for them.
  package func equal(in files: Set<String>, of folder: String) -> (files: Set<String>, earlier: EarlierFiles) {
    var (contents, added, equal) = (self.contents, self.added, Set<String>())
    for file in files {
      guard contents[file] == nil else {
        equal.insert(file)
        contents[file] = nil
        // It may have had another name, under which it can be read now.
        if !Self.isThere(file, in: folder), let twin = Self.twin(of: file, among: added) { added.remove(twin) }
        continue
      }
      // One that the change adds differs in nothing, but may have had another name before.
      let gone = contents.keys.filter { !Self.isThere($0, in: folder) }
      guard added.contains(file), let twin = Self.twin(of: file, among: gone) else { continue }
      equal.insert(file)
      contents[twin] = nil
      added.remove(file)
    }
    return (equal, EarlierFiles(contents: contents, added: added))
  }

  /// The same where what there was before is a folder of its own.
  package static func equal(
    in files: Set<String>, of folder: String, before: String
  ) -> (files: Set<String>, earlier: EarlierFiles) {
    var (contents, added): ([String: Content], Set<String>) = ([:], [])
    let equal = files.filter { isThere($0, in: before) }
    for file in equal {
      switch RegularFile.read(folder + "/" + file, atMost: ProjectFolder.maximumFileSize) {
      case .success(let bytes): contents[file] = .file(bytes)
      case .failure: added.insert(file)
      }
    }
    return (equal, EarlierFiles(contents: contents, added: added))
  }

  private static func isThere(_ file: String, in folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/" + file)
  }

  /// The one file of the same name, and of the same language, in another folder.
  private static func twin(of file: String, among others: some Sequence<String>) -> String? {
    func name(_ path: String) -> ArraySlice<Substring> {
      let parts = path.split(separator: "/")
      let isLocalized = parts.count > 1 && parts[parts.count - 2].hasSuffix(".lproj")
      return parts.suffix(isLocalized ? 2 : 1)
    }
    let twins = others.filter { name($0) == name(file) }
    return twins.count == 1 ? twins[0] : nil
  }
}
