import LintelFindings
import LintelModel

extension Finding {
  /// Of several that are reported as one, the other bars of which it is true: one of them in each of its languages. What is true
  /// of a bar in some of its languages only says nothing of the others.
  func onBarsOfItsParts() -> Finding {
    guard let toolbar, !parts.isEmpty else { return self }
    var bars: [LocaleID: Set<String>] = [:]
    for part in allParts {
      guard let own = part.toolbar else { continue }
      for locale in part.languages { bars[locale, default: []].formUnion([own] + part.alsoOn) }
    }
    let first = languages.first.flatMap { bars[$0] } ?? []
    let shared = languages.reduce(first) { $0.intersection(bars[$1] ?? []) }
    var finding = self
    finding.alsoOn = shared.filter { $0 != toolbar }.sorted()
    return finding
  }

  /// Those that were found one by one.
  private var allParts: [Finding] { parts.isEmpty ? [self] : parts.flatMap(\.allParts) }
}
