import LintelModel
import Yams

/// Reads what the tools of translation platforms keep in a project: which files the platform writes, and nothing else of it.
package enum PlatformSettings {
  /// Largest file that is read, in bytes: those of real projects have a hundredth of it.
  static let maximumSize = 1 << 20
  /// More patterns of files are not read.
  private static let maximumPatterns = 1_000

  private enum Form { case crowdin, transifex, other }

  /// By the names that the platforms' own tools look for, in the project's folder.
  /// Sources: https://crowdin.github.io/crowdin-cli/configuration, https://developers.transifex.com/docs/configuration-of-the-cli,
  /// https://docs.weblate.org/en/latest/wlc.html, https://github.com/lokalise/lokalise-cli-2-go
  private static let known: [(file: String, name: String, form: Form)] = [
    ("crowdin.yml", "Crowdin", .crowdin), ("crowdin.yaml", "Crowdin", .crowdin), (".crowdin.yml", "Crowdin", .crowdin),
    (".crowdin.yaml", "Crowdin", .crowdin), (".tx/config", "Transifex", .transifex), (".weblate", "Weblate", .other),
    ("lokalise.yml", "Lokalise", .other), ("lokalise.yaml", "Lokalise", .other),
  ]
  static var fileNames: [String] { known.map(\.file) }

  /// - Returns: Nil where there is no such file, it cannot be read, or it is about none of the project's tables.
  package static func platform(in files: ProjectFiles, of project: Project) -> TranslationPlatform? {
    for (file, name, form) in known where files.platformFiles.contains(file) {
      guard case .success(let bytes) = files.load(file), bytes.count <= maximumSize else { continue }
      let tables = Set(project.tables.filter { $0.locale != project.sourceLocale }.map(\.file))
      guard !tables.isEmpty else { return nil }
      let patterns: [WildcardPattern]
      switch form {
      case .crowdin: patterns = ofCrowdin(SourceFile(path: file, bytes: bytes))
      case .transifex: patterns = ofTransifex(bytes)
      case .other: return TranslationPlatform(name: name, file: file, files: tables.count)
      }
      let usable = patterns.prefix(maximumPatterns).filter { $0.wildcards <= WildcardPattern.maximumWildcards }
      let written = tables.count { table in usable.contains { $0.matches(table) } }
      if written > 0 { return TranslationPlatform(name: name, file: file, written: written, files: tables.count) }
    }
    return nil
  }

  private static func ofCrowdin(_ file: SourceFile) -> [WildcardPattern] {
    guard case .success(let (root?, _)) = YAMLFile.compose(file, expected: "files:"), let list = root["files"]?.sequence else {
      return []
    }
    return list.compactMap { entry in
      guard let translation = entry["translation"]?.string else { return nil }
      return pattern(translation, source: entry["source"]?.string ?? "")
    }
  }

  /// `/App/%osx_code%/%original_file_name%` of the source `/App/en.lproj/*.strings` is `App/*.lproj/*.strings`.
  private static func pattern(_ translation: String, source: String) -> WildcardPattern {
    let name = source.split(separator: "/").last.map(String.init) ?? "*"
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    var text = ""
    // What is between two percent signs is a placeholder.
    for (index, part) in translation.split(separator: "%", omittingEmptySubsequences: false).enumerated() {
      guard index % 2 == 1 else {
        text += part
        continue
      }
      switch part {
      case "original_file_name": text += name
      case "file_name": text += stem
      case "file_extension": text += name.dropFirst(min(name.count, stem.count + 1))
      case "original_path": text += "**"
      case "osx_code": text += "*.lproj"
      default: text += "*"
      }
    }
    return WildcardPattern(belowRoot(text))
  }

  /// `file_filter = App/<lang>.lproj/Main.strings`
  private static func ofTransifex(_ bytes: [UInt8]) -> [WildcardPattern] {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, trimmed(parts[0]) == "file_filter" else { return nil }
      return WildcardPattern(belowRoot(trimmed(parts[1]).replacing("<lang>", with: "*")))
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }

  private static func belowRoot(_ path: String) -> String {
    var rest = path[...]
    while rest.hasPrefix("/") || rest.hasPrefix("./") { rest = rest.dropFirst(rest.hasPrefix("/") ? 1 : 2) }
    return String(rest)
  }
}

extension FolderView {
  /// Those of some files that are there, and are no links: nothing outside the folder is read.
  func present(_ paths: [String], atMost maximum: Int) -> [String] {
    paths.filter { path in
      if let slash = path.lastIndex(of: "/") {
        guard case .folder? = entry(String(path[..<slash])) else { return false }
      }
      guard case .file(let size)? = entry(path) else { return false }
      return size <= maximum
    }
  }
}
