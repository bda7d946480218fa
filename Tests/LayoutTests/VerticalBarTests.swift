import LintelLayout
import LintelModel
import LintelTables
import Testing

@Suite("Bars that stand on end")
struct VerticalBarTests {
  static func outer(width: Double = 466, length: Double = 484, edge: SideBar.Edge = .right) -> Environment {
    Environment(
      platform: .ios, os: OSLine(27), device: "test", width: Points(width), isAssumed: true, safeAreas: 84,
      sideBar: SideBar(edge: edge, width: 84, top: 170, length: Points(length)))
  }

  static func layOut(
    _ bar: Toolbar, _ environments: [Environment], direction: LayoutDirection = .leftToRight, slack: Double = 0
  ) -> BarLayouter.Result {
    BarLayouter.layOut(
      bar, locale: "en", direction: direction, environments: environments, ruler: fixedRuler(slack: slack))
  }

  @Test("What has an image stands at the side, from the way back down; texts and the title stay on a bar that lies across")
  func parts() throws {
    let back = Item(id: "back", kind: .back, location: .test, label: .literal("Mail"), placement: .leading)
    let bar = Toolbar.test(
      .navigationBar, [back, .text("Select", .trailing), .symbol("plus", .trailing), .symbol("trash", .trailing)],
      title: "Inbox")
    let layout = try #require(Self.layOut(bar, [Self.outer()]).layouts.first)
    #expect(layout.width == 382)
    #expect(layout.items.map { $0.frame != nil } == [false, true, false, false])
    #expect(
      layout.items.map(\.sideFrame) == [
        .init(x: 170, width: 48), nil, .init(x: 230, width: 48), .init(x: 278, width: 52),
      ])
    #expect(layout.titleFrame?.x == 20)
    #expect(layout.standsOnEnd && layout.sideOverflowButton == nil)
    #expect(layout.height == nil)
  }

  @Test("What does not fit leaves from the bottom up, low priority first, and one menu lists all of it")
  func overflow() {
    var items = (0..<8).map { Item.symbol("s\($0)", .trailing) }
    items[1].priority = .low
    items[7].isPinned = true
    let layout = Self.layOut(.test(.navigationBar, items), [Self.outer(length: 272)]).layouts[0]
    // The pinned one is first, 48; the others' capsule is 12 away, 48 and 52 for each more; 60 for the menu's button: 272.
    #expect(layout.items.filter { $0.place == .onBar }.map(\.item) == [0, 2, 3, 7])
    #expect(layout.items.compactMap { if case .inOverflow(let rank) = $0.place { rank } else { nil } } == [0, 1, 2, 3])
    #expect(layout.sideOverflowButton?.width == 48)
    #expect(layout.items.allSatisfy { $0.gone != .certain })
  }

  @Test("It is aligned with the hardware: in a language that runs from right to left it is where it was")
  func rightToLeft() {
    let bar = Toolbar.test(.navigationBar, [.text("Select", .trailing), .symbol("plus", .trailing)], title: "Inbox")
    let left = Self.layOut(bar, [Self.outer()]).layouts[0]
    let right = Self.layOut(bar, [Self.outer()], direction: .rightToLeft).layouts[0]
    #expect(left.items.map(\.sideFrame) == right.items.map(\.sideFrame))
    #expect(right.items[0].frame?.x == left.items[0].frame.map { left.width - $0.maxX })
    #expect(right.environment.sideBar?.edge == .right)
  }

  @Test("An item stands where its code says: only across, or on end though it is a view")
  func axis() {
    var items: [Item] = [
      .symbol("cart", .trailing), Item(id: "v", kind: .customView, location: .test, placement: .trailing),
    ]
    items[0].facts.axis = .declared(.horizontalOnly)
    items[1].facts.axis = .declared(.verticalPreferred)
    let layout = Self.layOut(.test(.navigationBar, items), [Self.outer()]).layouts[0]
    #expect(layout.items.map { $0.sideFrame == nil } == [true, false])
  }

  @Test("A bar that is kept from it, one of the app's own and one above a keyboard are not laid out there")
  func notLaidOut() {
    var bar = Toolbar.test(.toolbar, [.symbol("plus")])
    #expect(BarLayouter.canLayOut(bar, in: Self.outer()))
    bar.facts.standsOnEnd = .declared(false)
    #expect(!BarLayouter.canLayOut(bar, in: Self.outer()))
    bar.facts.standsOnEnd = .unknown
    bar.facts.isOwnView = .declared(true)
    #expect(!BarLayouter.canLayOut(bar, in: Self.outer()))
    bar.facts.isOwnView = .unknown
    bar.facts.isAboveKeyboard = .declared(true)
    #expect(!BarLayouter.canLayOut(bar, in: Self.outer()))
    #expect(BarLayouter.canLayOut(.test(.fioriToolbar, [.text("Save")]), in: Self.outer()))
  }

  @Test("Three poses of an iPhone Duo have their bars at the side, none of them surely")
  func poses() {
    let duo = Device.named("iPhone Duo").flatMap { AuditedWidth($0).environments(on: []) }
    #expect(duo.map { $0.sideBar != nil } == [true, true, true, false])
    let items = (0..<12).map { Item.symbol("s\($0)", .trailing) } + [.text("A label that is much too long for it", .leading)]
    for layout in Self.layOut(.test(.navigationBar, items, title: String(repeating: "t", count: 80)), duo).layouts {
      #expect(layout.title?.cut != .certain && layout.itemsDoNotFit != .certain)
      #expect(layout.items.allSatisfy { $0.gone != .certain && $0.text?.cut != .certain })
    }
  }
}

