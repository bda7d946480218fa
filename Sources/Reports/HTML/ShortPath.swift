/// A long path whose folders in the middle are out of sight. They are in the text all the same: who listens hears them, and who copies
/// has them.
struct ShortPath {
  let file: String
  /// With what is before it, such as `:12`.
  let line: String
  private let folders: [String]

  /// Shorter paths are shown whole, in characters: half of a line of 80, so that what it stands behind keeps the other half.
  private static let shown = 40
  /// What the style shows in place of the folders.
  private static let sign = "…/"

  init(file: String, line: String) {
    (self.file, self.line) = (file, line)
    folders = file.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
  }

  /// How many parts stand at its end: a language's folder says whose file it is.
  private var kept: Int { folders.dropLast().last?.hasSuffix(".lproj") == true ? 2 : 1 }

  private var hidden: String { folders.dropFirst().dropLast(kept).map { $0 + "/" }.joined() }

  /// Folders no longer than the sign for them would leave as much.
  var isShortened: Bool { file.count > Self.shown && hidden.count > Self.sign.count }

  /// Whether it and its line have no room on one line of a narrow screen: then it breaks behind its folders.
  var isLong: Bool { file.count + line.count > Self.shown }

  var markup: Markup {
    guard isShortened else { return tag("code") { breaking(file, line: line) } }
    let beginning: [Markup] = [.text(folders[0] + "/"), tag("span", .class("between")) { Markup.text(hidden) }, tag("wbr")]
    let end = breaking(folders.suffix(kept).joined(separator: "/"), line: line)
    return Markup.element("code", [.init("title", file + line)], beginning + end)
  }
}
