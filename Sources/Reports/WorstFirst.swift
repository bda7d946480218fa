import LintelFindings

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
