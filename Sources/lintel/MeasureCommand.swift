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
        lintel measure --stdin --format jsonl < labels.jsonl

      With --stdin each line is a JSON object {"text","locale","size","weight","platform","os"}, the last two optional; one line
      comes out for each, in order. A line that cannot be measured comes out as {"line","error"}, and the exit code is 2.
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

  @Flag(help: "Read JSON lines from standard input.")
  var stdin = false

  @Option(help: "text or jsonl.")
  var format: Format = .text

  func validate() throws {
    if stdin == (text != nil) { throw ValidationError("Give either a text or --stdin.") }
    if stdin && format == .text { throw ValidationError("--stdin writes --format jsonl.") }
  }

  func run() throws {
    let measurer = Measurer()
    if let text {
      let request = Request(text: text, locale: locale, size: size, weight: weight, platform: platform)
      return Output.write(try request.answer(by: measurer, as: format) + "\n")
    }
    var failed = false
    for (index, line) in InputLines.standardInput.enumerated() {
      do { Output.write(try Request.decode(line).answer(by: measurer, as: .jsonl) + "\n") } catch {
        failed = true
        Output.write(JSONReport.measurementError(line: index + 1, "\(error)") + "\n")
      }
    }
    if failed { throw ExitCode(2) }
  }
}

/// One line of `measure --stdin`.
private struct Request: Decodable {
  var text: String
  var locale: String
  var size: Double
  var weight: String
  var platform: String?
  var os: OS?

  static let allowed =
    "allowed: a size above 0 and up to 10000, weight regular, medium, semibold or bold, platform ios, ipados, macos, visionos, watchos or tvos"

  static func decode(_ line: Data) throws -> Request {
    guard String(data: line, encoding: .utf8) != nil else { throw Failure("found bytes that are not UTF-8") }
    do { return try JSONDecoder().decode(Request.self, from: line) } catch {
      switch error as? DecodingError {
      case .keyNotFound(let key, _):
        throw Failure("found no \"\(key.stringValue)\"; allowed: text, locale, size, weight, platform, os")
      case .typeMismatch(_, let context):
        throw Failure("\"\(context.codingPath.last?.stringValue ?? "")\" is of the wrong type")
      default: throw Failure("not a JSON object")
      }
    }
  }

  func answer(by measurer: Measurer, as format: MeasureCommand.Format) throws -> String {
    guard let measured = measurer.measure(text, locale: locale, size: size, weight: weight, platform: platform) else {
      throw Failure(Self.allowed)
    }
    guard format == .jsonl else { return TextReport.measurement(measured.text) }
    return JSONReport.measurement(
      .init(text: text, locale: locale, size: size, weight: measured.weight, platform: platform, os: os?.echo), measured.text
    )
  }

  /// The OS line as a number or a text, as it was spelled.
  enum OS: Decodable {
    case number(Double)
    case text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }

    var echo: JSONReport.MeasureRequest.OS {
      switch self {
      case .number(let number): .number(number)
      case .text(let text): .text(text)
      }
    }
  }
}
