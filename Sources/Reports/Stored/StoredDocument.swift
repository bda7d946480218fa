import LintelFindings
import LintelModel

/// The whole of a stored report, section by section.
struct StoredDocument: Stored {
  var name: String?
  private var result: AuditResult
  private var bars: [StoredBar]
  private var outlines: StoredOutlines

  static var blank: StoredDocument {
    StoredDocument(
      AuditResult(profile: .hig2025, findings: [], project: Project(), bars: [], coverage: .blank), name: nil)
  }

  /// - Parameter matters: The result's, where they may have been worked out already.
  init(_ result: AuditResult, name: String?, matters: KnownMatters? = nil) {
    self.result = result.withCauses(of: matters)
    self.name = name
    bars = StoredBar.all(result.bars)
    outlines = StoredOutlines(result.outlines)
  }

  /// What was read, once the document has ended.
  var audit: AuditResult {
    var result = result
    result.bars = StoredBar.whole(bars, appNames: Set(result.project.appNames.values.joined()).sorted())
    result.outlines = outlines.outlines
    return result
  }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try describeAttributes(&coder)
    try describeCounts(&coder)
    try describeProject(&coder)
    try coder.element("environments") { coder throws(StoredFault) in try describeEnvironments(&coder) }
    try coder.element("findings") { coder throws(StoredFault) in try coder.elements("finding", &result.findings) }
    try describeChange(&coder)
    try coder.element("rulesTurnedOff", if: !result.rulesOffPlaces.isEmpty) { coder throws(StoredFault) in
      try coder.pairs("ruleTurnedOff", &result.rulesOffPlaces, blank: ("", .blank)) { coder, rule throws(StoredFault) in
        try coder.attribute("rule", &rule.0)
        try coder.element("location", &rule.1)
      }
    }
    try coder.element("suppressions", if: result.suppressions != .none) { coder throws(StoredFault) in
      try result.suppressions.describe(&coder)
    }
    try coder.element("questions") { coder throws(StoredFault) in try coder.elements("question", &result.questions) }
    try coder.element("toolbars") { coder throws(StoredFault) in
      try coder.elements("toolbar", &result.project.toolbars)
    }
    try coder.element("bars") { coder throws(StoredFault) in try coder.elements("bar", &bars) }
    try coder.element("tables") { coder throws(StoredFault) in try coder.elements("table", &result.project.tables) }
    try coder.element("keyUses", if: result.project.keyUses != KeyUses()) { coder throws(StoredFault) in
      try result.project.keyUses.describe(&coder)
    }
    try coder.element("tableGaps", if: !result.gaps.isEmpty) { coder throws(StoredFault) in
      try coder.elements("tableGap", &result.gaps, atLeast: 1)
    }
    try coder.element("skippedFiles") { coder throws(StoredFault) in
      try coder.elements("skippedFile", &result.project.skipped)
    }
    try coder.element("leftOut", if: !result.project.leftOut.isEmpty) { coder throws(StoredFault) in
      try coder.elements("leftOutFiles", &result.project.leftOut, atLeast: 1)
    }
    try coder.element("unresolvedTexts", if: !result.coverage.unresolvedThrough.isEmpty) { coder throws(StoredFault) in
      try coder.elements("through", &result.coverage.unresolvedThrough, atLeast: 1)
    }
    try coder.element("outlines", if: result.outlines != .none) { coder throws(StoredFault) in
      try outlines.describe(&coder)
    }
  }

  /// What a comparison tells besides its findings.
  private mutating func describeChange<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.element("changedTexts", if: !result.changedTexts.isEmpty) { coder throws(StoredFault) in
      try coder.elements("changedText", &result.changedTexts, atLeast: 1)
    }
    try coder.element("unjudgedTexts", if: !result.unjudgedTexts.isEmpty) { coder throws(StoredFault) in
      try coder.elements("unjudgedText", &result.unjudgedTexts, atLeast: 1)
    }
    try coder.element("fixedFindings", if: !result.fixed.isEmpty) { coder throws(StoredFault) in
      try coder.texts("fixedFinding", &result.fixed)
    }
    try coder.element("lostLanguages", if: !result.lostLanguages.isEmpty) { coder throws(StoredFault) in
      try coder.elements("lostLanguage", &result.lostLanguages, atLeast: 1)
    }
    try coder.element("milderSettings", if: !result.milderSettings.isEmpty) { coder throws(StoredFault) in
      try LetThrough.describe(&result.letThrough, &coder)
      try coder.elements("milderSetting", &result.milderSettings, atLeast: 1)
      try LetThrough.describeNames(of: &result.letThrough, &coder)
    }
    try coder.element("addedAcceptances", if: !result.addedAcceptances.isEmpty) { coder throws(StoredFault) in
      try coder.elements("addedAcceptance", &result.addedAcceptances, atLeast: 1)
    }
  }

  private mutating func describeCommit<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    var (id, repository) = (result.commit?.id, result.commit?.repository)
    var isModified = result.commit?.isModified ?? false
    try coder.attribute("commit", &id)
    try coder.attribute("isModified", &isModified, unless: false)
    try coder.attribute("repository", &repository)
    guard Coder.isReading, let id else { return }
    result.commit = AuditedCommit(id: id, isModified: isModified, repository: repository)
  }

  private mutating func describeAttributes<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    var version = StoredVersion()
    try coder.attribute("schemaVersion", &version)
    try coder.attribute("name", &name)
    try coder.attribute("folder", &result.folder, unless: "")
    guard !Coder.isReading || result.folder.utf8.first != UInt8(ascii: "/") else {
      throw coder.fault("found folder=\"\(VisibleCharacters.of(result.folder))\" in <report>, expected a relative path")
    }
    try coder.attribute("lintel", &result.lintel)
    try coder.attribute("date", &result.date)
    try describeCommit(&coder)
    try coder.attribute("profile", &result.profile)
    try coder.attribute("failOn", &result.failOn)
    try coder.list("rulesOff", &result.rulesOff)
    try coder.list("rulesLowered", &result.rulesLowered)
    try coder.list("scope", &result.scope)
    try coder.attribute("outOfScope", &result.outOfScope, unless: 0)
    try coder.attribute("sourceLocale", &result.project.sourceLocale)
  }

  private mutating func describeCounts<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    // Told again from the findings where it is read, and not with each part that is.
    let told = Coder.isReading ? StoredDocument.blank.result : result
    var summary = told.summary
    try coder.element("summary") { coder throws(StoredFault) in
      try coder.attribute("errors", &summary.errors)
      try coder.attribute("warnings", &summary.warnings)
      try coder.attribute("notes", &summary.notes)
      try coder.attribute("needsReview", &summary.needsReview)
    }
    var gate = told.gate
    var (ending, demands, choice) = (gate.ending, told.demands, told.only)
    // Reports of versions that did not say it are read, too.
    try coder.element("gate", if: true) { coder throws(StoredFault) in
      try coder.attribute("result", &ending)
      try coder.attribute("failOn", &gate.failOn)
      try coder.attribute("origin", &gate.origin)
      try coder.attribute("comparedWith", &gate.comparedWith)
      try coder.attribute("suppressions", &gate.suppressions)
      try coder.attribute("expiredSuppressions", &gate.expiredSuppressions)
      try coder.attribute("excludedFiles", &gate.excludedFiles)
      try coder.attribute("rulesOff", &gate.rulesOff)
      try demands.describe(&coder, resolved: told.coverage.percentResolved)
      try RuleChoice.describe(&choice, &coder)
      guard Coder.isReading else { return }
      (result.demands, result.only) = (demands, choice)
      // What the configuration said stands beside it.
      result.askedFailOn = gate.origin == .command ? gate.failOn : nil
    }
    try coder.element("coverage", &result.coverage)
    try coder.element("trend", &result.trend)
    try coder.element("links", if: result.links != .none) { coder throws(StoredFault) in
      try coder.attribute("source", &result.links.source)
      try coder.attribute("translation", &result.links.translation)
      try coder.attribute("rule", &result.links.rule)
    }
    try coder.element("translationPlatform", &result.project.translationPlatform)
  }

  private mutating func describeProject<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.element("locales") { coder throws(StoredFault) in try describeLocales(&coder) }
    try coder.element("appNames") { coder throws(StoredFault) in
      var names = result.project.appNames.sorted { $0.key < $1.key }.flatMap { entry in entry.value.map { (entry.key, $0) } }
      if Coder.isReading { names = [] }
      try coder.elements("appName", &names, blank: ("", "")) { coder, name throws(StoredFault) in
        try coder.attribute("locale", &name.0)
        try coder.text(&name.1)
      }
      if Coder.isReading { for (locale, name) in names { result.project.appNames[locale, default: []].append(name) } }
    }
    let found: [String: Int] =
      Coder.isReading ? [:] : Dictionary(grouping: result.findings, by: \.rule).mapValues(\.count)
    try coder.element("rules") { coder throws(StoredFault) in
      try coder.pairs("rule", &result.counts, blank: ("", RuleCount())) { coder, rule throws(StoredFault) in
        try coder.attribute("id", &rule.0)
        try coder.attribute("failed", &rule.1.failed)
        try coder.attribute("needsReview", &rule.1.needsReview)
        try coder.attribute("passed", &rule.1.passed)
        // Counted again where it is read.
        var findings: Int? = found[rule.0, default: 0]
        try coder.attribute("findings", &findings)
      }
    }
    try coder.element("criteria") { coder throws(StoredFault) in
      try coder.pairs("criterion", &result.criteria, blank: ("", [])) { coder, criterion throws(StoredFault) in
        try coder.attribute("number", &criterion.0)
        try coder.list("rules", &criterion.1, isRequired: true)
      }
    }
  }

  private mutating func describeLocales<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    let (translated, rightToLeft) = (Set(result.project.translatedLocales), Set(result.project.rightToLeftLocales))
    var locales = result.project.locales.map {
      (id: $0, isTranslated: translated.contains($0), isRightToLeft: rightToLeft.contains($0))
    }
    if Coder.isReading { locales = [] }
    try coder.elements("locale", &locales, blank: (id: "", isTranslated: false, isRightToLeft: false)) {
      coder, locale throws(StoredFault) in
      try coder.attribute("isTranslated", &locale.isTranslated, unless: false)
      try coder.attribute("isRightToLeft", &locale.isRightToLeft, unless: false)
      try coder.text(&locale.id)
    }
    guard Coder.isReading else { return }
    result.project.locales += locales.map(\.id)
    result.project.translatedLocales += locales.filter(\.isTranslated).map(\.id)
    result.project.rightToLeftLocales += locales.filter(\.isRightToLeft).map(\.id)
  }

  /// Every environment of the result, once, in the order in which they first occur: bars stand in the same few by the thousand.
  private mutating func describeEnvironments<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    var environments = coder.ids.environments
    try coder.elements("environment", &environments, blank: BarLayout.blank.environment) {
      coder, environment throws(StoredFault) in try environment.describe(&coder)
    }
  }

  /// Gives every environment of the result its id.
  func number(in ids: StoredIDs) {
    ids.extents = result.extents
    for finding in result.findings + result.suppressions.suppressed.map(\.finding) {
      if let worst = finding.worstEnvironment { ids.add(worst) }
    }
    for toolbar in result.project.toolbars { for environment in toolbar.environments { ids.add(environment) } }
    for bar in result.bars {
      for environment in bar.unjudged { ids.add(environment) }
      for layout in bar.layouts + bar.sourceLayouts { for environment in layout.environments { ids.add(environment) } }
    }
  }
}

