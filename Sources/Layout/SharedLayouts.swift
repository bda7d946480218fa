import LintelModel

/// The layouts of one bar in environments that differ by nothing but their widths, the narrowest first.
///
/// A wider bar never loses more, a law that the tests hold. So where the narrowest and the widest of some environments have the
/// same verdict, all between them have it too, and the layout of the narrowest stands for them all: the cost follows the
/// number of things that happen to the bar, not the number of devices.
struct SharedLayouts {
  private let plan: any BarPlan
  private let environments: ArraySlice<Environment>
  private let isSource: Bool
  /// Where a group begins, and how the bar stands there.
  private var first: [(index: Int, layout: BarLayout)] = []

  private struct Stand { let index: Int, layout: BarLayout, verdict: BarVerdict }

  /// - Parameters:
  ///   - environments: from the narrowest up; at least one.
  ///   - isSource: whether the bar stands in its source language.
  static func of(_ plan: any BarPlan, in environments: ArraySlice<Environment>, isSource: Bool) -> [BarLayout] {
    var shared = SharedLayouts(plan: plan, environments: environments, isSource: isSource)
    let narrowest = shared.stand(environments.startIndex)
    shared.first.append((narrowest.index, narrowest.layout))
    if environments.count > 1, !narrowest.verdict.isClear {
      shared.divide(narrowest, shared.stand(environments.endIndex - 1))
    }
    return shared.grouped
  }

  private init(plan: any BarPlan, environments: ArraySlice<Environment>, isSource: Bool) {
    self.plan = plan
    self.isSource = isSource
    self.environments = environments
  }

  private func stand(_ index: Int) -> Stand {
    let layout = plan.layout(in: environments[index])
    return Stand(
      index: index, layout: layout,
      verdict: BarVerdict(layout, canBeShortened: plan.canBeShortened(toFit: layout.width), isSource: isSource))
  }

  /// Finds every group that begins after `a` and not after `b`.
  private mutating func divide(_ a: Stand, _ b: Stand) {
    guard a.verdict != b.verdict else { return }
    guard b.index - a.index > 1 else { return first.append((b.index, b.layout)) }
    let middle = stand((a.index + b.index) / 2)
    divide(a, middle)
    divide(middle, b)
  }

  private var grouped: [BarLayout] {
    first.indices.map { number in
      var (index, layout) = first[number]
      index += 1
      let end = number + 1 < first.count ? first[number + 1].index : environments.endIndex
      if index < end { layout.alike = environments[index..<end] }
      return layout
    }
  }
}
