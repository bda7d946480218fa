import LintelFindings
import LintelModel

/// A small result in which every field that a report can hold is something else than usual.
enum WholeResult {
  /// What XML 1.0 cannot hold, what it holds in another way than it is written, and what is invisible.
  static let text = "a\u{0}b\u{1B}[31m\u{FFFE}\u{FFFD}{1B}\u{FFFD} \r\n\t<&>\"']]>\u{85}\u{202E}x\u{2066}\u{FEFF}👩‍🚀"

  static let environment = Environment(
    platform: .ipados, os: OSLine(26), device: text, width: 744.123456789, textSize: .ax3, commonness: .rare,
    isDefaultWidth: true, isAssumed: true, safeAreas: 20.5, isCompactHeight: true,
    sideBar: SideBar(edge: .left, width: 20.5, top: 101.25, length: 333.5))
  static let other = Environment(platform: .watchos, os: OSLine(18), device: "Watch", width: 1e-7)
  static let place = SourceLocation(file: "a/\(text).swift", line: 3, column: 7)

  static let words = LocalizedText(
    state: .localized, key: text, table: "Tabelle", expression: "tr(\(text))", source: text,
    values: [
      "de": LocalizedValue(
        state: .fallback, text: "", from: "en",
        variants: [.init(plural: "few", device: "iphone", width: "20", text: text)], location: place),
      "en": LocalizedValue(state: .missing, text: nil),
    ], location: place)

  static let toolbar: Toolbar = {
    var item = Item(
      id: "bck", kind: .segmentedControl, location: place, label: words, paletteLabel: words, toolTip: words,
      accessibilityLabel: .literal("spoken"), symbol: "star", hasSystemName: true, systemItem: "done",
      placement: .principal, group: -3, priority: .user, style: .cancel, fixedWidth: 12.3, segments: [.none, words],
      isInDefaultSet: false, mayBeSetByCode: true)
    item.fixedHeight = 45.6
    item.hasUnreadWidth = true
    item.hasUnreadTextSize = true
    item.fallbackLabel = words
    item.otherLabel = .literal("off")
    item.segmentSymbols = [nil, "b"]
    item.controlCount = 3
    item.showsLabelBesideSymbol = true
    item.isSymbolTrailing = true
    item.hasMenuForm = .no
    item.isPinned = true
    (item.isSurelyUnnamed, item.isSpokenByFileName, item.isTappedElement) = (true, true, true)
    item.isImageHidden = true
    item.systemView = .switchControl
    item.placedAt = place
    item.madeAt = place
    item.facts.rank = .declared(4)
    item.facts.commands = .declared(["Open", "Close"])
    var toolbar = Toolbar(
      id: "bar#\(text)", name: text, kind: .ornament, platforms: [.visionos, .macos], sourceLocale: "en", location: place,
      osLines: [OSLine(18), OSLine(27)], title: words, subtitle: words, titleMayBeSetByCode: true,
      largeTitle: .declared(false), backTitle: words, items: [item, Item(id: "s", kind: .flexibleSpace, location: place)],
      displayMode: .absent, windowStyle: .declared(.expanded), customizable: .absent, minimumWidth: .declared(320.25),
      defaultWidth: .absent, environments: [environment], variant: .init(bar: "bar", arms: "if \(text)"))
    toolbar.platformOrigin = .assumed
    toolbar.combinationsLeftOut = 3
    toolbar.compiledOnlyIf = "#if \(text)"
    toolbar.prompt = words
    toolbar.hasTabBar = .declared(true)
    toolbar.role = "editor"
    toolbar.screenTitle = text
    toolbar.hasTitleMenu = true
    toolbar.isFragment = true
    (toolbar.isForDevelopers, toolbar.isReachedByAll) = (true, true)
    toolbar.facts.edge = .declared(.bottom)
    return toolbar
  }()

  private static func visible(_ shown: String) -> BarLayout.VisibleText {
    var visible = BarLayout.VisibleText(
      text: text, shown: shown, needed: Width(low: 1.0 / 3, best: 2.0 / 3, high: 1e9), room: Width(exactly: 140),
      font: Font(size: 17.5, weight: .bold, platform: .macos), cut: .possible)
    visible.spare = 0.1
    visible.enough = 2.5
    return visible
  }

