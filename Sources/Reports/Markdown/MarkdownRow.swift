import LintelFindings
import LintelModel

/// A row of the table of findings: one finding, or all that say the same of tables of one name.
struct MarkdownRow {
  /// Of several the worst.
  let finding: Finding
  let languages: Message?
  /// The tables that it is about, where it stands for several findings.
  let tables: NamesakeTables?
  /// How many findings of one cause it stands for, each in a language of its own.
  private let alikeCount: Int

  /// How it came with a change; nil where nothing was compared.
  let change: FindingChange?
  /// Why it is a note, where it would be graver elsewhere.
  let lowering: Message?

  private init(_ finding: Finding, _ sources: SourceLanguages) {
    (self.finding, languages, tables, change) = (finding, finding.inLanguages(sources), nil, finding.change)
    alikeCount = 1
    lowering = finding.loweringSentence
  }

  private init(_ finding: Finding, of matter: Matter, _ tables: NamesakeTables) {
    let told = matter.findings.filter(tables.says)
    // Those that its sentence counts: what else is of the cause has rows of its own.
    (self.finding, languages, self.tables) = (finding, Set(told.flatMap(\.languages)).sorted().inBrief, tables)
    alikeCount = 1
    change = FindingChange(of: told.map(\.change))
    lowering = Lowering.shared(by: told) == nil ? nil : finding.loweringSentence
  }

  /// Several that are one cause's, in as many languages.
  private init(_ alike: [Finding], of project: Project) {
    // Whoever reviews a change reads the source language, where that breaks as well.
    finding = alike.first { $0.locale == project.sourceLocale } ?? alike[0]
    languages = Set(alike.flatMap(\.languages)).sorted().inBrief
    (tables, alikeCount) = (nil, alike.count)
    change = FindingChange(of: alike.map(\.change))
    lowering = Lowering.shared(by: alike) == nil ? nil : finding.loweringSentence
  }

  /// How many findings it stands for.
  var count: Int { tables?.findingCount ?? alikeCount }
  /// How many more there are than the one whose words it has; nil where it has those of all.
  var alike: Message? { alikeCount > 1 ? "(and \(always: alikeCount - 1, "more like it)")" : nil }
  /// By how much a single one is worse than it was.
  var widths: Message? { tables == nil && alikeCount == 1 ? change?.widths(over: finding.over) : nil }
  var message: Message { tables?.sentence ?? finding.message }

  /// Those of a result by how grave they are, since a page may be cut short; of these as every report has its causes.
  static func all(of result: AuditResult, _ matters: [Matter]) -> [MarkdownRow] {
    let sources = SourceLanguages(result.project)
    return matters.flatMap { rows(of: $0, in: result, sources) }.worstFirst { -FindingKind($0.finding).rank }
  }

  private static func rows(of matter: Matter, in result: AuditResult, _ sources: SourceLanguages) -> [MarkdownRow] {
    guard let tables = matter.namesakeTables, let first = matter.findings.first(where: tables.says) else {
      if result.isOfGate { return byCause(matter.findings, of: result.project, sources) }
      return matter.findings.map { MarkdownRow($0, sources) }
    }
    let others = matter.findings.filter { !tables.says($0) }
    return [MarkdownRow(first, of: matter, tables)] + others.map { MarkdownRow($0, sources) }
  }

  /// So many that differ in their language alone are one row. The figure is ours.
  private static let several = 3

  /// What a change brings in many languages alike is one row, where the first of them stands.
  private static func byCause(_ findings: [Finding], of project: Project, _ sources: SourceLanguages) -> [MarkdownRow] {
    let groups = Dictionary(grouping: findings) { Alike(of: $0) }
    var told: Set<Alike> = []
    return findings.flatMap { finding -> [MarkdownRow] in
      let name = Alike(of: finding)
      guard let alike = groups[name], alike.count >= several else { return [MarkdownRow(finding, sources)] }
      return told.insert(name).inserted ? [MarkdownRow(alike, of: project)] : []
    }
  }

  /// What is the same of findings that only differ in their language.
  private struct Alike: Hashable {
    let kind: FindingKind
    let blame: Blame
    let names: [String?]

    init(of finding: Finding) {
      kind = FindingKind(finding)
      blame = finding.blame
      // What is about no single language is a row of its own.
      let own = finding.locale == nil ? finding.fingerprint : nil
      names = [finding.rule, finding.toolbar, finding.item, finding.table, finding.key, own]
    }
  }
}
