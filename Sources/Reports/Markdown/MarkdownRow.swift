import LintelFindings
import LintelModel

/// A row of the table of findings: one finding, or all that say the same of tables of one name.
struct MarkdownRow {
  /// Of several the worst.
  let finding: Finding
  let languages: Message?
  /// The tables that it is about, where it stands for several findings.
  let tables: NamesakeTables?

  /// How it came with a change; nil where nothing was compared.
  let change: FindingChange?
  /// Why it is a note, where it would be graver elsewhere.
  let lowering: Message?

  private init(_ finding: Finding, _ sources: SourceLanguages) {
    (self.finding, languages, tables, change) = (finding, finding.inLanguages(sources), nil, finding.change)
    lowering = finding.loweringSentence
  }

  private init(_ finding: Finding, of matter: Matter, _ tables: NamesakeTables) {
    (self.finding, languages, self.tables) = (finding, matter.languages.inBrief, tables)
    let told = matter.findings.filter(tables.says)
    change = FindingChange(of: told.map(\.change))
    lowering = Lowering.shared(by: told) == nil ? nil : finding.loweringSentence
  }

  /// How many findings it stands for.
  var count: Int { tables?.findingCount ?? 1 }
  /// By how much a single one is worse than it was.
  var widths: Message? { tables == nil ? change?.widths(over: finding.over) : nil }
  var message: Message { tables?.sentence ?? finding.message }

  /// Those of a result by how grave they are, since a page may be cut short; of these as every report has its causes.
  static func all(of result: AuditResult, _ matters: [Matter]) -> [MarkdownRow] {
    let sources = SourceLanguages(result.project)
    return matters.flatMap { rows(of: $0, sources) }.worstFirst { -FindingKind($0.finding).rank }
  }

  private static func rows(of matter: Matter, _ sources: SourceLanguages) -> [MarkdownRow] {
    guard let tables = matter.namesakeTables, let first = matter.findings.first(where: tables.says) else {
      return matter.findings.map { MarkdownRow($0, sources) }
    }
    return [MarkdownRow(first, of: matter, tables)] + matter.findings.filter { !tables.says($0) }.map { MarkdownRow($0, sources) }
  }
}
