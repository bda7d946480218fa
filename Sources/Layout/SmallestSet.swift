import LintelModel

/// The smallest set of labels to shorten so that a bar's constraints are met at one width.
///
/// Fewest labels first, then fewest points, then most translations: who translated may shorten, while a source text is fixed
/// for every language at once. Exact for up to twelve labels, by trying every set; of more, the twelve that can give most are
/// tried. The constraints are nested (the items, the items with the title), of one label, or alike but for one label (title and
/// subtitle), so serving the inner ones first, and by the labels they share, gives the fewest points for a set.
struct SmallestSet {
  let labels: [Label]
  let constraints: [Constraint]

  /// How many labels are tried in every combination.
  static let exact = 12

  func solve(at width: Points) -> [Shortening] {
    guard constraints.contains(where: { $0.shortage(at: width) > 0 }) else { return [] }
    let short = constraints.compactMap { constraint -> CutDivision.Need? in
      let points = constraint.shortage(at: width)
      // Sums of doubles are never quite equal.
      return points > 1e-6 ? CutDivision.Need(points: points.value, labels: constraint.labels) : nil
    }.sorted { $0.labels.count < $1.labels.count }
    guard !short.isEmpty else { return [] }
    let candidates = candidates(for: short)
    var division = CutDivision(of: short, among: candidates, most: labels.map(\.mostPoints.value))
    var best: (points: Double, sources: Int, cuts: [Double])?
    for count in 1...max(1, candidates.count) where division.mayDo(with: count) {
      Self.forEachSet(of: count, among: candidates) { set in
        guard division.divide(among: set) else { return }
        let points = set.reduce(0) { $0 + division.cuts[$1] }
        let sources = set.count { !labels[$0].isTranslation }
        if let best, points > best.points - 1e-6, points > best.points + 1e-6 || sources >= best.sources { return }
        best = (points, sources, division.cuts)
      }
      if best != nil { break }
    }
    guard let cuts = best?.cuts else { return [] }
    return labels.indices.filter { cuts[$0] > 0 }.map { label in
      Shortening(labels[label].text, by: Points((cuts[label] * 10 - 1e-6).rounded(.up) / 10))
    }
  }

  /// The labels that are tried: those that can give most, the first of equals first.
  private func candidates(for needs: [CutDivision.Need]) -> [Int] {
    var isConcerned = [Bool](repeating: false, count: labels.count)
    for need in needs { for (label, _) in need.labels { isConcerned[label] = true } }
    let concerned = labels.indices.filter { isConcerned[$0] && labels[$0].mostPoints > 0 }
    return Array(
      concerned.sorted { (-labels[$0].mostPoints.value, $0) < (-labels[$1].mostPoints.value, $1) }.prefix(Self.exact))
  }

  /// Calls `body` with every set of `count` of the candidates, in their order.
  private static func forEachSet(of count: Int, among candidates: [Int], body: ([Int]) -> Void) {
    var chosen: [Int] = []
    func choose(from start: Int) {
      if chosen.count == count { return body(chosen) }
      guard candidates.count - start >= count - chosen.count else { return }
      for index in start..<candidates.count {
        chosen.append(candidates[index])
        choose(from: index + 1)
        chosen.removeLast()
      }
    }
    choose(from: 0)
  }
}
