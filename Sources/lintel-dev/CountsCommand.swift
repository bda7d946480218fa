import ArgumentParser
import Foundation
import LintelFindings
import LintelRules

struct CountsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "counts", abstract: "Writes Data/rule-counts.csv: what the rules said in audits of real apps.",
    discussion:
      "A rule of several guidelines is counted in the first of them, so that nothing counts twice.\n\nEXAMPLE\n  swift run lintel-dev counts audits/*.json")

  @Argument(help: "Reports of `lintel audit --format json`.")
  var reports: [String]

  @Option(help: "The repository.")
  var root = "."

  private struct Report: Decodable {
    struct Count: Decodable { var failed, needsReview, passed: Int }
    var profile: String
    var rules: [String: Count]
  }

  func run() throws {
    var sums: [String: [String: (Int, Int, Int)]] = [:]
    for path in reports {
      let report = try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
      for (rule, count) in report.rules {
        let sum = sums[rule]?[report.profile] ?? (0, 0, 0)
        sums[rule, default: [:]][report.profile] = (
          sum.0 + count.failed, sum.1 + count.needsReview, sum.2 + count.passed
        )
      }
    }
    let known = Set(Rule.all.map(\.id))
    let rows = sums.filter { known.contains($0.key) }.sorted { $0.key < $1.key }
      .compactMap { rule, byProfile -> String? in
        Profile.allCases.lazy.compactMap { byProfile[$0.rawValue] }.first.map { "\(rule),\($0.0),\($0.1),\($0.2)\n" }
      }
    try ("rule,failed,needs_review,passed\n" + rows.joined())
      .write(to: URL(fileURLWithPath: root).appending(path: "Data/rule-counts.csv"), atomically: true, encoding: .utf8)
    print("\(rows.count) rules counted in \(reports.count) reports")
  }
}
