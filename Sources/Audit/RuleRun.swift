import LintelFindings
import LintelMeasuring
import LintelModel

/// Runs rules and makes findings of their remarks.
struct RuleRun {
  let rules: [Rule]
  /// What lengths in points are measured with.
  var faces = ProxyFaces.none

  /// Every finding, in the order of reports: the gravest first, then by place.
  func findings(of project: Project, bars: [BarInLocale]) async -> [Finding] {
    let files = project.tables
    let aboutTables = await TableStage(rules: rules, faces: faces).findings(of: project)
    let findings = await withTaskGroup(of: [Finding].self) { group in
      for rule in rules {
        group.addTask {
          switch rule.check {
          case .bar(let check):
            VariantMerge(rule: rule, toolbars: project.toolbars)
              .findings(of: bars.filter { !Set($0.toolbar.platforms).isDisjoint(with: rule.platforms) }, check)
          case .skipped(let check):
            project.skipped.flatMap { file in check(file).map { Stamp(rule: rule, remark: $0).finding(about: file) } }
          // TableStage asks these.
          case .translations, .family: []
          case .file(let check):
            files.flatMap { file in check(file).map { Stamp(rule: rule, remark: $0).finding(about: file) } }
          case .project(let check): check(project).map { Stamp(rule: rule, remark: $0).finding(about: project) }
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    return (findings + aboutTables).sorted { Self.order($0) < Self.order($1) }
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
