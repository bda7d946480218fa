import LintelFindings
import LintelInputs
import LintelModel

/// A `lintel.yml` for a project that has none: what was found is written down, what can only be guessed is there as a comment.
///
/// What it says was tried: nothing in it is without an effect, and at least as many texts are read with it as without.
package struct ConfigurationProposal {
  /// The file.
  package let text: String

  /// A member of the file.
  private struct Member {
    var name: String
    /// What it is, for whoever reads the file.
    var comment: String
    /// As YAML, on one line or several.
    var value: String
    /// Whether it is said; else it is a comment to be taken up.
    var isSaid: Bool

    var lines: [String] {
      let first = value.hasPrefix("  - ") ? "\(name):\n\(value)" : "\(name): \(value)"
      let written = first.split(separator: "\n").map { String($0) }
      return comment.split(separator: "\n").map { "# " + $0 } + (isSaid ? written : written.map { "# " + $0 })
    }
  }

  /// - Parameters:
  ///   - folder: what is audited.
  ///   - links: the address of a place in a file, with `{file}` and `{line}`, where the project is on a host that is known.
  package init(for folder: String, links: String?) throws(ProjectSource.Unreadable) {
    let plain = try ProjectSource.read(path: folder)
    let read = { (text: String) -> (texts: Int, unused: Int)? in
      guard let options = try? Configuration.read(text: text).reading,
        let project = try? ProjectSource.read(path: folder, options: options)
      else { return nil }
      return (
        Self.textsRead(project),
        project.unusedSettings.count + project.skipped.count { $0.file == Configuration.fileNames[0] }
      )
    }
    var members = Self.members(
      of: plain, links: links, tables: SpreadsheetSearch.find(in: folder, sourceLocale: plain.sourceLocale))
    let least = Self.textsRead(plain)
    func isGood(_ members: [Member]) -> Bool {
      read(Self.written(members)).map { $0.texts >= least && $0.unused == 0 } ?? false
    }
    if !isGood(members) {
      // One after the other, so that what does harm becomes a comment and what is right stays.
      for index in members.indices where members[index].isSaid {
        let others = members.indices.map { other in
          var member = members[other]
          if other > index { member.isSaid = false }
          return member
        }
        if !isGood(others) { members[index].isSaid = false }
      }
    }
    text = Self.written(members)
  }

  /// Of the texts on bars and in tables.
  private static func textsRead(_ project: Project) -> Int {
    let coverage = CoverageCount.of(project)
    return coverage.labelsResolved + coverage.stringsAudited
  }

  private static func written(_ members: [Member]) -> String {
    let head = [
      "# What Lintel does not find in the project itself. Every member may be left out; those behind a # are not said.",
      "# `lintel audit` looks for this file in the folder that it audits.",
    ]
    return ([head] + members.map(\.lines)).map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private static func members(of project: Project, links: String?, tables: [String]) -> [Member] {
    let coverage = CoverageCount.of(project)
    let functions = coverage.unresolvedThrough.filter { $0.resolvable > 0 }.compactMap(\.entry)
    let named = project.toolbars.filter { $0.platformOrigin != .assumed }
    let platforms = Set((named.isEmpty ? project.toolbars : named).flatMap(\.platforms)).sorted().map(\.rawValue)
    let isFiori = project.toolbars.contains { $0.kind == .fioriToolbar }
    let names = project.appNames[project.sourceLocale] ?? []
    let excluded = foldersOfOthers(in: project)
    return [
      Member(
        name: "platforms", comment: "The only platforms to look at: ios, ipados, macos, visionos, watchos, tvos.",
        value: "[\(platforms.isEmpty ? "ios, ipados" : platforms.joined(separator: ", "))]", isSaid: !named.isEmpty),
      Member(
        name: "profile", comment: "The guideline to judge by.",
        value: (isFiori ? Profile.fioriIOS : .hig2025).rawValue, isSaid: true),
      Member(
        name: "source-language", comment: "The language that the app is written in.", value: quoted(project.sourceLocale.id),
        isSaid: !project.tables.isEmpty),
      Member(
        name: "app", comment: "What the app calls itself. Such names are no words of a language, and need no translation.",
        value: "[\((names.isEmpty ? ["Lighthouse"] : Array(names.prefix(3))).map(quoted).joined(separator: ", "))]",
        isSaid: false),
      Member(
        name: "exclude", comment: "Files and folders that are not the app's own: patterns, as in .gitignore.",
        value: "[\((excluded.isEmpty ? ["Vendor"] : excluded).map(quoted).joined(separator: ", "))]",
        isSaid: !excluded.isEmpty),
      Member(
        name: "localized-functions",
        comment: "Functions of your own that look up a text, where Lintel does not follow them.",
        value: functions.isEmpty ? "[tr]" : functions.map { "  - \($0)" }.joined(separator: "\n"), isSaid: !functions.isEmpty
      ),
      Member(
        name: "tables", comment: "Spreadsheets that hold texts: a column with keys, and one for each language.",
        value: "[\((tables.isEmpty ? ["l10n/*.csv"] : tables).map(quoted).joined(separator: ", "))]", isSaid: !tables.isEmpty
      ),
      Member(
        name: "fail-on", comment: "The least severity that fails a build: error, warning, note or never.",
        value: FailOn.error.rawValue,
        isSaid: true),
      Member(
        name: "left-behind",
        comment: "What a gate makes of translations that stayed as they were while their source changed: ask, or fail.",
        value: "fail", isSaid: false),
      Member(
        name: "rules", comment: "What single rules count as: off, note, warning or error. `lintel rules` lists them.",
        value: "{title-length: off}", isSaid: false),
      Member(
        name: "suppress",
        comment: "Findings that you accept, with the reason. Beside a text or in code: // lintel:accept RULE in de: reason",
        value:
          "  - {rule: title-truncated, bar: \"*Settings*\", locale: [de, fr], reason: The new layout gives it more room}",
        isSaid: false),
      Member(
        name: "links",
        comment: """
          Where the HTML report links to. With one member more, SARIF and reviewdog link to the page about each rule:
          {source: …, rule: "https://git.example.org/lintel/blob/main/docs/rules/{rule}.md"}
          """,
        value: "{source: \(quoted(links ?? "https://git.example.org/app/blob/main/{file}#L{line}"))}", isSaid: links != nil),
    ]
  }

  /// Names that people give to folders with what others wrote, or what no user sees.
  private static let namesOfOthers = [
    "Vendor", "Vendors", "ThirdParty", "Third-Party", "third_party", "External", "Externals", "Submodules", "Dependencies",
  ]

  /// Those that hold anything which is read, and tests.
  private static func foldersOfOthers(in project: Project) -> [String] {
    let files = Set(project.tables.map(\.file) + project.toolbars.map(\.location.file))
    let folders = Set(files.flatMap { $0.split(separator: "/").dropLast().map { String($0) } })
    let tests = folders.contains { $0.hasSuffix("Tests") } ? ["*Tests"] : []
    return namesOfOthers.filter(folders.contains) + tests
  }

  /// As YAML writes a text with whatever characters.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"): true
      default: false
      }
    }
    // Without quotes YAML takes some words for truth values and the like.
    if isPlain, text.utf8.count > 5 || ["en", "de", "fr"].contains(text) { return text }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case _
      where scalar.value < 0x20 || scalar.value == 0x7F || (0x80..<0xA0).contains(scalar.value)
        || (0x2028...0x2029).contains(scalar.value):
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
