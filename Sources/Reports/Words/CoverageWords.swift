import LintelFindings
import LintelModel

extension Toolbar {
  /// Why nothing is said of what fits on the bar, or of what is spoken of it; nil where it was judged.
  var notJudged: Message? {
    let reasons = [unknownOwnerSentence, unreadTextsSentence, unreadViewsSentence, unreadNamesSentence].compactMap(\.self)
    return reasons.dropFirst().reduce(reasons.first) { all, next in all.map { "\($0). \(next)" as Message } }
  }

  private var unreadTextsSentence: Message? {
    let texts = unreadTexts.filter { !$0.isOfItems }
    guard !texts.isEmpty else { return partlyUnread }
    let names = texts.map { text in
      text.expression.map { "\(name(of: text.part)) (\($0))" } ?? name(of: text.part)
    }
    let words: Message =
      "Not judged for fit: \(texts.count, one: "text on this bar could not be read", other: "texts on this bar could not be read"): \(names)"
    return partlyUnread.map { "\(words). \($0)" } ?? words
  }

  /// That items may be on the bar, or gone from it, of which nothing is known; nil where all are read.
  private var partlyUnread: Message? {
    unreadItems.isEmpty ? nil : "The items of this bar are partly unread, so it is not judged for fit: \(unreadItems.map(\.why))"
  }

  /// How much of the bar is told by none of its variants; nil where all of it is.
  var unshownCombinations: Message? {
    guard combinationsLeftOut > 0 else { return nil }
    return
      "Combinations of conditions that are neither shown nor judged, as this bar has too many: at least \(combinationsLeftOut)"
  }

  /// In which builds of the app it is, where its code is compiled for these alone; nil where it is compiled for all.
  var builds: Message? {
    compiledOnlyIf.map { "This bar is only in some builds of the app: \(Message.data($0))" }
  }

  /// Which of its items are there on a condition that no variant tells, and on which; nil where none is.
  var itemsOnCondition: Message? {
    let names = items.filter { $0.isInDefaultSet && !$0.onlyIf.isEmpty }.map { item -> Message in
      let conditions = item.onlyIf.map { StateWords.of($0) ?? .data($0) }
      return "\(BarFigure.called(item, in: sourceLocale)) (\(conditions))"
    }
    guard !names.isEmpty else { return nil }
    let shown = names.count > Self.mostConditions ? Array(names.prefix(Self.mostConditions)) + ["…"] : names
    return "Drawn here, and not always on the bar: \(shown)."
  }

  /// Of more items the conditions are not told one by one: 12.
  private static let mostConditions = 12

  /// That its pictures may show the items in another order than the app; nil where the order is that of the definition.
  var unknownOrder: Message? {
    guard items.contains(where: { $0.isInDefaultSet && $0.facts.hasKnownPlace.value == false }) else { return nil }
    return "The order of the items is not known, as the app sorts them while it runs: they are shown as its code lists them"
  }

  func name(of part: UnreadText.Part) -> Message {
    switch part {
    case .title: "its title"
    case .subtitle: "its subtitle"
    case .label(let item): "the label of \(items[item].id)"
    case .segment(let item, let index) where items[item].hasLines: "line \(index + 2) of \(items[item].id)"
    case .segment(let item, let index): "segment \(index + 1) of \(items[item].id)"
    case .name(let item): .data(items[item].id)
    case .items(let number): .data(unreadItems[number].expression)
    }
  }
}

extension Item {
  /// Whether its segments are the lines of a text that stand below its label.
  var hasLines: Bool { kind != .group && kind != .segmentedControl && label.state != .none && !segments.isEmpty }
}

extension UnreadItems {
  /// What is not known of them, and where the code is.
  var why: Message {
    let list = Message.data(expression)
    return switch reason {
    case .edited: "the code changes \(list) in a way that is not followed (\(location))"
    case .copied: "the code takes \(list) from another bar (\(location))"
    case .before: "what \(list) has before the code changes it is not known (\(location))"
    case .made: "where the code has \(list) from is not followed (\(location))"
    }
  }
}

extension BarInLocale {
  /// Why nothing is said of the bar where it was not laid out.
  var whyUnjudged: Message {
    if toolbar.kind == .ornament {
      return "not judged and not drawn: the ornament stands beside its window, and how high it may be is not known"
    }
    if toolbar.facts.standsOnEnd.value == false {
      return "not judged: the bar is kept from standing on end there, and how wide it is then is not known"
    }
    return "not judged: only bars of navigation containers stand on end there, and how wide another one is, is not known"
  }
}

