import LintelFindings
import LintelModel

/// Whose turn it is: what each owner has, and which cause each has to begin with.
struct OwnerSection {
  let model: PageModel
  /// Whether translators have sheets on the page.
  let hasSheets: Bool

  var markup: Markup {
    let counts = Dictionary(grouping: model.result.findings, by: \.blame)
    return tag("dl", .class("blame"), .label("Owner")) {
      for blame in Blame.allCases {
        tag("div") {
          tag("dt") { name(of: blame) }
          tag("dd") { count(counts[blame] ?? [], of: blame) }
          if let number = model.firstCause(of: blame) {
            tag("dd", .class("begin")) { start(with: number, of: blame) }
          } else if let found = counts[blame] {
            tag("dd", .class("begin")) { whyNoStart(found, of: blame) }
          }
        }
      }
    }
  }

  /// Translators find all their texts on the sheets; what was found is behind its number, as for everybody.
  @MarkupBuilder private func name(of blame: Blame) -> [Markup] {
    if blame == .translation, hasSheets {
      tag("a", .href(to: "translators")) { blame.address }
    } else {
      blame.address
    }
  }

  @MarkupBuilder private func count(_ findings: [Finding], of blame: Blame) -> [Markup] {
    if findings.isEmpty {
      Markup.number(0)
    } else {
      tag(
        "a", .href(to: FilterState(blame: blame).address),
        .label([.words(blame.address), .words(": "), .number(findings.count)])
      ) { Markup.number(findings.count) }
      errorCount(
        findings.count { FindingKind($0) == .error }, of: [.words(blame.address)], listedBy: FilterState(blame: blame))
    }
  }

  static let notesAlone: Message = "Notes alone: nothing that somebody has to do"

  /// Why no row is theirs, or what the worst is that rows further below tell, with the way to all that is.
  @MarkupBuilder private func whyNoStart(_ found: [Finding], of blame: Blame) -> [Markup] {
    if let worst = found.filter({ FindingKind($0) != .note }).min(by: { FindingKind($0).rank < FindingKind($1).rank }) {
      let words: [Markup] = [.words(FindingKind(worst).name), .words(": "), .words(RuleName.of(worst.rule))]
      Markup.element(
        "a",
        [
          .href(to: FilterState(blame: blame).address), .init("title", worst.rule),
          .label([.words(blame.address), .words(": ")] + words),
        ], words)
      if let cause = model.allCauses.first(where: { $0.findings.contains(worst) }) {
        CausePlace(cause: cause, model: model, finding: worst).breakingMarkup
      }
    } else {
      tag(
        "a", .href(to: FilterState(blame: blame, kind: .note).address),
        .label([.words(blame.address), .words(": "), .words(Self.notesAlone)])
      ) { Self.notesAlone }
    }
  }

  /// The cause by its number and name, and where the worst of it is that is this owner's; its row has the picture.
  @MarkupBuilder private func start(with number: Int, of blame: Blame) -> [Markup] {
    "Start here"
    ": "
    // The row of several owners begins with what is another's.
    let isShared = model.causes[number].owners.count > 1
    Markup.element(
      "a", [.href(to: isShared ? FilterState(blame: blame, cause: number).address : "cause-\(number + 1)")] + ids(ofCause: number), [model.spokenName(ofCause: number)])
    CausePlace(cause: model.causes[number], model: model, finding: worst(ofCause: number, of: blame)).breakingMarkup
  }

  /// Whoever looks for a rule by its id finds it behind its name.
  private func ids(ofCause number: Int) -> [Markup.Attribute] {
    [.init("title", model.causes[number].rules.joined(separator: ", "))]
  }

  private func worst(ofCause number: Int, of blame: Blame) -> Finding? {
    model.causes[number].findings.filter { $0.blame == blame }.min { FindingKind($0).rank < FindingKind($1).rank }
  }
}

extension PageModel {
  /// Of the causes that have a row the first in which an owner has something as grave as the worst that is theirs: before others those
  /// in which they have to act first. Nil for who has none.
  /// - Returns: Its number, from 0.
  func firstCause(of blame: Blame) -> Int? {
    let own = causes.enumerated().compactMap { number, cause -> (kind: Int, turn: Int, number: Int)? in
      let theirs = cause.findings.lazy.filter { $0.blame == blame }
      guard let kind = theirs.map({ FindingKind($0).rank }).min() else { return nil }
      return (kind, cause.primaryOwner == blame ? 0 : 1, number)
    }
    return own.min { ($0.kind, $0.turn, $0.number) < ($1.kind, $1.turn, $1.number) }?.number
  }
}
