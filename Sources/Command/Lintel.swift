import ArgumentParser
import Foundation
import LintelAudit
import LintelFindings
import LintelReports

/// The front door: picks a subcommand and turns whatever happens into an exit code.
@main
struct Lintel: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lintel",
    abstract: "Audits an app's toolbars and their translations.",
    discussion: """
      Lintel reads toolbar definitions and string tables, measures every label, lays the bars out for each language and width,
      and says what is cut, crowded, pushed off the bar or lost. Start with:

        lintel init PATH                                    a lintel.yml, from what is found
        lintel audit PATH                                   what is wrong, in the terminal
        lintel audit PATH --output out --format html        the report with pictures
        lintel gate PATH --base main                        what a branch makes worse
        lintel report audit.xml --format markdown           another format of a report that was stored
        lintel diff before.xml after.xml                    what one stored report has that the other has not
        lintel explain FINGERPRINT PATH                     how a finding comes about, figure by figure
        lintel apply out/audit.de.csv --project PATH        what translators filled in, back into the tables
        lintel fleet LIST --output out                      many projects, into one database and one page
        lintel inspect PATH                                 what was found, without judging
        lintel layout PATH --width 375                      a bar as it stands, drawn in the terminal

      Exit codes: 0 clean, 1 findings at or above --fail-on, 2 Lintel could not do its work.
      """,
    version: LintelVersion.current,
    subcommands: [
      AuditCommand.self, InitCommand.self, ReportCommand.self, InspectCommand.self, LayoutCommand.self, MeasureCommand.self,
      FontsCommand.self,
      RulesCommand.self, BaselineCommand.self, GateCommand.self, DiffCommand.self, ExplainCommand.self, FleetCommand.self,
      MergeCommand.self, ApplyCommand.self, LicensesCommand.self,
    ])

  /// Usage errors exit with 2, like everything else that keeps Lintel from working.
  static func main() async {
    // A reader that goes away (`| head`) is no reason to die: what it does not take is not written, and the audit's own
    // exit code says how it ended.
    signal(SIGPIPE, SIG_IGN)
    Unfinished.endCleanly()
    do {
      if let failure = unknownCommand(in: CommandLine.arguments) { throw failure }
      var command = try parseAsRoot()
      if var async = command as? any AsyncParsableCommand { try await async.run() } else { try command.run() }
    } catch let code as ExitCode {
      Foundation.exit(code.rawValue)
    } catch {
      var text = Self.suggesting(fullMessage(for: error))
      // Help and the version come as errors, too.
      if exitCode(for: error) == .success {
        do {
          try Output.write(text + "\n")
          Foundation.exit(0)
        } catch { text = fullMessage(for: error) }
      }
      Output.tell(TextReport.error(text) + "\n")
      Foundation.exit(2)
    }
  }
}

extension Lintel {
  /// The message about a value that an option does not take, with the nearest of those that it takes. ArgumentParser lists
  /// these in a sentence, or below each other where they are many.
  private static func suggesting(_ text: String) -> String {
    guard let match = text.firstMatch(of: /The value '(.+?)' is invalid for '.+?'\./) else { return text }
    let rest = text[match.range.upperBound...].prefix { $0 != "." }
    let allowed = rest.matches(of: /'(.+?)'|\n *- (\S+)/).compactMap { ($0.1 ?? $0.2).map { String($0) } }
    guard let nearest = AskedName.nearest(to: String(match.1), among: allowed) else { return text }
    return text.replacingCharacters(in: match.range, with: "\(match.0) Did you mean '\(nearest)'?")
  }

  /// The first argument is no command: which one may have been meant. ArgumentParser speaks of unexpected arguments there.
  private static func unknownCommand(in arguments: [String]) -> Failure? {
    guard let name = arguments.dropFirst().first, !name.hasPrefix("-") else { return nil }
    let names = configuration.subcommands.map { $0._commandName } + ["help"]
    guard !names.contains(name), !name.hasPrefix("_") else { return nil }
    return Failure(
      "found no command '\(name)'" + AskedName.suggestion(for: name, among: names)
        + "\nexpected one of: \(names.joined(separator: ", "))")
  }
}

/// An error with a message for people; exits with 2.
struct Failure: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
