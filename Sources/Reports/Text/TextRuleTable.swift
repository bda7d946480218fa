import LintelFindings
import LintelModel

/// How many findings of which severity each rule has: a line a rule, the worst first.
struct TextRuleTable {
  private let rules: [(rule: String, counts: [Int])]

  init(_ findings: [Finding]) {
    let kinds = FindingKind.allCases
    var counts: [String: [Int]] = [:]
    for finding in findings {
      counts[finding.rule, default: Array(repeating: 0, count: kinds.count)][kinds.firstIndex(of: FindingKind(finding))!] += 1
    }
    rules = counts.map { ($0.key, $0.value) }.sorted { a, b in
      a.1 == b.1 ? a.0 < b.0 : b.1.lexicographicallyPrecedes(a.1)
    }
  }

  func write(to terminal: inout Terminal) {
    let width = rules.map(\.rule.count).max() ?? 0
    for (rule, counts) in rules {
      let parts = zip(FindingKind.allCases, counts).filter { $0.1 > 0 }.map { $0.0.counted($0.1) }
      terminal.say(("  \(Terminal.padded(rule, to: width))  ", nil), ("\(parts)", .soft))
    }
  }
}
