import ArgumentParser
import Foundation
import LintelAudit
import LintelFindings
import LintelReports

extension FailOn: ExpressibleByArgument {}

/// Where and how a result is reported, and which exit code it comes to.
struct ReportOptions: ParsableArguments {
  @Option(help: "A report format, repeatable: \(names.joined(separator: ", ")).")
  var format: [ReportFormat] = []

  @Option(help: "Write the reports into this folder instead of standard output.")
  var output: String?

  @Flag(
    help: """
      With --output and the format html: beside it a page for each language's translators, and their sheet as CSV and TSV: \
      audit.de.html, audit.de.csv and audit.de.tsv; index.html leads to them.
      """)
  var split = false

  @Option(
    help: "The least severity that fails: error, warning, note or never. Default: the configuration's, else error.")
  var failOn: FailOn?

  @OptionGroup var language: LanguageOption

  @Option(
    help: ArgumentHelp(
      "Report, count, and fail on, findings of this language only; repeatable, or several with commas.",
      valueName: "language"))
  var locale: [String] = []

  @Option(
    help: ArgumentHelp(
      "Report, count, and fail on, findings of this rule only; repeatable, or several with commas.", valueName: "id"))
  var rule: [String] = []

  @Option(
    help: ArgumentHelp(
      "Report, count, and fail on, findings of this severity only: error, warning or note; repeatable, or several with commas.",
      valueName: "severity"))
  var severity: [String] = []

  @Option(
    help: ArgumentHelp(
      "Say the day in the reports: today, or one such as 2027-03-31, by which suppressions end. Default: it is not said.",
      valueName: "day"))
  var date: String?

  @Flag(help: "Finding no toolbar is meant: the string tables alone count.")
  var tablesOnly = false

  @Flag(
    help: "In the text of a run that passes, say all that was read and not judged, too. One that fails says it anyway.")
  var verbose = false

  @Flag(inversion: .prefixedNo, help: "Colour in the terminal. Default: if a terminal is looking.")
  var color: Bool?

  static let names = ReportFormat.all.map(\.name)

  /// A line each: name, file and what people call it.
  static let list = ReportFormat.all.map { format in
    let name = format.name.padding(toLength: 12, withPad: " ", startingAt: 0)
    let file = format.fileName.padding(toLength: 22, withPad: " ", startingAt: 0)
    return "  \(name)\(file)\(format.title)"
  }.joined(separator: "\n")

  func validate() throws {
    if format.count > 1 && output == nil {
      throw ValidationError("Several formats need --output DIR; standard output takes one.")
    }
    if split, output == nil { throw ValidationError("--split writes files: say --output DIR") }
    if split, !(format.isEmpty ? ReportFormat.standardFiles : format).contains(where: { $0.name == "html" }) {
      throw ValidationError("--split writes pages beside audit.html: say --format html, too")
    }
    try AskedScope.requireRules(rule)
    let severities = Severity.allCases.map(\.rawValue)
    if let unknown = AskedScope.each(of: severity).first(where: { !severities.contains($0) }) {
      throw ValidationError(
        "found --severity \(unknown), expected error, warning or note"
          + AskedName.suggestion(for: unknown, among: severities))
    }
    if let date, day == nil { throw ValidationError("found --date \(date), expected \(AskedDay.allowed)") }
  }

  /// The day that was asked for, `YYYY-MM-DD`.
  var day: String? { date.flatMap { AskedDay.day($0, today: Today.utc) } }

  /// Writes the result as it was asked for, and exits with 1 or 2 where it is no clean bill.
  /// - Parameters:
  ///   - name: What was audited.
  ///   - root: The absolute path of its folder; empty where it is unknown.
  ///   - changed: what a change touched, where nothing else is asked for.
  ///   - earlier: Other audits of the same, the earliest first, and what their files are called, this one's last.
  func write(
    _ whole: AuditResult, name: String, root: String = "", changed: ChangedParts? = nil,
    earlier: (results: [AuditResult], files: [String]) = ([], [])
  ) throws {
    let scope = try scope(of: whole, changed: changed)
    var result = whole.narrowed(to: scope)
    if let day { result.date = day }
    // Of a stored report, what its audit was asked holds as long as nothing else is.
    result.askedFailOn = failOn ?? result.askedFailOn
    result.demands.subject = tablesOnly ? .strings : .toolbars
    let runs = runs(until: result, earlier, within: scope)
    let matters = KnownMatters(of: result)
    if let output {
      try write(result, matters, name: name, root: root, runs: runs, into: output)
    } else {
      try print(result, matters, name: name, root: root, runs: runs)
    }
    // Nobody looked for bars where nothing that is read was changed.
    if result.trend?.compared == .unread { return }
    if result.project.toolbars.isEmpty && !tablesOnly {
      Output.tell(
        TextReport.nothingFound(result, words: language.words(forPeople: Output.isTerminal(.standardError))) + "\n")
      throw ExitCode(2)
    }
    if result.project.toolbars.isEmpty && result.project.tables.allSatisfy({ $0.stringsRead == 0 }) {
      Output.tell(
        TextReport.nothingRead(result, words: language.words(forPeople: Output.isTerminal(.standardError))) + "\n")
      throw ExitCode(2)
    }
    tellUnmet(in: result)
    guard result.gate.ending == .fails else { return }
    // A report that ends with its verdict in the same terminal has said it.
    if !printsText || !result.endsTextWithVerdict, let line = result.endLine(of: matters) { Output.tell("lintel: \(line)\n") }
    throw ExitCode(1)
  }

