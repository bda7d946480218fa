import ArgumentParser
import Foundation
import LintelAudit
import LintelFindings
import LintelReports

struct BaselineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Writes the fingerprints of today's findings, so that an audit can fail on new or worse ones only.",
    discussion: "EXAMPLE\n  lintel baseline . --output lintel-baseline.json")

  @Argument(help: "A folder with an app's sources, or one definition file.")
  var path: String

  @Option(
    help:
      "The guideline: \(Profile.allCases.map(\.rawValue).joined(separator: ", ")). Default: the configuration's, else hig-2025."
  )
  var profile: Profile?

  @Option(help: "Write to this file instead of standard output.")
  var output: String?

  @Flag(help: "Finding no toolbar is meant: the baseline holds the string tables alone.")
  var tablesOnly = false

  @Option(help: "The configuration. Default: lintel.yml in the audited folder.")
  var config: String?

  @OptionGroup var fonts: FontOptions

  func run() async throws {
    let configuration = try Configuration.read(folder: path, file: config)
    let project = try ProjectSource.read(
      path: path, options: configuration.reading, progress: Output.progress)
    let result = await Auditor.audit(
      project,
      options: configuration.options(profile: profile, day: Today.utc, fonts: fonts.installed, progress: Output.progress))
    if result.project.toolbars.isEmpty && !tablesOnly {
      Output.tell(TextReport.nothingFound(result) + "\n")
      throw ExitCode(2)
    }
    if result.project.toolbars.isEmpty && result.project.tables.allSatisfy({ $0.stringsRead == 0 }) {
      Output.tell(TextReport.nothingRead(result) + "\n")
      throw ExitCode(2)
    }
    let text = try BaselineFile.text(Baseline(of: result.findings))
    guard let output else { return try Output.write(text, in: .json) }
    try Output.write(text, toFile: output)
    Output.tell("wrote \(output)\n")
  }
}

/// A baseline as a JSON file.
enum BaselineFile {
  static func text(_ baseline: Baseline) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(baseline), as: UTF8.self) + "\n"
  }

  static func read(_ path: String) throws -> Baseline {
    let data: Data
    do { data = Data(try NamedFile.bytes(of: path)) } catch { throw Failure("\(error); write one with `lintel baseline`") }
    do { return try JSONDecoder().decode(Baseline.self, from: data) } catch {
      throw Failure("\(path): not a baseline: \(BaselineFile.explain(error)); write one with `lintel baseline`")
    }
  }

  private static func explain(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, _): "found no member “\(key.stringValue)”"
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context): context.debugDescription
    default: "\(error)"
    }
  }
}
