import LintelFindings
import LintelModel
import LintelTables

/// Everything there is to say of a rule.
package struct RuleCard: Sendable {
  /// An example with what the rule made of it.
  struct Shown: Sendable {
    var example: Example
    var result: AuditResult

    var heading: String {
      switch example.outcome {
      case .fails: "Fails"
      case .needsReview: "Needs review"
      case .passes: "Passes"
      }
    }

    /// Why, and in which guidelines if not in all: `a full stop (hig-2014)`.
    var note: String {
      guard let profiles = example.profiles else { return example.note }
      return "\(example.note) (\(profiles.map(\.rawValue).joined(separator: ", ")))"
    }

    /// The file as one would write it, or nil for several files.
    var sketch: String? { example.files["example.sketch"] }

    /// The files of an example about tables, by path; of one about a change, as they were before and as they are now.
    var files: [(path: String, text: String)] {
      guard sketch == nil else { return [] }
      func inOrder(_ files: [String: String], _ note: String) -> [(path: String, text: String)] {
        files.sorted { $0.key < $1.key }.map { ($0.key + note, $0.value) }
      }
      guard let before = example.before else { return inOrder(example.files, "") }
      let changed = example.files.filter { before[$0.key] != $0.value }
      return inOrder(before, " (before)") + inOrder(changed, " (now)")
    }

    /// The bar where it is worst, else where it is narrowest, drawn with characters.
    func drawing(columns: Int) -> [String] {
      guard sketch != nil else { return [] }
      let worst = result.findings.first
      guard let bar = result.bars.first(where: { $0.locale == worst?.locale }) ?? result.bars.last,
        let layout = bar.layouts.first(where: {
          worst.map { $0.worstEnvironment == nil } ?? true
            || $0.environments.contains { $0 == worst?.worstEnvironment }
        }) ?? bar.layouts.first
      else { return [] }
      return BarDrawing(bar: bar, layout: layout, columns: columns).lines
    }
  }

  package let rule: Rule
  let examples: [Shown]
  /// How often it fired on real apps, if that was counted.
  let count: RuleCount?

  /// - Parameter results: of each example, in the order of the rule.
  package init(_ rule: Rule, results: [AuditResult]) {
    self.rule = rule
    examples = zip(rule.examples, results).map { Shown(example: $0, result: $1) }
    count = RuleCounts.of(rule.id)
  }

  var criteria: [Criterion] { rule.criteria.compactMap(Criterion.named) }

  var statements: [GuidelineStatement] { rule.statements.compactMap(GuidelineStatement.named) }

  /// `every guideline`, or the ids of those it belongs to.
  var profiles: String {
    rule.isCore ? "every guideline" : Profile.allCases.filter(rule.runs).map(\.rawValue).joined(separator: ", ")
  }

  var platforms: String {
    let spoken = rule.isCore ? Set(rule.platforms) : Set(statements.flatMap(\.platforms)).intersection(rule.platforms)
    return spoken.sorted().map(\.name).joined(separator: ", ")
  }

  /// What only a declaration or a person can decide.
  var restriction: String? {
    if rule.question != nil { return "Only a person can judge it: Lintel asks, and no gate closes." }
    return rule.isDeclarationOnly ? "Declaration only: it speaks where a definition says what is so (facts.md)." : nil
  }

  /// `failed 3, could not tell 1, passed 250`.
  var counted: String? {
    count.map { "failed \($0.failed), could not tell \($0.needsReview), passed \($0.passed)" }
  }

  /// How a project turns it off, or accepts one finding of it.
  var suppression: [String] {
    ["rules:", "  \(rule.id): off", "suppress:", "  - {rule: \(rule.id), bar: \"Inbox\", reason: Why this one is right}"]
  }
}
