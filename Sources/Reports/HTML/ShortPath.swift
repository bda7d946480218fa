/// A long path whose folders in the middle are out of sight. They are in the text all the same: who listens hears them, and who copies
/// has them.
struct ShortPath {
  let file: String
  /// With what is before it, such as `:12`.
  let line: String
  private let folders: [String]

  /// Shorter paths are shown whole, in characters.
  private static let shown = 40

  init(file: String, line: String) {
    (self.file, self.line) = (file, line)
    folders = file.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
  }

  /// How many parts stand at its end: a language's folder says whose file it is.
  private var kept: Int { folders.dropLast().last?.hasSuffix(".lproj") == true ? 2 : 1 }

  var isShortened: Bool { file.count > Self.shown && folders.count > kept + 1 }

  var markup: Markup {
    guard isShortened else { return tag("code") { breaking(file, line: line) } }
    let hidden = folders[1..<(folders.count - kept)].map { $0 + "/" }.joined()
    let beginning: [Markup] = [.text(folders[0] + "/"), tag("span", .class("between")) { Markup.text(hidden) }, tag("wbr")]
    let end = breaking(folders.suffix(kept).joined(separator: "/"), line: line)
    return Markup.element("code", [.init("title", file + line)], beginning + end)
  }
}
