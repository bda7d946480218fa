import LintelFindings
import LintelModel

/// The head of the page: what was audited, what was found, and whose turn it is.
struct SummarySection {
  let model: PageModel
  let title: Message
  /// How a build ends with the result, and why.
  let verdict: Message
  /// The languages that translators have a sheet for.
  let sheets: Set<LocaleID>
  var own: OwnLanguages = .none
  /// Those that are written beside this one.
  var pages: SiblingPages?

  private var result: AuditResult { model.result }

  var markup: Markup {
    tag("header", .class("masthead")) {
      GoneAddress.markup
      Self.brand
      tag("h1") { title }
      ending
      if let pages { pages.markup(on: nil) }
      if !model.isOfChange { facts }
    }
  }

  /// Of a change, what stands below the list of what is new: who opens its page asks for that list, and for nothing before it
  /// but whether it passes.
  @MarkupBuilder var besides: [Markup] {
    if model.isOfChange { tag("div", .class("besides")) { facts } }
  }

  /// Counts, and whose turn it is, and what it was audited by.
  @MarkupBuilder private var facts: [Markup] {
    // Of a change that brings nothing, zeros would say that there is nothing.
    if !model.isOfChange || !result.findings.isEmpty {
      tag("ul", .class("counts"), .label("Severity")) { for kind in FindingKind.allCases { count(kind) } }
    }
    // Before in which languages: who opens the page asks first what is broken.
    if !model.isOfChange {
      FirstCauses(model: model).markup
      BrokenKinds(model: model).markup
      NewTexts(model: model).markup
    }
    FailingLanguages(model: model, sheets: sheets, own: own).markup
    trend
    // The page's script folds it on a narrow screen, where it would be two screens before what to start with.
    tag("details", .class("audited"), .init("open", "open")) {
      tag("summary") { Self.audited }
      // How much of it was looked at stands with what was found.
      tag("p", .class("lede")) { result.lede }
      if let unread = result.unreadSummary { tag("p", .class("unread")) { unread } }
      OwnerSection(model: model, hasSheets: !sheets.isEmpty).markup
      CriteriaSummary(result: result, isWhole: pages == nil, untranslated: UntranslatedOnBars.count(on: model.toolbars)).markup
      countedHow
    }
  }

  /// How to read the numbers, and what the run was told: folded, since what to start with comes first. Of a change, whose
  /// settings stand beside its verdict, one sentence is not worth a fold.
  @MarkupBuilder private var countedHow: [Markup] {
    let notes = FailingLanguages(model: model, sheets: sheets, own: own).notes
      + (model.counts.areErrorsMetTwice ? [tag("p", .class("hint")) { LanguageCounts.explanation }] : [])
    if model.isOfChange {
      notes
    } else {
      tag("details", .class("counted")) {
        tag("summary") { Self.counted }
        CountedUnits.markup
        notes
        tag("p") {
          if let asked = result.askedNotToFail {
            Markup.instruction(asked)
            " "
          }
          AuditSetting(result: result).markup
        }
      }
    }
  }

  static let audited: Message = "What was audited, by owner"
  static let counted: Message = "How this is counted, and the settings of the run"

  /// What has made the page.
  static var brand: Markup {
    tag("p", .class("brand")) {
      tag("svg", .init("viewBox", "0 0 24 24"), .init("width", "22"), .init("height", "22"), .decorative) {
        tag("path", .init("d", "M2 4h20v5H2zM4 9h4v11H4zM16 9h4v11h-4z"))
      }
      "Lintel toolbar audit"
    }
  }

  private func count(_ kind: FindingKind) -> Markup {
    let summary = result.summary
    let number =
      switch kind {
      case .error: summary.errors
      case .warning: summary.warnings
      case .review: summary.needsReview
      case .note: summary.notes
      }
    return tag("li", .class("count \(kind.rawValue)\(number == 0 ? " none" : "")")) {
      if number == 0 {
        tag("span", .class("tile")) { figure(kind, number) }
      } else {
        tag("a", .class("tile"), .href(to: FilterState(kind: kind).address)) { figure(kind, number) }
      }
    }
  }

  @MarkupBuilder private func figure(_ kind: FindingKind, _ number: Int) -> [Markup] {
    tag("span", .class("glyph"), .decorative) { Markup.mark(kind) }
    tag("span", .class("number")) { Markup.number(number) }
    tag("span", .class("word")) {
      " "
      Markup.noun(kind.counted(number), count: number)
    }
  }

