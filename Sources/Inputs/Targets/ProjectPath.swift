/// Paths with `/` between their parts.
enum ProjectPath {
  /// `..` leads up, but not out of the audited folder.
  static func joined(_ folder: String, _ path: String) -> String {
    var parts: [Substring] = []
    for part in folder.split(separator: "/") + path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// `App/de.lproj` of `App/de.lproj/Main.strings`, and of itself; nil for a path without a language's folder.
  static func languageFolder(_ path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let index = parts.firstIndex(where: { $0.hasSuffix(".lproj") }) else { return nil }
    return parts[...index].joined(separator: "/")
  }
}
