import LintelFindings
import LintelModel
import LintelTables

extension ReportFormat {
  static let json = ReportFormat(name: "json", title: "Lintel's JSON", escaping: .json) {
    JSONReport.audit($0, matters: $1.matters)
  } stream: {
    try JSONReport.tree(of: $0, $1.matters).write(to: $2)
  }
}

/// The documents that scripts read. Their members are an interface: `Reports/schema` describes them.
package enum JSONReport {
  /// `lintel audit --format json`.
  /// - Parameter matters: The result's, where they may have been worked out already.
  package static func audit(_ result: AuditResult, matters: KnownMatters? = nil) -> String {
    tree(of: result, matters).document()
  }

  fileprivate static func tree(of result: AuditResult, _ matters: KnownMatters?) -> JSON {
    let coverage = result.coverage
    let findings = JSON.each(result.withCauses(of: matters).findings) { JSON.finding($0, result.extents) }
    let bars = JSON.each(narrow(result)) { JSON.bar($0) }
    return JSON.object([
      .init("schemaVersion", AuditResult.schemaVersion),
      .init("lintel", result.lintel),
      .init("date", result.date),
      .init("commit", result.commit.map(JSON.commit)),
      .init("profile", result.profile.rawValue),
      .init("findings", findings),
      .init("suppressions", JSON.suppressions(result.suppressions)),
      .init("questions", .array(result.questions.map(JSON.question))),
      .init("summary", JSON.summary(result.summary)),
      .init(
        "coverage",
        .object([
          .init("toolbars", coverage.toolbars), .init("items", coverage.items),
          .init("labelsResolved", coverage.labelsResolved), .init("labelsUnresolved", coverage.labelsUnresolved),
          .init("locales", coverage.locales), .init("stringsRead", coverage.stringsRead),
          .init("stringsAudited", coverage.stringsAudited), .init("stringsSkipped", coverage.stringsSkipped),
          .init("keysAudited", coverage.keysAudited.map(JSON.integer)),
          .init("stringsSkippedBy", .object(skipReasons(result.project))),
          .init("toolbarsNotJudged", coverage.toolbarsNotJudged),
          .init(
            "unknownStates",
            coverage.unknownStates.isEmpty
              ? nil : .object(coverage.unknownStates.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) })),
          .init(
            "unresolvedThrough",
            coverage.unresolvedThrough.isEmpty ? nil : .array(coverage.unresolvedThrough.map(JSON.unresolvedReading))),
        ])),
      .init(
        "rules",
        .object(
          result.counts.sorted { $0.key < $1.key }.map { id, count in
            .init(
              id,
              .object([
                .init("failed", count.failed), .init("needsReview", count.needsReview), .init("passed", count.passed),
              ]))
          })),
      .init("bars", bars),
      .init("notJudged", .array(notJudged(result))),
      .init("gate", JSON.gate(result)),
      .init("failOn", result.failOn?.rawValue),
      .init("rulesOff", result.rulesOff.isEmpty ? nil : .strings(result.rulesOff)),
      .init("scope", result.scope.isEmpty ? nil : .strings(result.scope)),
      .init("outOfScope", result.scope.isEmpty ? nil : JSON.integer(result.outOfScope)),
      .init(
        "baseline",
        result.trend.map { JSON.trend($0, result.changedCauses) }),
      .init("leftOut", .array(result.project.leftOut.map(JSON.leftOut))),
      .init("skipped", .array(result.project.skipped.map(JSON.skipped))),
    ])
  }

  private static func notJudged(_ result: AuditResult) -> [JSON] {
    let places = Dictionary(
      result.bars.filter(\.isSource).map { ($0.toolbar.id, $0.unjudged) }, uniquingKeysWith: { first, _ in first })
    let withoutLayout = result.toolbarsWithoutLayout
    return result.project.toolbars.compactMap {
      JSON.notJudged($0, in: places[$0.id] ?? [], isLaidOut: !withoutLayout.contains($0.id))
    }
  }

  /// The bars and languages with a finding about their width. XML has all the others too, which may be thousands.
  private static func narrow(_ result: AuditResult) -> [BarInLocale] {
    struct Place: Hashable { let toolbar: String?, locale: LocaleID? }
    let found = Set(result.findings.filter { $0.environmentCount > 0 }.map { Place(toolbar: $0.toolbar, locale: $0.locale) })
    return result.bars.filter { found.contains(Place(toolbar: $0.toolbar.id, locale: $0.locale)) }
  }

  /// How many strings were skipped for each reason there was.
  private static func skipReasons(_ project: Project) -> [JSON.Member] {
    let counts = Dictionary(grouping: project.tables.flatMap(\.skipped), by: \.reason).mapValues(\.count)
    let left = project.leftOut.filter { $0.strings > 0 }.map { ($0.reason.rawValue, $0.strings) }
    return (counts.map { ($0.key.rawValue, $0.value) } + left).sorted { $0.0 < $1.0 }.map { .init($0.0, $0.1) }
  }
}

