import LintelLayout
import LintelModel
import Testing

/// Bars made up by a seeded generator: the same ones in every run.
struct MadeUpBars: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 31)
  }

  mutating func bar(_ kind: Toolbar.Kind, on platform: Platform) -> Toolbar {
    let placements: [Item.Placement] = kind == .navigationBar ? [.leading, .trailing, .trailing, .center] : [.automatic]
    let items = (0..<Int.random(in: 0...6, using: &self)).map { index in
      let placement = placements.randomElement(using: &self)!
      if kind == .toolbar, Int.random(in: 0...3, using: &self) == 0 { return Item.flexible }
      let priority: Item.Priority = [.low, .standard, .standard, .high].randomElement(using: &self)!
      return Bool.random(using: &self)
        ? Item.symbol("s\(index)", placement, priority: priority)
        : Item.text(String(repeating: "x", count: Int.random(in: 1...18, using: &self)), placement, priority: priority)
    }
    let title = Bool.random(using: &self) ? String(repeating: "t", count: Int.random(in: 1...25, using: &self)) : nil
    let mode = [Toolbar.DisplayMode.iconAndLabel, .iconOnly, .labelOnly].randomElement(using: &self)!
    return .test(kind, items, title: title, platform: platform, displayMode: mode)
  }
}

@Suite struct Laws {
  static let kinds: [(Toolbar.Kind, Platform)] = [
    (.navigationBar, .ios), (.navigationBar, .ipados), (.toolbar, .ios), (.toolbar, .ipados), (.windowToolbar, .macos),
    (.settingsTabs, .macos),
  ]

  /// How bad a bar is: how much is gone, how much cut.
  private func badness(_ layout: BarLayout) -> (gone: Int, over: Double, title: Double) {
    (
      layout.items.count { $0.place != .onBar }, layout.items.compactMap { $0.text?.over.value }.reduce(0, +),
      layout.title?.over.value ?? 0
    )
  }

  @Test("A wider bar never cuts or overflows more", arguments: kinds, [18, 26])
  func monotonic(kind: (Toolbar.Kind, Platform), os: Int) {
    var bars = MadeUpBars(state: 7)
    for _ in 0..<60 {
      let bar = bars.bar(kind.0, on: kind.1)
      var last: (gone: Int, over: Double, title: Double)?
      for width in stride(from: 200.0, through: 700, by: 3) {
        let now = badness(bar.layout(width: Points(width), os: os))
        if let last {
          #expect(now.gone <= last.gone && now.over <= last.over + 1e-6, "\(width): \(bar.items.map(\.id))")
          if now.gone == last.gone { #expect(now.title <= last.title + 1e-6, "\(width): \(bar.items.map(\.id))") }
        }
        last = now
      }
    }
  }

  @Test("Thresholds are where a sweep of widths finds them", arguments: kinds, [18, 26])
  func thresholds(kind: (Toolbar.Kind, Platform), os: Int) {
    var bars = MadeUpBars(state: 11)
    for _ in 0..<60 {
      let bar = bars.bar(kind.0, on: kind.1)
      for threshold in bar.thresholds(os: os) {
        guard threshold.below.best > 60 else { continue }
        let below = bar.layout(width: threshold.below.best - 0.25, os: os)
        let above = bar.layout(width: threshold.below.best + 0.25, os: os)
        switch threshold.event {
        case .itemsDoNotFit:
          #expect((below.itemsDoNotFit ?? .possible) >= .likely && below.itemsDoNotFit != nil)
          #expect(above.itemsDoNotFit.map { $0 < .likely } ?? true)
        case .itemOverflows(let item):
          #expect(below.items.first { $0.item == item }?.place != .onBar)
          #expect(above.items.first { $0.item == item }?.place == .onBar)
        case .titleTruncates where kind.1 == .ios:
          #expect(below.title?.cut.map { $0 >= .likely } ?? false, "\(threshold.below.best): \(bar.items.map(\.id))")
          #expect(above.title?.cut.map { $0 < .likely } ?? true, "\(threshold.below.best): \(bar.items.map(\.id))")
        default: break
        }
      }
    }
  }

  @Test("No frame leaves its bar or overlaps another where everything fits", arguments: kinds, [18, 26])
  func frames(kind: (Toolbar.Kind, Platform), os: Int) {
    var bars = MadeUpBars(state: 23)
    for _ in 0..<100 {
      let bar = bars.bar(kind.0, on: kind.1)
      let layout = bar.layout(width: Points(Double(Int.random(in: 300...900, using: &bars))), os: os)
      guard layout.itemsDoNotFit == nil else { continue }
      let frames = layout.items.compactMap(\.frame).sorted { $0.x < $1.x }
      for (a, b) in zip(frames, frames.dropFirst()) { #expect(a.maxX <= b.x + 0.001) }
      for frame in frames { #expect(frame.x >= 0 && frame.maxX <= layout.width + 0.001) }
    }
  }

  @Test("A shorter label never makes a bar worse", arguments: kinds, [18, 26])
  func shorter(kind: (Toolbar.Kind, Platform), os: Int) {
    var bars = MadeUpBars(state: 31)
    for _ in 0..<100 {
      let bar = bars.bar(kind.0, on: kind.1)
      guard let index = bar.items.firstIndex(where: { ($0.label.source ?? "").count > 1 }) else { continue }
      var shorter = bar
      shorter.items[index].label = .literal(String(bar.items[index].label.source!.dropLast()))
      let before = bar.layout(width: 375, os: os)
      let after = shorter.layout(width: 375, os: os)
      #expect(after.items.count { $0.place != .onBar } <= before.items.count { $0.place != .onBar })
      #expect(after.neededByItems.best <= before.neededByItems.best)
    }
  }
}
