import LintelFindings

/// How a pipeline ends with what was found and by which rules, and what to write into it next: what is sensible depends on
/// whether it compares with a baseline or a base already.
struct PipelineSection {
  let result: AuditResult
  /// How it ends, and why.
  let verdict: Message

  @MarkupBuilder var markup: [Markup] {
    tag("p", .class("pipeline-title")) { tag("b") { "In a pipeline" } }
    tag("ul") {
      ending
      steps
      tag("li") {
        "Formats that services read:"
        command("lintel \(verb) --output Reports --format sarif --format junit --format github")
        command("lintel \(verb) --output Reports --format gitlab --format checkstyle")
      }
      tag("li") {
        "Count findings in audit.xml by the attribute kind (error, warning, review, note): what needs review has a severity, too, and is no error."
        command("lintel \(verb) --output Reports --format xml")
      }
    }
    tag("span", .class("vh"), .init("role", "status"), .init("data-done", words: "Copied"))
  }

  private var verb: String { result.trend?.base == nil ? "audit ." : "gate . --base main" }

  @MarkupBuilder private var steps: [Markup] {
    switch result.gate.comparedWith {
    case .nothing:
      tag("li") {
        "Fail on what is new or worse only:"
        command("lintel baseline . > lintel-baseline.json")
        command("lintel audit . --baseline lintel-baseline.json")
      }
      upkeep
      branch
      action
      threshold
    case .baseline:
      upkeep
      branch
      action
      threshold
    case .base: action
    }
    if result.coverage.toolbarsNotJudged > 0, result.trend?.base == nil {
      tag("li") {
        "Fail where fewer texts on bars are read than now:"
        command("lintel audit . --min-resolved \(result.coverage.percentResolved)")
      }
    }
  }

  /// What keeps a baseline from holding more than there is: what was fixed could come back unseen.
  @MarkupBuilder private var upkeep: [Markup] {
    tag("li") {
      "Fail also where the baseline holds what is found no more:"
      command("lintel audit . --baseline lintel-baseline.json --strict")
    }
    tag("li") {
      "Take out of the baseline what is fixed:"
      command("lintel baseline . --prune lintel-baseline.json")
    }
  }

  private var branch: Markup {
    tag("li") {
      "Fail on what a branch makes new or worse:"
      command("lintel gate . --base main")
      "It knows the texts as they were, and so tells which values and translations are lost; a baseline holds findings alone."
    }
  }

  /// Where a change is gated for everybody who asks for it to be merged.
  private var action: Markup {
    tag("li") {
      "On GitHub, as a step of a workflow:"
      command("- run: lintel gate . --format github")
    }
  }

  private var threshold: Markup {
    tag("li") {
      "Set the least severity that fails:"
      command("lintel audit . --fail-on warning")
      "The same in lintel.yml:"
      command("fail-on: warning")
    }
  }

  /// More rules than these are counted.
  private static let rules = 10

  private var ending: Markup {
    let failing = self.failing
    return tag("li") {
      "This ends with exit code \(result.gate.exitCode):"
      " "
      Markup.instruction(verdict)
      if !failing.isEmpty {
        tag("ul") {
          for (rule, count) in failing.prefix(Self.rules) {
            tag("li") {
              Markup.rule(rule)
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

  /// A line to copy; the page's script shows the button, which does nothing without it.
  @MarkupBuilder private func command(_ line: String) -> [Markup] {
    " "
    tag("span", .class("command"), .leftToRight) {
      tag("code") { Markup.command(line) }
      tag(
        "button", .class("copy"), .init("type", "button"), .init("hidden", "hidden"),
        .label([.words("Copy"), .words(": "), .text(line)]), .init("title", words: "Copy")
      ) { Markup.copySign }
    }
  }
}