extension AuditResult {
  /// Where bars were not laid out, and how many: a line each.
  var unjudgedLines: [Message] {
    var bars: [Environment: Set<String>] = [:]
    var order: [Environment] = []
    for bar in self.bars where bar.isSource {
      for place in bar.unjudged {
        if bars[place] == nil { order.append(place) }
        bars[place, default: []].insert(bar.toolbar.barID)
      }
    }
    return order.map { place in
      "\(bars[place]!.count, one: "bar is not judged", other: "bars are not judged") in \(place): how wide it is there is not known."
    }
  }

  /// How much of what is on bars was read, where it is not all of it: `8 of 186 bar texts were read; …`.
  var unreadSummary: Message? {
    let ofTexts = coverage.toolbarsNotJudged > 0 ? unreadTextsSummary : nil
    // A bar is counted with one reason: two numbers of bars one after the other would seem to be of the same ones.
    let bars = [ofTexts, unreadViewsSummary, unknownOwnerSummary, withoutLayoutSummary].compactMap(\.self).enumerated().map { index, sentence in
      index == 0 ? sentence : "Besides these: \(sentence)" as Message
    }
    let parts = [ofTexts == nil ? unreadTextsSummary : nil].compactMap(\.self) + bars
      + [unreadNamesSummary, unreadTextSizesSummary].compactMap(\.self)
    return parts.dropFirst().reduce(parts.first) { all, next in all.map { "\($0) \(next)" as Message } }
  }

  /// How many texts of bars were read, where it is not all: nothing is found of the others, and so they have not passed.
  var readTextsSummary: Message? { coverage.labelsUnresolved > 0 ? "\(readTexts)." as Message : nil }

  private var unreadTextsSummary: Message? {
    guard coverage.labelsUnresolved > 0 else { return nil }
    guard coverage.toolbarsNotJudged > 0 else { return "\(readTexts)." }
    let bars = notJudgedForFit(coverage.toolbarsNotJudged)
    // Where code draws a bar in several ways, each has its row.
    let rows = project.toolbars
    if rows.count > coverage.toolbars {
      return
        "\(readTexts); \(bars), in \(rows.count { !$0.isJudgedForFit }) of \(rows.count, one: "variant", other: "variants"), since not all texts are known."
    }
    return "\(readTexts); \(bars), since not all texts are known."
  }

  /// What was audited, and against what. A string is a key, as in the shares of the table of languages; a stored report that does
  /// not know how many there are says how it counts.
  var lede: Message {
    if let keys = coverage.keysAudited {
      return
        "\(coverage.toolbars, "toolbar") with \(coverage.items, "item") in \(coverage.locales, "language"), and \(keys, one: "string of a table", other: "strings of tables") (\(amount: coverage.stringsAudited) in all languages and forms), audited against \(profile.name)."
    }
    return
      "\(coverage.toolbars, "toolbar") with \(coverage.items, "item") in \(coverage.locales, "language"), and \(coverage.stringsAudited, one: "string of a table", other: "strings of tables"), counted in each language, audited against \(profile.name)."
  }

  /// What a reader of the findings alone would get wrong: how much was not read, and how much a baseline holds.
  var notices: [Notice] {
    let settings: [Notice] = [
      // Where there is nothing to audit, the program says so at length.
      gate.unmet.contains { !$0.isAboutNothing } ? verdictOfDemands.map { Notice(name: Notice.gate, message: $0) } : nil,
      choice.map { Notice(name: "only", message: $0) },
      milderSentence.map { Notice(name: Notice.configuration, message: $0) },
    ].compactMap(\.self)
    let accepted = acceptanceSentences.map {
      Notice(name: Notice.acceptance, message: $0.sentence, place: $0.acceptance.location)
    }
    let counts: [Notice] = [
      untoldAcceptances.map { Notice(name: Notice.acceptance, message: $0) },
      sourceSentence.map { Notice(name: Notice.source, message: $0) },
      lessReadSentence.map { Notice(name: Notice.lessRead, message: $0) },
      trend?.nothingComparedSentence.map { Notice(name: Notice.nothingCompared, message: $0) },
      trend?.unreadSentence.map { Notice(name: "nothing-read", message: $0) },
      unreadSummary.map { Notice(name: Notice.coverage, message: $0) },
      comparison.map { Notice(name: trend?.base == nil ? "baseline" : "base", message: $0) },
      comparisonSentences.isEmpty ? nil : unjudgedSentence.map { Notice(name: Notice.unjudged, message: $0) },
      lostLanguages.isEmpty ? nil : Notice(name: "languages", message: lostLanguageSentence),
      scopeSentence.map { Notice(name: "scope", message: $0) },
    ].compactMap(\.self)
    return settings + accepted + counts
  }