  static let layout: BarLayout = {
    var gone = BarLayout.PlacedItem(item: 1, place: .inOverflow(2), gone: .likely, frame: .init(x: -4, width: 0))
    gone.isCollapsed = true
    var upright = BarLayout.PlacedItem(item: 1, place: .onBar)
    upright.sideFrame = .init(x: 170, width: 48.5)
    var layout = BarLayout(
      environment: environment, width: 700.5, direction: .leftToRight, title: visible("…"),
      titleFrame: .init(x: 1, width: 2),
      titleIsOffCenter: true,
      items: [.init(item: 0, place: .onBar, text: visible(text)), gone, .init(item: 1, place: .offBar), upright],
      overflowButton: .init(x: 5, width: 6), neededByItems: Width(low: 0.1, best: 0.2, high: 0.3), itemsDoNotFit: .certain)
    layout.alike = [other][...]
    layout.sideOverflowButton = .init(x: 7, width: 48)
    layout.subtitle = visible("s")
    layout.largeTitle = visible("l")
    layout.usesLargeContentViewer = true
    layout.height = Width(low: 44, best: 50.5, high: 54)
    layout.shortening = [.init(.title, by: 1.5), .init(.label(item: 0), by: 2), .init(.segment(item: 0, index: 1), by: 3)]
    return layout
  }()

  /// With every kind of part, one of them a message with a scope of its own.
  static let message: Message =
    "100 % of \(text): \(-3), \(12_000, "string"), \(1.0 / 3), \("pt-BR" as LocaleID), \(["a" as Message, "\(text) \(2)", ""]) "
    + "\(Message("inner \(text)").scoped("other.scope")) <end>"

  static let finding: Finding = {
    var finding = Finding(
      rule: "label-truncated", verdict: .needsReview, certainty: .possible, severity: .note, blame: .layout,
      toolbar: toolbar.id, item: "bck", table: "T", key: text, locale: "de", environmentCount: 2, worstEnvironment: other,
      message: message, reason: "because", suggestion: .data(text),
      evidence: [
        .init(name: "needed", value: .number(1.0 / 3), unit: "pt"), .text("shown", text),
        .init(name: "huge", value: .number(1e300)), .init(name: "endless", value: .number(.infinity)),
      ], translationLocation: place, definitionLocation: SourceLocation(file: "b.xib", line: 41), over: 0.05, count: 9)
    finding.variants = .init(count: 1, of: 2)
    finding.alsoOn = [text, toolbar.id]
    finding.locales = ["ar", "pt-BR"]
    finding.isAboutTitle = true
    finding.placedLocation = SourceLocation(file: "d.swift", line: 3, column: 7)
    finding.madeLocation = SourceLocation(file: "e.swift", line: 5, column: 9)
    finding.change = FindingChange(
      .worse, overBefore: 1.0 / 3, place: SourceLocation(file: "c.swift", line: 8, column: 5))
    finding.fixes = [fix(edit: "\(text) "), fix(edit: nil)]
    finding.strings = [
      FoundString(
        reason: "of its own", toolbar: toolbar.id, item: "it", table: "f/T", key: text, locale: "pt-BR", location: place,
        fixes: [fix(edit: "")]),
      FoundString(key: "", gravity: Gravity(.needsReview, .warning)), FoundString(),
    ]
    return finding
  }()

  private static func fix(edit: String?) -> Fix {
    var fix = Fix(" \(text)", text, at: place, respellsEscapes: true)
    fix.edit = edit.map {
      SourceEdit(
        location: SourceLocation(file: place.file, line: 4, column: 2),
        extent: SourceExtent(endLine: 5, endColumn: 9, byteColumn: 3, endByteColumn: 12), text: $0)
    }
    return fix
  }

  static let suppression = Suppression(
    rule: "label-truncated", bar: WildcardPattern("In*"), item: WildcardPattern("bck"), key: WildcardPattern(text),
    locales: ["de"], file: WildcardPattern("**/*.xib"), reason: text, until: "2030-01-31", location: place)

  /// In a comment beside an entry, and beside a line.
  static let inline: [Suppression] = {
    var ofEntry = Suppression(
      rule: nil, fingerprint: "0123abcd", locales: ["ar", "de"], reason: text, subject: .entry(table: "f/T", key: text),
      location: place)
    ofEntry.candidates = 2
    return [
      ofEntry,
      Suppression(rule: "r", reason: text, subject: .lines(2...14, objects: ["a-b", text]), location: place),
      Suppression(rule: "r", reason: text, subject: .lines(3...3, objects: []), location: place),
    ]
  }()

