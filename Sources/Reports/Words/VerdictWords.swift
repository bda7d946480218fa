import LintelFindings
import LintelModel

extension AuditResult {
  /// Whether a build or a gate ends with this result.
  var isFailing: Bool { gate.ending == .fails }

  /// How a build or a gate ends with this result, and by which threshold: what a team leader asks first.
  var verdict: Message { verdict(of: matters) }

  /// - Parameter matters: All of the result's: who has them need not have them made again.
  func verdict(of matters: @autoclosure () -> [Matter]) -> Message {
    guard let demands = verdictOfDemands else {
      let verdict = verdictOfFindings(matters)
      return passing.map { "\(verdict) \($0)" } ?? verdict
    }
    return gate.findingsFail ? "\(verdictOfFindings(matters)) Besides: \(demands)" : demands
  }

  /// What does not count by what the change made milder; nil where nothing would fail, or the run fails by it.
  private var passing: Message? {
    guard let letThrough, wouldFailByBase else { return nil }
    return "Not counted: findings that would fail and that the milder configuration lets pass: \(letThrough.failing)."
  }

  private var wouldFailByBase: Bool { (letThrough?.failing ?? 0) > 0 && demands.milderFailures == nil }

  /// Whether it passes by what the change made milder alone: that is no good news.
  var passesByMilder: Bool { !isFailing && wouldFailByBase }

  /// The same where it ends a log or a comment: nil where there was nothing to audit, of which the program says more.
  func lastWord(of matters: @autoclosure () -> [Matter]) -> Message? {
    gate.unmet.contains(where: \.isAboutNothing) ? nil : verdict(of: matters())
  }

  /// How it fails whatever the findings are: `Fails: 21 of 23 texts read, 100 % asked.` Nil where it does not.
  var verdictOfDemands: Message? {
    let unmet = gate.unmet.map(words)
    return unmet.isEmpty ? nil : "Fails: \(unmet)."
  }

  private func words(_ unmet: UnmetDemand) -> Message {
    switch unmet {
    case .noToolbars: "no toolbar found"
    case .noStrings: "no toolbar and no string found"
    case .unresolved(let least):
      "\(amount: coverage.labelsResolved) of \(amount: coverage.labels) texts read, \(least) % asked"
    case .stale(let count): "strings of the baseline that are found no more: \(amount: count)"
    case .accepted(let count): "strings that would fail and that the change accepts itself: \(amount: count)"
    case .milder(let count): "findings that would fail and that the milder configuration lets pass: \(amount: count)"
    }
  }

  /// `Only: accessibility, 37 of 112 rules`; nil where all rules were asked for.
  var choice: Message? {
    only.map { "Only: \(Message.data($0.theme.rawValue)), \($0.rules) of \($0.all) rules" }
  }

  /// Whether nothing fails because it was asked so: that is no verdict on what was found, and no good news.
  var isAskedNotToFail: Bool { gate.failOn == .never && !isFailing }

  private func verdictOfFindings(_ matters: () -> [Matter]) -> Message {
    let gate = self.gate
    let origin: Message? =
      switch gate.origin {
      case .command: "as asked"
      case .configuration: "by the configuration"
      case .default: nil
      }
    let least: Message
    let grave: [FindingKind]
    switch gate.failOn {
    case .never: return unheeded(matters)
    case .error: (least, grave) = ("errors fail", [.error])
    case .warning: (least, grave) = ("errors and warnings fail", [.error, .warning])
    case .note: (least, grave) = ("errors, warnings and notes fail", [.error, .warning, .note])
    }
    let counts = numbers(of: grave, matters)
    let what: Message = gate.comparedWith == .nothing ? least : "new or worse \(least)"
    guard let origin else {
      return counts.isEmpty ? "Passes: \(what) (the default)." : "Fails with \(counts): \(what) (the default)."
    }
    return counts.isEmpty ? "Passes: \(what), \(origin)." : "Fails with \(counts): \(what), \(origin)."
  }

