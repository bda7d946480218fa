import ArgumentParser
import Foundation
import LintelReports

/// The language that reports are written in.
struct LanguageOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The report's language: en, \(Localizer.languages.map(\.id).joined(separator: ", ")), or one that falls back to these.",
      discussion:
        "Default: that of the environment for the terminal and HTML, English for all other formats. XML and JSON are always in English."
    ))
  var language: String?

  /// - Parameter forPeople: whether the environment of whoever calls may choose. What a pipeline reads is the same on every
  ///   machine unless a language is asked for.
  func words(forPeople: Bool) -> Localizer {
    if let language { return Localizer(language: language) }
    return forPeople ? Localizer(language: Self.ofEnvironment(ProcessInfo.processInfo.environment)) : .english
  }

  /// The locale of the system's messages, as POSIX has it: the first of LC_ALL, LC_MESSAGES and LANG that says anything.
  static func ofEnvironment(_ variables: [String: String]) -> String {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? "C"
  }

  /// Says so if the language that was asked for is none of Lintel's.
  func tellIfUnknown() {
    guard let language, Localizer.nearest(to: language) == nil else { return }
    Output.tell("lintel: the report is in English: found no translation into '\(language)'\n")
  }
}
