import LintelFindings
import LintelRules

/// Runs a rule over its own examples: what cards and pages show of them.
package enum ExampleRun {
  /// The result of each example, in their order, in a guideline that the example is for.
  package static func results(of rule: Rule) async -> [AuditResult] {
    var results: [AuditResult] = []
    for example in rule.examples {
      let profile = example.profiles?.first ?? Profile.allCases.first { rule.runs(in: $0) } ?? .hig2025
      let project = ProjectSource.read(texts: example.files)
      let before = example.before.map { ProjectSource.read(texts: $0) }
      var result = await Auditor.audit(project, options: AuditOptions(profile: profile, rules: [rule]), since: before)
      // An example whose platforms the first guideline does not speak of is for another one.
      for other in Profile.allCases where other != profile && rule.runs(in: other) && example.profiles == nil {
        guard result.findings.isEmpty, example.outcome != .passes else { break }
        result = await Auditor.audit(project, options: AuditOptions(profile: other, rules: [rule]), since: before)
      }
      results.append(result)
    }
    return results
  }
}
