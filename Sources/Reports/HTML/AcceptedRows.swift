import LintelFindings

/// What a change accepts itself, by the lines that accept it: who reads why a gate fails by them, or how it passes, sees what they
/// take.
struct AcceptedRows {
  let result: AuditResult

  /// So many of what one line takes are told here; all of them stand with what is suppressed.
  private static let most = 20

  @MarkupBuilder var markup: [Markup] {
    let taken = Dictionary(grouping: result.takenByChange, by: \.suppression.location)
    for told in result.acceptanceSentences {
      // What the change brings stands before what was found anyway.
      let all = taken[told.acceptance.location] ?? []
      let found = [all.filter { $0.byChange != .known }, all.filter { $0.byChange == .known }].flatMap { $0.worstFirst(\.finding.badness) }
      tag("p") { Markup.quoting(told.sentence) }
      if !found.isEmpty { tag("ol") { for one in found.prefix(Self.most) { row(one) } } }
      if found.count > Self.most { tag("p", .class("cut-list")) { "and \(always: found.count - Self.most, "more")" } }
    }
  }

  /// As the rows of causes are laid out, without their tools: nobody opens a ticket for what is accepted.
  private func row(_ accepted: SuppressionResult.Suppressed) -> Markup {
    let finding = accepted.finding
    let languages = finding.quotedLanguages(source: result.project.sourceLocale)
    return tag("li", .class("row \(FindingKind(finding).rawValue)")) {
      badge(FindingKind(finding))
      tag("div", .class("what")) {
        if let change = accepted.byChange {
          tag("b") { change.word }
          ": "
        }
        tag("span", .class("message")) { Markup.quoted(finding.message, languages) }
        tag("span", .class("where")) {
          Markup.rule(finding.rule)
          if let place = finding.location {
            " "
            tag("code") { Markup.text(place.description) }
          }
        }
        if let advice = finding.advice { tag("p") { Markup.quoted(advice, languages) } }
        tag("p") { "Reason: \(accepted.suppression.reason)" }
      }
    }
  }
}
