import ArgumentParser
import Foundation
import LintelAudit
import LintelFindings
import LintelReports

struct BaselineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Writes today's findings, a line each string, so that an audit can fail on new or worse ones only.",
    discussion: """
      EXAMPLES
        lintel baseline . --output lintel-baseline.json
        lintel baseline . --prune lintel-baseline.json     take out what was fixed
        lintel baseline . --output lintel-baseline.json --rule title-truncated --locale de
                                                           accept these, and keep all else in the file as it is

      Of several paths, what the file holds of others is kept, since nobody has judged it, and said.

      As git's merge driver, with `lintel-baseline.json merge=lintel` in .gitattributes:
        git config merge.lintel.driver "lintel baseline --merge %O %A %B"
      """)

  @Argument(
    help: ArgumentHelp("A folder with an app's sources, or one definition file; or several of one project.", valueName: "path"))
  var paths: [String] = []

  @Option(help: "Write to this file instead of standard output.")
  var output: String?

  @Flag(help: "Finding no toolbar is meant: the baseline holds the string tables alone.")
  var tablesOnly = false

  @Option(help: "Only take out of this baseline what is found no more, and accept nothing new.")
  var prune: String?

  @Option(
    help: ArgumentHelp(
      "Accept, or prune, findings of this language only, and keep the others in the file as they are; repeatable, or several with commas.",
      valueName: "language"))
  var locale: [String] = []

  @Option(
    help: ArgumentHelp(
      "Accept, or prune, findings of this rule only, and keep the others in the file as they are; repeatable, or several with commas.",
      valueName: "id"))
  var rule: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Merge what two branches made of a baseline: the one that both began with, ours, which is written, and theirs.",
      valueName: "file"))
  var merge: [String] = []

  @OptionGroup var settings: AuditSettings

  func validate() throws {
    if !merge.isEmpty {
      guard merge.count == 3 else {
        throw ValidationError("found --merge with \(merge.count) files, expected three: the one before, ours and theirs")
      }
      guard paths.isEmpty, prune == nil, output == nil else {
        throw ValidationError("--merge audits nothing and writes ours: say no path, --prune or --output")
      }
    } else if paths.isEmpty {
      throw ValidationError("found no path, expected a folder or one definition file")
    }
    if prune != nil, settings.only != nil {
      throw ValidationError("--prune takes out what is found no more, and --only does not look for all of it: say one of them")
    }
    if prune != nil, output != nil { throw ValidationError("--prune writes the file that it names: say no --output") }
    try validateScope()
  }

  private var isNarrowed: Bool { !locale.isEmpty || !rule.isEmpty }

  private func validateScope() throws {
    guard isNarrowed else { return }
    try AskedScope.requireRules(rule)
    guard merge.isEmpty else { throw ValidationError("--merge takes whole files: say no --rule and no --locale") }
    guard output != nil || prune != nil else {
      throw ValidationError("--rule and --locale keep what else is in a file: name it with --output or --prune")
    }
    guard settings.only == nil else {
      throw ValidationError("--rule and --locale take what they name anew, and --only may not look for it: say no --only")
    }
  }

  /// What a file holds of which a part is taken anew; nothing where there is no such file yet. One that is replaced as a whole
  /// may be anything, such as one that a merge left marks in.
  private func kept(in file: String, ofPart isPart: Bool) throws -> Baseline {
    guard FileManager.default.fileExists(atPath: file) else { return Baseline([]) }
    if isPart { return try BaselineFile.read(file) }
    return (try? BaselineFile.read(file)) ?? Baseline([])
  }

  func run() async throws {
    guard merge.isEmpty else {
      let sides = try merge.map { try BaselineFile.side($0) }
      return try Output.write(try BaselineFile.text(.merged(from: sides[0], sides[1], sides[2])), toFile: merge[1])
    }
    let audited = try AuditedPaths(paths, in: FileManager.default.currentDirectoryPath)
    let held = try prune.map(BaselineFile.read)
    // What a chosen part is put into has to be read; else the file is only counted.
    let isPart = isNarrowed || !audited.only.isEmpty
    let kept = try output.map { try self.kept(in: $0, ofPart: isPart) }
    let result = try await settings.audit(
      audited.path, only: audited.only, by: settings.configuration(of: audited.path))
    if result.project.toolbars.isEmpty && !tablesOnly {
      Output.tell(TextReport.nothingFound(result) + "\n")
      throw ExitCode(2)
    }
    if result.project.toolbars.isEmpty && result.project.tables.allSatisfy({ $0.stringsRead == 0 }) {
      Output.tell(TextReport.nothingRead(result) + "\n")
      throw ExitCode(2)
    }
    let scope = try AskedScope.scope(of: result, locales: locale, rules: rule)
    let judged = JudgedParts(audited.only, of: result.project)
    if let held, let prune {
      let gone = result.compared(with: held, within: scope).comparison.gone.filter { $0.isWithin(scope) && judged.hold($0) }
      try Output.write(try BaselineFile.text(held.without(gone)), toFile: prune)
      let told = ["took out \(gone.count) of \(held.entries.count)"] + besides(judged.countOutside(of: held, within: scope))
      return Output.tell("wrote \(prune): \(told.joined(separator: ", "))\n")
    }
    let found = Baseline(of: result.findings)
    guard let output, let kept else { return try Output.write(try BaselineFile.text(found), in: .json) }
    let written = isPart ? kept.taking(scope, from: found, where: judged.hold) : found
    try Output.write(try BaselineFile.text(written), toFile: output)
    let gone = kept.count(besides: written)
    let told =
      (gone > 0 ? ["took out \(gone) of \(kept.entries.count)"] : []) + besides(judged.countOutside(of: kept, within: scope))
    Output.tell("wrote \(output)\(told.isEmpty ? "" : ": " + told.joined(separator: ", "))\n")
  }

  /// What stays in the file because nobody has looked.
  private func besides(_ count: Int) -> [String] {
    count > 0 ? ["kept \(count) outside of these paths, not judged"] : []
  }
}
