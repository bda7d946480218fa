import LintelAudit
import LintelFindings
import LintelModel
import LintelRules
import LintelTables

@testable import LintelReports

/// What Lintel says of the examples of all rules, and of the sample: what core rules say, and the reports' own texts.
struct SaidWords {
  /// What reports say whatever they are about.
  private(set) var reports: [Vocabulary.Saying] = []
  /// What reports say of each rule's examples, by its id.
  private(set) var rules: [String: [Vocabulary.Saying]] = [:]

  var all: [Vocabulary.Saying] { reports + rules.sorted { $0.key < $1.key }.flatMap(\.value) }

  init() async {
    let vocabulary = Vocabulary()
    Self.say(SampleResult.result, vocabulary)
    let words = Localizer(language: "en", catalogue: nil, vocabulary: vocabulary)
    for code in ScriptName.all.keys.sorted() { _ = words.text(ScriptName.of(code)) }
    for count in [3, 30] {
      let locales = (0..<count).map { LocaleID("x\($0)") }
      _ = words.text(MergedFindings(finding: SampleResult.findings[0], count: count, locales: locales).message)
    }
    for locales in [[], ["de"]] as [[LocaleID]] {
      _ = words.text(MergedFindings(finding: SampleResult.findings[0], count: 2, locales: locales).message)
    }
    for tables in [[], SampleProject.project.tables] {
      var result = SampleResult.result
      result.project.tables = tables
      _ = TextReport.nothingFound(result, words: words)
    }
    _ = MarkdownReport.audit(LargeResult.make(toolbars: 10, locales: 30), name: "Large", words: words)
    var compared = SampleResult.result
    compared.changedTexts = [TextChange(locale: "de", key: "k", before: nil, now: "")]
    _ = MarkdownReport.audit(compared, name: "Compared", words: words)
    for reason in SkippedString.Reason.allCases { _ = words.text(reason.counted(2)) }
    for kind in Toolbar.Kind.allCases { _ = words.text(kind.name) }
    for kind in Item.Kind.allCases { _ = words.text(ItemPlace(kind: kind, placement: .automatic).name) }
    for placement in Item.Placement.allCases { _ = words.text(ItemPlace(kind: .button, placement: placement).name) }
    _ = CourseSection(
      runs: [SampleResult.result, SampleResult.result].map { AuditRun($0, file: "audit") }
    ).markup.map { $0.page(in: words) }
    _ = FleetReport.html(Self.fleet, words: words)
    for kind in [Item.Kind.button, .back] { _ = words.text(BarFigure.textName(of: kind)) }
    let events: [Threshold.Event] = [
      .titleTruncates, .subtitleTruncates, .labelTruncates(item: 0), .itemCollapses(item: 0), .itemOverflows(item: 0),
      .itemsDoNotFit, .backTitleShortens, .everythingFits,
    ]
    _ = words.text(BarInLocale.unreadWidth(on: "macOS 26"))
    for rule in Rule.all { _ = words.text(RuleName.of(rule.id)) }
    for event in events { _ = words.text(SampleResult.bars[0].sentence(event)) }
    for result in Self.pages { _ = HTMLReport.audit(result, words: words) }
    let pages = SplitReport.pages(of: ["ar", "de", "fr", "ja"])
    _ = HTMLReport.language("de", of: SampleResult.result, name: "Sample", pages: pages, words: words)
    _ = HTMLReport.overview(PageModel(SampleResult.result), name: "Sample", pages: pages, words: words)
    for result in Self.silent { _ = TextReport.render(result, colour: false, width: 100, words: words) }
    for environment in Self.environments { _ = words.text("\(environment)") }
    for stop in Self.stops { _ = words.text(stop.caption) }
    for isSaved in [true, false] {
      _ = words.text(omittedFromSheet(2, isSaved: isSaved))
    }
    _ = words.text(omitted(2))
    _ = words.text(((1...9).map { LocaleID("x\($0)") }).inBrief)
    _ = words.text(("and \(always: 3, "more")" as Message).scoped("languages.more"))
    for message in [TranslatorSheet.partial("de"), TranslatorSheet.leftOut, TranslatorSheet.onlyCounted, OwnerSection.notesAlone, StartSection.aboutBars] { _ = words.text(message) }
    for message in Self.rare + Self.put + Self.ofSheets + Self.ofBars { _ = words.text(message) }
    _ = words.text(MergedFindings.another)
    for sentence in Self.comparisons { _ = words.text(sentence) }
    for verdict in Self.verdicts { _ = words.text(verdict) }
    for verdict in Self.demanded { _ = words.text(verdict) }
    for line in Self.leftOut { _ = words.text(line) }
    var inVariants = SampleResult.result
    inVariants.coverage.labelsUnresolved = 2
    inVariants.coverage.toolbarsNotJudged = 1
    inVariants.coverage.toolbars = 1
    inVariants.project.toolbars = Array(repeating: inVariants.project.toolbars[0], count: 3)
    inVariants.coverage.unresolvedThrough = [.init(name: "tr", count: 1)]
    for message in [inVariants.unreadSummary, inVariants.unreadRemedy].compactMap({ $0 }) { _ = words.text(message) }
    for count in [1, 2] { _ = words.text(Finding.Variants(count: count, of: 2).sentence) }
    _ = words.text(SARIFReport.merging(of: 6_000, into: 4_000))
    for finding in Self.partlyNew + Self.partlyMissing + Self.partlyAccepted { _ = words.text(finding.message) }
    for keys in [["a"], ["a", "b"], ["a", "b", "c", "d"]] {
      var finding = SampleResult.findings[0]
      finding.strings = keys.map { FoundString(key: $0) }
      finding.message = ""
      if let sentence = finding.keySentence { _ = words.text(sentence) }
    }
    for notice in SampleResult.result.narrowed(to: ReportScope(rules: ["none"])).notices { _ = words.text(notice.message) }
    for name in SaidFigures.ofVariants { _ = words.text(Evidence.text(name, "a").line) }
    for lack in MeasuredWith.Lack.allCases {
      let faces = lack == .face ? ["Inter Regular", "mean of Arab"] : []
      _ = words.text(Evidence.text("measured with", "\(MeasuredWith(faces: faces, lack: lack))").line)
    }
    let strained = await Self.strained()
    reports = (vocabulary.sayings + strained).filter(Self.isOwn)
    // Rules besides the core's speak every language as soon as somebody has translated one of their sentences.
    let catalogue = try? CatalogueFile()
    for rule in Rule.all {
      let vocabulary = Vocabulary()
      let words = Localizer(language: "en", catalogue: nil, vocabulary: vocabulary)
      for result in await ExampleRun.results(of: rule) { Self.say(result, vocabulary) }
      if let question = rule.question { _ = words.text(question.scoped("\(rule.id).question")) }
      if rule.isCore { for message in [rule.titleMessage, rule.whyMessage] { _ = words.text(message) } }
      let isTranslated = rule.isCore || rule.question != nil || catalogue?.knows(rule: rule.id) == true
      rules[rule.id] = vocabulary.sayings.filter {
        Self.isOwn($0) || rule.isCore || rule.question != nil
          || isTranslated && !["title", "why"].contains($0.scope?.split(separator: ".").last.map(String.init) ?? "")
      }
      if rule.isCore { rules[rule.id]! += strained.filter { $0.scope?.prefix { $0 != "." } == rule.id[...] } }
    }
  }

