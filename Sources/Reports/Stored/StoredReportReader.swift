import LintelFindings
import LintelModel
import LintelXMLTree

/// Takes a stored report part by part, in the order in which it is written, and puts the result together.
struct StoredReportReader {
  private var name: String?
  private var folder = ""
  private var failOn: FailOn?
  private var rulesOff: [String] = []
  private var profile: Profile?
  private var project = Project()
  private var coverage: AuditResult.Coverage?
  private var readings: [AuditResult.UnresolvedReading] = []
  private var counts: [String: RuleCount] = [:]
  private var criteria: [String: [String]] = [:]
  private var environments = StoredEnvironments()
  private var findings: [Finding] = []
  private var suppressions = SuppressionResult.none
  private var questions: [ReviewQuestion] = []
  private var toolbars: [String: StoredBars.Known] = [:]
  private var bars: [StoredBars.Read] = []
  private var trend: Trend?
  private var links = LinkTemplates.none
  private var outlines = StoredOutlines()
  private var sections: Set<String> = []

  private static let required = [
    "summary", "coverage", "locales", "environments", "findings", "toolbars", "bars", "tables", "skippedFiles",
  ]
  /// Those that are gone when their last part is.
  private static let lists = [
    "locales", "appNames", "rules", "criteria", "environments", "findings", "suppressions", "questions", "toolbars", "bars",
    "tables", "skippedFiles", "leftOut", "unresolvedTexts", "outlines",
  ]

  /// - Parameter parents: The elements around the part, from the root down.
  mutating func take(_ part: XMLElement, in parents: [XMLElement]) throws(StoredFault) {
    if profile == nil { try begin(parents.first ?? part) }
    switch parents.count {
    case 2: try StoredElement.read(part) { part throws(StoredFault) in try take(&part, part.name, in: parents[1]) }
    case 1: try StoredElement.read(part) { part throws(StoredFault) in try end(&part) }
    default: break
    }
  }

  private mutating func begin(_ root: XMLElement) throws(StoredFault) {
    guard root.name == "report" else {
      throw StoredFault(line: root.location.line, message: "found <\(root.name)>, expected <report>")
    }
    var bare = root
    bare.children = []
    bare.text = ""
    try StoredElement.read(bare) { root throws(StoredFault) in
      let version = try root.string("schemaVersion")
      guard version == AuditResult.schemaVersion else {
        throw root.fault("found schemaVersion=\"\(version)\", expected \(AuditResult.schemaVersion)")
      }
      name = root.optional("name")
      folder = root.optional("folder") ?? ""
      guard folder.utf8.first != UInt8(ascii: "/") else {
        throw root.fault("found folder=\"\(VisibleCharacters.of(folder))\" in <report>, expected a relative path")
      }
      failOn = try root.optionalChoice("failOn")
      rulesOff = (root.optional("rulesOff") ?? "").split(separator: " ").map(String.init)
      profile = try root.choice("profile") as Profile
      project.sourceLocale = try root.locale("sourceLocale")
    }
  }

  private mutating func take(
    _ part: inout StoredElement, _ name: String, in section: XMLElement
  ) throws(StoredFault) {
    switch (section.name, name) {
    case ("locales", "locale"): try takeLocale(&part)
    case ("appNames", "appName"): project.appNames[try part.locale("locale"), default: []].append(part.text())
    case ("rules", "rule"):
      counts[try part.string("id")] = try RuleCount(
        failed: part.integer("failed"), needsReview: part.integer("needsReview"), passed: part.integer("passed"))
    case ("criteria", "criterion"): criteria[try part.string("number")] = try part.words("rules")
    case ("environments", "environment"): try environments.take(&part)
    case ("findings", "finding"): findings.append(try StoredFindings.finding(&part, environments))
    case ("suppressions", _): try StoredSuppressions.take(&part, environments, into: &suppressions)
    case ("questions", "question"): questions.append(try StoredFindings.question(&part))
    case ("toolbars", "toolbar"): try takeToolbar(&part)
    case ("bars", "bar"): bars.append(try StoredBars.bar(&part, of: toolbars, environments))
    case ("tables", "table"): project.tables.append(try StoredTables.table(&part))
    case ("skippedFiles", "skippedFile"):
      project.skipped.append(
        try SkippedFile(file: part.string("file"), reason: part.string("reason"), isBroken: part.flag("isBroken")))
    case ("leftOut", "leftOutFiles"):
      project.leftOut.append(
        try LeftOut(
          reason: part.choice("reason"), files: part.integer("files"), strings: part.integer("strings"),
          places: part.all("place") { place throws(StoredFault) in place.text() }))
    case ("unresolvedTexts", "through"): readings.append(try StoredCoverage.reading(&part))
    case ("outlines", "glyph"): try outlines.takeGlyph(&part)
    case ("outlines", "line"): try outlines.takeLine(&part)
    default:
      throw part.fault("found <\(name)> in <\(section.name)>, which is none of this version of the report")
    }
  }

  private mutating func takeLocale(_ part: inout StoredElement) throws(StoredFault) {
    let locale = LocaleID(part.text())
    project.locales.append(locale)
    if try part.flag("isTranslated") { project.translatedLocales.append(locale) }
    if try part.flag("isRightToLeft") { project.rightToLeftLocales.append(locale) }
  }

  private mutating func takeToolbar(_ part: inout StoredElement) throws(StoredFault) {
    let toolbar = try StoredToolbars.toolbar(&part, environments)
    guard toolbars[toolbar.id] == nil else {
      throw part.fault("found a second toolbar of the id \"\(VisibleCharacters.of(toolbar.id))\", expected one")
    }
    toolbars[toolbar.id] = StoredBars.Known(toolbar)
    project.toolbars.append(toolbar)
  }

  /// A section ends: its parts were taken.
  private mutating func end(_ section: inout StoredElement) throws(StoredFault) {
    switch section.name {
    case "summary":
      // Counted again from the findings.
      for name in ["errors", "warnings", "notes", "needsReview"] { _ = try section.integer(name) }
    case "coverage": coverage = try StoredCoverage.coverage(&section)
    case "trend":
      trend = try Trend(
        new: section.integer("new"), worse: section.integer("worse"), known: section.integer("known"),
        gone: section.integer("gone"))
    case "links":
      links = LinkTemplates(source: section.optional("source"), translation: section.optional("translation"))
    case let name where Self.lists.contains(name): break
    default:
      throw section.fault("found <\(section.name)> in <report>, which is none of this version of the report")
    }
    guard sections.insert(section.name).inserted else {
      throw section.fault("found <\(section.name)> more than once in <report>, expected one")
    }
  }

  /// The whole of it, once the document has ended.
  func report() throws(StoredFault) -> StoredReport {
    if let missing = Self.required.first(where: { !sections.contains($0) }) {
      throw StoredFault(line: 1, message: "found no <\(missing)> in <report>, expected one")
    }
    guard let profile, var coverage else { throw StoredFault(line: 1, message: "found no <report>, expected one") }
    coverage.unresolvedThrough = readings
    var result = AuditResult(
      profile: profile, findings: findings, project: project, bars: StoredBars.whole(bars, of: project), coverage: coverage,
      suppressions: suppressions, questions: questions, counts: counts, criteria: criteria,
      trend: trend, links: links, outlines: outlines.outlines, folder: folder, failOn: failOn)
    result.rulesOff = rulesOff
    return StoredReport(name: name, result: result)
  }
}
