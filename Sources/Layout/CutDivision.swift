/// Shares out among the labels of a set what a bar lacks.
///
/// A set is one of up to 4095, at each of some dozen widths in each language: whatever does not depend on the set is found out
/// once, and lists by the label's index take the place of dictionaries.
struct CutDivision {
  /// What is too wide: by how many points, and by how much each label's points count for it.
  struct Need { var points: Double, labels: [(label: Int, weight: Double)] }

  /// Labels that count alike in all needs.
  private struct Group {
    var weight: Double
    /// How many needs each of them is part of.
    var served: Int
    var labels: [Int]
  }

  private struct RankedNeed {
    var need: Need
    /// Its labels by their weight, the greatest first.
    var byWeight: [(label: Int, weight: Double)]
    /// First those that bring most for each point, and of these the ones that serve most needs, since each of their points is
    /// saved more than once.
    var groups: [Group]
    /// By how many candidates give, the most points that so many bring it.
    var atMost: [Double]
  }

  private let needs: [RankedNeed]
  /// By label, the most points that it can give.
  private let most: [Double]
  /// The labels that sets are made of, those that serve the fewest needs first.
  private let candidates: [Int]
  private var isInSet: [Bool]
  /// By label, what it loses, in points; zero for one that is not needed.
  private(set) var cuts: [Double]
  /// What each label of a group can still give; kept so that its room is asked for once.
  private var able: [Double] = []

  init(of needs: [Need], among candidates: [Int], most: [Double]) {
    self.most = most
    var served = [Int](repeating: 0, count: most.count)
    for label in most.indices { served[label] = needs.count { need in need.labels.contains { $0.label == label } } }
    self.candidates = candidates.sorted { (served[$0], $0) < (served[$1], $1) }
    self.needs = needs.map { need in
      let byWeight = need.labels.sorted { $0.weight > $1.weight }
      return RankedNeed(
        need: need, byWeight: byWeight, groups: Self.groups(of: byWeight, served),
        atMost: Self.atMost(need, candidates, most))
    }
    isInSet = [Bool](repeating: false, count: most.count)
    cuts = [Double](repeating: 0, count: most.count)
  }

  private static func groups(of members: [(label: Int, weight: Double)], _ served: [Int]) -> [Group] {
    var groups: [Group] = []
    for (label, weight) in members {
      if let known = groups.firstIndex(where: { $0.weight == weight && $0.served == served[label] }) {
        groups[known].labels.append(label)
      } else {
        groups.append(Group(weight: weight, served: served[label], labels: [label]))
      }
    }
    return groups.sorted { ($0.weight, $0.served) > ($1.weight, $1.served) }
  }

  private static func atMost(_ need: Need, _ candidates: [Int], _ most: [Double]) -> [Double] {
    let given = candidates.map { label in
      need.labels.reduce(0.0) { $1.label == label ? $0 + max(0, $1.weight) * most[label] : $0 }
    }
    var sums = [0.0]
    for points in given.sorted(by: >) { sums.append(sums[sums.count - 1] + points) }
    return sums
  }

  /// Whether so many labels may do at all: if the ones that give most are too few by far, no others need be tried.
  func mayDo(with count: Int) -> Bool {
    // Further off than a set may be in `divide`, since the same points are added here in another order.
    needs.allSatisfy { $0.atMost[min(count, $0.atMost.count - 1)] >= $0.need.points - 2e-3 }
  }

  /// Writes into `cuts` what each label of a set loses.
  /// - Returns: whether the set does; where it does not, `cuts` say nothing.
  mutating func divide(among set: [Int]) -> Bool {
    for label in candidates { (isInSet[label], cuts[label]) = (false, 0) }
    for label in set { isInSet[label] = true }
    // Most sets of many labels are too small by far: that is seen before it is shared out who gives what.
    for ranked in needs where mostGiven(to: ranked.need) < ranked.need.points - 1e-3 { return false }
    for ranked in needs where !serve(ranked) { return false }
    spareWhatIsServedTwice()
    // A label that turns out not to be needed makes the set no smallest one; a smaller one was tried before.
    for label in set where cuts[label] <= 1e-9 { cuts[label] = 0 }
    return true
  }

  /// What a need loses if each label of the set gives all it can.
  private func mostGiven(to need: Need) -> Double {
    need.labels.reduce(0.0) { sum, member in
      isInSet[member.label] ? sum + max(0, member.weight) * most[member.label] : sum
    }
  }

  /// Takes from the labels of the set what one need still lacks; false if they have too little.
  private mutating func serve(_ ranked: RankedNeed) -> Bool {
    var left = ranked.need.points - given(to: ranked.byWeight)
    for group in ranked.groups where left > 1e-9 {
      // Labels that count alike give in proportion to what they can.
      able.removeAll(keepingCapacity: true)
      for label in group.labels where isInSet[label] { able.append(most[label] - cuts[label]) }
      let all = able.reduce(0, +)
      guard all > 0 else { continue }
      let share = min(1, left / group.weight / all)
      var giver = 0
      for label in group.labels where isInSet[label] {
        cuts[label] += able[giver] * share
        giver += 1
      }
      left -= all * share * group.weight
    }
    return left <= 1e-6
  }

  private func given(to members: [(label: Int, weight: Double)]) -> Double {
    members.reduce(0.0) { $0 + $1.weight * cuts[$1.label] }
  }

  /// What was cut for one need may be spared where another one has since taken more from a label that both share.
  private mutating func spareWhatIsServedTwice() {
    for label in candidates where cuts[label] != 0 {
      var spare: Double?
      for ranked in needs {
        guard let weight = ranked.need.labels.first(where: { $0.label == label })?.weight, weight > 0 else { continue }
        let over = (given(to: ranked.need.labels) - ranked.need.points) / weight
        spare = min(spare ?? over, over)
      }
      let points = cuts[label]
      cuts[label] = points - min(points, max(0, spare ?? 0))
    }
  }
}
