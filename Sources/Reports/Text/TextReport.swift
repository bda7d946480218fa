import LintelFindings
import LintelModel

extension ReportFormat {
  static let text = ReportFormat(name: "text", fileName: "audit.txt", title: "text", audience: .terminal, escaping: .plain) {
    TextReport.render($0, colour: $1.colour, width: $1.width, words: $1.words, isBrief: $1.isBrief, matters: $1.matters)
  }
}

/// The reports for a terminal.
package enum TextReport {
  /// Of a matter with many findings so many are written with their figures, the others in one line each.
  private static let shownInFull = 3
  /// So many are written at all.
  private static let listed = 10

  /// `lintel audit`: what it comes to, then the findings matter by matter, the worst first. The width is the terminal's, in
  /// columns.
  /// - Parameters:
  ///   - isBrief: whether a run that passes has, besides its findings, no more than what decides: what was read, what was not
  ///     judged, what the configuration takes away, and how it ends. One that fails has all, and of a change all but what nobody
  ///     looked at.
  ///   - known: The result's matters, where they may have been worked out already.
  package static func render(
    _ result: AuditResult, colour: Bool, width: Int, words: Localizer = .english, isBrief: Bool = false,
    matters known: KnownMatters? = nil
  ) -> String {
    var terminal = Terminal(colour: colour, width: width, words: words)
    // Of a change only what decides is told, however it ends: what nobody looks at is so whatever it touches.
    let isFolded = isBrief && result.isOfGate && !result.isAskedNotToFail
    // Who asks a run not to fail wants to know what is found.
    let isBrief = isBrief && !result.isFailing && !result.isAskedNotToFail
    // Of a change how it ends is what whoever may merge it asks.
    let matters = known?.all ?? result.matters
    if result.isOfGate, !result.findings.isEmpty { verdict(result, matters, to: &terminal) }
    // Who reads no further must not take silence for success.
    if result.coverage.missesMuch {
      unresolved(result, to: &terminal)
    } else if let unread = result.unreadSummary {
      terminal.say(paragraph: unread, indent: 0, style: .review)
      terminal.gap()
    }
    var isByCause = false
    if !result.findings.isEmpty {
      if !result.isOfGate, !isBrief {
        verdict(result, matters, to: &terminal)
        summary(result, to: &terminal)
      }
      // Of a change what there is to do comes first, and how many findings a rule has says nothing of that.
      let grave = result.isOfGate ? matters.filter { !$0.isAside } : []
      isByCause = causes(of: grave, SourceLanguages(result.project), at: result.askedPath, to: &terminal)
      if !isByCause, !isBrief { TextRuleTable(result.findings).write(to: &terminal) }
      // A single one says it itself.
      if !isBrief, !result.isOfGate || matters.count > 1 { owners(of: matters.filter { !$0.isAside }, to: &terminal) }
      if !isBrief || result.isOfGate { terminal.gap() }
    }
    let bars = Dictionary(result.project.toolbars.map { ($0.id, $0) }) { _, last in last }
    let texts = InterfaceTexts(result.project)
    let sources = SourceLanguages(result.project)
    // Each name is mended at a place of its own.
    let named = Set(["1.1.1", "2.4.6", "2.5.3", "4.1.2"].flatMap { result.criteria[$0] ?? [] })
    for (index, matter) in matters.filter({ !$0.isAside }).enumerated() {
      head(of: matter, number: index + 1, among: bars, sources, to: &terminal)
      let tables = matter.namesakeTables
      if let tables { write(tables, of: matter, sources, to: &terminal) }
      // The worst ones make a ticket; all of them are in the reports that are searched.
      let shown = matter.tickets.filter { tables?.says($0) != true }.prefix(listed)
      for (index, finding) in shown.enumerated() {
        // What to do about a cause stands beside it, above.
        let isTold = isByCause && finding.advice == matter.findings[0].advice
        write(finding, inFull: index < shownInFull, sources, texts, mends: !isTold, to: &terminal)
        if index >= shownInFull, !isTold, named.contains(finding.rule) { mend(finding, to: &terminal) }
      }
      rest(of: matter, shown: shown.count + (tables?.findingCount ?? 0), to: &terminal)
      if result.isOfGate, !isByCause { command(for: matter, at: result.askedPath, indent: 4, to: &terminal) }
      terminal.gap()
    }
    asides(matters.filter(\.isAside), texts, named: named, to: &terminal)
    coverage(result, isBrief: isBrief, isFolded: isFolded, to: &terminal)
    if !isBrief { terminal.gap() }
    if !result.isOfGate || result.findings.isEmpty { summary(result, to: &terminal) }
    // A gate has said both above.
    if !result.isOfGate, !isBrief, let causes = result.causeSentence(of: matters) {
      terminal.say(paragraph: causes, indent: 0, hanging: 2)
    }
    if !result.isOfGate || result.findings.isEmpty { verdict(result, matters, to: &terminal) }
    return terminal.text
  }

  /// The few findings that cost users most, one to a line with its place.
  /// - Parameter matters: The result's, where they may have been worked out already.
  package static func worst(
    _ result: AuditResult, count: Int, colour: Bool = false, width: Int = 100, words: Localizer = .english,
    matters: KnownMatters? = nil
  ) -> String {
    var terminal = Terminal(colour: colour, width: width, words: words)
    list((matters?.all ?? result.matters).prefix(max(0, count)), SourceLanguages(result.project), to: &terminal)
    return terminal.text
  }

  /// `3. title-truncated · Title cut off · Settings · 12 languages`
  private static func head(
    of matter: Matter, number: Int, among bars: [String: Toolbar], _ sources: SourceLanguages, to terminal: inout Terminal
  ) {
    let titled = matter.rules.filter { RuleName.titles[$0] != nil }
    var about: [Message] = titled.isEmpty ? [] : ["\(titled.map(RuleName.of))"]
    let name = matter.namesakeTables?.label ?? matter.titles(among: bars)
    if let subject = name ?? matter.subject(among: bars).map(Message.data) { about.append(subject) }
    if matter.findings.count > 1 { about.append("\(matter.findings.count, "finding")") }
    if matter.strings > matter.findings.count { about.append("\(matter.strings, "string")") }
    let isEverywhere = matter.findings.allSatisfy(sources.isOfNone)
    if isEverywhere {
      about.append("Whatever the language")
    } else if !matter.languages.isEmpty {
      about.append(matter.languagesInTurn(sources).inBrief)
    }
    terminal.say(
      ("\(number). ", .bold), ("\(matter.rules)", .bold), (about.isEmpty ? "" : " · \(about.joined(by: " · "))", .soft))
  }

  private static func write(
    _ finding: Finding, inFull: Bool, _ sources: SourceLanguages, _ texts: InterfaceTexts, mends: Bool = true,
    to terminal: inout Terminal
  ) {
    let kind = FindingKind(finding)
    if let location = finding.location { terminal.begin(at: "\(location)") }
    let change: Message = finding.change.map { "\($0.word): " as Message } ?? ""
    // In full its languages stand below, by name; what is of none says so in its heading.
    let isNamed = !inFull && finding.languages.count == 1 && !sources.isOfNone(finding)
    let locale: Message = isNamed ? " [\(finding.languages[0].id)]" : ""
    terminal.say(
      ("\(kind.mark): ", kind.style), (change, .bold), (finding.message, nil), (" [\(finding.rule)]", .soft), (locale, .soft))
    guard inFull else { return }
    let about = [
      finding.change?.widths(over: finding.over),
      finding.inLanguages(sources), finding.blame.whom,
      finding.certainty == .certain ? nil : finding.certainty.word, finding.environmentWords, finding.variants?.sentence,
    ].compactMap { $0 }
    terminal.say(paragraph: about.joined(by: " · "), indent: 4, style: .soft)
    // The languages are above, by name.
    let figures = finding.figures.filter { finding.languages.isEmpty || !$0.isListOfLanguages }
    if !figures.isEmpty {
      terminal.say(paragraph: "\(figures.map { line(of: $0, in: finding, texts) })", indent: 4, style: .soft)
    }
    // Once is enough for what its strings say.
    let isQuoted = figures.contains { $0.name == "for example" }
    if let keys = finding.keySentence(with: isQuoted ? .none : texts), !figures.contains(where: { $0.name == "keys" }) {
      terminal.say(paragraph: keys, indent: 4, style: .soft)
    }
    if let lowering = finding.loweringSentence { terminal.say(paragraph: lowering, indent: 4, style: .soft) }
    if mends { mend(finding, to: &terminal) }
    for place in finding.relatedPlaces { terminal.say(("    ", nil), (sentence(about: place.location, of: finding), .soft)) }
  }

  private static func mend(_ finding: Finding, to terminal: inout Terminal) {
    if let suggestion = finding.advice { terminal.say(paragraph: "→ \(suggestion)", indent: 4, hanging: 2) }
  }

  private static func sentence(about place: SourceLocation, of finding: Finding) -> Message {
    if place == finding.definitionLocation { return "defined at \(place)" }
    if place == finding.placedLocation { return "put on the bar at \(place)" }
    return place == finding.madeLocation ? "made at \(place)" : "the text is at \(place)"
  }

  private static func list(_ matters: some Sequence<Matter>, _ sources: SourceLanguages, to terminal: inout Terminal) {
    for (index, matter) in matters.enumerated() {
      let finding = matter.findings[0]
      let kind = FindingKind(finding)
      // What is about many tables at once is about the languages of all.
      let languages = matter.namesakeTables == nil ? finding.inLanguages(sources) : matter.languagesInTurn(sources).inBrief
      terminal.say(
        ("\(index + 1). ", nil), ("\(kind.mark): ", kind.style), (matter.message, nil),
        (languages.flatMap { $0.behind(matter.message, in: terminal.words) } ?? "", .soft))
      if let location = finding.location { terminal.line(("   \(location)", .soft)) }
    }
  }

  private static func coverage(_ result: AuditResult, isBrief: Bool, isFolded: Bool, to terminal: inout Terminal) {
    // Of a change that makes nothing worse it is enough to say so.
    let isQuiet =
      isBrief && result.isOfGate && result.findings.isEmpty && result.trend?.compared != .nothing
      && result.trend?.compared != .unread
    if !isQuiet { lookedAt(result, to: &terminal) }
    suppressions(result.suppressions, to: &terminal)
    // They are asked of the app, whatever a change does.
    if !result.questions.isEmpty, !result.isOfGate, !isBrief {
      // A bar with variants is asked about once, by whichever of them is of the rule's platforms.
      let ofVariants = Dictionary(result.project.toolbars.map { ($0.id, $0.barID) }, uniquingKeysWith: { first, _ in first })
      let bars = Set(result.questions.map { ofVariants[$0.toolbar] ?? $0.toolbar }).count
      terminal.say(
        paragraph: "\(result.questions.count, "question") about \(bars, "toolbar") that only people can answer: see the "
          + "HTML, XML or JSON report.", indent: 0)
    }
    if let trend = result.trend, trend.compared != .unread {
      for sentence in result.comparisonBesideFindings { terminal.say(paragraph: sentence, indent: 0, hanging: 2) }
      let known = result.isOfGate ? trend.knownKinds.map { "Unchanged: \($0)." as Message } : trend.knownInBrief
      if !isBrief, let known { terminal.say(paragraph: known, indent: 0, hanging: 2) }
      if !isBrief, let unit = result.comparisonUnit { terminal.say(paragraph: unit, indent: 0, style: .soft, hanging: 2) }
    }
    if let milder = result.milderSentence { terminal.say(paragraph: milder, indent: 0, style: .warning, hanging: 2) }
    for (_, sentence) in result.acceptanceSentences {
      terminal.say(paragraph: sentence, indent: 0, style: .warning, hanging: 2)
    }
    if let untold = result.untoldAcceptances { terminal.say(paragraph: untold, indent: 0, style: .warning, hanging: 2) }
    if let source = result.sourceSentence { terminal.say(paragraph: source, indent: 0, style: .warning, hanging: 2) }
    if let less = result.lessReadSentence { terminal.say(paragraph: less, indent: 0, style: .warning, hanging: 2) }
    if let nothing = result.trend?.nothingComparedSentence {
      terminal.say(paragraph: nothing, indent: 0, style: .warning, hanging: 2)
    }
    if let unread = result.trend?.unreadSentence { terminal.say(paragraph: unread, indent: 0, hanging: 2) }
    if let fixed = result.fixedSentence { terminal.say(paragraph: fixed, indent: 0, hanging: 2) }
    if !result.lostLanguages.isEmpty { terminal.say(paragraph: result.lostLanguageSentence, indent: 0, hanging: 2) }
    if let scope = result.scopeSentence { terminal.say(paragraph: scope, indent: 0, hanging: 2) }
    if let choice = result.choice { terminal.say(paragraph: choice, indent: 0, hanging: 2) }
    let all = result.leftOutLines(naming: LeftOut.namedInText)
    let left = isFolded ? result.leftOutLinesOfGate : isBrief ? result.leftOutLinesInBrief : all
    for line in left { terminal.say(paragraph: line, indent: 0, hanging: 2) }
    skipped(result.project.skipped, to: &terminal)
    if isBrief && !isQuiet || isFolded && !isBrief && left.count < all.count {
      terminal.say(paragraph: AuditResult.moreOfBrief, indent: 0, style: .soft, hanging: 2)
    }
    if !isQuiet, let origin = result.origin { terminal.say(paragraph: origin, indent: 0, style: .soft, hanging: 2) }
  }

  private static func lookedAt(_ result: AuditResult, to terminal: inout Terminal) {
    // Of a change it is said above how much was not read, and of one that touches nothing, that nobody looked.
    guard !result.isOfGate else {
      if result.trend?.compared != .unread { terminal.say(paragraph: result.lede, indent: 0) }
      return
    }
    let coverage = result.coverage
    terminal.say(
      paragraph:
        "Looked at \(coverage.toolbars, "toolbar") with \(coverage.items, "item") in \(coverage.locales, "language"); "
        + "bar texts read: \(amount: coverage.labelsResolved), not read: \(amount: coverage.labelsUnresolved). "
        + "Read \(coverage.stringsRead, "string"): \(always: coverage.stringsAudited, "audited"), "
        + "\(always: coverage.stringsSkipped, "skipped").", indent: 0)
  }

  private static func suppressions(_ result: SuppressionResult, to terminal: inout Terminal) {
    func counted(_ inline: [Bool], _ sentence: (_ count: Int, _ isInline: Bool) -> Message) {
      for isInline in [false, true] {
        let count = inline.count { $0 == isInline }
        if count > 0 { terminal.say(paragraph: sentence(count, isInline), indent: 0) }
      }
    }
    counted(result.suppressed.map(\.suppression.isInline)) { count, isInline in
      isInline
        ? "\(count, "finding") suppressed by comments." : "\(count, "finding") suppressed by the configuration."
    }
    counted(result.suppressedQuestions.map(\.suppression.isInline)) { count, isInline in
      isInline
        ? "\(count, "question") suppressed by comments." : "\(count, "question") suppressed by the configuration."
    }
    func line(_ suppression: Suppression, _ what: Message) {
      terminal.say(
        paragraph: "\(suppression.location): \(what): \(suppression.summary)", indent: 0, style: .warning, hanging: 2)
    }
    for suppression in result.expired { line(suppression, "suppression expired on \(suppression.until ?? "")") }
    for suppression in result.unused { line(suppression, "suppression of nothing that was found") }
  }

  private static func summary(_ result: AuditResult, to terminal: inout Terminal) {
    let summary = result.summary
    if summary.errors + summary.warnings + summary.notes + summary.needsReview == 0 {
      let compared = result.trend?.compared
      let isClean = compared == .unread || result.isJudgedThroughout && compared != .nothing
      terminal.say((result.nothingFound, isClean ? .clean : .review))
      return
    }
    func part(_ count: Int, _ kind: FindingKind) -> (Message, Terminal.Style?) {
      (kind.counted(count), count > 0 ? kind.style : .soft)
    }
    terminal.say(
      part(summary.errors, .error), (", ", .soft), part(summary.warnings, .warning), (", ", .soft),
      part(summary.notes, .note), (", ", .soft), part(summary.needsReview, .review))
  }
}

extension Evidence {
  fileprivate var isListOfLanguages: Bool {
    if case .number = value { return name == "languages" }
    return ["without a translation", "without the table", "translated in"].contains(name)
  }
}

extension FindingKind {
  var style: Terminal.Style {
    switch self {
    case .error: .error
    case .warning: .warning
    case .review: .review
    case .note: .note
    }
  }
}

extension Finding.Variants {
  /// `in 2 of 3 variants`.
  var summary: String { count == of ? "in all \(of) variants" : "in \(count) of \(of) variants" }
}
