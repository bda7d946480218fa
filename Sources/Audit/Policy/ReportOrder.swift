import LintelFindings
import LintelModel

extension [Finding] {
  /// In the order of reports: the gravest first, then by place.
  func inReportOrder() -> [Finding] {
    // A finding is large, and sorting moves what it sorts.
    let orders = map(Order.init)
    let places = orders.indices.sorted { orders[$0] < orders[$1] }
    // Most are in order already: what was joined and owned was ordered before.
    return places.elementsEqual(indices) ? self : places.map { self[$0] }
  }
}

private struct Order: Comparable {
  let rank: (Int, Int), place: (String, Int, Int), name: (String, String, String)

  init(_ finding: Finding) {
    let severity = finding.severity == .error ? 0 : finding.severity == .warning ? 1 : 2
    let place = finding.location
    rank = (finding.verdict == .fails ? 0 : 1, severity)
    self.place = (place?.file ?? "", place?.line ?? 0, place?.column ?? 0)
    name = (finding.rule, finding.locale?.id ?? "", finding.fingerprint)
  }

  static func == (a: Order, b: Order) -> Bool { a.rank == b.rank && a.place == b.place && a.name == b.name }
  static func < (a: Order, b: Order) -> Bool {
    if a.rank != b.rank { return a.rank < b.rank }
    if a.place != b.place { return a.place < b.place }
    return a.name < b.name
  }
}