  /// Those for formats that put each beside a line of a change. How much of the whole project is not read is so with every change,
  /// whatever it touches, and beside one it would be about a file that has nothing to do with it: there stands what the change
  /// itself touched and nobody judged.
  var noticesBesideLines: [Notice] { isOfGate ? notices.filter { $0.name != Notice.coverage } : notices }

  /// How it compares with a baseline or a base: the causes first, and then what they come to, string by string. A sentence each;
  /// none where nothing was compared.
  var comparisonSentences: [Message] {
    // Of what was not looked at no number is known.
    if trend?.compared == .unread { return [] }
    return comparisonOfStrings + [unjudgedSentence].compactMap(\.self)
  }

  private var comparisonOfStrings: [Message] {
    if trend?.compared == .unread { return [] }
    return [changedCauses?.sentence, trend?.comparedSentence, trend?.sentence].compactMap(\.self) + comparisonCounts
  }

  /// What became of strings that are neither new nor fixed, and what was not judged.
  var comparisonAsides: [Message] { comparisonCounts + [unjudgedSentence].compactMap(\.self) }

  private var comparisonCounts: [Message] {
    [
      trend?.newAcceptedSentence, trend?.acceptedSentence, trend?.tableSentence, trend?.keySentence, trend?.unaskedSentence,
      trend?.unjudgedSentence,
      trend?.sourceSentence,
    ].compactMap(\.self)
  }

  /// The same in one line, but for what was not judged, which has a notice of its own.
  private var comparison: Message? {
    let sentences = comparisonOfStrings
    return sentences.dropFirst().reduce(sentences.first) { line, next in line.map { "\($0) \(next)" } }
  }

  /// What is not found in a language that is not there was not fixed.
  var lostLanguageSentence: Message {
    "\(lostLanguages.count, one: "language is", other: "languages are") no longer there: \(lostLanguages.map(\.name))."
  }

  /// What a change has fixed, by name; nil where that is nothing, or not known.
  var fixedSentence: Message? {
    guard !fixed.isEmpty else { return nil }
    let shown = fixed.prefix(10).map(Message.data)
    let more = fixed.count - shown.count
    let names: Message = more > 0 ? "\(shown) and \(always: more, "more")" : "\(shown)"
    return "Fixed: \(names)."
  }

  /// Of what, by which Lintel, and if asked on which day: `Kite, commit 3f2a9c0d11e4 · Lintel 0.2.0 · 2026-11-25`. The commit is
  /// the project's, whose name it stands with.
  var origin: Message? {
    let commit: Message? = commit.map { commit in
      commit.isModified ? "commit \(commit.short) with changes that are not committed" : "commit \(commit.short)"
    }
    // A line of a log that has a colon is perhaps read as a compiler's message.
    let app = (project.appNames[project.sourceLocale]?.first).flatMap { $0.contains(":") ? nil : $0 }.map(Message.data)
    let named = [app, commit].compactMap { $0 }
    let audited: Message? = commit == nil ? nil : "\(named)"
    let parts: [Message] = [audited, lintel.map { .data("Lintel \($0)") }, date.map { .data($0) }].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(by: " · ")
  }

  /// What the report was narrowed to; nil if it holds everything.
  var scopeSentence: Message? {
    guard !scope.isEmpty else { return nil }
    return
      "Narrowed to \(scope.map(Message.data)): \(outOfScope, one: "other finding is", other: "other findings are") not shown."
  }

  /// What the project's own configuration keeps from being reported or from failing.
  var settingLines: [Message] {
    var lines: [Message] = []
    if !rulesOff.isEmpty {
      let shown = rulesOff.prefix(40).map(turnedOff)
      let more = rulesOff.count - shown.count
      let names: Message = more > 0 ? "\(shown) and \(always: more, "more")" : "\(shown)"
      lines.append(
        "Turned off by the configuration: \(rulesOff.count, one: "rule", other: "rules"), \(names).")
    }
    if failOn == .never { lines.append("By the configuration no finding fails the audit.") }
    return lines
  }

  /// `title-length (lintel.yml:12)`: whoever asks why a rule is silent finds the line that says so.
  private func turnedOff(_ rule: String) -> Message {
    guard let place = rulesOffPlaces[rule] else { return .data(rule) }
    return "\(rule) (\("\(place.file):\(place.line)" as String))"
  }

