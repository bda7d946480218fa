import LintelLayout
import LintelModel
import Testing

@Suite struct Laws {
  static let kinds = MadeUpBars.kinds

  /// How bad a bar is: how much is gone, how much cut.
  private func badness(_ layout: BarLayout) -> (gone: Int, over: Double, title: Double) {
    (
      layout.items.count { $0.place != .onBar }, layout.items.compactMap { $0.text?.over.value }.reduce(0, +),
      layout.title?.over.value ?? 0
    )
  }

  @Test("A wider bar never cuts or overflows more", arguments: kinds, [18, 26, 27])
  func monotonic(kind: (Toolbar.Kind, Platform), os: Int) {
    var bars = MadeUpBars(state: 7)
    for _ in 0..<60 {
      let bar = bars.bar(kind.0, on: kind.1)
      var last: (gone: Int, over: Double, title: Double)?
      // A phone's size class turns at no width but those of its large models, so a Fiori bar's rules do not either.
      for layout in bar.layouts(at: bar.tellingWidths(120...660, os: os, around: [-0.25, 0.25]), os: os).layouts {
        let now = badness(layout)
        if let last {
          #expect(now.gone <= last.gone, "\(layout.width): \(bar.items.map(\.id))")
          if now.gone == last.gone {
            #expect(now.over <= last.over + 1e-6, "\(layout.width): \(bar.items.map(\.id))")
            #expect(now.title <= last.title + 1e-6, "\(layout.width): \(bar.items.map(\.id))")
          }
        }
        last = now
      }
    }
  }

  @Test("No frame leaves its bar or overlaps another where everything fits", arguments: kinds, [18, 26, 27])
  func frames(kind: (Toolbar.Kind, Platform), os: Int) {
    var bars = MadeUpBars(state: 23)
    for _ in 0..<100 {
      let bar = bars.bar(kind.0, on: kind.1)
      let layout = bar.layout(width: Points(Double(Int.random(in: 300...900, using: &bars))), os: os)
      guard layout.itemsDoNotFit == nil else { continue }
      // What scrolls with a watch's content and what stands in its corners are different rows.
      let rows = Dictionary(grouping: layout.items.filter { $0.frame != nil }) { placed in
        kind.0 == .watchToolbar
          ? bar.items[placed.item].placement == .automatic
            ? placed.item : bar.items[placed.item].placement == .bottom ? -1 : -2 : -1
      }
      for row in rows.values {
        var frames = row.map { $0.frame! }
        if let button = layout.overflowButton { frames.append(button) }
        frames.sort { $0.x < $1.x }
        for (a, b) in zip(frames, frames.dropFirst()) {
          #expect(a.maxX <= b.x + 0.001, "\(layout.width): \(bar.items.map(\.id))")
        }
        for frame in frames { #expect(frame.x >= -0.001 && frame.maxX <= layout.width + 0.001) }
      }
    }
  }

  @Test("A shorter label never makes a bar worse", arguments: kinds, [18, 26, 27])
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

  @Test("Mirrored for a right-to-left language, a bar has the same thresholds and every frame mirrored", arguments: kinds)
  func mirrored(kind: (Toolbar.Kind, Platform)) {
    var bars = MadeUpBars(state: 41)
    for _ in 0..<60 {
      let bar = bars.bar(kind.0, on: kind.1)
      let left = bar.layouts(at: Array(stride(from: 300, through: 600, by: 50)), os: 26)
      let right = bar.layouts(at: Array(stride(from: 300, through: 600, by: 50)), os: 26, direction: .rightToLeft)
      #expect(left.thresholds == right.thresholds)
      for (a, b) in zip(left.layouts, right.layouts) {
        #expect(a.losses(of: bar) == b.losses(of: bar))
        for (one, other) in zip(a.items, b.items) {
          #expect(other.frame?.x == one.frame.map { a.width - $0.maxX })
        }
      }
    }
  }

  @Test(
    "Items of one priority leave from the trailing edge, and the menu lists them in the bar's order",
    arguments: [18, 26, 27])
  func stableOrder(os: Int) {
    for (kind, platform) in [(Toolbar.Kind.toolbar, Platform.ipados), (.windowToolbar, .macos), (.settingsTabs, .macos)] {
      let items = (0..<8).map { Item.text("Label number \($0)") }
      let bar = Toolbar.test(kind, items, platform: platform, displayMode: .iconAndLabel)
      for layout in bar.layouts(at: Array(stride(from: 150, through: 1600, by: 25)), os: os).layouts {
        let menu = layout.items.compactMap { placed -> (item: Int, rank: Int)? in
          guard case .inOverflow(let rank) = placed.place else { return nil }
          return (placed.item, rank)
        }
        #expect(menu.map(\.item) == Array((8 - menu.count)..<8))
        #expect(menu.map(\.rank) == Array(0..<menu.count))
      }
    }
  }
}
