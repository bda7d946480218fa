import LintelFindings

/// How a pipeline ends with what was found and by which rules, and what to write into it next: commands that fail it on what is
/// new alone, on what a branch adds, or from another severity on.
struct PipelineSection {
  let result: AuditResult

  @MarkupBuilder var markup: [Markup] {
    // Whoever compares with a base has such a pipeline already.
    if result.trend?.base == nil {
      tag("details", .class("pipeline")) {
        tag("summary") { "In a pipeline" }
        tag("ul") {
          ending
          tag("li") {
            "Fail on what is new or worse only:"
            code("lintel baseline . > lintel-baseline.json")
            code("lintel audit . --baseline lintel-baseline.json")
          }
          tag("li") {
            "Fail on what a branch makes new or worse:"
            code("lintel gate . --base main")
          }
          tag("li") {
            "Set the least severity that fails:"
            code("lintel audit . --fail-on warning")
            "The same in lintel.yml:"
            code("fail-on: warning")
          }
        }
      }
    }
  }

  /// More rules than these are counted.
  private static let rules = 10

  private var ending: Markup {
    let code = result.isFailing ? 1 : 0
    let failing = self.failing
    return tag("li") {
      "By its findings this audit ends with exit code \(code):"
      " "
      result.verdict
      if !failing.isEmpty {
        tag("ul") {
          for (rule, count) in failing.prefix(Self.rules) {
            tag("li") {
              Markup.text(rule)
              ": "
              Markup.number(count)
            }
          }
          if failing.count > Self.rules { tag("li") { "and \(always: failing.count - Self.rules, "more")" } }
        }
      }
    }
  }

  /// The rules whose findings reach the threshold, those with most of them first.
  private var failing: [(rule: String, count: Int)] {
    let threshold = result.gate.failOn
    let counts = result.findings.filter { threshold.fails([$0]) }.reduce(into: [String: Int]()) { counts, finding in
      counts[finding.rule, default: 0] += 1
    }
    return counts.map { (rule: $0.key, count: $0.value) }.sorted { a, b in
      a.count == b.count ? a.rule < b.rule : a.count > b.count
    }
  }

  @MarkupBuilder private func code(_ line: String) -> [Markup] {
    " "
    tag("code") { Markup.text(line) }
  }
}
