/// Paths and names of files that a text tells people to look for: no language translates them, as the disk does not.
package enum NamedPath {
  /// As they are written, in order: `~/Library/Logs`, `/usr/local/bin`, `Info.plist`.
  package static func all(in text: String) -> [String] {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") }) else { return [] }
    let words: [Substring] = text.split { !isOfPath($0) }
    return words.compactMap { word -> String? in
      var path = word
      while path.last == "." || path.last == "-" { path.removeLast() }
      return isPath(path) || isFile(path) ? String(path) : nil
    }
  }

  /// Whether it names folders that every Mac has under the same name; `/path/to/folder` is an example, which may be translated.
  package static func isPath(_ word: some StringProtocol) -> Bool {
    if word.hasPrefix("~/") { return word.dropFirst(2).contains { $0.isLetter } }
    guard word.first == "/" else { return false }
    let folders = word.split(separator: "/")
    return folders.count >= 2 && roots.contains(String(folders[0]))
  }

  private static func isFile(_ word: Substring) -> Bool {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].count >= 3 && !word.contains("/") && parts[0].contains { $0.isLetter }
      && kinds.contains(String(parts[1]))
  }

  private static func isOfPath(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "~/._-".contains(character))
  }

  private static let roots: Set = [
    "Applications", "Library", "System", "Users", "Volumes", "bin", "etc", "opt", "private", "tmp", "usr", "var",
  ]
  /// Ends of names that are of files and of nothing else: `.app` and `.com` are of programs and sites as well.
  private static let kinds: Set = [
    "cfg", "conf", "css", "csv", "gpx", "html", "ini", "json", "plist", "sqlite", "strings", "txt", "xml", "yaml", "yml",
  ]
}