/// The version of the schema: a reader takes no other one.
private struct StoredVersion: StoredValue {
  static var type: StoredType { .choice([AuditResult.schemaVersion]) }
  static var allowed: String { AuditResult.schemaVersion }
  var spelled: String { AuditResult.schemaVersion }
  init() {}
  init?(spelled: String) { if spelled != AuditResult.schemaVersion { return nil } }
}

extension Environment {
  fileprivate mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    var id = Coder.isReading ? "" : coder.ids.id(of: self)
    try coder.attribute("id", &id)
    try coder.attribute("platform", &platform)
    try coder.attribute("os", &os)
    try coder.attribute("device", &device)
    try coder.attribute("width", &width)
    try coder.attribute("textSize", &textSize)
    try coder.attribute("commonness", &commonness)
    try coder.attribute("isDefaultWidth", &isDefaultWidth)
    try coder.attribute("isAssumed", &isAssumed, unless: false)
    try coder.attribute("safeAreas", &safeAreas, unless: 0)
    try coder.attribute("isCompactHeight", &isCompactHeight, unless: false)
    var (edge, width, top, length) = (sideBar?.edge, sideBar?.width, sideBar?.top, sideBar?.length)
    try coder.attribute("sideBarEdge", &edge)
    try coder.attribute("sideBarWidth", &width)
    try coder.attribute("sideBarTop", &top)
    try coder.attribute("sideBarLength", &length)
    guard Coder.isReading else { return }
    if let edge {
      guard let width, let top, let length else {
        throw coder.fault("found sideBarEdge in <environment> without width, top and length, expected all four")
      }
      sideBar = SideBar(edge: edge, width: width, top: top, length: length)
    }
    guard coder.ids.name(self, id) else {
      throw coder.fault("found a second environment of the id \"\(id)\", expected one")
    }
  }
}

