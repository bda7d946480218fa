import LintelLayout
import LintelModel
import Testing

@Suite struct Thresholds {
  /// 1,000 bars of every kind, on the lines 18, 26 and 27.
  static let seeds: [(kind: (Toolbar.Kind, Platform), os: Int, state: UInt64)] = MadeUpBars.kinds.flatMap { kind in
    [18, 26, 27].map { (kind, $0, UInt64($0 * 7)) }
  }
  static let barsPerSeed = 34

  /// Every quarter of a point within half a point of what was solved, and every thirtieth point elsewhere.
  static func sweep(_ bar: Toolbar, os: Int) -> (layouts: [BarLayout], thresholds: [OSLine: [Threshold]]) {
    bar.layouts(at: bar.tellingWidths(150...870, os: os, around: [-0.5, -0.25, 0, 0.25, 0.5]), os: os)
  }

  @Test("Thresholds are where a sweep of widths in quarter points finds them", arguments: seeds)
  func sweep(seed: (kind: (Toolbar.Kind, Platform), os: Int, state: UInt64)) {
    var bars = MadeUpBars(state: seed.state)
    for _ in 0..<Self.barsPerSeed {
      let bar = bars.bar(seed.kind.0, on: seed.kind.1)
      let (layouts, thresholds) = Self.sweep(bar, os: seed.os)
      // The greatest width at which each thing still happens.
      var last: [Threshold.Event: Points] = [:]
      for layout in layouts { for loss in layout.losses(of: bar) { last[loss] = layout.width } }
      var solved: [Threshold.Event: Points] = [:]
      for threshold in thresholds[OSLine(seed.os)] ?? [] {
        solved[threshold.event] = max(solved[threshold.event] ?? 0, threshold.below.best)
      }
      let names = "\(seed.kind) \(seed.os) \(bar.items.map(\.id)) \(bar.title.source ?? "")"
      for (event, below) in solved where below > 150.25 && below < 869.75 {
        guard event != .everythingFits, event != .backTitleShortens else { continue }
        let found = last[event] ?? 0
        #expect(found < below && below <= found + 0.2501, "\(event): \(below) solved, last at \(found) in \(names)")
      }
      for (event, width) in last where width < 869.75 {
        #expect(solved[event] != nil, "\(event) happens below \(width) and nobody said so: \(names)")
      }
      if let fits = solved[.everythingFits] {
        let lossy = layouts.last { layout in layout.losses(of: bar).contains { $0.isLoss } }?.width ?? 0
        if lossy < 869.75, fits > 150.25 { #expect(lossy < fits && fits <= lossy + 0.2501, "\(fits), \(lossy): \(names)") }
      }
    }
  }

  @Test("The back title gives way below its threshold and not above it", arguments: [18])
  func backTitle(os: Int) {
    var bars = MadeUpBars(state: 77)
    for _ in 0..<40 {
      let bar = bars.bar(.navigationBar, on: .ios)
      guard let back = bar.items.firstIndex(where: { $0.kind == .back }) else { continue }
      let (layouts, thresholds) = bar.layouts(
        at: bar.tellingWidths(150...600, os: os, around: [-0.5, -0.25, 0, 0.25, 0.5]), os: os)
      let solved = thresholds[OSLine(os)]?.first { $0.event == .backTitleShortens }?.below.best
      let last = layouts.last { layout in
        layout.items.first { $0.item == back }?.text.map { $0.shown != $0.text } ?? false
      }?.width
      guard let solved, solved > 150.25, solved < 599.75 else { continue }
      #expect(last != nil && last! < solved && solved <= last! + 0.2501)
    }
  }
}

extension Threshold.Event {
  fileprivate var isLoss: Bool {
    switch self {
    case .backTitleShortens, .itemCollapses, .everythingFits: false
    default: true
    }
  }
}
