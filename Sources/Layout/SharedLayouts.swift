import LintelModel

/// The layouts of one bar in environments that differ by nothing but their widths, the narrowest first.
///
/// A wider bar never loses more, a law that the tests hold. So where the narrowest and the widest of some environments have the
/// same verdict, all between them have it too, and the layout of the narrowest represents them all: the cost follows the
/// number of things that happen to the bar, not the number of devices.
struct SharedLayouts {
  private let plan: any BarPlan
  private let environments: ArraySlice<Environment>
  private let isSource: Bool
  /// Where a group begins, and how the bar is laid out there.
  private var groupStarts: [(index: Int, layout: BarLayout)] = []

  /// Indices of environments at which, or right before which, something may begin to change, in ascending order.
  private var hints: [Int] = []

  private struct Sample { let index: Int, layout: BarLayout, verdict: BarVerdict }

  /// - Parameters:
  ///   - environments: from the narrowest up; at least one.
  ///   - isSource: whether the bar is in its source language.
  static func of(_ plan: any BarPlan, in environments: ArraySlice<Environment>, isSource: Bool) -> [BarLayout] {
    // Most runs of a translation, where every layout of the source language begins one of its own.
    if environments.count == 1 { return [plan.layout(in: environments[environments.startIndex])] }
    var shared = SharedLayouts(plan: plan, environments: environments, isSource: isSource)
    let narrowest = shared.sample(environments.startIndex)
    shared.groupStarts.append((narrowest.index, narrowest.layout))
    if !narrowest.verdict.isClear {
      // Among few, looking at each is less than to ask where something happens.
      if environments.count > 4 { shared.hints = shared.indices(around: plan.thresholds) }
      shared.divide(narrowest, shared.sample(environments.endIndex - 1))
    }
    return shared.grouped
  }

  private init(plan: any BarPlan, environments: ArraySlice<Environment>, isSource: Bool) {
    self.plan = plan
    self.isSource = isSource
    self.environments = environments
  }

  private func sample(_ index: Int) -> Sample {
    let layout = plan.layout(in: environments[index])
    return Sample(
      index: index, layout: layout,
      verdict: BarVerdict(layout, canBeShortened: plan.canBeShortened(toFit: environments[index]), isSource: isSource))
  }

  /// Finds every group that begins after `a` and not after `b`.
  private mutating func divide(_ a: Sample, _ b: Sample) {
    guard a.verdict != b.verdict else { return }
    guard b.index - a.index > 1 else { return groupStarts.append((b.index, b.layout)) }
    let middle = sample(split(a.index, b.index))
    divide(a, middle)
    divide(middle, b)
  }

  /// Where to look between two environments: at the middle one of the hints, which finds a change at once, else in the middle.
  private func split(_ a: Int, _ b: Int) -> Int {
    let start = hints.partitioningIndex { $0 > a }
    let end = hints.partitioningIndex { $0 >= b }
    return start < end ? hints[(start + end) / 2] : (a + b) / 2
  }

  private func indices(around thresholds: [Threshold]) -> [Int] {
    var found: Set<Int> = []
    for threshold in thresholds {
      for width in [threshold.below.low, threshold.below.best, threshold.below.high] {
        let index = environments.partitioningIndex { $0.barWidth >= width }
        if index > environments.startIndex && index < environments.endIndex { found.formUnion([index - 1, index]) }
      }
    }
    return found.sorted()
  }

  private var grouped: [BarLayout] {
    groupStarts.indices.map { number in
      var (index, layout) = groupStarts[number]
      index += 1
      let end = number + 1 < groupStarts.count ? groupStarts[number + 1].index : environments.endIndex
      if index < end { layout.alike = environments[index..<end] }
      return layout
    }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose element belongs to the second part of a collection that is in order; the end if none does.
  fileprivate func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
