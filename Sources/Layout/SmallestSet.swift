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
    let short = constraints.compactMap { constraint -> Need? in
      let points = constraint.shortage(at: width)
      // Sums of doubles are never quite equal.
      return points > 1e-6 ? Need(points: points.value, labels: constraint.labels) : nil
    }.sorted { $0.labels.count < $1.labels.count }
    guard !short.isEmpty else { return [] }
    let concerned = Set(short.flatMap { $0.labels.map(\.label) }).filter { labels[$0].mostPoints > 0 }
    let candidates = Array(
      concerned.sorted { (-labels[$0].mostPoints.value, $0) < (-labels[$1].mostPoints.value, $1) }.prefix(Self.exact))
    var best: (points: Double, sources: Int, cuts: [Int: Double])?
    for count in 1...max(1, candidates.count) {
      Self.forEachSet(of: count, among: candidates) { set in
        guard let cuts = cuts(of: set, for: short) else { return }
        let points = cuts.values.reduce(0, +)
        let sources = set.count { !labels[$0].isTranslation }
        if let best, points > best.points - 1e-6, points > best.points + 1e-6 || sources >= best.sources { return }
        best = (points, sources, cuts)
      }
      if best != nil { break }
    }
    return (best?.cuts ?? [:]).sorted { $0.key < $1.key }.map { label, points in
      Shortening(labels[label].text, by: Points((points * 10 - 1e-6).rounded(.up) / 10))
    }
  }

  private struct Need { var points: Double, labels: [(label: Int, weight: Double)] }

  /// What each label of a set loses, or nil if the set does not do.
  private func cuts(of set: [Int], for needs: [Need]) -> [Int: Double]? {
    var cuts: [Int: Double] = [:]
    // Most sets of many labels are too small by far: that is seen before it is shared out who gives what.
    for need in needs where most(of: set, for: need) < need.points - 1e-3 { return nil }
    for need in needs {
      let members = need.labels.filter { set.contains($0.label) }.sorted { $0.weight > $1.weight }
      var left = need.points - members.reduce(0) { $0 + $1.weight * cuts[$1.label, default: 0] }
      for group in groups(of: members, in: needs) where left > 1e-9 {
        // Labels that count alike give in proportion to what they can.
        let weight = group[0].weight
        let able = group.map { labels[$0.label].mostPoints.value - cuts[$0.label, default: 0] }
        let all = able.reduce(0, +)
        guard all > 0 else { continue }
        let share = min(1, left / weight / all)
        for (member, able) in zip(group, able) { cuts[member.label, default: 0] += able * share }
        left -= all * share * weight
      }
      if left > 1e-6 { return nil }
    }
    // What was cut for one need may be spared where another one has since taken more from a label that both share.
    func served(_ label: Int) -> Int { needs.count { need in need.labels.contains { $0.label == label } } }
    for label in cuts.keys.sorted(by: { (served($0), $0) < (served($1), $1) }) {
      let spare = needs.compactMap { need -> Double? in
        guard let weight = need.labels.first(where: { $0.label == label })?.weight, weight > 0 else { return nil }
        return (need.labels.reduce(0) { $0 + $1.weight * cuts[$1.label, default: 0] } - need.points) / weight
      }.min()
      cuts[label]! -= min(cuts[label]!, max(0, spare ?? 0))
    }
    // A label that turns out not to be needed makes the set no smallest one; a smaller one was tried before.
    return cuts.filter { $0.value > 1e-9 }
  }

  /// What a need loses if each label of a set gives all it can.
  private func most(of set: [Int], for need: Need) -> Double {
    need.labels.reduce(0) { sum, member in
      set.contains(member.label) ? sum + max(0, member.weight) * labels[member.label].mostPoints.value : sum
    }
  }

  /// The members of a need that count alike in all needs: first those that bring most for each point, and of these the ones
  /// that serve most needs, since each of their points is saved more than once.
  private func groups(of members: [(label: Int, weight: Double)], in needs: [Need]) -> [[(label: Int, weight: Double)]] {
    func served(_ label: Int) -> Int { needs.count { need in need.labels.contains { $0.label == label } } }
    let ranked = members.map { (member: $0, served: served($0.label)) }
    return Dictionary(grouping: ranked) { [$0.member.weight, Double($0.served)] }
      .sorted { ($0.key[0], $0.key[1]) > ($1.key[0], $1.key[1]) }
      .map { $0.value.map(\.member) }
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
