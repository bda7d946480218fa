import ArgumentParser
import Foundation
import LintelAudit
import LintelReports

struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure", abstract: "Says how wide a text is in the system font, in points, with its error interval.",
    discussion: """
      EXAMPLES
        lintel measure "Einstellungen" --locale de --size 17 --weight semibold
        lintel measure "Einstellungen" --fit 80
        lintel measure --stdin --format jsonl < labels.jsonl
        lintel measure --stdin --format jsonl --faces faces.json < labels.jsonl

      With --stdin each line is a JSON object {"text","locale","size","weight","platform","os"}, the last two optional; one line
      comes out for each, in order. A line that cannot be measured comes out as {"line","error"}, and the exit code is 2.

      With --fit the text is cut as the platform does where it has so many points, and what is seen is told. What is seen may be
      1.25 % wider than the room: in the one cut that is known to the letter it is, by 1.1 %.

      With --faces texts are measured with just these font files, in this order, unscaled and without tracking: what a browser
      answers for the same files. FACES.json is an array of {"file" or "path","index","only","variable"}; "file" is looked for
      among the installed fonts, "only" names the locales that a face serves, "variable" sets the axis of weight.
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument { case text, jsonl }

  @Argument(help: "The text.")
  var text: String?

  @Option(help: "The text's locale.")
  var locale = "en"

  @Option(help: "Font size in points.")
  var size = 17.0

  @Option(help: "regular, medium, semibold or bold.")
  var weight = "regular"

  @Option(help: "ios, ipados, macos, visionos, watchos or tvos.")
  var platform = "ios"

  @Option(help: "The system's version, such as 15 for macOS 15. Without it: today's.")
  var os: Int?

  @Flag(help: "Read JSON lines from standard input.")
  var stdin = false

  @Option(help: "Points of room: what is seen of the text in them.")
  var fit: Double?

  @Flag(help: "With --fit: cut in the middle, not at the end.")
  var middle = false

  @Option(help: ArgumentHelp("Measure with just these font files.", valueName: "FACES.json"))
  var faces: String?

  @Option(help: "text or jsonl.")
  var format: Format = .text

  func validate() throws {
    if stdin == (text != nil) { throw ValidationError("Give either a text or --stdin.") }
    if stdin && format == .text { throw ValidationError("--stdin writes --format jsonl.") }
    if let fit, !(0...100_000).contains(fit) { throw ValidationError("--fit takes 0 to 100000 points.") }
    if fit != nil && faces != nil {
      throw ValidationError("--fit cuts as the platform does, --faces measures as a browser does.")
    }
  }

  func run() throws {
    let measurer = try faces.map { try MeasureOnRequest(faces: $0) } ?? MeasureOnRequest()
    func answer(_ request: MeasureRequest, as format: Format) throws -> String {
      try request.answer(by: measurer, as: format, fit: fit.map { ($0, middle) })
    }
    if let text {
      let request = MeasureRequest(
        text: text, locale: locale, size: size, weight: weight, platform: platform, os: os.map { .number(Double($0)) })
      return try Output.write(answer(request, as: format) + "\n", in: format == .jsonl ? .json : .plain)
    }
    var failed = false
    for (index, line) in try InputLines().enumerated() {
      let said: String
      do { said = try answer(MeasureRequest.decode(line), as: .jsonl) } catch {
        failed = true
        said = JSONReport.measurementError(line: index + 1, "\(error)")
      }
      try Output.write(said + "\n", in: .json)
    }
    if failed { throw ExitCode(2) }
  }
}