  /// The kinds of findings that it counts: who reads it knows how many of them there are.
  var kindsInVerdict: [FindingKind] {
    if wouldFail { return [.error] }
    guard gate.findingsFail else { return [] }
    return switch gate.failOn {
    case .never: []
    case .error: [.error]
    case .warning: [.error, .warning]
    case .note: [.error, .warning, .note]
    }
  }

  /// Whether it would fail by default, and was asked not to.
  var wouldFail: Bool { isAskedNotToFail && findings.contains { FindingKind($0) == .error } }

  /// What is grave and fails nothing, and then why it does not:
  /// `A build would fail: 21 errors in 3 languages. This run only reports and never fails (--fail-on never).`
  private func unheeded(_ matters: () -> [Matter]) -> Message {
    let errors: Message? = found(.error, matters).map { "A build would fail: \($0)." }
    // To fail with warnings is no default: by which threshold it would is said.
    let grave = errors ?? found(.warning, matters).map { "With --fail-on warning it would fail: \($0)." as Message }
    return grave.map { "\($0) \(asked)" } ?? asked
  }

  private var asked: Message {
    gate.origin == .command
      ? "This run only reports and never fails (--fail-on never)." : "By the configuration this run only reports and never fails."
  }

  /// Whether it says first what would fail, and then that the run was asked not to: nothing stands behind the two.
  private var saysWhatFailsFirst: Bool {
    wouldFail || isAskedNotToFail && passing == nil && findings.contains { FindingKind($0) == .warning }
  }

  /// Where a run would fail and was asked not to, that alone: who asked knows it, and a page says it further down.
  /// - Parameter verdict: The whole, which is counted in all that was found.
  func inBrief(_ verdict: Message) -> Message {
    guard saysWhatFailsFirst, case .argument(.message(let grave))? = verdict.parts.first else { return verdict }
    return grave
  }

  /// Nil where that is the verdict itself.
  var askedNotToFail: Message? { saysWhatFailsFirst ? asked : nil }

  /// `4 errors in 2 causes in 12 languages`; nil where there are none. With mistakes of the source, all languages are split once:
  /// `63 errors in 13 causes in 34 languages (16 with mistakes of their own, 18 only by the source); 2 of these whatever the language`.
  /// How many of the errors are the source's stands with what each owner has: here it would count them in another way.
  private func found(_ kind: FindingKind, _ matters: () -> [Matter]) -> Message? {
    let grave = findings.filter { FindingKind($0) == kind }
    guard !grave.isEmpty else { return nil }
    let languages = languages(with: kind)
    let counted = self.counted(grave.count, kind, matters)
    guard !languages.all.isEmpty else { return counted }
    let spread: Message = "\(counted) in \(languages.all.count, "language")"
    guard languages.isToldApart else { return spread }
    let apart: Message = "\(spread) (\(Self.parts(of: languages)))"
    return languages.shared > 0 ? Self.besides(apart, whateverTheLanguage: languages.shared) : apart
  }

  /// What counts in no language, behind how many languages there are.
  static func besides(_ found: Message, whateverTheLanguage count: Int) -> Message {
    "\(found); \(amount: count) of these whatever the language"
  }

  /// `16 with mistakes of their own`, `18 only by the source`: they come to all languages that have some.
  static func parts(of languages: LanguagesWithErrors) -> [Message] {
    parts(own: languages.own.count, ofSourceAlone: languages.all.count - languages.own.count)
  }

  static func parts(own: Int, ofSourceAlone: Int) -> [Message] {
    ["\(amount: own) with mistakes of their own", "\(amount: ofSourceAlone) only by the source"]
  }

  /// `52 errors in 6 causes`, `2 warnings`: of these kinds those that there are.
  private func numbers(of kinds: [FindingKind], _ matters: () -> [Matter]) -> [Message] {
    kinds.compactMap { kind in
      let count = findings.count { FindingKind($0) == kind }
      return count > 0 ? counted(count, kind, matters) : nil
    }
  }