  /// What rules say of bars and tables that no example is like: of every way in which a text is cut or a table broken, and
  /// of bars where nothing helps.
  private static func strained() async -> [Vocabulary.Saying] {
    let vocabulary = Vocabulary()
    let words = Localizer(language: "en", catalogue: nil, vocabulary: vocabulary)
    for rule in Rule.all {
      guard case .bar(let check) = rule.check else { continue }
      for remark in CutBars.all.flatMap(check) {
        let scope = "\(rule.id).\(remark.reason)"
        for message in [remark.message, remark.suggestion].compactMap(\.self) { _ = words.text(message.scoped(scope)) }
        for evidence in remark.evidence { _ = words.text(evidence.line) }
        // What is reported of several languages at once.
        if let together = remark.together {
          let scope = "\(rule.id).\(together.reason)"
          for message in [together.what, remark.suggestion].compactMap(\.self) { _ = words.text(message.scoped(scope)) }
        }
      }
    }
    // What is the same in the source language is reported once for all languages.
    for (reason, message) in [
      ("source-too-long", "The title does not fit in several languages, as in the source language"),
      ("source-likely-too-long", "The title does not fit in several languages, and likely not in the source language"),
      (
        "source-and-translations",
        "The title “\(Message.data("Notifications"))” fits neither in the source language nor in several others"
      ),
      ("source-and-translations", "Shorten it in the source and have the translations follow, or ask the designers of the bar to give it more room."),
      (
        "source-and-translations",
        "The title “\(Message.data("Notifications"))” does not fit in several languages, and perhaps not in the source language"
      ),
    ] as [(String, Message)] {
      _ = words.text(message.scoped("title-truncated.\(reason)"))
    }
    for message in [
      "The label “\(Message.data("Notifications"))” fits neither in the source language nor in several others",
      "Shorten it in the source and have the translations follow, or ask the designers of the bar to give it more room.",
      "The label “\(Message.data("Notifications"))” does not fit in several languages, and perhaps not in the source language",
    ] as [Message] {
      _ = words.text(message.scoped("label-truncated.source-and-translations"))
    }
    for message in CriteriaSummary.Subject.allCases.map(\.name) + [CutBars.unreadText] { _ = words.text(message) }
    for files in CutBars.sketches.map({ ["a.sketch": $0] }) + BrokenTables.all + [CutBars.titleViews] {
      say(await Auditor.audit(ProjectSource.read(texts: files), options: AuditOptions()), vocabulary)
    }
    return vocabulary.sayings
  }

