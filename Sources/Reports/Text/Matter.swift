import LintelFindings
import LintelModel

/// What a team would open one ticket for: one problem with all the places, languages and strings it has.
struct Matter {
  /// The worst first.
  private(set) var findings: [Finding]
  /// Every language that one of them is about, in order.
  let languages: [LocaleID]
  private let rank: Rank

  /// The findings in matters: what fails first, then what a person has to look at, then notes; among these what is surest, and
  /// then what meets most people.
  static func all(in findings: [Finding], bars: [String: String]) -> [Matter] {
    typealias Told = (offset: Int, element: Finding)
    let found = findings.enumerated().map { $0 as Told }
    var groups = Array(Dictionary(grouping: found) { Subject(of: $0.element, bars: bars) }.values)
    // What a few screens that few people have may cut is worth one look, not one for each bar.
    let rare = Dictionary(grouping: groups.filter { $0.allSatisfy(\.element.isPerhapsCutOnRareScreens) }) {
      $0[0].element.isAboutTitle
    }
    groups.removeAll { $0.allSatisfy(\.element.isPerhapsCutOnRareScreens) }
    groups += rare.values.map { $0.flatMap { $0 } }
    return groups.map { group in
      let inOrder = group.sorted { $0.offset < $1.offset }
      return Matter(inOrder.map(\.element), first: inOrder[0].offset)
    }.sorted { $0.rank < $1.rank }
  }

  /// The rules that see it, the first one's first.
  var rules: [String] { findings.map(\.rule).reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }

  /// How many strings it is about, each language's its own.
  var strings: Int { findings.reduce(0) { $0 + $1.units.count } }

  /// What all its findings are about: a bar, a table; nil where they are about several.
  func subject(in result: AuditResult) -> String? {
    let tables = Set(findings.map { $0.toolbar == nil ? $0.table : nil })
    if let toolbar = findings[0].toolbar {
      let bars = result.project.toolbars.reduce(into: [String: Toolbar]()) { $0[$1.id] = $1 }
      let isOne = Set(findings.map { finding in finding.toolbar.map { bars[$0]?.barID ?? $0 } }).count == 1
      return isOne ? bars[toolbar]?.name ?? toolbar : nil
    }
    return tables.count == 1 ? tables.first! : nil
  }

  private init(_ findings: [Finding], first: Int) {
    self.findings = findings.map { (Rank(of: $0), $0) }.enumerated().sorted {
      $0.element.0 == $1.element.0 ? $0.offset < $1.offset : $0.element.0 < $1.element.0
    }.map(\.element.1)
    languages = Set(findings.flatMap(\.languages)).sorted()
    var rank = findings.map { Rank(of: $0) }.min()!
    rank.people = Self.people(findings, languages: languages.count)
    rank.place = first
    self.rank = rank
  }

  /// In how many places of how many languages somebody meets it.
  private static func people(_ findings: [Finding], languages: Int) -> Double {
    let places = Set(findings.flatMap { finding in finding.units.map { [$0.toolbar, $0.item, $0.table, $0.key] } })
    // A text that is cut on the narrowest screens alone meets few.
    let screens = findings.map { $0.environmentCount == 0 ? 1 : min(1, Double($0.environmentCount) / 5) }.max() ?? 1
    let strings = findings.map { $0.count ?? 0 }.max() ?? 0
    return Double(max(1, languages)) * Double(max(places.count, strings)) * screens
  }

  /// What findings have in common that are one matter.
  private struct Subject: Hashable {
    private var parts: [String?]

    init(of finding: Finding, bars: [String: String]) {
      let kind = FindingKind(finding)
      let bar = finding.toolbar.map { bars[$0] ?? $0 }
      if finding.environmentCount > 0, let bar {
        // Where items have too little room, several rules see it, in some languages for sure and in others perhaps.
        parts = [finding.isAboutTitle ? finding.rule : "items", bar]
      } else {
        // What one rule fails and what it asks are one matter; its notes are another.
        parts = [finding.rule, kind == .note ? "note" : nil, kind == .error ? bar : nil]
      }
    }
  }

  private struct Rank: Comparable {
    var kind: Int
    var certainty: Certainty
    var over: Double
    var strings: Int
    var people = 1.0
    var place = 0

    init(of finding: Finding) {
      kind =
        switch FindingKind(finding) {
        case .error: 0
        case .warning: 1
        case .review: 2
        case .note: 3
        }
      certainty = finding.certainty
      over = finding.over?.value ?? 0
      strings = finding.units.count
      people = finding.environmentCount == 0 ? 1 : min(1, Double(finding.environmentCount) / 5)
    }

    static func < (a: Rank, b: Rank) -> Bool {
      if a.kind != b.kind { return a.kind < b.kind }
      if a.certainty != b.certainty { return a.certainty > b.certainty }
      if a.people != b.people { return a.people > b.people }
      if a.over != b.over { return a.over > b.over }
      if a.strings != b.strings { return a.strings > b.strings }
      return a.place < b.place
    }
  }
}

extension Finding {
  /// Whether only screens such as those with Display Zoom show it, and nobody can say for sure that they do.
  fileprivate var isPerhapsCutOnRareScreens: Bool {
    (verdict == .needsReview || severity == .note) && environmentCount > 0 && worstEnvironment?.commonness == .rare
  }
}

extension AuditResult {
  /// The findings in matters, the worst first.
  var matters: [Matter] {
    Matter.all(in: findings, bars: Dictionary(project.toolbars.map { ($0.id, $0.barID) }, uniquingKeysWith: { first, _ in first }))
  }
}
