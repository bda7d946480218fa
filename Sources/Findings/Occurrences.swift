extension [Finding] {
  /// The same, no two of them of one fingerprint.
  ///
  /// Findings share one where a rule says the same of two places of one text: a key that occurs three times in a table loses
  /// two texts. The first keeps it, as it would alone, so that a baseline knows it whether or not there are others. Others add
  /// the texts in their evidence, which stay as long as the problem does, and an ordinal, in the order they are in, only
  /// where these are the same, too. Which one is the first does not depend on where they are, unless nothing else tells them
  /// apart.
  package func withDistinctFingerprints() -> [Finding] {
    let groups = Dictionary(grouping: indices) { self[$0].fingerprint }
    var findings = self
    for (fingerprint, indices) in groups where indices.count > 1 {
      let texts = Dictionary(uniqueKeysWithValues: indices.map { ($0, self[$0].stableTexts) })
      let inOrder = indices.sorted { a, b in
        texts[a] == texts[b] ? a < b : texts[a]!.lexicographicallyPrecedes(texts[b]!)
      }
      var ordinals: [[String]: Int] = [:]
      for (place, index) in inOrder.enumerated() {
        let ordinal = ordinals[texts[index]!, default: 0]
        ordinals[texts[index]!] = ordinal + 1
        if place == 0 { continue }
        findings[index].fingerprint = Fingerprint.of([fingerprint, ordinal == 0 ? nil : "\(ordinal)"] + texts[index]!)
      }
    }
    return findings
  }
}

extension Finding {
  /// Texts of the evidence, where none of it was measured: what a text was measured with depends on the machine.
  fileprivate var stableTexts: [String] {
    guard over == nil, environmentCount == 0 else { return [] }
    return evidence.compactMap { if case .text(let text) = $0.value { text } else { nil } }
  }
}