  private static let place = LintelModel.SourceLocation(file: "en.lproj/A.strings", line: 12)

  /// What needs other input than any example has: large tables, and tables broken in other ways.
  private static let rare: [Message] =
    [
      "\([Message.data("de")]) and \(2) more", "\(2, "action")", "\(2, "control")", "\(2, "menu")",
      SourceEnding.advice(source: "Open"), SourceEnding.advice(source: "Open?"), TranslationRow.sourceAdvice,
      TranslationRow.copy, TranslationRow.spoken, "For the other forms: \(Message.data("Translate it."))", TextReport.elsewhere(14),
      CriteriaSection.relation(to: "3.1.2"), CriteriaSection.relation(to: "2.5.8"), FilterSection.related(to: "3.1.2"),
      AuditResult.reasonNotApplying("1.3.2"), AuditResult.reasonNotApplying("1.4.4"), AuditResult.reasonNotApplying("1.4.10"),
      AuditResult.reasonNotApplying("2.4.2"), AuditResult.noBar, AuditResult.turnedOff, LanguageCase.notLaidOut, LanguageCase.foundWithoutLayout,
      TranslatorSheet.unknown, "Not known: it may be too wide itself", "Not known: what is beside it may be cut, or has no known width",
      TranslationRow.crowded(by: .translation, key: "a.title", in: "App/A")!,
      TranslationRow.crowded(by: .source)!, TranslationRow.crowded(by: .layout)!,
      TranslatorSheet.fitting, TranslatorSheet.longer, SheetExport.whole, SheetExport.share("1", of: "2"), SheetTable.lacking(2), SheetTable.left(out: 2),
      TranslationRow.usedElsewhere, "In this language: \(2, "string")",
      "Also", "Also used at", "More places", "More on this text", "Figures", "Change it in all \(31) files.", sourcePlace(Self.place),
      "of tests or examples", LeftAsIs.heading, LeftAsIs.wordless.advice, LeftAsIs.webAddress.reason,
      LeftAsIs.mailAddress.reason, LeftAsIs.declaredName.reason, LeftAsIs.commonName.reason, LeftAsIs.usualName.reason,
      LeftAsIs.wordless.reason,
      "for others: \(Message.data("3 errors"))",
      Evidence.text("also used at", "App/Settings.swift:12").title, Evidence.unasked.line, Evidence.text("key asked for before", "a").title,
      "A note at most, since no code uses this key.",
      EdgeSpaces.name, "\("\(12.0) pt too wide" as Message) (\(Message.data("iPhone 17")))",
      UntranslatedAdvice("Translate it.")!.counted(2), UntranslatedAdvice.askFirst.counted(2),
      RunTimeFault.heading, RunTimeFault.crash.words, RunTimeFault.wrongValue.words,
      "a key or the end of the file", "its title", "its subtitle", "the label of \(Message.data("a"))",
      "segment \(2) of \(Message.data("a"))", "\(3, "place")",
      "If it does not fit: \(SourceEnding.advice(source: "Open"))", "The project",
      "the end of the file", "its closing quote", "a key that is not closed", "a value that is not closed",
      "a merge conflict mark", "one side of it, without marks",
      "a comment that is not closed", "Show fewer items, symbols instead of texts, or a menu, as the designers of the bar decide.",
      "Found here too, and told with another bar that shows the same text",
      "Found here too, and told with another variant of this bar",
      "Nothing is reported for this language: what a picture shows as too wide is in doubt, slight or rare, or is told of the source.",
      "The source is cut, too: by \(3.0) pt in \(Message.data("It")).",
      "The source is probably cut, too: by \(3.0) pt in \(Message.data("It")).",
      "Whether the source is cut, too, its figures leave open: in \(Message.data("It")).",
      "In each language", "Text, limit and severity", "at most \(15, "character")",
      "\(Message.data("3 errors")) in \(3, "language")",
      "“\(Message.data("Select"))” is not translated, and told with its table", CauseRow.further, PageModel.titles("ComplicationEditView", 11),
      "Shorten it to at most \(15, "character").", TranslationRow.look, TranslationRow.tooShort, TranslationRow.noRoomOfKind, TranslationRow.remark, TranslationRow.crowdedOut,
      TranslationRow.otherwise, Finding.adviceOfSeveral,
      XcodeReport.sentences(Message.data("It is cut"), Message.data("Shorten it.")),
      TranslationRow.onlyIfBarStays("Shorten it to at most \(15, "character")."),
      "At least half of the languages have too little room here: give the text more of it, or the bar fewer items.",
      "Not drawn, to keep this page small; the XML report has the frames.",
      "Languages without findings that are not drawn, to keep this page small: \(3)",
      "and \(always: 3, "more")", "(and \(always: 3, "more like it)")", "(and \(always: 3, "more of this cause)")",
      NamesakeTables.label("InfoPlist", folders: 2),
      NamesakeTables.sentence("InfoPlist", folders: 2, languages: 1...3, missing: nil),
      NamesakeTables.sentence("InfoPlist", folders: 2, languages: 3...3, missing: 4...4),
      "shared with \([Message.data("Cancel"), Message.data("Save")])", "room left: \(12.0) pt, less than a character",
      "Not translated", "needs \(3.0) pt (\(2.0) to \(4.0) pt)", "room \(3.0) to \(4.0) pt", "Look at it on a device.",
      "needs \(3.0) pt",
      "More languages", "More languages: \(3)", LanguageSection.details, AlikeParts.titles(3), AlikeParts.texts(3), "Bars and variants without findings: \(3)",
      "Bars and variants not judged for fit, without other findings: \(3)", "Variants: \(3)", "Variants without findings: \(3)",
      "A finding counts once in each cell, row and column that it is in, so a total can be less than its cells together.",
      "The order of the items is not known, as the app sorts them while it runs: they are shown as its code lists them",
      "large title", "More causes: \(3)", "\(2) of \(3) devices and windows", "\(2) of \(3)", "worst \(Message.data("It"))",
      "worst on common devices: \(Message.data("It"))", "worst of all: \(Message.data("It"))", "unchanged strings: \(3)", "(empty)", "\(3, "environment"), worst \(Message.data("It"))", "\(3, "environment"), worst on common devices: \(Message.data("It"))",
      "The worst stand first: by harm, then by how sure it is, then by how many languages have it", "image \(Message.data("star"))",
      "image \(Message.data("star")) without a name", "an item without a name", "an item whose name is not known", "\(Message.data("Done")) (named by the system)",
      "Untranslated is the share of the source’s strings that a language has no text of its own for, in all tables that any language has. What no code asks for is left out.",
      "Reach of all of this cause", "This change", FindingChange(.new).word, FindingChange(.worse).word,
      FindingChange(.worse, overBefore: 3).widths(over: 12)!,
      "variant \(1) of \(2)", "\(2, "variant")", LanguageCounts.explanation, OwnLanguages.explanation,
      Tally.elsewhere(3), "No suppressions", "Suppressions in use: \(2)",
      "Rules turned off: \(Message.data("title-length"))",
      "Files excluded by the configuration: \(3)", "Files excluded by the configuration: \(3) (\(Message.data("Vendor")))",
      UntranslatedAdvice.translate.ofEach, UntranslatedAdvice.askFirst.ofEach,
      "A bar’s row also counts what is told with a table, another bar or another variant; its own section has that behind a plus.",
      "Toolbars with errors: \(0) of \(3) judged.",
      "Toolbars with errors, judged for fit: \(1) of \(3).", "Toolbars with errors: \(1) of \(2).",
      "With --fail-on warning it would fail: \(Message.data("It")).",
      EdgeAdvice.fault, Finding.repeatedKey, RepeatedText.fault(Message.data("a"), own: Message.data("b"), usual: Message.data("c"), count: 2, isMost: true), RepeatedText.fault(Message.data("a"), own: Message.data("b"), usual: Message.data("c"), count: 2, isMost: false), FailingLanguages.ofSource, "designers", "About this rule", "Fail where fewer texts on bars are read than now:",
      UntranslatedShare(missing: 1, all: 1_000).words, UntranslatedShare(missing: 1, all: 2).counted, TableGap(table: TableID(folder: "a", name: "L"), locale: "de", missing: 1, strings: 2).words, "Whatever the language",
      "where it is put on the bar", "put on the bar at \(SourceLocation(file: "a.swift", line: 1))", "Put on the bar",
      "where it is made", "made at \(SourceLocation(file: "a.swift", line: 1))", "Made at", "Used at",
      "Toolbars with errors: \(0) of \(3) judged; \(1) not judged.",
      "where the text is", "the text is at \(SourceLocation(file: "a.strings", line: 1))",
      "Fixed: \([Message.data("title-truncated (de, settings.title)")]).",
      "\(Message.data("It")), and so on \(2, one: "more bar", other: "more bars")",
      "\(Message.data("It")), and so in \(2, one: "more language", other: "more languages")",
      "\(Message.data("It")), and so in \(2, one: "more string", other: "more strings")",
      "\(Message.data("It")), and so in \(2, one: "more place", other: "more places")",
      "\(Message.data("It")), and so in \(2, one: "more table", other: "more tables")",
      "Not known: a text on the bar could not be read",
      "not judged and not drawn: the ornament stands beside its window, and how high it may be is not known",
      "\(2, one: "language is", other: "languages are") no longer there: \([Message.data("cs"), Message.data("de")]).",
    ]
    + CutBars.advice + SheetWords.all
    + [
      "space-lost-start", "space-added-start", "break-lost-start", "break-lost-end", "break-added-start", "break-added-end",
    ].compactMap { EdgeAdvice.of(reason: $0) }
    + Toolbar.Variant.choices.sorted().map { Toolbar.Variant(bar: "", arms: $0).words }
    + ["agreeing", "by table", "copies", "for example", "missing", "more words", "strings", "in the overflow menu", "told with their table", Evidence.ofLittleTranslated, Evidence.inPlaceOf].map {
      Evidence.text($0, "").title
    }

  /// What the page says of results that the sample is not like.
  private static var pages: [AuditResult] {
    let sample = SampleResult.result
    var full = sample
    full.criteria = Dictionary(uniqueKeysWithValues: Criterion.all.map { ($0.number, ["label-truncated"]) })
    full.trend = Trend(new: 1, worse: 2, known: 4, gone: 3)
    full.trend?.ofKnown = AuditResult.Summary(errors: 1, warnings: 1, notes: 1, needsReview: 1)
    full.only = RuleChoice(theme: .accessibility, rules: 37, all: 112)
    full.links = LinkTemplates(source: "https://example.com/{file}", translation: "https://example.com/{locale}/{key}")
    full.outlines = OutlineTests.result.outlines
    full.suppressions.expired = sample.suppressions.suppressed.map(\.suppression)
    full.suppressions.unused = full.suppressions.expired
    full.suppressions.suppressedQuestions = sample.questions.prefix(1).flatMap { question in
      full.suppressions.expired.prefix(1).map { .init(question: question, suppression: $0) }
    }
    let inline = full.suppressions.expired.map { suppression in
      var suppression = suppression
      suppression.subject = .lines(3...4, objects: [])
      return suppression
    }
    full.suppressions.suppressed += zip(sample.findings, inline).map { .init(finding: $0, suppression: $1) }
    full.suppressions.suppressedQuestions += zip(sample.questions, inline).map { .init(question: $0, suppression: $1) }
    (full.lintel, full.date) = ("0.2.0", "2026-11-25")
    full.commit = AuditedCommit(id: "3f2a9c0d11e4")
    full.project.tables = SampleProject.project.tables
    full.bars[0].layouts[0].items[0].place = .offBar
    full.findings[0].variants = Finding.Variants(count: 1, of: 2)
    full.project.toolbars[0].variant = Toolbar.Variant(bar: "a bar", arms: "isEditing")
    var loose = full.findings[0]
    (loose.toolbar, loose.table) = (nil, nil)
    (loose.translationLocation, loose.definitionLocation) = (nil, nil)
    full.findings.append(loose)
    full.findings[1].variants = Finding.Variants(count: 2, of: 2)
    var others: [AuditResult] = []
    for profile in Profile.allCases {
      var result = sample
      result.profile = profile
      others.append(result)
    }
    for index in full.findings.indices {
      full.findings[index].environmentCount = index % 3
      full.findings[index].blame = Blame.allCases[index % Blame.allCases.count]
    }
    (loose.locale, loose.locales, loose.blame) = (nil, ["ar", "de"], .translation)
    full.findings.append(loose)
    var empty = sample
    empty.findings = []
    empty.project.toolbars = []
    empty.project.appNames = [:]
    var same = empty
    same.trend = full.trend
    var since = same
    since.trend?.base = "main (3f2a9c0d11e4)"
    since.milderSettings = [MilderSetting("exclude: a", files: 3)]
    var narrow = empty
    (narrow.scope, narrow.outOfScope) = (["rule:edge-space"], 3)
    narrow.commit = AuditedCommit(id: "3f2a9c0d11e4", isModified: true)
    var narrowBars = sample
    (narrowBars.findings, narrowBars.scope, narrowBars.outOfScope) = ([], narrow.scope, 3)
    return [full, empty, same, since, narrow, narrowBars] + others
  }

  /// What was found and not looked at, by each reason, and what the configuration turned off.
  private static var leftOut: [Message] {
    var result = SampleResult.result
    result.project.leftOut = LeftOut.Reason.allCases.map { LeftOut(reason: $0, files: 2, strings: 3, places: ["a"]) }
    result.project.leftOut.append(
      LeftOut(reason: .excluded, files: 3, places: ["a"], patterns: [.init(pattern: "a", files: 3)]))
    (result.rulesOff, result.failOn) = (["title-length"], .never)
    result.coverage.unknownStates = ["odd": 2]
    result.project.toolbars[0].combinationsLeftOut = 3
    return result.leftOutLines + SkippedFile.notes.compactMap(\.note)
  }

  /// Results without a finding: beside a baseline and without, where everything was judged and where not.
  private static var silent: [AuditResult] {
    [nil, Trend(new: 0, worse: 0, known: 4, gone: 3)].flatMap { trend in
      [0, 1].map { unresolved in
        var result = SampleResult.result
        result.findings = []
        result.trend = trend
        (result.coverage.labelsUnresolved, result.coverage.toolbarsNotJudged) = (unresolved, unresolved)
        return result
      }
    }
      + [0, 1].map { unresolved in
        var result = SampleResult.result
        (result.findings, result.scope, result.outOfScope) = ([], ["rule:edge-space"], 3)
        (result.coverage.labelsUnresolved, result.coverage.toolbarsNotJudged) = (unresolved, unresolved)
        return result
      }
  }

  /// Projects with and without an owner, and one that could not be audited.
  private static let fleet: FleetSummary = {
    var fleet = FleetSummary()
    fleet.projects = [.init(name: "A", owner: "B"), .init(name: "C", reason: "D")]
    fleet.projects[0].labels = 1
    fleet.languages = ["de": .init()]
    return fleet
  }()

  /// Every form that the name of an environment takes.
  private static let environments = [124.0, 0].flatMap { safeAreas in
    [TextSize.large, .ax1].flatMap { size in
      devices.map { Environment(platform: .ios, os: OSLine(26), device: $0, width: 874, textSize: size, safeAreas: safeAreas) }
    }
  }
  private static var devices: [String] {
    let columns = SplitColumn.Place.allCases.map { "\($0.rawValue) column on an iPad" }
    let windows = ["screen", "window", "window at its declared minimum", "window as it opens", "window of undeclared width"]
    return windows + Device.all.map(\.name) + columns + SplitWindow.all.map(\.name)
  }
  /// Pictures drawn at the narrowest of three widths, in the middle, and at the widest; and one in which something is cut.
  private static let stops = (0..<4).map { drawn in
    let environments = [375, 402, 440].map {
      Environment(platform: .ios, os: OSLine(26), device: "iPhone \($0)", width: Points(Double($0)))
    }
    var layout = SampleResult.bars.flatMap(\.layouts).first { $0.isWhole == (drawn < 3) }!
    (layout.environment, layout.alike) = (environments[drawn % 3], [])
    return PicturedStop(layout: layout, environments: environments)
  }

  /// Not what the sample's made-up findings or other rules say.
  private static func isOwn(_ saying: Vocabulary.Saying) -> Bool {
    saying.scope == nil || ["evidence.", "script.", "item.", "languages.", "rule-name."].contains { saying.scope!.hasPrefix($0) }
  }

  private static func say(_ result: AuditResult, _ vocabulary: Vocabulary) {
    let words = Localizer(language: "en", catalogue: nil, vocabulary: vocabulary)
    for format in ReportFormat.all { _ = format.report(result, .init(name: "Sample", rules: Rule.all, words: words)) }
    for question in result.questions { _ = words.text(question.question) }
  }
}