extension AuditResult.Coverage: Stored {
  static var blank: Self {
    .init(
      toolbars: 0, items: 0, labelsResolved: 0, labelsUnresolved: 0, locales: 0, stringsRead: 0, stringsAudited: 0,
      stringsSkipped: 0)
  }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("toolbars", &toolbars)
    try coder.attribute("items", &items)
    try coder.attribute("labelsResolved", &labelsResolved)
    try coder.attribute("labelsUnresolved", &labelsUnresolved)
    try coder.attribute("locales", &locales)
    try coder.attribute("stringsRead", &stringsRead)
    try coder.attribute("stringsAudited", &stringsAudited)
    try coder.attribute("stringsSkipped", &stringsSkipped)
    try coder.attribute("keysAudited", &keysAudited)
    try coder.attribute("toolbarsNotJudged", &toolbarsNotJudged, unless: 0)
    try coder.pairs("unknownState", &unknownStates, blank: ("", 0)) { coder, state throws(StoredFault) in
      try coder.attribute("name", &state.0)
      try coder.attribute("strings", &state.1)
    }
  }
}

extension AuditResult.UnresolvedReading: Stored {
  static var blank: Self { .init(name: "", count: 0) }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("name", &name)
    try coder.attribute("count", &count)
    try coder.attribute("localizedFunction", &entry)
    var known = entry == nil ? nil : resolvable
    try coder.attribute("resolvable", &known)
    if Coder.isReading { resolvable = entry == nil ? 0 : known ?? 0 }
    try coder.attribute("isCall", &isCall, unless: true)
  }
}

