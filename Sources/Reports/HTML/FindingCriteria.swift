import LintelFindings

extension Finding {
  /// Whether a success criterion that its rule supports says anything of this finding, too.
  func bears(on criterion: String) -> Bool {
    switch criterion {
    case "2.5.8": targetSize.map { $0 < Self.leastTarget } ?? true
    // It asks that a passage's language can be told: of what a bar shows or speaks in another one. That a table lacks a
    // translation is no failure of it.
    case "3.1.2": toolbar != nil
    default: true
    }
  }

  /// In points, the smaller side of what reacts.
  private var targetSize: Double? {
    for one in evidence where one.name == "size" { if case .number(let size) = one.value { return size } }
    return nil
  }

  /// 24 CSS pixels each way: WCAG 2.2, 2.5.8 Target Size (Minimum). What is larger, and smaller than a platform asks for,
  /// misses the platform's guideline alone.
  private static let leastTarget = 24.0
}
