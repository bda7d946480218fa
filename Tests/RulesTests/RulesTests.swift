import Foundation
import LintelAudit
import LintelFindings
import LintelModel
import LintelRules
import Testing

/// An example of a rule, named so that a failing test says which.
struct NamedExample: Sendable, CustomTestStringConvertible {
  let rule: Rule
  let example: Example
  var testDescription: String { "\(rule.id): \(example.outcome.rawValue): \(example.note)" }

  static let all = Rule.all.flatMap { rule in rule.examples.map { NamedExample(rule: rule, example: $0) } }
}

@Suite struct RuleExamples {
  @Test("Every example gets the answer it names", arguments: NamedExample.all)
  func answers(_ named: NamedExample) async {
    let project = ProjectSource.read(texts: named.example.files)
    if named.rule.id != "file-unreadable" { #expect(project.skipped == [], "the example itself must be readable") }
    let result = await Auditor.audit(project, options: AuditOptions(rules: [named.rule]))
    let verdicts = result.findings.map(\.verdict)
    switch named.example.outcome {
    case .fails: #expect(verdicts.contains(.fails))
    case .needsReview: #expect(verdicts.contains(.needsReview) && !verdicts.contains(.fails))
    case .passes: #expect(verdicts.isEmpty, "\(result.findings.map(\.message))")
    }
  }

  @Test("Every rule has an example that fails and one that passes", arguments: Rule.all.map(\.id))
  func hasBoth(id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    #expect(rule.examples.contains { $0.outcome == .fails })
    #expect(rule.examples.contains { $0.outcome == .passes })
  }
}

@Suite struct RuleList {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/Rules")

  @Test("The list holds every rule that a file declares: run `make rules`")
  func isComplete() throws {
    let declared = try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .compactMap { try String(contentsOf: $0, encoding: .utf8).firstMatch(of: /static let \w+ = Rule\(\s*id: "([a-z-]+)"/) }
      .map { String($0.1) }
    #expect(declared.sorted() == Rule.all.map(\.id).sorted())
  }

  @Test("A rule stands in the file of its name", arguments: Rule.all.map(\.id))
  func isWhereItSays(id: String) {
    let file = id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + ".swift"
    #expect(FileManager.default.fileExists(atPath: Self.folder.appending(path: file).path))
  }

  @Test("A title is a sentence, a reason too")
  func sentences() {
    for rule in Rule.all {
      #expect(rule.title.hasSuffix(".") && rule.why.hasSuffix("."), "\(rule.id)")
    }
  }

  @Test("Core rules run in every profile")
  func coreRunsEverywhere() {
    for rule in Rule.all where rule.isCore {
      for profile in Profile.allCases { #expect(rule.runs(in: profile), "\(rule.id) in \(profile.rawValue)") }
    }
  }
}
