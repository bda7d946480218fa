import LintelFindings
import LintelModel
import LintelTables

extension ReportFormat {
  static let sarif = ReportFormat(name: "sarif", title: "SARIF 2.1.0", escaping: .json) {
    SARIFReport.audit($0, rules: $1.rules, words: $1.words)
  }
}

/// SARIF 2.1.0 (OASIS), as code scanning services take it.
package enum SARIFReport {
  /// What GitHub's code scanning keeps of one run; what is more is merged, never dropped.
  static let maximumResults = 5_000

  /// - Parameter rules: those whose findings the result may hold, for the list of them that viewers show.
  package static func audit(_ result: AuditResult, rules: [Rule], words: Localizer = .english) -> String {
    let all = result.withCauses.findingsInRepository
    let accepted = SARIFAcceptances(result)
    // The alerts of a branch are of its whole audit, and each is known by its own fingerprint.
    let told = result.isOfGate
      ? AlikeInLanguages.joined(all).map { $0.withStrings(result.inRepository) } : all.map { AlikeInLanguages(finding: $0) }
    let results = MergedFindings.merged(told.map { MergedFindings(of: $0) }, toAtMost: maximumResults - accepted.all.count)
      .worstFirst(\.finding.badness)
    let places = SARIFPlaces(extents: result.extentsInRepository)
    let used = Set(results.map(\.finding.rule) + accepted.all.map(\.finding.rule))
    let rules = rules.filter { used.contains($0.id) }
    let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    let texts = InterfaceTexts(result.project)
    let folder = result.folderInRepository
    let written =
      results.map { SARIFReport.result($0, rule: indices[$0.finding.rule], in: folder, places, texts, words) }
      + accepted.all.map { one in
        SARIFReport.result(
          MergedFindings(finding: one.finding), rule: indices[one.finding.rule], in: folder, places, texts, words,
          suppressions: SARIFAcceptances.suppressions(one.suppression, places))
      }
    return JSON.object([
      .init("$schema", "https://json.schemastore.org/sarif-2.1.0.json"),
      .init("version", "2.1.0"),
      .init(
        "runs",
        .array([
          .object([
            .init(
              "tool",
              .object([
                .init(
                  "driver",
                  .object([
                    .init("name", "Lintel"), .init("semanticVersion", result.lintel ?? LintelVersion.current),
                    .init("rules", .array(rules.map { rule($0, result.links, words) })),
                  ]))
              ])),
            // Where several folders of one repository are audited, each is an analysis of its own.
            .init(
              "automationDetails",
              .object([.init("id", result.folder.isEmpty ? "lintel/" : "lintel/\(PercentEncoding.path(result.folder))/")])),
            .init(
              "invocations",
              invocations(of: result, merged: told.count > results.count ? (all.count, results.count) : nil, places, words)),
            .init("versionControlProvenance", provenance(of: result)), .init("properties", origin(of: result)),
            .init("columnKind", "utf16CodeUnits"),
            .init(
              "originalUriBaseIds",
              .object([
                .init("SRCROOT", .object([.init("description", text(words.text("The folder that paths start from.")))]))
              ])),
            .init("results", .array(written)),
          ])
        ])),
    ]).document()
  }

  /// What the format has no member for: a day without a time, and a commit whose repository has no address.
  private static func origin(of result: AuditResult) -> JSON? {
    let commit = result.commit.flatMap { $0.repository == nil ? $0 : nil }
    guard result.date != nil || commit != nil else { return nil }
    return .object([
      .init("commit", commit?.id), .init("modified", commit.map { .bool($0.isModified) }), .init("date", result.date),
    ])
  }

  /// The format wants an address beside the commit.
  private static func provenance(of result: AuditResult) -> JSON? {
    guard let commit = result.commit, let repository = commit.repository else { return nil }
    return .array([
      .object([
        .init("repositoryUri", repository), .init("revisionId", commit.id),
        .init("properties", .object([.init("modified", .bool(commit.isModified))])),
      ])
    ])
  }

  /// What was not judged or not looked at, and what was merged: a viewer must not take its silence for success. Nil where
  /// nothing was left out.
  private static func invocations(
    of result: AuditResult, merged: (findings: Int, results: Int)?, _ places: SARIFPlaces, _ words: Localizer
  ) -> JSON? {
    func notification(_ message: Message, at place: SourceLocation? = nil) -> JSON {
      .object([
        .init("level", "note"), .init("message", text(SARIFMessage.text(words.visible(message)))),
        .init("locations", place.map { .array([.object([.init("physicalLocation", places.physical($0))])]) }),
      ])
    }
    let folder = result.folder.isEmpty ? "" : result.folder + "/"
    let withoutLayout = result.toolbarsWithoutLayout
    // With a change, what is not judged of bars that it has nothing to do with was so before.
    let names = Set(result.unjudgedTexts.map(\.bar))
    let found = Set(result.findings.compactMap(\.toolbar))
    let toolbars = result.project.toolbars.filter { !result.isOfGate || names.contains($0.name) || found.contains($0.id) }
    let bars = toolbars.compactMap { toolbar in
      (toolbar.notJudged ?? (withoutLayout.contains(toolbar.id) ? toolbar.reasonWithoutLayout : nil)).map { reason in
        var place = toolbar.location
        place.file = folder + place.file
        return notification("\(toolbar.name as String): \(reason)", at: place)
      }
    }
    let merging = merged.map { Self.merging(of: $0.findings, into: $0.results) }
    let whole = ([merging].compactMap { $0 } + result.notices.map(\.message) + result.leftOutLines).map { notification($0) }
    guard !(whole + bars).isEmpty else { return nil }
    return .array([
      .object([
        .init("executionSuccessful", .bool(true)),
        .init("toolExecutionNotifications", .array(whole + bars.prefix(maximumNotifications))),
      ])
    ])
  }

  static func merging(of findings: Int, into results: Int) -> Message {
    """
    \(findings) findings are merged into \(results) results, each of which says how many it is for: code scanning keeps no \
    more than \(maximumResults).
    """
  }

  /// More than this many bars say no more than their number does.
  private static let maximumNotifications = 200

  private static func text(_ text: String) -> JSON { .object([.init("text", text)]) }

  private static func rule(_ rule: Rule, _ links: LinkTemplates, _ words: Localizer) -> JSON {
    let (title, why) = (words.text(rule.titleMessage), words.text(rule.whyMessage))
    let statements = rule.statements.isEmpty ? "" : "\n\n" + words.text("Guidelines: \(rule.statements).")
    let criteria =
      rule.criteria.isEmpty ? "" : "\n\n" + words.text("Supports \(Criterion.summaries(of: rule.criteria)).")
    return .object([
      .init("id", rule.id), .init("name", rule.id), .init("shortDescription", text(title)),
      .init("fullDescription", text(title + " " + why)), .init("help", text(why + statements + criteria)),
      .init("helpUri", links.address(ofRule: rule.id)),
      .init("defaultConfiguration", .object([.init("level", rule.severity.rawValue)])),
      .init(
        "properties", .object([.init("tags", .strings(rule.criteria.isEmpty ? ["toolbar"] : ["toolbar", "accessibility"]))])),
    ])
  }

  private static func result(
    _ merged: MergedFindings, rule: Int?, in folder: String, _ places: SARIFPlaces, _ texts: InterfaceTexts, _ words: Localizer,
    suppressions: JSON? = nil
  ) -> JSON {
    let finding = merged.finding
    // What mends it in one language mends none of the others.
    var fixed = finding
    let several = merged.alike.flatMap { $0.count > 1 ? $0 : nil }
    if let alike = several { (fixed.strings, fixed.fixes) = ([], ([finding] + alike.others).flatMap(\.allFixes)) }
    let isReview = finding.verdict == .needsReview
    var related = finding.relatedPlaces.map { places.named(text(words.text($0.what)), $0.location) }
    for place in merged.alike?.places ?? [] { related.append(places.named(text(words.text(place.locale)), place.location)) }
    related += merged.places.map { places.named(text(words.text(MergedFindings.another)), $0) }
    let locales = several?.languages ?? finding.locales
    let cause: JSON? = finding.reportedCause.map { JSON.cause($0, title: $0.title.map(words.visible)) }
    return .object([
      .init("ruleId", finding.rule), .init("ruleIndex", rule.map(JSON.integer)),
      // A result that is no failure has the level none.
      .init("kind", isReview ? "review" : "fail"), .init("level", isReview ? "none" : finding.severity.rawValue),
      .init(
        "message",
        text(
          SARIFMessage.text(
            [
              merged.message, finding.keySentence(with: texts), finding.advice,
              merged.count > 1 && several == nil ? nil : finding.loweringSentence,
            ].compactMap { $0.map(words.visible) }.joined(separator: "\n")))),
      .init("locations", .array([location(finding, in: folder, places)])),
      .init(
        "relatedLocations",
        related.isEmpty ? nil : .array(related)),
      // One that is for several would mend only one of them; nobody wants mended what is accepted.
      .init("fixes", merged.count > 1 && several == nil || suppressions != nil ? nil : places.fixes(of: fixed, words)),
      .init("suppressions", suppressions),
      .init("baselineState", finding.change.map { $0.state == .new ? "new" : "updated" }),
      .init("partialFingerprints", .object([.init("lintel/v1", finding.fingerprint)])),
      .init(
        "properties",
        .object([
          .init("locale", finding.locale?.id),
          .init("locales", locales.isEmpty ? nil : .strings(locales.map(\.id))),
          .init("blame", finding.blame.rawValue),
          .init("certainty", finding.certainty.rawValue), .init("key", finding.key),
          // No part of what the result is known by: one that joins the cause, or leaves it, makes no other of this.
          .init("cause", cause),
          .init("count", merged.count > 1 ? .integer(merged.count) : nil),
        ])),
    ])
  }

  private static func location(_ finding: Finding, in folder: String, _ places: SARIFPlaces) -> JSON {
    // A result must have a place; what is about the project as a whole is about its folder.
    let place = finding.location ?? SourceLocation(file: folder, line: 1, column: 1)
    return .object([
      .init("physicalLocation", places.physical(place)),
      .init(
        "logicalLocations",
        (finding.toolbar ?? finding.table).map { name in
          .array([
            .object([
              .init("fullyQualifiedName", [name, finding.item ?? finding.key].compactMap { $0 }.joined(separator: "/"))
            ])
          ])
        }),
    ])
  }
}
