import LintelDatabase
import LintelFindings
import LintelModel
import LintelReports

/// One page over all projects of a run, counted by the database.
package struct FleetPage {
  package let summary: FleetSummary

  /// - Parameter run: The one that the page is about; the others are drawn as what was before.
  package init(of fleet: FleetDatabase, run: String) throws(DatabaseError) {
    let database = fleet.database
    var summary = FleetSummary()
    summary.projects = try Self.projects(in: database, run)
    for row in try database.rows(Self.languageQuery, [.text(run)]) {
      let locale = LocaleID(row[0].text ?? "")
      summary.projectsByLanguage[locale] = row[1].integer ?? 0
      summary.languages[locale] = Self.figures([.null, .null, .null, .null] + row[2...3])
    }
    for row in try database.rows(Self.languageFindingQuery, [.text(run)]) {
      let locale = LocaleID(row[0].text ?? "")
      // `mul` stands for all of them.
      guard locale != "mul" else { continue }
      summary.languages[locale, default: .init()] += Self.figures(row[1...4] + [.null, .null])
    }
    summary.strings =
      try database.rows("SELECT sum(strings_audited) FROM coverage WHERE run = ?", [.text(run)])[0][0].integer ?? 0
    summary.runs = try Self.runs(in: database, until: run)
    self.summary = summary
  }

  /// - Parameter pages: The folder of the projects' own pages, from where the page will be.
  package func html(pages: String?, words: Localizer) -> String {
    FleetReport.html(summary, words: words) { name in
      pages.map { PercentEncoding.path($0) + "/" + PageAddress.file(of: name) }
    }
  }

  private static func projects(in database: Database, _ run: String) throws(DatabaseError) -> [FleetSummary.Project] {
    try database.rows(projectQuery, [.text(run)]).map { row in
      var project = FleetSummary.Project(name: row[0].text ?? "", owner: row[1].text, reason: row[2].text)
      project.figures = figures(row[3...8])
      project.labelsRead = row[9].integer ?? 0
      project.labels = project.labelsRead + (row[10].integer ?? 0)
      return project
    }
  }

  private static func figures(_ values: some Sequence<Value>) -> FleetSummary.Figures {
    let numbers = values.map { $0.integer ?? 0 }
    var figures = FleetSummary.Figures()
    (figures.errors, figures.warnings, figures.reviews, figures.notes) = (numbers[0], numbers[1], numbers[2], numbers[3])
    (figures.missing, figures.strings) = (numbers[4], numbers[5])
    return figures
  }

  /// Nothing for a run alone.
  private static func runs(in database: Database, until run: String) throws(DatabaseError) -> [AuditRun] {
    let names = try database.rows("SELECT run, id FROM run WHERE run <> ? ORDER BY run", [.text(run)])
    guard !names.isEmpty else { return [] }
    let current = try database.rows("SELECT run, id FROM run WHERE run = ?", [.text(run)])
    let owners = try database.rows("SELECT run, owner, count(*) FROM finding \(asksSomebody) GROUP BY run, owner")
    let locales = try database.rows(
      "SELECT run, locale, count(*) FROM finding_language \(asksSomebody) GROUP BY run, locale")
    return (names + current).map { row in
      let name = row[0].text ?? ""
      func counts(_ rows: [[Value]]) -> [String: Int] {
        rows.reduce(into: [:]) { if $1[0].text == name { $0[$1[1].text ?? ""] = $1[2].integer } }
      }
      let blames = counts(owners).reduce(into: [Blame: Int]()) { counts, owner in
        if let blame = Blame(rawValue: owner.key) { counts[blame] = owner.value }
      }
      let languages = counts(locales).reduce(into: [LocaleID: Int]()) { $0[LocaleID($1.key)] = $1.value }
      return AuditRun(
        name: name.isEmpty ? String((row[1].text ?? "").prefix(7)) : name, blames: blames, languages: languages)
    }
  }

  /// Notes ask nobody for anything.
  private static let asksSomebody = "WHERE outcome = 'needsReview' OR severity <> 'note'"

  private static let projectQuery = """
    SELECT p.project, owner, reason, errors, warnings, needs_review, notes,
      (SELECT sum(untranslated) FROM language l WHERE l.run = p.run AND l.project = p.project),
      (SELECT sum(strings) FROM language l WHERE l.run = p.run AND l.project = p.project), labels_resolved, labels_unresolved
    FROM project p LEFT JOIN coverage c ON c.run = p.run AND c.project = p.project WHERE p.run = ? ORDER BY p.project
    """

  private static let languageQuery = """
    SELECT locale, count(*), sum(untranslated), sum(strings) FROM language WHERE run = ? GROUP BY locale ORDER BY locale
    """

  private static let languageFindingQuery = """
    SELECT locale, sum(outcome = 'fails' AND severity = 'error'), sum(outcome = 'fails' AND severity = 'warning'),
      sum(outcome = 'needsReview'), sum(outcome = 'fails' AND severity = 'note')
    FROM finding_language WHERE run = ? GROUP BY locale ORDER BY locale
    """
}
