import LintelFindings
import LintelModel

/// What is broken, in a line of the page's head: the rules whose causes stand first under “Start here”, each with how much it
/// found, in how many languages, and the way to its causes. Without errors it is about warnings: what needs review is no answer.
struct BrokenKinds {
  let model: PageModel

  /// More would be a list, and that stands below. Beyond these only texts that say something else, or another number: people act on
  /// them, and nothing shows that they are wrong.
  private static let most = 3

  private struct Kind {
    let rule: String
    let findings: [Finding]
    /// The causes that have some of them, from 0, the worst first.
    let causes: [Int]

    var turnsMeaning: Bool { findings.contains { Harm($0) == .wrongMeaning } }
  }

  @MarkupBuilder var markup: [Markup] {
    if let grave {
      let kinds = self.kinds(of: grave)
      let shown = Self.shown(of: kinds)
      tag("p", .class("broken")) {
        tag("span", .class("glyph \(grave.rawValue)"), .decorative) {
          Markup.mark(grave)
          Markup.text("\u{A0}")
        }
        for (index, kind) in shown.enumerated() {
          if index > 0 { " · " }
          tag("a", .href(to: address(of: kind, as: grave))) { Markup.quoted(words(for: kind, as: grave), [kind.rule: "en"]) }
        }
        if kinds.count > shown.count {
          " · "
          tag("a", .href(to: "start")) { "and \(always: kinds.count - shown.count, "more")" }
        }
      }
    }
  }

  /// The rule that found most is never among the rest, however little harm each of its findings does, and no rest of one is only
  /// counted: its name takes no more room than the words for it.
  private static func shown(of kinds: [Kind]) -> [Kind] {
    guard kinds.count > most + 1 else { return kinds }
    let largest: Int? = kinds.indices.max { kinds[$0].findings.count < kinds[$1].findings.count }
    let standsOut: Bool = largest.map { index in kinds.prefix(most).allSatisfy { $0.findings.count < kinds[index].findings.count } } ?? false
    let others: [Kind] = kinds.indices.dropFirst(most).filter { kinds[$0].turnsMeaning || standsOut && $0 == largest }.map { kinds[$0] }
    let shown = Array(kinds.prefix(most)) + others
    return kinds.count == shown.count + 1 ? kinds : shown
  }

  /// The gravest that there is.
  private var grave: FindingKind? {
    ([.error, .warning] as [FindingKind]).first { kind in
      model.allCauses.contains { cause in cause.findings.contains { FindingKind($0) == kind } }
    }
  }

  private func kinds(of grave: FindingKind) -> [Kind] {
    var order: [String] = []
    var found: [String: (findings: [Finding], causes: [Int])] = [:]
    for (number, cause) in model.allCauses.enumerated() {
      for finding in cause.findings where FindingKind(finding) == grave {
        if found[finding.rule] == nil { order.append(finding.rule) }
        var own = found[finding.rule] ?? ([], [])
        own.findings.append(finding)
        if own.causes.last != number { own.causes.append(number) }
        found[finding.rule] = own
      }
    }
    return order.map { rule in
      let own = found[rule] ?? ([], [])
      return Kind(rule: rule, findings: own.findings, causes: own.causes)
    }
  }

  /// `Title cut off: 12 errors in 13 languages`; what is wrong whatever the language names none.
  private func words(for kind: Kind, as grave: FindingKind) -> Message {
    let count = grave.counted(kind.findings.count)
    let languages = LanguagesWithErrors(kind.findings, as: grave, in: SourceLanguages(model.result.project)).all.count
    let reach: Message = languages > 0 ? "\(count) in \(languages, "language")" : count
    return "\(RuleName.of(kind.rule)): \(reach)"
  }

  /// A single cause has a row or a line, which needs no script; several are listed one after the other.
  private func address(of kind: Kind, as grave: FindingKind) -> String {
    guard kind.causes.count == 1, let number = kind.causes.first, hasPlace(number) else {
      return FilterState(rule: kind.rule, kind: grave).address
    }
    return "cause-\(number + 1)"
  }

  private func hasPlace(_ number: Int) -> Bool { number < model.causes.count || model.causesByLine.contains(number) }
}
