import LintelFindings
import LintelModel

extension AuditResult {
  /// The findings that cost users most. Of one problem in many languages or items, only the worst case comes before the
  /// other problems.
  func worst(_ count: Int) -> [Finding] {
    var seen: Set<[String?]> = []
    var first: [Finding] = []
    var rest: [Finding] = []
    for finding in findings.worstFirst(\.badness) {
      let isNew = seen.insert([finding.rule, finding.toolbar, finding.table]).inserted
      if isNew { first.append(finding) } else { rest.append(finding) }
    }
    return Array((first + rest).prefix(max(0, count)))
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
  func worstFirst(_ badness: (Element) -> Badness) -> [Element] {
    enumerated().map { (badness($0.element), $0.offset, $0.element) }.sorted { a, b in
      a.0 == b.0 ? a.1 < b.1 : a.0 > b.0
    }.map(\.2)
  }
}
