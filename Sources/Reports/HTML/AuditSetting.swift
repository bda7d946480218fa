import LintelFindings
import LintelModel

/// What keeps findings from counting, said also where nothing does: whoever lets a build pass wants to know what let it pass.
/// The threshold is a part of the verdict.
struct AuditSetting {
  let result: AuditResult

  var markup: Markup {
    let parts = [baseline, suppressions, exclusions, rules]
    return tag("p", .class("setting")) {
      for (index, part) in parts.enumerated() {
        if index > 0 { " · " }
        part
      }
    }
  }

  private var baseline: [Markup] {
    guard let trend = result.trend else { return [.words("No baseline")] }
    let words: Message = trend.base.map { "Compared with \($0)" } ?? "With a baseline"
    return [tag("a", .href(to: "trend")) { words }]
  }

  /// Those that do something, however many findings and questions they take out, and those that are past their day.
  private var suppressions: [Markup] {
    let found = result.suppressions
    guard found != .none else { return [.words("No suppressions")] }
    let used = Set(found.suppressed.map(\.suppression) + found.suppressedQuestions.map(\.suppression))
    let count = used.count
    let words: Message =
      found.expired.isEmpty
      ? "Suppressions in use: \(count)" : "Suppressions in use: \(count), expired: \(found.expired.count)"
    return [tag("a", .href(to: "suppressions")) { words }]
  }

  private var exclusions: [Markup] {
    let files = result.project.leftOut.filter { $0.reason == .excluded }.reduce(0) { $0 + $1.files }
    guard files > 0 else { return [.words("Nothing excluded by the configuration")] }
    return [tag("a", .href(to: "coverage")) { "Files excluded by the configuration: \(files)" }]
  }

  private var rules: [Markup] {
    guard !result.rulesOff.isEmpty else { return [.words("No rule turned off")] }
    return [tag("a", .href(to: "coverage")) { "Rules turned off: \(result.rulesOff.count)" }]
  }
}
