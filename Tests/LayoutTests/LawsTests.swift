import LintelLayout
import LintelModel
import Testing

@Suite struct Laws {
  static let kinds = MadeUpBars.kinds

  /// How bad a bar is, by the best of what is known: how many items are gone, and how much of the texts is cut.
  /// A label in a view of fixed width is cut by its view, on a bar of any width, and a menu does not show the view: that cut is not
  /// the bar's.
  func badness(_ layout: BarLayout, of bar: Toolbar) -> (gone: Int, cut: [String: Double]) {
    func cut(_ text: BarLayout.VisibleText?) -> Double {
      text.map { ($0.cut ?? .possible) >= .likely ? $0.over.value : 0 } ?? 0
    }
    let labels = layout.items.filter { $0.place == .onBar && bar.items[$0.item].fixedWidth == nil }.map { cut($0.text) }
    // Of a large title and the one on the bar, the layout tells of the one that is surer to be cut.
    let title = layout.title?.font.size.value ?? 17
    return (
      layout.items.count { $0.place != .onBar },
      ["labels": labels.reduce(0, +), "title of \(title) pt": cut(layout.title), "subtitle": cut(layout.subtitle)]
    )
  }

  /// Between every pair of widths, since the worst of all narrower ones is kept: of the items that leave, of the title, of the
  /// subtitle and of the labels.
  @Test("A wider bar never cuts more of anything and never overflows more", arguments: kinds, [18, 26, 27])
  func monotonic(kind: (Toolbar.Kind, Platform), os: Int) {
    var bars = MadeUpBars(state: 7)
    for _ in 0..<80 {
      let bar = bars.bar(kind.0, on: kind.1)
      var least: (gone: Int, cut: [String: Double]) = (.max, [:])
      // A phone's size class is regular at the widths of its large models alone, so up to these a Fiori bar's rules stay the same.
      for layout in bar.layouts(at: bar.tellingWidths(120...880, os: os, around: [-0.25, 0.25]), os: os).layouts {
        let now = badness(layout, of: bar)
        let name = "\(layout.width): \(bar.items.map(\.id)) \(bar.title.source ?? "")"
        #expect(now.gone <= least.gone, "\(name)")
        for (part, cut) in now.cut { #expect(cut <= least.cut[part, default: .infinity] + 1e-6, "the \(part) at \(name)") }
        least = (now.gone, least.cut.merging(now.cut) { $1 })
      }
    }
  }

  /// Layouts that environments share rest on this.
  @Test("What is doubted on a wider bar is doubted at least as much on a narrower one", arguments: kinds, [18, 26, 27])
  func monotonicDoubts(kind: (Toolbar.Kind, Platform), os: Int) {
    var bars = MadeUpBars(state: 57)
    for _ in 0..<40 {
      let bar = bars.bar(kind.0, on: kind.1)
      var last: [String: Certainty] = [:]
      for layout in bar.layouts(at: Array(stride(from: 120, through: 860, by: 12)), os: os, slack: 0.05).layouts {
        var now: [String: Certainty] = [:]
        func note(_ name: String, _ certainty: Certainty?) { if let certainty { now[name] = certainty } }
        note("title of \(layout.title?.font.size.value ?? 0) pt", layout.title?.cut)
        note("subtitle", layout.subtitle?.cut)
        for placed in layout.items { note("item \(placed.item)", placed.gone) }
        // Of a large title and the one on the bar only one is reported; of Fiori's items, others after the size class turned.
        let isApart = bar.largeTitle.value == true || kind.0 == .fioriToolbar
        for (name, certainty) in now where !(isApart && last[name] == nil) && layout.width > 120 {
          #expect(last[name].map { $0 >= certainty } ?? false, "\(name) at \(layout.width): \(bar.items.map(\.id))")
        }
        last = now
      }
    }
  }

  /// Also where nothing is left to give way: how the system draws such a bar is not documented, but not outside of it.
  @Test("No frame leaves its bar or overlaps another, the title's included", arguments: kinds, [18, 26, 27])
  func frames(kind: (Toolbar.Kind, Platform), os: Int) {
    var bars = MadeUpBars(state: 23)
    var overflown = 0
    for _ in 0..<200 {
      let bar = bars.bar(kind.0, on: kind.1)
      let layout = bar.layout(width: Points(Double(Int.random(in: 200...900, using: &bars))), os: os)
      if layout.overflowButton != nil { overflown += 1 }
      // What scrolls with a watch's content and what is in its corners are different rows, and so is a large title.
      let rows = Dictionary(grouping: layout.items.filter { $0.frame != nil }) { placed in
        kind.0 == .watchToolbar
          ? bar.items[placed.item].placement == .automatic
            ? placed.item : bar.items[placed.item].placement == .bottom ? -1 : -2 : -1
      }
      for (number, row) in rows.isEmpty ? [-1: []] : rows {
        var frames = row.map { $0.frame! }
        if number == -1 {
          if let button = layout.overflowButton { frames.append(button) }
          let isInline = kind.0 == .navigationBar && (layout.title?.font.size ?? 0) < 20
          if isInline, let frame = layout.titleFrame { frames.append(frame) }
        }
        frames.sort { ($0.x, $0.maxX) < ($1.x, $1.maxX) }
        let name =
          "\(frames.map { "\($0.x)-\($0.maxX)" }) \(layout.width): \(bar.items.map { ($0.id, $0.placement) }) \(bar.title.source ?? "")"
        for (a, b) in zip(frames, frames.dropFirst()) { #expect(a.maxX <= b.x + 0.001, "\(name)") }
        for frame in frames { #expect(frame.x >= -0.001 && frame.maxX <= layout.width + 0.001, "\(name)") }
      }
    }
    let canOverflow =
      kind.1 == .macos || kind.0 == .fioriToolbar || kind.1 == .ipados && (os > 18 || kind.0 == .navigationBar)
    if canOverflow { #expect(overflown > 10) }
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