  private func tellUnmet(in result: AuditResult) {
    let coverage = result.coverage
    for case .unresolved(let least) in result.unmetDemands {
      Output.tell(
        "lintel: \(coverage.labelsResolved) of \(coverage.labels) texts on bars could be read, which is "
          + "\(coverage.percentResolved) percent; --min-resolved asks for \(least).\n")
    }
  }

  /// What is counted, reported and failed on. Throws for a language that the project does not have: nothing found in it would
  /// mean nothing.
  func scope(of result: AuditResult, changed: ChangedParts? = nil) throws -> ReportScope {
    try AskedScope.scope(of: result, locales: locale, rules: rule, severities: severity, changed: changed)
  }

  /// What pages draw of several audits, each counted by what is asked for.
  private func runs(
    until result: AuditResult, _ earlier: (results: [AuditResult], files: [String]), within scope: ReportScope
  ) -> [AuditRun] {
    guard !earlier.results.isEmpty else { return [] }
    return zip(earlier.results, earlier.files).map { AuditRun($0.narrowed(to: scope), file: $1) } + [
      AuditRun(result, file: earlier.files[earlier.files.count - 1])
    ]
  }

  /// Whether standard output gets the report as text.
  var printsText: Bool { output == nil && (format.first ?? .standard).name == ReportFormat.standard.name }

  private func print(
    _ result: AuditResult, _ matters: KnownMatters, name: String, root: String, runs: [AuditRun]
  ) throws {
    let format = format.first ?? .standard
    let isTerminal = Output.isTerminal(.standardOutput)
    var setting = setting(
      of: format, name: name, in: root, isTerminal: isTerminal)
    setting.colour = color ?? isTerminal
    setting.isBrief = !verbose
    setting.runs = runs
    setting.matters = matters
    if isTerminal { setting.width = TerminalWidth.current }
    try Output.write(format.report(result, setting), in: format.escaping)
  }

  private func setting(
    of format: ReportFormat, name: String, in folder: String, isTerminal: Bool = false
  ) -> ReportFormat.Setting {
    let isForPeople =
      switch format.audience {
      case .programs: false
      case .people: true
      case .terminal: isTerminal
      }
    var setting = ReportFormat.Setting(
      name: name, rules: AuditOptions().rules, words: language.words(forPeople: isForPeople))
    setting.root = folder
    return setting
  }

  private func write(
    _ result: AuditResult, _ matters: KnownMatters, name: String, root: String, runs: [AuditRun], into folder: String
  ) throws {
    do { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch {
      throw Failure("\(folder): the folder cannot be made: \((error as NSError).localizedDescription)")
    }
    if split { try Self.requireNoForeignOverview(in: folder) }
    var lines: [String] = []
    var tables: Set<String>?
    let files = PendingFiles()
    for format in format.isEmpty ? ReportFormat.standardFiles : format {
      let file = folder + "/" + format.fileName
      var setting = setting(of: format, name: name, in: root)
      setting.runs = runs
      setting.matters = matters
      if split, format.name == "html" {
        lines += ["wrote \(file)", try writePages(of: result, setting, into: folder, files)]
      } else if format.name == "csv" {
        let table = try LargeReports.writeTable(format.report(result, setting), named: format.fileName, into: folder, files)
        lines.append(table.said)
        tables = table.files
      } else {
        var bytes = 0
        try files.write(to: file) { take in
          try format.write(result, setting) { piece in
            bytes += piece.count
            try take(piece)
          }
        }
        lines.append("wrote \(file)" + (format.name == "xml" ? LargeReports.advice(on: bytes) : ""))
      }
    }
    try files.keep()
    // Only once this run's are whole.
    if let tables { lines += EarlierParts.remove(in: folder, besides: tables) }
    try Output.write(
      lines.joined(separator: "\n") + "\n\n"
        + TextReport.worst(
          result, count: 5, colour: color ?? Output.isTerminal(.standardOutput),
          words: language.words(forPeople: Output.isTerminal(.standardOutput)), matters: matters))
  }

  /// Others' sites have an `index.html`, too: one that Lintel has not written is nobody's to replace. What cannot be read is none
  /// of Lintel's.
  private static func requireNoForeignOverview(in folder: String) throws {
    let file = folder + "/" + SiblingPages.overview
    guard FileManager.default.fileExists(atPath: file) else { return }
    let text = FileManager.default.contents(atPath: file).flatMap { String(data: $0, encoding: .utf8) }
    guard text.map(HTMLReport.isOwn) != true else { return }
    throw Failure(
      "\(file): found a file that Lintel has not written, expected none or the overview of an earlier --split; "
        + "say another folder as --output, or move the file")
  }

  /// What `--split` writes, with the whole page. One line says what is beside it: three files a language, and the overview.
  private func writePages(
    of result: AuditResult, _ setting: ReportFormat.Setting, into folder: String, _ files: PendingFiles
  ) throws -> String {
    var count = 0
    try SplitReport.write(result, setting) { file, text in
      try files.write(text, to: folder + "/" + file)
      count += 1
    }
    return "wrote \(folder)/\(SiblingPages.overview) and \(count - 2) files for translators, three a language: "
      + "\(folder)/audit.LANGUAGE.html, .csv and .tsv"
  }
}
