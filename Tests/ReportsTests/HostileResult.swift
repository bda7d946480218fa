import LintelFindings
import LintelModel

@testable import LintelReports

/// An audit whose every text was written to do harm, and the same audit with harmless words in their place.
enum HostileResult {
  /// Markup, ends of sections, escape sequences, bidi overrides, formulas, commands of build servers, mentions, links, controls.
  static let texts =
    [
      "<script>alert(1)</script>", "]]>", "\" onload=\"x", "' '", "</bdi></text><svg onload=x>", "<!-- -->", "&lt;&#60;",
      "\u{1B}[31mred\u{1B}]0;title\u{7}", "\u{9B}2J", "\u{202E}abc\u{2066}\u{200F}\u{61C}", "\u{0}", "\u{FFFE}\u{FFFF}",
      "\u{FFFD}", "a\u{2028}b\u{2029}c\u{85}d", "\u{FEFF}\u{200B}", "=cmd()|' /C calc'!A0", "+1+2", "-2+3", "@SUM(A1)",
      "\t=1",
      "\r=1", "\n=1", " =1", "=1", "line\n::error::x\r\n::set-env name=A::b", "%0A::warning file=x,line=1::y",
      "##[error]x", "a,b:c;d%", "@everyone @octo/team #1 GH-1 octo/repo#2 !3 $4 ~bug %5 &6",
      "https://evil.example www.evil.example", "```\n~~~",
      "| a | b |", "`x` **b** _i_ ~s~", "[x](https://evil.example)", "![x](y)", "# x", "{0} {{x}} $(x) ${x}", "\\u0000 \\",
    ] + joined

  /// Signs that a mark joins into one `Character` with itself: a combining acute, a joiner or a variation selector behind
  /// them, a number sign (U+0600) before them. And tags: of a flag, of none, and of none that hide a text.
  private static let joined = [
    "a,\u{301}b,\u{301}c", "a\"\u{301},b", "\u{600}\"x\u{600},y", "|\u{301} a |\u{200D} b \u{600}|",
    "{\u{301}0}\u{301} \u{600}{1\u{600}}",
    "\u{600}<b\u{600}> <\u{301}script>\u{301}", "\u{600}@octo @\u{301}octo",
    "\u{600}%0A::error::x %0A\u{301}:\u{301},\u{301}",
    "\u{600}**b\u{600}** *\u{301}", "`\u{301}`\u{200D}`\u{FE0F} \u{600}`", "[\u{301}x]\u{301}(y) \u{600}[x\u{600}](y)",
    "\u{600}#1 \u{600}!3 #1\u{301}",
    "\u{600}https://evil.example https://\u{301} www.\u{301}evil \u{600}GH-1 GH-\u{301}1", "=\u{301}1", "\u{600}=1",
    "+\u{200D}1",
    "\\\u{301} \u{600}\\", "x \(flag) y", "a\u{E0067}\u{E007F}", "\u{1F3F4}\u{E0068}\u{E0069}",
    "\u{1F3F4}\u{E0020}\u{E0041}\u{E0042}\u{E007F}",
  ]

  /// England's.
  static let flag = "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"

  static let result = result(texts)
  /// As many different words, so that the same findings are told together; numbers for signs, since a title without a letter is
  /// no name of a bar. A key that reads as a text stands for the source where there is none.
  static let harmless = result(
    texts.enumerated().map { number, text in
      (text.hasPrefix(" ") ? " " : "") + (text.contains(where: \.isLetter) ? "word" : "") + (text.readsAsText ? " " : "") + "\(number)"
    })