  private static let table: StringTable = {
    var table = written
    table.units[0].keyLocation = SourceLocation(file: place.file, line: 11, column: 5)
    return table
  }()

  private static let written = StringTable(
    file: place.file, id: TableID(folder: "f", name: "T"), format: .xliff, locale: "mul", sourceLocale: "en",
    encoding: "UTF-16LE",
    units: [
      StringUnit(
        key: text, locale: "de", value: text,
        variants: [.init(plural: "one", text: text), .init(width: "20", text: "")],
        substitutions: [
          .init(name: "files", argument: 2, format: "lld", variants: [.init(plural: "other", text: "%arg")])
        ], comment: text, state: "needs-review", limit: .init(maximum: 20, unit: .characters), location: place)
    ], skipped: [SkippedString(key: text, reason: .stale, location: place)],
    loss: TableLoss(
      location: place, found: text, expected: "a key", lostKeys: [text], lostEntries: 1, entries: 2, keys: 3, text: text),
    isKeyedByObjectID: true, original: "o.strings")

  static let result: AuditResult = {
    var project = Project(
      toolbars: [toolbar, SampleProject.settings], tables: [table], locales: ["ar", "de", "en"], sourceLocale: "en",
      appNames: ["en": ["Kite", text], "de": ["Drachen"]],
      skipped: [SkippedFile(file: text, reason: text, isBroken: false)])
    project.translatedLocales = ["de"]
    project.rightToLeftLocales = ["ar"]
    project.keyUses.places = [
      .init(table: "T", key: text): [.init(place), .init(file: text, line: 9, appearance: .init(role: .tab, screen: text))], .init(table: nil, key: ""): [.init(place)],
    ]
    project.leftOut = [
      LeftOut(reason: .built, files: 2, strings: 3, places: [text, "b"]),
      LeftOut(reason: .drawings, files: 1, places: ["c"]),
      LeftOut(
        reason: .excluded, files: 3, places: ["d", "e"],
        patterns: [.init(pattern: text, files: 2), .init(pattern: "e", files: 1)]),
      LeftOut(reason: .picturesOutsideBarsInCode, files: 1, places: ["F.swift:2"], buttons: 2),
      LeftOut(reason: .outsideBars, files: 1, places: ["f"], buttons: 2),
      LeftOut(reason: .outsideBarsInCode, files: 1, places: ["F.swift:3"], buttons: 2),
      LeftOut(reason: .literals, files: 1, places: ["g"], texts: 2),
    ]
    let question = ReviewQuestion(
      rule: "ask", statements: ["hig-2025.18"], question: "Is \(text) right?", toolbar: toolbar.id)
    let names = ["Drachen", "Kite", text].sorted()
    let events: [Threshold.Event] = [
      .titleTruncates, .labelTruncates(item: 1), .itemCollapses(item: 0), .itemOverflows(item: 1), .itemsDoNotFit,
      .backTitleShortens, .everythingFits,
    ]
    let thresholds = events.map { Threshold(event: $0, below: Width(low: 0, best: 1.0 / 7, high: 1000)) }
    let bars = ["de", "en", "ar"].map { (locale: LocaleID) in
      BarInLocale(
        toolbar: toolbar, locale: locale, direction: locale == "ar" ? .rightToLeft : .leftToRight, layouts: [layout],
        // The Arabic one was compared with another bar than the source's.
        sourceLayouts: locale == "ar" ? [layout, layout] : [layout], thresholds: [OSLine(18): thresholds, OSLine(26): []],
        appNames: names, measuredWith: [text: "Noto", "b": "Inter"], pluralForms: [text: "few: 3"])
    }
    var coverage = SampleResult.result.coverage
    coverage.toolbarsNotJudged = 2
    coverage.unknownStates = ["blessed": 2, text: 1]
    coverage.unresolvedThrough = [
      .init(name: text, count: 3, entry: "tr(_:)", resolvable: 2), .init(name: "", count: 1, isCall: false),
    ]
    var result = AuditResult(
      profile: .hig2025, findings: [finding], project: project, bars: bars, coverage: coverage,
      suppressions: SuppressionResult(
        suppressed: [.init(finding: finding, suppression: suppression)],
        suppressedQuestions: [.init(question: question, suppression: suppression)], expired: [suppression],
        unused: [Suppression(rule: "r", reason: "", location: place)] + inline), questions: [question],
      counts: ["r": RuleCount(failed: 1, needsReview: 2, passed: 3)], criteria: ["2.5.3": ["b", "a"]],
      trend: Trend(new: 1, worse: 2, known: 3, gone: 4, base: "main (3f2a9c0d11e4)", sourceChanged: 5),
      links: LinkTemplates(
        source: "https://git.example.org/{file}#L{line}", translation: text, rule: "https://git.example.org/{rule}.md"),
      outlines: outlines,
      folder: text, failOn: .note)
    result.suppressions.suppressed[0].byChange = .known
    result.lintel = "1.2.3"
    result.project.translationPlatform = TranslationPlatform(name: "Crowdin", file: "crowdin.yml", written: 3, files: 5)
    result.date = "2026-11-25"
    result.commit = AuditedCommit(id: "3f2a9c0d11e4", isModified: true, repository: "https://git.example.org/kite")
    result.rulesOff = ["label-count", "r"]
    result.rulesLowered = ["edge-space", "placeholder-mismatch"]
    result.rulesOffPlaces = ["r": SourceLocation(file: text, line: 12, column: 3)]
    result.scope = ["locale:de", "rule:r"]
    result.outOfScope = 3
    result.extents = [
      place: SourceExtent(endLine: 3, endColumn: 21, byteColumn: 9, endByteColumn: 30),
      SourceLocation(file: "c.swift", line: 8, column: 5): SourceExtent(
        endLine: 8, endColumn: 12, byteColumn: 5, endByteColumn: 12),
      SourceLocation(file: "b.xib", line: 41): SourceExtent(endLine: 42, endColumn: 2, byteColumn: 1, endByteColumn: 2),
    ]
    result.changedTexts = [
      TextChange(locale: "de", key: text, before: " \(text)", now: text),
      TextChange(locale: "fr", key: "", before: nil, now: ""),
    ]
    result.trend?.tablesGone = 6
    result.gaps = [TableGap(table: TableID(folder: "f", name: text), locale: "de", missing: 2, strings: 5)]
    result.gaps[0].told = TableGap.Told(copies: 1, possibleCopies: 2, new: 1)
    result.trend?.keysGone = 7
    result.trend?.unasked = 12
    result.trend?.unjudged = 13
    result.trend?.sourceBefore = "sv"
    result.trend?.accepted = 8
    result.trend?.newAccepted = 9
    result.trend?.readBefore = 10
    result.trend?.textsBefore = 11
    result.trend?.newLanguages = ["nb", "zh-Hant"]
    result.trend?.compared = .uncommitted
    result.addedAcceptances = [
      AddedAcceptance(
        about: text, new: 1, known: 2, names: [text, "edge-space"], location: SourceLocation(file: text, line: 7, column: 2)),
      AddedAcceptance(about: "r", new: 0, known: 1, names: [], location: SourceLocation(file: "c.swift", line: 8)),
    ]
    result.unjudgedTexts = [UnjudgedText(locale: "de", key: text, bar: text)]
    result.fixed = ["title-truncated (de, \(text))", "edge-space"]
    result.lostLanguages = [LostLanguage(locale: "nb", tables: ["a/\(text)", "b"]), LostLanguage(locale: "sv")]
    result.letThrough = LetThrough(findings: 4, failing: 3, names: [text, "edge-space"])
    result.demands.milderFailures = 3
    result.milderSettings = [
      MilderSetting("exclude: \(text)", files: 3, at: SourceLocation(file: text, line: 7)), MilderSetting("fail-on: never"),
    ]
    return result
  }()

  private static let outlines: GlyphOutlines = {
    let glyph = GlyphOutlines.GlyphID(face: text, weight: .bold, number: 70_000)
    return GlyphOutlines(
      glyphs: [glyph: "M0 0L5 5Z", .init(face: "B", weight: .regular, number: 0): text],
      lines: [
        .init(text, weight: .bold, locale: "ar"): .init(
          glyphs: [.init(glyph: glyph, x: -3, y: 0), .init(glyph: glyph, x: 500, y: -20)], width: 1000),
        .init("b", weight: .regular, locale: "de"): .init(glyphs: [], width: 1),
      ])
  }()
}
