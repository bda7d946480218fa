import ArgumentParser
import LintelAudit
import LintelFindings
import LintelReports

struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Says how a finding comes about: the sum of its bar, and where each figure is from.",
    discussion: """
      EXAMPLES
        lintel explain 95300b3059c433e4 MyApp
        lintel explain 95300b --report audit.xml
        lintel explain title-truncated@de.lproj/Main.strings:8
        lintel explain title-truncated@settings.title
        lintel explain label-truncated@"Feed list" --format json

      A finding is named by its fingerprint, or the beginning of one, or by its rule and a place: a file with or without a line,
      or a bar, item, key or table. A rule alone lists what it finds. Reports in XML, JSON, CSV, SARIF and for
      GitLab hold the fingerprints.

      EXIT CODES
        0  explained
        2  no such finding, or several: those that may be meant are listed
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

  @Argument(help: ArgumentHelp("A fingerprint, or RULE@PLACE.", valueName: "finding"))
  var name: String

  @Argument(help: "A folder with an app's sources, or one definition file; it is audited. Default: the current folder.")
  var path: String?

  @Option(help: "Read this stored XML report instead of auditing.")
  var report: String?

  @Option(help: "text or json.")
  var format: Format = .text

  @Flag(inversion: .prefixedNo, help: "Colour in the terminal. Default: if a terminal is looking.")
  var color: Bool?

  @OptionGroup var settings: AuditSettings

  func validate() throws {
    guard let report, path != nil else { return }
    throw ValidationError(
      "found a path and --report, expected one of them; for what the report holds:\n  \(Self.line(explaining: name, in: report))")
  }

  func run() async throws {
    let rules = AuditOptions().rules
    if let at = name.firstIndex(of: "@"), !rules.contains(where: { $0.id == name[..<at] }) {
      throw Failure(RuleName.unknown(String(name[..<at]), among: rules))
    }
    let result: AuditResult
    if let report {
      result = try StoredFile.read(report).result
    } else {
      let folder = path ?? "."
      result = try await settings.audit(folder, by: settings.configuration(of: folder))
    }
    let match: FindingSearch.Match
    switch FindingSearch.find(name, in: result) {
    case .one(let found): match = found
    case .several(let found):
      let first = found[0].finding
      let example = report.map { Self.line(explaining: first.fingerprint, in: $0) } ?? line(explaining: first.fingerprint)
      throw Failure(
        "found \(found.count) findings at '\(name)', expected one of:\n" + TextReport.named(found.map(\.finding))
          + "\nthey differ by what stands behind the rule: language, text, place; the first is explained by:\n  \(example)")
    case .none(let near) where near.isEmpty:
      throw Failure(
        "found no finding '\(name)' among \(result.findings.count)\(hint); the JSON report lists their fingerprints")
    case .none(let near):
      throw Failure("found no finding '\(name)'\(hint), nearest are:\n" + TextReport.named(near.map(\.finding)))
    }
    let wide = await BarLookup.wide(result.project, for: match.finding, fonts: settings.fonts.installed)
    let explanation = FindingExplanation(match, in: result, rules: rules, wide: wide)
    let isTerminal = Output.isTerminal(.standardOutput)
    switch format {
    case .text:
      try Output.write(
        TextReport.explanation(
          explanation, colour: color ?? isTerminal, width: isTerminal ? TerminalWidth.current : 100))
    case .json: try Output.write(JSONReport.explanation(explanation), in: .json)
    }
  }

  /// What to write to have a finding of a stored report explained.
  private static func line(explaining name: String, in report: String) -> String {
    "lintel explain \(name.asArgument) --report \(report.asArgument)"
  }

  /// The same where it is audited.
  private func line(explaining name: String) -> String {
    "lintel explain \(name.asArgument)" + (path.map { " \($0.asArgument)" } ?? "")
  }

  /// Where a fingerprint may be looked for, too.
  private var hint: String {
    report == nil && name.count >= 8 && name.allSatisfy(\.isHexDigit)
      ? " (what only a gate tells is explained from its XML report: --report FILE)" : ""
  }
}