  /// Bars that have more variants than are told: a line for each bar, not for each of its variants.
  private var unshownLines: [Message] {
    var told: Set<String> = []
    return project.toolbars.compactMap { toolbar in
      guard let sentence = toolbar.unshownCombinations, told.insert(toolbar.barID).inserted else { return nil }
      return "\(toolbar.nameInText): \(sentence)"
    }
  }

  /// What was not looked at, and what was read with doubts: a line each.
  var leftOutLines: [Message] { leftOutLines(naming: LeftOut.named) }

  /// - Parameter most: So many places of each reason are named.
  func leftOutLines(naming most: Int) -> [Message] {
    let states = coverage.unknownStates.sorted { $0.key < $1.key }.map { state, count -> Message in
      "\(count, one: "string has", other: "strings have") the state “\(state)”, which no format documents; they were audited as translated."
    }
    let places: [Message] = project.leftOut.map { $0.line(naming: most) }
    return places + settingLines + unjudgedLines + unshownLines + states
  }

  /// Whether everything on the project's bars was judged, and there was something to judge.
  var isJudgedThroughout: Bool {
    coverage.labelsUnresolved == 0 && coverage.toolbarsNotJudged == 0 && barsNotKnownToFit.isEmpty
      && unreadNamesSummary == nil
      && !project.toolbars.contains { $0.combinationsLeftOut > 0 }
      && !(project.toolbars.isEmpty && coverage.stringsAudited == 0)
  }
}

/// A sentence about the whole result, for formats that hold a list of findings and nothing else.
struct Notice {
  /// Stable, for services that name what they show: `coverage`.
  var name: String
  var message: Message
  /// What it is about; nil for the whole.
  var place: SourceLocation?

  /// How much of what is on the project's bars was not read.
  static let coverage = "coverage"
  /// What a change touched on bars that are not judged.
  static let unjudged = "unjudged"
  /// Why the run fails besides its findings, for formats that do not say how it ends.
  static let gate = "gate"
  /// That a change made the configuration milder.
  static let configuration = "configuration"
  /// That a change accepts what it would be told of.
  static let acceptance = "acceptance"
  /// That a change leaves less of the bars read.
  static let lessRead = "coverage-fell"
  /// That a change makes another language the source.
  static let source = "development-language"
  /// That a gate compared a commit with itself.
  static let nothingCompared = "nothing-compared"
  /// Whether it is about what the change does to its own gate, and not about what was read or compared.
  var isOfChange: Bool { Self.warnings.contains(name) || ["gate", "nothing-read"].contains(name) }
  /// Those that a change is warned of.
  static let warnings: Set<String> = [configuration, acceptance, lessRead, nothingCompared, source]
}

extension Trend {
  var sentence: Message {
    if let base {
      return
        "Since \(base), string by string: \(always: new, "new"), \(always: worse, "worse"), \(always: gone, "fixed"), \(always: known, "unchanged and not shown here")."
    }
    return
      "Since the baseline, string by string: \(always: new, "new"), \(always: worse, "worse"), \(always: gone, "fixed"), \(always: known, "known and not shown here")."
  }
}

extension Trend {
  /// How much is no longer found with the tables that held it; nil where that is nothing.
  var tableSentence: Message? { tablesGone > 0 ? "No longer found, since their table is gone: \(tablesGone)." : nil }

  /// How much is no longer found and was not mended: nobody has looked at the translation. Nil where that is nothing.
  var sourceSentence: Message? {
    sourceChanged > 0 ? "No longer found, since the source text is another one: \(sourceChanged)." : nil
  }

  /// `Strings known: 26 (5 errors, 21 warnings)`: what passes because it is no news. Nil where nothing is, or it is not known how grave.
  var knownInBrief: Message? { knownKinds.map { "Strings known: \(known) (\($0))" } }

  /// `5 errors, 21 warnings` of these.
  var knownKinds: [Message]? {
    guard known > 0, let ofKnown else { return nil }
    let counts: [(kind: FindingKind, count: Int)] = [
      (.error, ofKnown.errors), (.warning, ofKnown.warnings), (.review, ofKnown.needsReview), (.note, ofKnown.notes),
    ]
    return counts.filter { $0.count > 0 }.map { $0.kind.counted($0.count) }
  }

  /// What the figures count.
  static let unit: Message = "Strings are counted one by one; a finding may be about several."
}
