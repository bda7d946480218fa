import ArgumentParser
import Foundation
import LintelLanguage

struct VerbsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verbs",
    abstract: "Says of labels whether they are verb phrases in their languages, or how often that is said rightly.",
    discussion: """
      Lines with --stdin: a locale, a tab, a label. They are written back with a tab and verb, not-verb or unknown.
      A file for --accuracy has a header and the columns locale, english, text, expected (command or noncommand).

      EXAMPLE
        printf 'de\\tSichern\\n' | swift run lintel-dev verbs --stdin
      """)

  @Flag(help: "Judge the lines of standard input.")
  var stdin = false

  @Option(help: "Compare the verdicts on the labels of a file with what is expected of them.")
  var accuracy: String?

  func validate() throws {
    guard stdin != (accuracy != nil) else { throw ValidationError("allowed: either --stdin or --accuracy FILE") }
  }

  func run() throws {
    var judge = VerbJudge()
    if let accuracy {
      print(try VerbAccuracy(of: try String(contentsOfFile: accuracy, encoding: .utf8), from: accuracy, by: &judge).table)
      return
    }
    var number = 0
    while let line = readLine() {
      number += 1
      let columns = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 2 else {
        throw ValidationError("standard input:\(number): found “\(line)”; allowed: a locale, a tab, a label")
      }
      print(line, judge.verdict(on: columns[1], in: columns[0]), separator: "\t")
    }
  }
}

/// Asks each language, which is made when its first label comes.
struct VerbJudge {
  enum Verdict: String {
    case verb
    case notVerb = "not-verb"
    case unknown
  }

  private var languages: [String: Language] = [:]

  mutating func verdict(on label: String, in locale: String) -> String {
    let language = languages[locale] ?? Language(locale: .init(locale))
    languages[locale] = language
    return switch language.facts(of: label).verb {
    case .yes: Verdict.verb.rawValue
    case .no: Verdict.notVerb.rawValue
    case .unknown: Verdict.unknown.rawValue
    }
  }
}
