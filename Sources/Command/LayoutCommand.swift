import ArgumentParser
import LintelAudit
import LintelFindings
import LintelReports

struct LayoutCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout", abstract: "Draws a bar as it stands at a width, and says what happens to it at which widths.",
    discussion: """
      EXAMPLES
        lintel layout inbox.sketch --width 375
        lintel layout App --toolbar "Feed list" --width 375 --locale de
        lintel layout "App/Main.storyboard#Doz-aa-3q7" --locale de
      """)

  @Argument(help: "A sketch or another definition file, or an app's folder; a bar's id after # picks that bar.")
  var path: String

  @Option(help: "The bar, by its name, with or without the file, its file or its id. Without it: every bar.")
  var toolbar: String?

  @Option(help: "Width of the screen or window in points. Without it: the bar's own widths, else the common ones.")
  var width: Double?

  @Option(help: "The language. Without it: the bar's source language, and the other one of a bar that has two.")
  var locale: String?

  @Option(help: "The configuration. Default: lintel.yml in the folder.")
  var config: String?

  @OptionGroup var fonts: FontOptions

  func validate() throws {
    if let locale, !AskedLocale.isKnown(locale) {
      throw ValidationError("--locale \"\(locale)\" is not allowed: it is \(AskedLocale.allowed).")
    }
    if let width, !(width > 0 && width <= 10_000) {
      throw ValidationError("--width \(width) is not allowed: a width is above 0 and up to 10000 points.")
    }
  }

  func run() async throws {
    let parts = path.split(separator: "#", maxSplits: 1).map(String.init)
    let file = parts.first ?? path
    let name = toolbar ?? (parts.count > 1 ? parts[1] : nil)
    let configuration = try Configuration.read(folder: file, file: config)
    let project = try ProjectSource.read(path: file, options: configuration.reading, progress: Output.progress)
    let bars = await BarLookup.bars(of: project, named: name, locale: locale, width: width, fonts: fonts.installed)
    // What could not be read is missing from the drawing, and its absence must not be taken for an answer.
    for skipped in project.skipped where skipped.isBroken {
      Output.tell(TextReport.error("lintel: skipped \(skipped.file): \(skipped.reason)") + "\n")
    }
    guard !bars.isEmpty else {
      if project.toolbars.isEmpty, project.skipped.contains(where: \.isBroken) {
        throw Failure("\(file): found no bar that can be read, expected a definition of one")
      }
      if project.toolbars.isEmpty { throw Failure("\(file): found no bar, expected a definition of one") }
      throw Failure(Self.unknown(name ?? "", in: file, BarSearch.find(name ?? "", among: project.toolbars)))
    }
    let isTerminal = Output.isTerminal(.standardOutput)
    try Output.write(TextReport.layout(bars, colour: isTerminal, width: isTerminal ? TerminalWidth.current : 100))
  }

  /// So many names can be read: 20.
  private static let mostNames = 20

  private static func unknown(_ name: String, in file: String, _ answer: BarSearch.Answer) -> String {
    switch answer {
    // The bar is there, and no face of it has the width that was asked for.
    case .found: "found no bar '\(name)' of that width in \(file)"
    case .several(let names):
      "found \(names.count) bars '\(name)' in \(file), expected one of: " + names.prefix(mostNames).joined(separator: ", ")
    case .none(let near):
      "found no bar named '\(name)' in \(file), nearest are: " + near.prefix(mostNames).joined(separator: ", ")
    }
  }
}
