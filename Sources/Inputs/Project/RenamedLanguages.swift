import Foundation
import LintelModel

/// Languages that a change only calls otherwise: what was in `de.lproj` is in `de-DE.lproj` now, or in `zh-Hans.lproj` what was in
/// `zh-CN.lproj`. Read under today's names, their strings are the same on both sides, and no language is lost or new.
package struct RenamedLanguages: Sendable {
  /// What was, under the names that the folders have now.
  package let files: EarlierFiles
  /// The earlier and today's name of each folder, without its ending and each pair once, in order.
  package private(set) var names: [Rename] = []

  package struct Rename: Hashable, Sendable, Comparable {
    package let before: String
    package let now: String

    package static func < (a: Rename, b: Rename) -> Bool { (a.before, a.now) < (b.before, b.now) }
  }

  /// - Parameter folder: The folder as it is now, by its absolute path.
  package init(in earlier: EarlierFiles, of folder: String) {
    var moved: [String: String] = [:]
    let gone = Set(earlier.contents.keys.compactMap { Self.languageFolder(of: $0) }).filter { !Self.exists($0, in: folder) }
    if !gone.isEmpty {
      let new = Set(earlier.added.compactMap { Self.languageFolder(of: $0 + "/") }).filter { path in
        Self.exists(path, in: folder) && Self.isNew(path, in: folder, earlier)
      }
      for old in gone {
        let candidates = new.filter { Self.isSameLanguage(old, $0) }
        guard candidates.count == 1, let now = candidates.first, gone.filter({ Self.isSameLanguage($0, now) }).count == 1,
          Self.isAlike(old, now, in: folder, earlier)
        else { continue }
        moved[old] = now
      }
    }
    guard !moved.isEmpty else {
      files = earlier
      return
    }
    var contents: [String: EarlierFiles.Content] = [:]
    for (path, content) in earlier.contents {
      let name = Self.languageFolder(of: path).flatMap { old in moved[old].map { $0 + String(path.dropFirst(old.count)) } }
      contents[name ?? path] = content
    }
    var added = earlier.added
    for now in moved.values {
      added.remove(now)
      for name in Self.names(in: now, of: folder) {
        let path = now + "/" + name
        if contents[path] == nil { added.insert(path) } else { added.remove(path) }
      }
    }
    names = Set(moved.map { Rename(before: Self.name(of: $0.key), now: Self.name(of: $0.value)) }).sorted()
    for (path, content) in contents where path.hasSuffix(".pbxproj") {
      guard case .file(let bytes) = content else { continue }
      let text = names.reduce(String(decoding: bytes, as: UTF8.self)) { Self.project($0, renaming: $1) }
      contents[path] = .file(Array(text.utf8))
    }
    files = EarlierFiles(contents: contents, added: added)
  }

  private static let ending = ".lproj"

  /// An Xcode project with today's name of a language: by its regions and files it is known which languages ship.
  private static func project(_ text: String, renaming name: Rename) -> String {
    var text = text
    for sign in ["/", "\"", " "] { text = text.replacing(sign + name.before + ending, with: sign + name.now + ending) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      let word = line.drop { $0 == " " || $0 == "\t" }
      let isRegion = word == "\(name.before)," || word == "\"\(name.before)\","
      return isRegion ? String(line.dropLast(word.count)) + "\"\(name.now)\"," : String(line)
    }
    return lines.joined(separator: "\n")
  }

  /// `App/de.lproj` of `App/de.lproj/Main.strings`.
  private static func languageFolder(of path: String) -> String? {
    guard let range = path.range(of: ending + "/") else { return nil }
    return String(path[..<range.upperBound].dropLast())
  }

  private static func exists(_ path: String, in folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/" + path)
  }

  private static func names(in path: String, of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + path)) ?? []).filter { !$0.hasPrefix(".") }
  }

  /// Whether nothing of it was there before.
  private static func isNew(_ path: String, in folder: String, _ earlier: EarlierFiles) -> Bool {
    guard !earlier.contents.keys.contains(where: { $0.hasPrefix(path + "/") }) else { return false }
    return earlier.added.contains(path) || names(in: path, of: folder).allSatisfy { earlier.added.contains(path + "/" + $0) }
  }

  /// Whether a file that both have reads the same in most of its lines: two languages in one place are no other name of one.
  private static func isAlike(_ old: String, _ now: String, in folder: String, _ earlier: EarlierFiles) -> Bool {
    names(in: now, of: folder).contains { name in
      guard case .file(let before)? = earlier.contents[old + "/" + name],
        case .success(let today) = RegularFile.read(folder + "/" + now + "/" + name, atMost: ProjectFolder.maximumFileSize)
      else { return false }
      if before == today { return !before.isEmpty }
      let newline = UInt8(ascii: "\n")
      let lines = Set(before.split(separator: newline))
      let kept = lines.intersection(today.split(separator: newline)).count
      return kept * 2 > lines.count
    }
  }

  /// Whether two folders beside each other are of one language: one of them names a region, and the other one none.
  private static func isSameLanguage(_ old: String, _ now: String) -> Bool {
    guard old != now, parent(of: old) == parent(of: now) else { return false }
    let (one, other) = (LocaleID(canonical(name(of: old))), LocaleID(canonical(name(of: now))))
    guard one.language == other.language, one.id != "base" else { return false }
    if let script = one.script, let otherScript = other.script, script != otherScript { return false }
    guard let region = one.region, let otherRegion = other.region else { return true }
    return region == otherRegion
  }

  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  private static func name(of path: String) -> String {
    let last = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    return String(last.dropLast(ending.count))
  }

  /// In small letters, with the script that a Chinese region has, and today's name of languages that had others.
  private static func canonical(_ name: String) -> String {
    var parts: [String] = name.lowercased().split { $0 == "-" || $0 == "_" }.map { String($0) }
    guard let language = parts.first else { return "" }
    parts[0] = ["no": "nb", "iw": "he", "in": "id"][language] ?? language
    if language == "zh", parts.count == 2, let script = chineseScripts[parts[1]] { parts.insert(script, at: 1) }
    return parts.joined(separator: "-")
  }

  private static let chineseScripts = ["cn": "hans", "sg": "hans", "tw": "hant", "hk": "hant", "mo": "hant"]
}
