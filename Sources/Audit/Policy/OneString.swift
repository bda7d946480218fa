import LintelFindings
import LintelModel

/// Tells once what two rules say of one string for one reason: a source that was changed leaves a translation behind, and
/// that translation says a number, or another string's text, that its source no longer asks for. The graver one stays, and
/// has what the other one knows. Each stays a part by itself, so that a comparison and an acceptance go by each of them.
enum OneString {
  /// Rules that tell the same of a string; what is as grave by both is told by the first of them.
  private static let pairs: [(first: String, second: String)] = [
    ("translation-left-behind", "number-changed"), ("translation-of-another", "translation-left-behind"),
    ("values-not-filled", "placeholder-mismatch"),
  ]
  private static let rules = Set(pairs.flatMap { [$0.first, $0.second] })

  static func joined(_ findings: [Finding]) -> [Finding] {
    var byString: [[String?]: [Int]] = [:]
    for (index, finding) in findings.enumerated() where rules.contains(finding.rule) && finding.toolbar == nil {
      for string in strings(of: finding) { byString[string, default: []].append(index) }
    }
    // What it is told with, by its place among the findings.
    var owners: [Int: Int] = [:]
    for (index, finding) in findings.enumerated() {
      let own = strings(of: finding)
      guard rules.contains(finding.rule), own.count == 1, let string = own.first else { continue }
      owners[index] = byString[string]?.first { $0 != index && isTold(finding, by: findings[$0]) }
    }
    guard !owners.isEmpty else { return findings }
    // What takes one along may be taken along itself.
    func last(_ index: Int) -> Int { owners[index].map(last) ?? index }
    let followers = Dictionary(grouping: owners.keys.sorted(), by: last)
    return findings.indices.compactMap { index in
      if owners[index] != nil { return nil }
      return followers[index].map { whole(findings[index], with: $0.map { findings[$0] }) } ?? findings[index]
    }
  }

  /// Whether the other one says as much of the string, and is as grave at least.
  private static func isTold(_ finding: Finding, by other: Finding) -> Bool {
    if pairs.contains(where: { $0.first == other.rule && $0.second == finding.rule }) {
      return other.gravity >= finding.gravity
    }
    return pairs.contains { $0.first == finding.rule && $0.second == other.rule } && other.gravity > finding.gravity
  }

  /// Those that it is about, in each language. What code makes of a text is about its source, and no translation's fault.
  private static func strings(of finding: Finding) -> [[String?]] {
    switch (finding.rule, finding.blame) {
    case ("values-not-filled", _), ("placeholder-mismatch", .source): [[finding.table, finding.key, nil]]
    case ("placeholder-mismatch", _): []
    default: finding.units.map { [$0.table, $0.key, $0.locale?.id] }
    }
  }

  private static func whole(_ finding: Finding, with others: [Finding]) -> Finding {
    var whole = finding
    whole.parts = [finding] + others
    // Where nothing shows which of two strings is wrong, what is known of one of them says something of that one alone.
    for other in others where finding.strings.isEmpty {
      let own = other.evidence.map { evidence in
        other.rule == "translation-left-behind" && evidence.name == "before"
          ? Evidence(name: Evidence.sourceBefore, value: evidence.value) : evidence
      }
      let known = Set(whole.evidence.map(\.name))
      whole.evidence += own.filter { !known.contains($0.name) }
    }
    return whole
  }
}
