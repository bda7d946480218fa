import LintelFindings
import LintelModel

/// A row of the table of findings: one finding, or all that say the same of tables of one name.
struct MarkdownRow {
  /// Of several the worst.
  let finding: Finding
  let languages: Message?
  /// The tables that it is about, where it stands for several findings.
  let tables: NamesakeTables?

  private init(_ finding: Finding, _ sources: SourceLanguages) {
    (self.finding, languages, tables) = (finding, finding.inLanguages(sources), nil)
  }

  private init(_ finding: Finding, of matter: Matter, _ tables: NamesakeTables) {
    (self.finding, languages, self.tables) = (finding, matter.languages.inBrief, tables)
  }

  /// How many findings it stands for.
  var count: Int { tables?.findingCount ?? 1 }
  var message: Message { tables?.sentence ?? finding.message }

  /// Those of a result by how grave they are, since a page may be cut short; of these as every report has its causes.
  static func all(of result: AuditResult) -> [MarkdownRow] {
    let sources = SourceLanguages(result.project)
    return result.matters.flatMap { rows(of: $0, sources) }.worstFirst { -FindingKind($0.finding).rank }
  }

  private static func rows(of matter: Matter, _ sources: SourceLanguages) -> [MarkdownRow] {
    guard let tables = matter.namesakeTables, let first = matter.findings.first(where: tables.says) else {
      return matter.findings.map { MarkdownRow($0, sources) }
    }
    return [MarkdownRow(first, of: matter, tables)] + matter.findings.filter { !tables.says($0) }.map { MarkdownRow($0, sources) }
  }
}