  private static func result(_ texts: [String]) -> AuditResult {
    var project = SampleProject.project
    var bars: [BarInLocale] = []
    var findings: [Finding] = []
    var tables: [StringTable] = []
    project.toolbars = []
    for (number, text) in texts.enumerated() {
      // Ids tell things apart, so each has its number.
      let place = SourceLocation(file: "\(number) \(text).strings", line: number + 1, column: 3)
      let values: [LocaleID: LocalizedValue] = [
        "de": LocalizedValue(state: .translated, text: text, location: place),
        "en": LocalizedValue(state: .translated, text: text, location: place),
      ]
      let words = LocalizedText(state: .localized, key: text, table: "T", source: text, values: values, location: place)
      let toolbar = Toolbar(
        id: "\(number) \(text)", name: "Bar \(text)", kind: .navigationBar, platforms: [.ios], sourceLocale: "en",
        location: place,
        title: words,
        items: [
          Item(id: "a \(text)", kind: .button, location: place, label: words, symbol: text, placement: .trailing),
          Item(id: "b", kind: .button, location: place, label: words, placement: .trailing),
        ], variant: .init(bar: text, arms: text))
      project.toolbars.append(toolbar)
      let environment = Environment(platform: .ios, os: OSLine(18), device: text, width: 375)
      for locale in ["de", "en"] as [LocaleID] {
        var layout = SampleBars.navigationBar(toolbar, locale, .leftToRight, environment)
        // Widths are those of the harmless words: only the texts differ.
        for index in layout.items.indices {
          layout.items[index].frame = .init(x: Points(Double(300 - index * 100)), width: 60)
          layout.items[index].text = SampleBars.visible("word", room: 140, size: 17)
          layout.items[index].text?.text = text
          layout.items[index].text?.shown = text
        }
        layout.items[1].place = .inOverflow(0)
        layout.overflowButton = .init(x: 340, width: 30)
        layout.title = SampleBars.visible("word", room: 10, size: 17)
        layout.title?.text = text
        layout.title?.shown = text
        layout.titleFrame = .init(x: 100, width: 80)
        // Whether a text can be that much shorter goes by its characters; by nothing, all of them can.
        layout.shortening = [.init(.title, by: 0)]
        bars.append(
          BarInLocale(
            toolbar: toolbar, locale: locale, direction: .leftToRight, layouts: [layout], sourceLayouts: [layout],
            thresholds: [OSLine(18): [Threshold(event: .everythingFits, below: Width(exactly: 500))]]))
      }
      var finding = Finding(
        rule: "title-truncated", verdict: number % 3 == 0 ? .needsReview : .fails, certainty: .certain, severity: .error,
        blame: .translation, toolbar: number % 2 == 0 ? toolbar.id : nil, item: "a \(text)", table: "\(number) \(text)",
        key: text, locale: "de", environmentCount: 2, worstEnvironment: environment, message: "\(text)",
        reason: "r\(number)",
        suggestion: .data(text), evidence: [.text("shown", text)], translationLocation: place, definitionLocation: place,
        over: 3)
      finding.fingerprint = Fingerprint.of(["\(number)"])
      findings.append(finding)
      tables.append(
        StringTable(
          file: place.file, id: TableID(folder: "", name: text), format: .strings, locale: "de", encoding: "UTF-16LE",
          units: [StringUnit(key: text, locale: "de", value: text, comment: text, location: place)],
          loss: TableLoss(
            location: place, found: text, expected: text, lostKeys: [text], lostEntries: 1, entries: 2, keys: 2)))
      project.skipped.append(SkippedFile(file: place.file, reason: text))
    }
    project.tables = tables
    let suppression = Suppression(
      rule: "title-length", key: WildcardPattern(texts[0]), reason: texts[7],
      location: SourceLocation(file: texts[0], line: 1))
    return AuditResult(
      profile: .hig2025, findings: findings, project: project, bars: bars, coverage: SampleResult.result.coverage,
      suppressions: SuppressionResult(
        suppressed: findings.map { .init(finding: $0, suppression: suppression) }, expired: [suppression],
        unused: [suppression]),
      questions: project.toolbars.map {
        ReviewQuestion(rule: "ask", statements: ["hig-2025.18"], question: .data($0.name), toolbar: $0.id)
      }, folder: "%0A::error::x,y {0}")
  }
}
