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
    if toolbar?.isEmpty == true {
      throw ValidationError("--toolbar \"\" is not allowed: it is a bar's name, with or without the file, its file or its id.")
    }
    if let locale, !AskedLocale.isKnown(locale) {
      throw ValidationError("--locale \"\(locale)\" is not allowed: it is \(AskedLocale.allowed).")
    }
    if let width, !(width > 0 && width <= 10_000) {
      throw ValidationError("--width \(MissingBar.points(width)) is not allowed: a width is above 0 and up to 10000 points.")
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
      let missing = MissingBar(file: file, name: name)
      if project.toolbars.isEmpty { throw Failure(missing.ofNone(isBroken: project.skipped.contains(where: \.isBroken))) }
      let answer = name.map { BarSearch.find($0, among: project.toolbars) }
      let own = await BarLookup.bars(of: project, named: name, locale: locale, fonts: fonts.installed)
      let widths = own.flatMap { $0.layouts.map(\.environment.width.value) }
      throw Failure(missing.among(answer, width: width, allowed: widths))
    }
    let isTerminal = Output.isTerminal(.standardOutput)
    try Output.write(TextReport.layout(bars, colour: isTerminal, width: isTerminal ? TerminalWidth.current : 100))
  }
}
