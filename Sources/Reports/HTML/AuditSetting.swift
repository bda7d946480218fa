import LintelFindings
import LintelModel

/// What keeps findings from counting, said also where nothing does: whoever lets a build pass wants to know what let it pass.
/// The threshold is a part of the verdict.
struct AuditSetting {
  private let result: AuditResult
  private let gate: GateState

  init(result: AuditResult) {
    self.result = result
    gate = result.gate
  }

  var markup: Markup {
    var parts = [baseline, suppressions, exclusions, rules]
    if let choice = result.choice { parts.append([.words(choice)]) }
    return tag("span", .class("setting")) {
      for (index, part) in parts.enumerated() {
        if index > 0 { " · " }
        part
      }
    }
  }

  private var baseline: [Markup] {
    guard let trend = result.trend else {
      return [tag("a", .href(to: RunFacts.anchor)) { "No baseline" }, .text(" · "), .words(Self.ofChange)]
    }
    // Which commit that is, stands where the link leads to.
    let name = trend.base.map { (base: String) -> String in base.replacing(#/ \([0-9a-f]{12}\)$/#, with: "") }
    let words: Message = name.map { "Compared with \($0)" } ?? "With a baseline"
    return [tag("a", .href(to: "trend")) { words }]
  }

  /// Whoever comes from a pull request finds the state of the whole app here.
  static let ofChange: Message = "This page is about the whole app; of a change alone: \(Message.data("lintel gate . --base main"))"

  private var suppressions: [Markup] {
    guard result.suppressions != .none else { return [.words("No suppressions")] }
    let (count, expired) = (gate.suppressions, gate.expiredSuppressions)
    let words: Message =
      expired == 0 ? "Suppressions in use: \(count)" : "Suppressions in use: \(count), expired: \(expired)"
    return [tag("a", .href(to: "suppressions")) { words }]
  }

  private var exclusions: [Markup] {
    let files = gate.excludedFiles
    guard files > 0 else { return [.words("Nothing excluded by the configuration")] }
    let leftOut = result.project.leftOut.filter { $0.reason == .excluded }
    let patterns = leftOut.flatMap(\.patterns).map(\.pattern)
    // Reports of versions that did not count by pattern have the places alone.
    let places = patterns.isEmpty ? leftOut.flatMap(\.places) : patterns
    let words: Message =
      places.isEmpty
      ? "Files excluded by the configuration: \(files)"
      : "Files excluded by the configuration: \(files) (\(Self.names(places)))"
    return [tag("a", .href(to: "coverage")) { words }]
  }

  private var rules: [Markup] {
    guard gate.rulesOff > 0 else { return [.words("No rule turned off")] }
    return [tag("a", .href(to: "coverage")) { "Rules turned off: \(Self.names(result.rulesOff))" }]
  }

  /// More than three are counted.
  private static func names(_ all: [String]) -> Message {
    let shown = all.prefix(3).map(Message.data)
    let more = all.count - shown.count
    return more > 0 ? "\(shown) and \(always: more, "more")" : "\(shown)"
  }
}