  /// What has changed since the baseline was written, and what the page is narrowed to.
  @MarkupBuilder private var trend: [Markup] {
    let sentences = result.comparisonBesideFindings
    if !sentences.isEmpty {
      for (index, sentence) in sentences.enumerated() {
        if index == 0 {
          tag("p", .class("trend"), .id("trend")) { sentence }
        } else {
          tag("p", .class("trend")) { sentence }
        }
      }
      if let unit = result.comparisonUnit { tag("p", .class("hint")) { unit } }
    }
    if let milder = result.milderSentence { tag("p", .class("trend")) { milder } }
    for sentence in result.allAcceptanceSentences { tag("p", .class("trend")) { sentence } }
    if let source = result.sourceSentence { tag("p", .class("trend")) { source } }
    if let less = result.lessReadSentence { tag("p", .class("trend")) { less } }
    if let nothing = result.trend?.nothingComparedSentence { tag("p", .class("trend")) { nothing } }
    if let unread = result.trend?.unreadSentence { tag("p", .class("trend"), .id("trend")) { unread } }
    if let scope = result.scopeSentence { tag("p", .class("trend")) { scope } }
  }

  /// Whether the verdict counts the errors and nothing else: the list that it leads to has exactly as many findings and causes.
  private var leadsToErrors: Bool {
    !model.isOfChange && result.kindsInVerdict == [.error] && result.verdictOfDemands == nil && result.summary.errors > 0
  }

  /// How a build ends and why, how far the errors reach, and what keeps findings from counting.
  private var ending: Markup {
    tag("p", .class(result.verdictClass)) {
      tag("b") {
        if let mark = result.verdictMark { tag("span", .decorative) { Markup.text(mark + " ") } }
        if leadsToErrors {
          tag("a", .href(to: FilterState(kind: .error).address)) { Markup.instruction(result.inBrief(verdict)) }
        } else {
          Markup.instruction(model.isOfChange ? verdict : result.inBrief(verdict))
        }
      }
      if model.isOfChange, let brought = result.changedCauses?.inBrief { tag("span") { brought } }
      if let spread = result.errorSpread { tag("span") { spread } }
      if let known = result.trend?.knownInBrief { tag("span", .class("held")) { known } }
      // What let a change pass stands with that it did.
      if model.isOfChange { AuditSetting(result: result).markup }
    }
  }
}

extension AuditResult {
  /// What colours the verdict: where a run was asked not to fail, what would fail is marked as errors are, and nothing else is.
  var verdictClass: String {
    if wouldFail { return "verdict error" }
    if passesByMilder { return "verdict warning" }
    return isAskedNotToFail ? "verdict" : "verdict \(isFailing ? "error" : "clean")"
  }

  /// Nil where a run was asked not to fail, and would not.
  var verdictMark: String? {
    if wouldFail { return FindingKind.error.glyph }
    if passesByMilder { return FindingKind.warning.glyph }
    return isAskedNotToFail ? nil : isFailing ? FindingKind.error.glyph : "✓"
  }
}

/// A finding's mark, by glyph, word and colour.
/// - Parameter isSaid: False where the same is said beside it.
func badge(_ kind: FindingKind, isSaid: Bool = true) -> Markup {
  let words: Markup = .element(
    "span", [.decorative], [.mark(kind)])
  return .element(
    "span", [.class("badge \(kind.rawValue)")] + (isSaid ? [] : [.decorative]), [words, .text(" "), .words(kind.name)])
}

/// How many of what was counted before are errors; nothing where none is.
/// - Parameters:
///   - name: Whose they are, for who hears the link alone.
///   - state: What lists all of what was counted.
@MarkupBuilder func errorCount(_ errors: Int, of name: [Markup], listedBy state: FilterState) -> [Markup] {
  if errors > 0 {
    let words = Markup.words("\(errors, "error")")
    " "
    tag("span", .class("error")) {
      "("
      tag(
        "a", .href(to: FilterState(locale: state.locale, blame: state.blame, kind: .error).address),
        .label(name + [.words(": "), words])
      ) { words }
      ")"
    }
  }
}

/// `1 toolbar`, `2 toolbars`, `12,000 strings`.
func counted(_ count: Int, _ noun: String) -> String { "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")" }

/// The number with a comma before each group of three digits.
func grouped(_ number: Int) -> String {
  var digits = String(number.magnitude)
  var groups: [String] = []
  while digits.count > 3 {
    groups.insert(String(digits.suffix(3)), at: 0)
    digits.removeLast(3)
  }
  return (number < 0 ? "−" : "") + ([digits] + groups).joined(separator: ",")
}

extension Blame {
  /// Who has to do something.
  var addressee: Message {
    switch self {
    case .translation: "translators"
    case .source: "writers of the source text"
    case .layout: "toolbar designers"
    case .definition: "developers"
    }
  }
}

extension Blame {
  /// The same, said of a finding.
  var address: Message {
    switch self {
    case .translation: "For translators"
    case .source: "For writers of the source text"
    case .layout: "For toolbar designers"
    case .definition: "For developers"
    }
  }
}

extension Profile {
  /// As people call the guideline.
  var name: Message {
    switch self {
    case .hig2025: "the Human Interface Guidelines (2025)"
    case .hig2023: "the Human Interface Guidelines (2023)"
    case .higIOS11: "the Human Interface Guidelines (iOS 11)"
    case .hig2014: "the Human Interface Guidelines (2014)"
    case .fioriIOS: "SAP Fiori for iOS"
    }
  }
}
