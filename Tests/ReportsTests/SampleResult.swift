import LintelFindings
import LintelModel

/// An audit of the sample project, with findings of every severity, verdict and blame.
enum SampleResult {
  static let phones = [
    Environment(platform: .ios, os: OSLine(18), device: "iPhone SE (2nd/3rd gen)", width: 375),
    Environment(platform: .ios, os: OSLine(26), device: "iPhone 17", width: 402),
    Environment(platform: .ios, os: OSLine(26), device: "iPhone SE (1st gen)", width: 320, commonness: .rare),
  ]
  static let windows = [
    Environment(platform: .macos, os: OSLine(18), device: "window at its declared minimum", width: 640),
    Environment(platform: .macos, os: OSLine(26), device: "window as it opens", width: 800, isDefaultWidth: true),
  ]

  static let result = AuditResult(
    profile: .hig2025, findings: findings, project: SampleProject.project, bars: bars,
    coverage: AuditResult.Coverage(
      toolbars: 3, items: 12, labelsResolved: 10, labelsUnresolved: 0, locales: 5, stringsRead: 6, stringsAudited: 5,
      stringsSkipped: 1), suppressions: suppressions, questions: questions)

  static let questions = SampleProject.project.toolbars.map { toolbar in
    ReviewQuestion(
      rule: "review-main-tasks", statements: ["hig-2025.18"],
      question: "Do the items of this bar support the main tasks of the view, with the most used ones first?",
      toolbar: toolbar.id)
  }

  static let suppressions = SuppressionResult(
    suppressed: [
      .init(
        finding: Finding(
          rule: "title-length", verdict: .fails, certainty: .certain, severity: .note, blame: .source,
          toolbar: SampleProject.settings.id, locale: "en", message: "The title has 24 characters", reason: "too-long"),
        suppression: Suppression(
          rule: "title-length", locales: ["en"], reason: "The legal department asks for it", until: "2030-12-31",
          location: SourceLocation(file: "lintel.yml", line: 4, column: 5)))
    ],
    expired: [
      Suppression(
        rule: "label-verb", item: WildcardPattern("save"), reason: "Until the next release", until: "2026-01-31",
        location: SourceLocation(file: "lintel.yml", line: 8, column: 5))
    ],
    unused: [
      Suppression(
        rule: "edge-space", key: WildcardPattern("help.*"), reason: "Indented on purpose",
        location: SourceLocation(file: "lintel.yml", line: 12, column: 5))
    ])

  static let bars: [BarInLocale] = SampleProject.project.toolbars.flatMap { toolbar in
    SampleProject.project.locales.map { locale in
      let direction: LayoutDirection = locale == "ar" ? .rightToLeft : .leftToRight
      let isWindow = toolbar.kind == .windowToolbar
      let lay = isWindow ? SampleBars.windowToolbar : SampleBars.navigationBar
      let environments = isWindow ? windows : phones
      let layouts = environments.map { environment in
        var layout = lay(toolbar, locale, direction, environment)
        // As layout writes it where a title is cut, and where there is room for more.
        if let over = layout.title?.over {
          if over > 0 { layout.shortening = [Shortening(.title, by: over.rounded)] } else { layout.title?.spare = 12 }
        }
        return layout
      }
      let least = layouts[0].neededByItems + SampleBars.width(toolbar.title.shown(in: locale) ?? "", 17)
      let thresholds = Dictionary(
        uniqueKeysWithValues: Set(environments.map(\.os)).map {
          ($0, [Threshold(event: .everythingFits, below: least), Threshold(event: .titleTruncates, below: least)])
        })
      return BarInLocale(
        toolbar: toolbar, locale: locale, direction: direction, layouts: layouts,
        sourceLayouts: environments.map { lay(toolbar, toolbar.sourceLocale, .leftToRight, $0) }, thresholds: thresholds)
    }
  }