/// The laws of layout, for vertical bars.
@Suite struct VerticalLaws {
  static let kinds: [Toolbar.Kind] = [.navigationBar, .toolbar]

  @Test("Thresholds are where a sweep of the display's widths finds them", arguments: kinds)
  func sweep(kind: Toolbar.Kind) {
    var bars = MadeUpBars(state: 91)
    for _ in 0..<60 {
      let bar = bars.bar(kind, on: .ios)
      let thresholds = VerticalBarTests.layOut(bar, [VerticalBarTests.outer()]).thresholds[OSLine(27)] ?? []
      var widths = Set(stride(from: 240.0, through: 951, by: 30))
      for threshold in thresholds {
        let middle = (threshold.below.best.value * 4).rounded() / 4
        widths.formUnion([-0.5, -0.25, 0, 0.25, 0.5].map { middle + $0 }.filter((240...951).contains))
      }
      var last: [Threshold.Event: Points] = [:]
      for width in widths.sorted() {
        let layout = VerticalBarTests.layOut(bar, [VerticalBarTests.outer(width: width)]).layouts[0]
        let upright = Set(layout.items.filter { $0.frame == nil && $0.place != .onBar }.map(\.item))
        for loss in layout.losses(of: bar) {
          // What leaves the strip at the side does so at every width.
          if case .itemOverflows(let item) = loss, upright.contains(item), width > 900 { continue }
          last[loss] = layout.environment.width
        }
      }
      for threshold in thresholds {
        let below = threshold.below.best
        guard below > 240.25, below < 950.75 else { continue }
        switch threshold.event {
        case .everythingFits, .backTitleShortens, .itemOverflows: continue
        default: break
        }
        let found = last[threshold.event] ?? 0
        #expect(
          found < below && below <= found + 0.2501, "\(threshold.event): \(below), last at \(found): \(bar.items.map(\.id))")
      }
    }
  }

  @Test("A wider display never cuts more, and a longer strip never sends more to the menu", arguments: kinds)
  func monotonic(kind: Toolbar.Kind) {
    var bars = MadeUpBars(state: 93)
    for _ in 0..<60 {
      let bar = bars.bar(kind, on: .ios)
      var least: (gone: Int, cut: [String: Double]) = (.max, [:])
      for width in stride(from: 240.0, through: 951, by: 9) {
        let layout = VerticalBarTests.layOut(bar, [VerticalBarTests.outer(width: width)]).layouts[0]
        let now = Laws().badness(layout, of: bar)
        #expect(now.gone <= least.gone, "\(width): \(bar.items.map(\.id))")
        for (part, cut) in now.cut { #expect(cut <= least.cut[part, default: .infinity] + 1e-6, "the \(part) at \(width)") }
        least = (now.gone, least.cut.merging(now.cut) { $1 })
      }
      var gone = Int.max
      for length in stride(from: 40.0, through: 700, by: 6) {
        let layout = VerticalBarTests.layOut(bar, [VerticalBarTests.outer(length: length)]).layouts[0]
        let now = layout.items.count { $0.place != .onBar }
        #expect(now <= gone, "\(length): \(bar.items.map(\.id))")
        gone = now
      }
    }
  }

  /// Displays that share a layout rest on this.
  @Test("What is doubted on a wider display is doubted at least as much on a narrower one", arguments: kinds)
  func monotonicDoubts(kind: Toolbar.Kind) {
    var bars = MadeUpBars(state: 99)
    for _ in 0..<40 {
      let bar = bars.bar(kind, on: .ios)
      var last: [String: Certainty] = [:]
      for width in stride(from: 240.0, through: 951, by: 12) {
        let layout = VerticalBarTests.layOut(bar, [VerticalBarTests.outer(width: width)], slack: 0.05).layouts[0]
        var now: [String: Certainty] = [:]
        func note(_ name: String, _ certainty: Certainty?) { if let certainty { now[name] = certainty } }
        note("title of \(layout.title?.font.size.value ?? 0) pt", layout.title?.cut)
        note("subtitle", layout.subtitle?.cut)
        for placed in layout.items { note("item \(placed.item)", placed.gone) }
        // Of a large title and the one on the bar only one is reported.
        for (name, certainty) in now where !(bar.largeTitle.value == true && last[name] == nil) && width > 240 {
          #expect(last[name].map { $0 >= certainty } ?? false, "\(name) at \(width): \(bar.items.map(\.id))")
        }
        last = now
      }
    }
  }

  @Test("Every item stands once: across, on end or in a menu; nothing leaves the strip or overlaps in it", arguments: kinds)
  func frames(kind: Toolbar.Kind) {
    var bars = MadeUpBars(state: 95)
    for round in 0..<200 {
      let bar = bars.bar(kind, on: .ios)
      let length = Double(60 + round * 3)
      let layout = VerticalBarTests.layOut(bar, [VerticalBarTests.outer(length: length)]).layouts[0]
      #expect(Set(layout.items.map(\.item)).count == layout.items.count)
      let placed = Set(layout.items.map(\.item))
      for (index, item) in bar.items.enumerated() where item.isInDefaultSet && !item.kind.isSpacer {
        #expect(placed.contains(index), "\(item.id) of \(bar.items.map(\.id))")
      }
      for item in layout.items where item.place == .onBar { #expect((item.frame == nil) != (item.sideFrame == nil)) }
      let ranks = layout.items.compactMap { if case .inOverflow(let rank) = $0.place { rank } else { nil } }.sorted()
      #expect(ranks == Array(0..<ranks.count))
      let frames = (layout.items.compactMap(\.sideFrame) + [layout.sideOverflowButton].compactMap(\.self))
        .sorted { $0.x < $1.x }
      for (a, b) in zip(frames, frames.dropFirst()) { #expect(a.maxX <= b.x + 0.001) }
      for frame in frames { #expect(frame.x >= 169.999 && frame.maxX <= Points(170.001 + length)) }
    }
  }

  @Test("A shorter label never makes a bar worse, and thresholds do not depend on the direction", arguments: kinds)
  func shorter(kind: Toolbar.Kind) {
    var bars = MadeUpBars(state: 97)
    for _ in 0..<80 {
      let bar = bars.bar(kind, on: .ios)
      let left = VerticalBarTests.layOut(bar, [VerticalBarTests.outer()])
      #expect(
        left.thresholds == VerticalBarTests.layOut(bar, [VerticalBarTests.outer()], direction: .rightToLeft).thresholds)
      guard let index = bar.items.firstIndex(where: { ($0.label.source ?? "").count > 1 }) else { continue }
      var shorter = bar
      shorter.items[index].label = .literal(String(bar.items[index].label.source!.dropLast()))
      let (before, after) = (left.layouts[0], VerticalBarTests.layOut(shorter, [VerticalBarTests.outer()]).layouts[0])
      #expect(after.items.count { $0.place != .onBar } <= before.items.count { $0.place != .onBar })
      #expect(after.neededByItems.best <= before.neededByItems.best)
    }
  }
}