extension JSON {
  static func finding(_ finding: Finding, _ extents: [SourceLocation: SourceExtent] = [:]) -> JSON {
    let locations = [
      Member("translation", finding.translationLocation.map { location($0, extents[$0]) }),
      Member("definition", finding.definitionLocation.map { location($0, extents[$0]) }),
      Member("placedAt", finding.placedLocation.map { location($0, extents[$0]) }),
      Member("madeAt", finding.madeLocation.map { location($0, extents[$0]) }),
    ]
    let told: JSON? = finding.reportedCause.map { .inline(cause($0, title: $0.title?.english)) }
    return .object([
      .init("rule", finding.rule), .init("verdict", finding.verdict.rawValue),
      .init("certainty", finding.certainty.rawValue), .init("severity", finding.severity.rawValue),
      .init("blame", finding.blame.rawValue), .init("toolbar", finding.toolbar), .init("item", finding.item),
      .init("table", finding.table), .init("key", finding.key), .init("locale", finding.locale?.id),
      .init("locales", finding.locales.isEmpty ? nil : .strings(finding.locales.map(\.id))),
      .init(
        "environments",
        finding.environmentCount == 0
          ? nil
          : .object([
            .init("count", finding.environmentCount), .init("worst", finding.worstEnvironment?.summary),
          ])),
      .init("variants", finding.variants.map { .object([.init("count", $0.count), .init("of", $0.of)]) }),
      .init("message", finding.message.english), .init("reason", finding.reason),
      .init("suggestion", finding.suggestion?.english),
      .init("evidence", .array(finding.evidence.map(evidence))),
      .init("locations", locations.contains { $0.value != nil } ? .object(locations) : nil),
      .init("fixes", finding.fixes.isEmpty ? nil : .array(finding.fixes.map(fix))),
      .init("fingerprint", finding.fingerprint),
      .init("cause", told),
      .init(
        "change",
        finding.change.map { change in
          .object([
            .init("state", change.state.rawValue), .init("overBefore", change.overBefore.map { .number($0.rounded.value) }),
            .init("location", change.place.map(location)),
          ])
        }),
      .init("count", finding.count.map(JSON.integer)),
      .init("strings", finding.strings.isEmpty ? nil : .array(finding.strings.map { .inline(string($0)) })),
    ])
  }

  /// - Parameter title: As the report's language has it.
  static func cause(_ cause: ReportedCause, title: String?) -> JSON {
    .object([.init("id", cause.id), .init("title", title), .init("findings", cause.findings)])
  }

  /// What is the finding's own is left out.
  private static func string(_ string: FoundString) -> JSON {
    .object([
      .init("reason", string.reason), .init("toolbar", string.toolbar), .init("item", string.item),
      .init("table", string.table), .init("key", string.key), .init("locale", string.locale?.id),
      .init("location", string.location.map { location($0) }),
      .init("fixes", string.fixes.isEmpty ? nil : .array(string.fixes.map(fix))),
    ])
  }

  private static func fix(_ fix: Fix) -> JSON {
    .object([
      .init("before", fix.before), .init("after", fix.after), .init("location", location(fix.location)),
      .init(
        "edit",
        fix.edit.map { edit in
          .object([.init("location", location(edit.location, edit.extent)), .init("text", edit.text)])
        }),
    ])
  }

