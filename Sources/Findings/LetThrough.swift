/// What settings that a change made milder let pass: what the base's configuration would tell of the change, and the change's own
/// does not.
package struct LetThrough: Hashable, Sendable {
  /// How many findings, as pages and lists count them.
  package var findings: Int
  /// How many of them would fail by the base's configuration.
  package var failing: Int
  /// Some of them, those that would fail first: `title-truncated (de, settings.title)`.
  package var names: [String]

  package init(findings: Int, failing: Int, names: [String] = []) {
    self.findings = findings
    self.failing = failing
    self.names = names
  }
}

extension LetThrough {
  /// So many are named.
  private static let named = 5

  /// A comparison's findings, and from which severity on they fail.
  package typealias Told = (findings: [Finding], failOn: FailOn)

  /// - Parameters:
  ///   - strict: by the base's configuration.
  ///   - told: by the change's own.
  package init(of strict: Told, besides told: Told) {
    let known = Dictionary(
      told.findings.flatMap(\.single).flatMap(\.entries).map { ($0.fingerprint, $0) }, uniquingKeysWith: { first, _ in first })
    func passes(_ entry: Baseline.Entry) -> Bool {
      guard let own = known[entry.fingerprint] else { return true }
      return strict.failOn.fails(entry) && !told.failOn.fails(own)
    }
    var (failing, others): ([Baseline.Entry], [Baseline.Entry]) = ([], [])
    var counts = (findings: 0, failing: 0)
    for finding in strict.findings {
      let entries = finding.single.flatMap(\.entries).filter(passes)
      guard let first = entries.first else { continue }
      counts.findings += 1
      if let grave = entries.first(where: strict.failOn.fails) {
        counts.failing += 1
        failing.append(grave)
      } else {
        others.append(first)
      }
    }
    self.init(findings: counts.findings, failing: counts.failing, names: (failing + others).prefix(Self.named).map(\.name))
  }
}
