extension SuppressionResult {
  /// How something came to be accepted with a change. What was accepted before, in whatever words, has none.
  package enum ByChange: String, Hashable, Sendable, CaseIterable {
    /// The change brings it, and accepts it.
    case new
    /// It was found before, and nobody has mended it.
    case known
  }
}

extension BaselineComparison {
  /// What is accepted, with what the change itself accepts marked and in front: first what it brings.
  package func marking(_ suppressed: [SuppressionResult.Suppressed]) -> [SuppressionResult.Suppressed] {
    guard !newlyAccepted.isEmpty else { return suppressed }
    var accepted: [Suppression: [String: Bool]] = [:]
    for one in newlyAccepted { accepted[one.suppression, default: [:]][one.now.fingerprint] = one.isNew }
    let marked = suppressed.map { entry in
      let own = accepted[entry.suppression] ?? [:]
      let found = entry.finding.single.flatMap(\.entries).compactMap { own[$0.fingerprint] }
      var entry = entry
      entry.byChange = found.isEmpty ? nil : found.contains(true) ? .new : .known
      return entry
    }
    return marked.filter { $0.byChange == .new } + marked.filter { $0.byChange == .known } + marked.filter { $0.byChange == nil }
  }
}
