import LintelFindings
import LintelModel

/// Runs rules and makes findings of their remarks.
struct RuleRun {
  let rules: [Rule]

  /// Every finding, in the order of reports: the gravest first, then by place.
  func findings(bars: [BarInLocale], tables: [TableInLocale], files: [StringTable]) async -> [Finding] {
    let findings = await withTaskGroup(of: [Finding].self) { group in
      for rule in rules {
        group.addTask {
          switch rule.check {
          case .bar(let check):
            bars.filter { !Set($0.toolbar.platforms).isDisjoint(with: rule.platforms) }
              .flatMap { bar in check(bar).map { Stamp(rule: rule, remark: $0).finding(about: bar) } }
          case .translations(let check):
            tables.flatMap { table in check(table).map { Stamp(rule: rule, remark: $0).finding(about: table) } }
          case .file(let check):
            files.flatMap { file in check(file).map { Stamp(rule: rule, remark: $0).finding(about: file) } }
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    return findings.sorted { Self.order($0) < Self.order($1) }
  }

  private struct Order: Comparable {
    let rank: (Int, Int), place: (String, Int, Int), name: (String, String, String)
    static func == (a: Order, b: Order) -> Bool { a.rank == b.rank && a.place == b.place && a.name == b.name }
    static func < (a: Order, b: Order) -> Bool {
      if a.rank != b.rank { return a.rank < b.rank }
      if a.place != b.place { return a.place < b.place }
      return a.name < b.name
    }
  }

  private static func order(_ finding: Finding) -> Order {
    let severity = finding.severity == .error ? 0 : finding.severity == .warning ? 1 : 2
    let place = finding.location
    return Order(
      rank: (finding.verdict == .fails ? 0 : 1, severity),
      place: (place?.file ?? "", place?.line ?? 0, place?.column ?? 0),
      name: (finding.rule, finding.locale?.id ?? "", finding.fingerprint))
  }
}

/// Adds to a remark what every report and gate needs and no rule should have to say.
private struct Stamp {
  let rule: Rule
  let remark: Remark

  func finding(about bar: BarInLocale) -> Finding {
    let value = remark.text?.values[bar.locale]
    var finding = finding(
      toolbar: bar.toolbar.id, item: remark.item, table: remark.text?.state == .localized ? remark.text?.table : nil,
      key: remark.text?.state == .localized ? remark.text?.key : nil, locale: bar.locale)
    // A source text that stands in the definition itself has no translation to point at.
    finding.translationLocation = value?.state == .translated && remark.text?.state == .localized ? value?.location : nil
    finding.definitionLocation =
      remark.location ?? remark.text?.location
      ?? remark.item.flatMap { id in bar.toolbar.items.first { $0.id == id }?.location } ?? bar.toolbar.location
    return finding
  }

  func finding(about table: TableInLocale) -> Finding {
    var finding = finding(table: table.id, key: remark.unit?.key, locale: table.locale)
    let place = remark.location ?? remark.unit?.location
    if place?.file == table.file { finding.translationLocation = place } else { finding.definitionLocation = place }
    return finding
  }

  func finding(about file: StringTable) -> Finding {
    let folder = file.folder.isEmpty ? "" : file.folder + "/"
    var finding = finding(table: folder + file.name, key: remark.unit?.key, locale: file.locale)
    finding.translationLocation = remark.location ?? remark.unit?.location ?? SourceLocation(file: file.file, line: 1)
    return finding
  }

  private func finding(
    toolbar: String? = nil, item: String? = nil, table: String?, key: String?, locale: LocaleID
  ) -> Finding {
    Finding(
      rule: rule.id, verdict: remark.verdict, certainty: remark.certainty, severity: remark.severity ?? rule.severity,
      blame: remark.blame, toolbar: toolbar, item: item, table: table, key: key, locale: locale,
      environmentCount: remark.environments.count, worstEnvironment: remark.environments.first, message: remark.message,
      reason: remark.reason, suggestion: remark.suggestion, evidence: remark.evidence, over: remark.over)
  }
}