extension Trend: Stored {
  static var blank: Trend { Trend(new: 0, worse: 0, known: 0, gone: 0) }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("new", &new)
    try coder.attribute("worse", &worse)
    try coder.attribute("known", &known)
    try coder.attribute("gone", &gone)
    try coder.attribute("sourceChanged", &sourceChanged, unless: 0)
    try coder.attribute("tablesGone", &tablesGone, unless: 0)
    try coder.attribute("keysGone", &keysGone, unless: 0)
    try coder.attribute("unasked", &unasked, unless: 0)
    try coder.attribute("unjudged", &unjudged, unless: 0)
    try coder.attribute("accepted", &accepted, unless: 0)
    try coder.attribute("newAccepted", &newAccepted, unless: 0)
    try coder.attribute("readBefore", &readBefore)
    try coder.attribute("textsBefore", &textsBefore)
    try coder.attribute("base", &base)
    try coder.attribute("compared", &compared)
    var languages = newLanguages.isEmpty ? nil : newLanguages.map(\.id).joined(separator: " ")
    try coder.attribute("newLanguages", &languages)
    if Coder.isReading { newLanguages = (languages ?? "").split(separator: " ").map { LocaleID(String($0)) } }
    try coder.attribute("sourceBefore", &sourceBefore)
    var (errors, warnings) = (ofKnown?.errors, ofKnown?.warnings)
    var (notes, needsReview) = (ofKnown?.notes, ofKnown?.needsReview)
    try coder.attribute("knownErrors", &errors)
    try coder.attribute("knownWarnings", &warnings)
    try coder.attribute("knownNotes", &notes)
    try coder.attribute("knownNeedsReview", &needsReview)
    guard Coder.isReading, let errors, let warnings, let notes, let needsReview else { return }
    ofKnown = AuditResult.Summary(errors: errors, warnings: warnings, notes: notes, needsReview: needsReview)
  }
}

extension SkippedFile: Stored {
  static var blank: SkippedFile { SkippedFile(file: "", reason: "") }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    // The sentence is what reports show; the places in it are not stored apart.
    var sentence = reason
    try coder.attribute("file", &file)
    try coder.attribute("reason", &sentence)
    try coder.attribute("isBroken", &isBroken)
    if Coder.isReading { problem = FileProblem(sentence) }
  }
}

extension LeftOut: Stored {
  static var blank: LeftOut { LeftOut(reason: .built) }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("reason", &reason)
    try coder.attribute("files", &files)
    try coder.attribute("strings", &strings)
    try coder.attribute("buttons", &buttons, unless: 0)
    try coder.attribute("texts", &texts, unless: 0)
    try coder.texts("place", &places)
    try coder.elements("pattern", &patterns)
  }
}

extension LeftOut.Taken: Stored {
  static var blank: Self { .init(pattern: "", files: 0) }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("text", &pattern)
    try coder.attribute("files", &files)
  }
}