  static func question(_ question: ReviewQuestion) -> JSON {
    .object([
      .init("rule", question.rule), .init("statements", .strings(question.statements)), .init("toolbar", question.toolbar),
      .init("question", question.question.english),
    ])
  }

  private static func evidence(_ evidence: Evidence) -> JSON {
    let value: JSON =
      switch evidence.value {
      case .number(let number): .number(number)
      case .text(let text): .string(text)
      }
    return .object([.init("name", evidence.name), .init("value", value), .init("unit", evidence.unit)])
  }

  static func location(_ location: SourceLocation) -> JSON { Self.location(location, nil) }

  static func location(_ location: SourceLocation, _ extent: SourceExtent?) -> JSON {
    .object([
      .init("file", location.file), .init("line", location.line), .init("column", location.column),
      .init("endLine", extent.map { .integer($0.endLine) }), .init("endColumn", extent.map { .integer($0.endColumn) }),
    ])
  }
}

extension JSON {
  /// The texts and spoken names of a bar that could not be read, the views whose width was not, and where it was not laid out;
  /// nil where it is judged throughout.
  /// - Parameter isLaidOut: False where it was laid out nowhere.
  static func notJudged(_ toolbar: Toolbar, in places: [Environment] = [], isLaidOut: Bool = true) -> JSON? {
    let unread = toolbar.unreadTexts + toolbar.unreadNames
    let views = toolbar.viewsOfUnreadWidth
    let owner = toolbar.unknownOwner
    guard !unread.isEmpty || !views.isEmpty || !places.isEmpty || !isLaidOut || owner != nil else { return nil }
    return .object([
      .init("toolbar", toolbar.id), .init("texts", .array(unread.map { text($0, of: toolbar) })),
      .init("views", views.isEmpty ? nil : .strings(views.map { toolbar.items[$0].id })),
      .init("environments", places.isEmpty ? nil : .array(places.map { .string($0.summary) })),
      .init("isLaidOut", isLaidOut ? nil : .bool(false)),
      .init("unknownOwner", owner?.reason.rawValue), .init("unknownOwnerIs", owner?.name),
    ])
  }

  private static func text(_ text: UnreadText, of toolbar: Toolbar) -> JSON {
    let (part, item, segment): (String, Int?, Int?) =
      switch text.part {
      case .title: ("title", nil, nil)
      case .subtitle: ("subtitle", nil, nil)
      case .label(let item): ("label", item, nil)
      case .segment(let item, let index): ("segment", item, index)
      case .items: ("items", nil, nil)
      case .name(let item): ("name", item, nil)
      }
    let unread: UnreadItems? = if case .items(let number) = text.part { toolbar.unreadItems[number] } else { nil }
    return .object([
      .init("part", part), .init("item", item.map { toolbar.items[$0].id }), .init("segment", segment.map(JSON.integer)),
      .init("expression", text.expression), .init("reason", unread?.reason.rawValue),
      .init("location", unread.map { location($0.location) }),
    ])
  }

  static func leftOut(_ left: LeftOut) -> JSON {
    .object([
      .init("reason", left.reason.rawValue), .init("files", left.files), .init("strings", left.strings),
      .init("buttons", left.buttons > 0 ? .integer(left.buttons) : nil),
      .init("texts", left.texts > 0 ? .integer(left.texts) : nil), .init("places", .strings(left.places)),
      .init("patterns", left.patterns.isEmpty ? nil : .array(left.patterns.map(taken))),
    ])
  }

  private static func taken(_ taken: LeftOut.Taken) -> JSON {
    .object([.init("pattern", taken.pattern), .init("files", taken.files)])
  }

  static func skipped(_ file: SkippedFile) -> JSON {
    .object([.init("file", file.file), .init("reason", file.reason), .init("broken", .bool(file.isBroken))])
  }
}

extension JSON {
  fileprivate static func unresolvedReading(_ reading: AuditResult.UnresolvedReading) -> JSON {
    .object([
      .init("name", reading.name), .init("count", reading.count), .init("localizedFunction", reading.entry),
      .init("resolvable", reading.entry == nil ? nil : .integer(reading.resolvable)),
      .init("isCall", reading.isCall ? nil : .bool(false)),
    ])
  }
}
