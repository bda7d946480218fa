import ArgumentParser
import Foundation
import LintelRules

struct NewRuleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new-rule", abstract: "Writes a new rule's file from a template and lists it.",
    discussion: "EXAMPLE\n  swift run lintel-dev new-rule label-concise --subject Labels")

  @Argument(help: "The rule's id, in kebab case.")
  var id: String

  @Option(help: "What it is about: the folder of its file. \(RuleSubject.allCases.map(\.rawValue).joined(separator: ", ")).")
  var subject: RuleSubject

  @Option(help: "The repository.")
  var root = "."

  func validate() throws {
    guard id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil else {
      throw ValidationError("found “\(id)”; allowed: lower-case words joined by hyphens, such as label-concise")
    }
  }

  func run() throws {
    let words = id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let type = words.joined()
    let name = type.prefix(1).lowercased() + type.dropFirst()
    let file = URL(fileURLWithPath: root).appending(path: "Sources/Rules/\(subject.rawValue)/\(type).swift")
    guard !FileManager.default.fileExists(atPath: file.path) else { throw ValidationError("\(file.path) is already there") }
    let source = """
      import LintelFindings
      import LintelModel

      extension Rule {
        static let \(name) = Rule(
          id: "\(id)",
          title: "The sentence that is true when the rule passes.",
          statements: [],
          severity: .warning,
          why: "Who loses what when it fails.",
          examples: [
            .fails("in a few words, why", sketch: "ios26 en 402pt\\n| Inbox | [Edit]"),
            .passes("in a few words, why", sketch: "ios26 en 402pt\\n| Inbox | [Edit]"),
          ],
          check: .bar { bar in
            []
          })
      }

      """
    try source.write(to: file, atomically: true, encoding: .utf8)
    var rules = RulesCommand()
    rules.root = root
    try rules.run()
    print("wrote \(file.path); its examples fail until the check is written")
  }
}

extension RuleSubject: ExpressibleByArgument {}