  private static func title(_ locale: LocaleID, line: Int, phone: Int) -> Finding {
    let layout = bars.first { $0.toolbar == SampleProject.settings && $0.locale == locale }!.layouts[phone]
    let title = layout.title!
    return Finding(
      rule: "title-truncated", verdict: .fails, certainty: .certain, severity: .error, blame: .translation,
      toolbar: SampleProject.settings.id, table: "Main", key: "Doz-aa-3q7.title", locale: locale, environmentCount: 3,
      worstEnvironment: phones[phone], message: "The title is cut to “\(title.shown)”: it is \(title.over) pt too wide",
      reason: "longer-than-room",
      suggestion: "Shorten the title to about 14 characters; the English one, “Notifications”, fits.",
      evidence: [
        .points("needed", title.needed.best), .points("available", title.room.best), .points("over", title.over),
        .text("shown", title.shown), .count("room", 14, "characters"),
      ],
      translationLocation: SourceLocation(file: "Main.xcstrings", line: line, column: 24),
      definitionLocation: SampleProject.settings.location, over: title.over)
  }

  static let findings: [Finding] = [
    title("ar", line: 10, phone: 1),
    title("de", line: 11, phone: 0),
    Finding(
      rule: "table-truncated", verdict: .fails, certainty: .certain, severity: .error, blame: .translation,
      table: "Localizable", locale: "fr",
      message: "The platform stops reading at “»” and loses 2 of 3 keys", reason: "stray-character",
      suggestion: "Delete the stray “»” after the semicolon.",
      evidence: [.count("lost", 2, "keys"), .count("of", 3, "keys"), .text("found", "»")],
      translationLocation: SourceLocation(file: "fr.lproj/Localizable.strings", line: 3, column: 22)),
    Finding(
      rule: "overflow-by-default", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation,
      toolbar: SampleProject.mail.id, locale: "de", environmentCount: 2, worstEnvironment: windows[0],
      message: "3 of 7 items stand in the overflow menu as the window opens", reason: "overflow",
      suggestion: "Shorten “Endgültig löschen”, or give the window a wider default width.",
      evidence: [.points("needed", 742.3), .points("available", 640), .count("gone", 3, "items")],
      definitionLocation: SampleProject.mail.location, over: 102.3),
    Finding(
      rule: "missing-translation", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation,
      toolbar: SampleProject.mail.id, item: "arc", table: "Main", key: "arc.label", locale: "ar",
      message: "“Archive” is shown in English", reason: "missing",
      suggestion: "Translate it; there is room for about 12 characters.", evidence: [.count("room", 12, "characters")],
      definitionLocation: SourceLocation(file: "MailWindow.xib", line: 30, column: 13)),
    Finding(
      rule: "label-truncated", verdict: .needsReview, certainty: .likely, severity: .error, blame: .layout,
      toolbar: SampleProject.mail.id, item: "jnk", table: "Main", key: "jnk.label", locale: "ja", environmentCount: 1,
      worstEnvironment: windows[0], message: "The label may be cut: nobody publishes how wide this item may become",
      reason: "room-unknown", evidence: [.points("needed", 67), .points("available", 64)],
      definitionLocation: SourceLocation(file: "MailWindow.xib", line: 30, column: 13), over: 3),
    Finding(
      rule: "label-verb", verdict: .fails, certainty: .certain, severity: .note, blame: .source,
      toolbar: SampleProject.mail.id, item: "jnk", table: "Main", key: "jnk.label", locale: "en",
      message: "“Junk” is a noun; a button says what it does", reason: "noun", suggestion: "Say “Mark as Junk”.",
      translationLocation: SourceLocation(file: "Main.xcstrings", line: 12, column: 24),
      definitionLocation: SourceLocation(file: "MailWindow.xib", line: 30, column: 13)),
    Finding(
      rule: "accessible-name-missing", verdict: .fails, certainty: .certain, severity: .warning, blame: .definition,
      toolbar: SampleProject.tabs.id, item: "snd", message: "The button has a symbol and no name to read out",
      reason: "symbol-only", suggestion: "Set its accessibility label to what it does, such as “Send”.",
      definitionLocation: SourceLocation(file: "Compose.storyboard", line: 15, column: 13)),
    Finding(
      rule: "untranslated", verdict: .fails, certainty: .certain, severity: .note, blame: .translation,
      table: "Localizable", key: "evil.key", locale: "de",
      message: "“\u{202E}<script>alert(1)</script>\u{1B}[31m” says the same as the English text", reason: "same",
      suggestion: "Translate it, or mark it as not to be translated.",
      evidence: [.text("shown", "\u{202E}<script>alert(1)</script>\u{1B}[31m\u{0}")],
      translationLocation: SourceLocation(file: "de.lproj/Localizable.strings", line: 2, column: 11)),
  ]
}