  /// `52 errors in 6 causes`, `2 warnings`: what is to be done about errors is as many matters as “Start here” has of them, and one
  /// screen may have dozens.
  private func counted(_ count: Int, _ kind: FindingKind, _ matters: () -> [Matter]) -> Message {
    guard kind == .error, count > 1 else { return kind.counted(count) }
    let causes = matters().count { $0.findings.contains { FindingKind($0) == .error } }
    return "\(kind.counted(count)) in \(causes, "cause")"
  }

  /// How far the errors reach: `Languages with errors: 8 of 19. Toolbars with errors: 9 of 60.` After a
  /// comparison the languages by name: `New or worse errors in: German.` Nil where there are none.
  var errorSpread: Message? {
    let errors = findings.filter { FindingKind($0) == .error }
    guard !errors.isEmpty else { return nil }
    // What is reported as one is no error in languages, and on bars, where it is less grave.
    let languages = languagesWithErrors
    // After a comparison these are what the change brings: no share of all, of which others have errors that are known.
    if trend != nil { return languages.all.isEmpty ? nil : "New or worse errors in: \(languages.all.sorted().inBrief)." }
    // A verdict that names the languages has split them already.
    let parts = languages.isToldApart && !wouldFail ? Self.parts(of: languages) : []
    let known = Self.withErrors(languages.all.count, of: coverage.locales, parts)
    return "\(known) \(barSpread(of: errors))"
  }

  /// - Parameter parts: What these languages are, where that is to be said.
  static func withErrors(_ languages: Int, of all: Int, _ parts: [Message] = []) -> Message {
    parts.isEmpty
      ? "Languages with errors: \(languages) of \(all)." : "Languages with errors: \(languages) of \(all) (\(parts))."
  }

  /// Why no share of the bars is told: there are none, or too little is known of each.
  static func nothingToJudge(of bars: Int) -> Message {
    bars == 0
      ? "Toolbars: nothing to judge, as none was found."
      : "No toolbar was judged for fit: of none could all texts, widths and places be read. Toolbars found: \(amount: bars)."
  }

  static func spread(_ bars: Message, errors: Int, unjudged: Int) -> Message {
    guard errors > 0 else { return bars }
    let onBars: Message = "Toolbars with errors, not judged for fit: \(errors) of \(unjudged)."
    return "\(bars) \(onBars)"
  }

  private func barSpread(of errors: [Finding]) -> Message {
    let bars = Dictionary(project.toolbars.map { ($0.id, $0.barID) }, uniquingKeysWith: { first, _ in first })
    let graveUnits = errors.flatMap(\.units).filter { $0.gravity.map { FindingKind($0) == .error } ?? true }
    let onBars = Set(graveUnits.compactMap { $0.toolbar.map { bars[$0] ?? $0 } })
    let unjudged = barsNotKnownToFit
    let onUnjudged = onBars.intersection(unjudged).count
    let judged = coverage.toolbars - unjudged.count
    // None of none is no good news.
    guard judged > 0 else {
      return Self.spread(Self.nothingToJudge(of: coverage.toolbars), errors: onUnjudged, unjudged: unjudged.count)
    }
    // An error on a bar that is not judged for fit is one of something else: it is no share of those that are. No bar is both, so
    // that each number has a sentence of its own.
    if onUnjudged > 0 {
      let onJudged: Message = "Toolbars with errors, judged for fit: \(onBars.count - onUnjudged) of \(judged)."
      return Self.spread(onJudged, errors: onUnjudged, unjudged: unjudged.count)
    }
    if !unjudged.isEmpty {
      // How many are not judged is said beside it, with the reason.
      let counted = coverage.toolbarsNotJudged + barsBesideUnreadViews + barsOfUnknownOwner + barsWithoutLayout
      if unreadSummary != nil, counted > 0 {
        return "Toolbars with errors: \(onBars.count) of \(judged) judged."
      }
      return "Toolbars with errors: \(onBars.count) of \(judged) judged; \(unjudged.count) not judged."
    }
    return "Toolbars with errors: \(onBars.count) of \(coverage.toolbars)."
  }
}
