import LintelFindings
import LintelModel

extension AuditResult {
  /// The findings that cost users most: of those that are equally grave one of each rule first, then others of these rules, each
  /// at another place. Notes come last.
  func worst(_ count: Int) -> [Finding] {
    var places: Set<[String?]> = []
    var ofRule: [[String]: Int] = [:]
    // The variants of a bar are one place.
    let bars = Dictionary(project.toolbars.map { ($0.id, $0.barID) }, uniquingKeysWith: { first, _ in first })
    let ranked = findings.worstFirst(\.badness).map { finding -> (kind: Int, isSeen: Int, turn: Int, finding: Finding) in
      let kind = finding.verdict != .fails ? 2 : finding.severity == .error ? 0 : finding.severity == .warning ? 1 : 3
      let place = [String(kind), finding.rule, finding.toolbar.map { bars[$0] ?? $0 }, finding.table]
      let isSeen = places.insert(place).inserted ? 0 : 1
      ofRule[[String(kind), finding.rule], default: 0] += 1
      return (kind, isSeen, isSeen == 0 ? ofRule[[String(kind), finding.rule]]! : 0, finding)
    }
    let order = ranked.indices.sorted { a, b in
      let (one, two) = (ranked[a], ranked[b])
      return (one.kind, one.isSeen, one.turn, a) < (two.kind, two.isSeen, two.turn, b)
    }
    return order.prefix(max(0, count)).map { ranked[$0].finding }
  }
}

/// What puts one finding before another: certain failures before questions, errors before notes, then the points by which
/// something is too wide.
struct Badness: Comparable {
  let isFailure: Bool
  let severity: Severity
  let over: Double

  static func < (a: Badness, b: Badness) -> Bool {
    if a.isFailure != b.isFailure { return b.isFailure }
    return (a.severity, a.over) < (b.severity, b.over)
  }
}

extension Finding {
  var badness: Badness { Badness(isFailure: verdict == .fails, severity: severity, over: over?.value ?? 0) }
}

extension Array {
  /// From the worst down; what is equally bad keeps its order.
  func worstFirst(_ badness: (Element) -> some Comparable) -> [Element] {
    enumerated().map { (badness($0.element), $0.offset, $0.element) }.sorted { a, b in
      a.0 == b.0 ? a.1 < b.1 : a.0 > b.0
    }.map(\.2)
  }
}
