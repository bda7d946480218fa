import LintelLayout
import LintelModel
import Testing

@Suite struct SmallestSets {
  /// A ruler that reads a text's width from its first characters: `82.5 anything`.
  static var ruler: Ruler {
    Ruler(
      measure: { text, _ in
        let width = Width(exactly: Points(Double(text.prefix { $0 != " " }) ?? 0))
        return MeasuredText(text: text, width: width, source: .systemFont)
      }, truncate: { text, _, _ in text }, spread: .none)
  }

  private func layout(_ bar: Toolbar, width: Points, os: Int) -> BarLayout {
    let environment = Environment(platform: bar.platforms[0], os: OSLine(os), device: "test", width: width)
    return BarLayouter.layOut(bar, locale: "en", direction: .leftToRight, environments: [environment], ruler: Self.ruler)
      .layouts[0]
  }

  private func text(_ width: Double) -> LocalizedText { .literal("\(width) text") }
  private func width(_ text: LocalizedText) -> Double { Double((text.source ?? "0").prefix { $0 != " " }) ?? 0 }

  /// The bar with some texts shortened, each by what `by` says of its width. `nil` is the title, -1 the subtitle.
  private func shortened(_ bar: Toolbar, _ texts: [Int?], by: (Int?, Double) -> Double) -> Toolbar {
    var bar = bar
    for item in texts {
      if item == Self.subtitle {
        let old = width(bar.subtitle)
        bar.subtitle = text(old - by(item, old))
      } else if let item {
        let old = width(bar.items[item].label)
        bar.items[item].label = text(old - by(item, old))
      } else {
        let old = width(bar.title)
        bar.title = text(old - by(nil, old))
      }
    }
    return bar
  }

  private static let subtitle = -1

  static let kinds: [(Toolbar.Kind, Platform)] = [
    (.navigationBar, .ios), (.navigationBar, .ipados), (.toolbar, .ios), (.toolbar, .ipados), (.settingsTabs, .macos),
    (.windowToolbar, .macos),
    (.ornament, .visionos), (.watchToolbar, .watchos), (.fioriToolbar, .ios), (.fioriToolbar, .ipados),
  ]

  @Test("The set makes everything fit, no smaller one does, and none of its points is spared", arguments: kinds, [18, 26])
  func bruteForce(kind: (Toolbar.Kind, Platform), os: Int) {
    var random = MadeUpBars(state: 99)
    var solved = 0
    for _ in 0..<80 {
      let most = kind.0 == .fioriToolbar ? 2 : 6
      let made = (0..<Int.random(in: 1...most, using: &random)).map { index in
        var item = Item.text("", index % 2 == 0 ? .leading : .trailing)
        item.id = "item\(index)"
        item.label = text(Double(Int.random(in: 30...1600, using: &random)) / 8)
        return item
      }
      var bar = Toolbar.test(kind.0, made, platform: kind.1, displayMode: .iconAndLabel)
      if kind.0 == .navigationBar {
        bar.title = text(Double(Int.random(in: 100...1600, using: &random)) / 8)
        if Bool.random(using: &random) { bar.subtitle = text(Double(Int.random(in: 100...1600, using: &random)) / 8) }
      }
      let width = Points(Double(Int.random(in: 200...500, using: &random)))
      let before = layout(bar, width: width, os: os)
      let items: [Int?] = Array(bar.items.indices)
      let texts =
        items + (bar.title.source == nil ? [] : [nil]) + (bar.subtitle.source == nil ? [] : [Self.subtitle])
      func fits(_ bar: Toolbar) -> Bool { layout(bar, width: width, os: os).losses(of: bar).isEmpty }
      /// Whether a set does it, if each of its texts gives all it may.
      func canDo(_ set: [Int?]) -> Bool { fits(shortened(bar, set) { _, width in width / 2 }) }
      guard !before.losses(of: bar).isEmpty else {
        #expect(before.shortening.isEmpty)
        continue
      }
      guard !before.shortening.isEmpty else {
        #expect(!canDo(texts), "a set does it and none was found")
        continue
      }
      solved += 1
      var points: [Int?: Double] = [:]
      for shortening in before.shortening {
        switch shortening.text {
        case .title: points[Int?.none] = shortening.by.value
        case .subtitle: points[Self.subtitle] = shortening.by.value
        case .label(let item): points[item] = shortening.by.value
        case .segment: Issue.record("there are no segments here")
        }
      }
      let set = Array(points.keys)
      #expect(fits(shortened(bar, set) { item, _ in points[item]! }))
      // Each point is rounded up to a tenth, so less by more than that must not do.
      #expect(!fits(shortened(bar, set) { item, _ in max(0, points[item]! - 0.11) }))
      for smaller in Self.sets(of: set.count - 1, among: texts) { #expect(!canDo(smaller), "\(smaller) does it too") }
    }
    #expect(solved > 5)
  }

  /// Title and subtitle each are beside the items, and neither is part of the other.
  @Test("A label that title and subtitle share is shortened before either of them")
  func sharedFirst() throws {
    var random = MadeUpBars(state: 5)
    var solved = 0
    for _ in 0..<300 {
      var bar = Toolbar.test(.navigationBar, [Item.text("", .trailing)])
      bar.items[0].label = text(Double(Int.random(in: 500...1500, using: &random)) / 8)
      bar.title = text(Double(Int.random(in: 1000...2000, using: &random)) / 8)
      bar.subtitle = text(Double(Int.random(in: 1000...2000, using: &random)) / 8)
      let layout = layout(bar, width: 300, os: 18)
      guard layout.shortening.count > 1 else { continue }
      solved += 1
      let points = layout.shortening.reduce(0) { $0 + $1.by.value }
      // Every division between the item and the two texts, in whole points: the texts give what the item does not.
      func fits(_ item: Double, _ title: Double, _ subtitle: Double) -> Bool {
        var bar = bar
        bar.items[0].label = text(width(bar.items[0].label) - item)
        bar.title = text(width(bar.title) - title)
        bar.subtitle = text(width(bar.subtitle) - subtitle)
        return self.layout(bar, width: 300, os: 18).losses(of: bar).isEmpty
      }
      let most = [bar.items[0].label, bar.title, bar.subtitle].map { width($0) / 2 }
      func least(_ fits: (Double) -> Bool, upTo most: Double) -> Double? {
        guard fits(most) else { return nil }
        var (low, high) = (0.0, most)
        if fits(0) { return 0 }
        for _ in 0..<12 { if fits((low + high) / 2) { high = (low + high) / 2 } else { low = (low + high) / 2 } }
        return high
      }
      let best = stride(from: 0, through: most[0], by: most[0] / 8).compactMap { item -> Double? in
        guard let title = least({ fits(item, $0, most[2]) }, upTo: most[1]),
          let subtitle = least({ fits(item, title, $0) }, upTo: most[2])
        else { return nil }
        // Fewer labels come before fewer points.
        let parts = [item, title, subtitle]
        return parts.count { $0 > 0 } > layout.shortening.count ? nil : parts.reduce(0, +)
      }.min()
      #expect(points <= (try #require(best)) + 0.4)
    }
    #expect(solved > 5)
  }

  /// Each segment that is wider than what fits must come down by itself, while a label beside them is in all of their needs.
  @Test("Segments and a label are shortened by the fewest points that their number allows")
  func segments() throws {
    var random = MadeUpBars(state: 11)
    var solved = 0
    for _ in 0..<60 {
      let widths = (0..<2).map { _ in Double(Int.random(in: 60...200, using: &random)) }
      let label = Double(Int.random(in: 40...200, using: &random))
      func bar(_ widths: [Double], _ label: Double) -> Toolbar {
        let control = Item(id: "segments", kind: .segmentedControl, location: .test, segments: widths.map(text))
        var item = Item.text("")
        item.label = text(label)
        return Toolbar.test(.toolbar, [control, item])
      }
      func fits(_ widths: [Double], _ label: Double) -> Bool {
        let bar = bar(widths, label)
        return layout(bar, width: 402, os: 18).losses(of: bar).isEmpty
      }
      let shortening = layout(bar(widths, label), width: 402, os: 18).shortening
      guard shortening.count > 1 else { continue }
      solved += 1
      // In steps of an eighth of what the label may give: the widest segments come down to what is then left.
      let best = (0...8).compactMap { step -> Double? in
        let given = label / 2 * Double(step) / 8
        var (most, tooMuch) = (0.0, 200.0)
        for _ in 0..<11 {
          let line = (most + tooMuch) / 2
          if fits(widths.map { min($0, line) }, label - given) { most = line } else { tooMuch = line }
        }
        guard widths.allSatisfy({ min($0, most) >= $0 / 2 }) else { return nil }
        let cuts = widths.map { max(0, $0 - most) } + [given]
        return cuts.count { $0 > 0 } > shortening.count ? nil : cuts.reduce(0, +)
      }.min()
      #expect(shortening.reduce(0) { $0 + $1.by.value } <= (try #require(best)) + 0.4)
    }
    #expect(solved > 5)
  }

  private static func sets(of count: Int, among texts: [Int?]) -> [[Int?]] {
    guard count > 0 else { return count == 0 ? [[]] : [] }
    return texts.indices.flatMap { index in
      sets(of: count - 1, among: Array(texts[(index + 1)...])).map { [texts[index]] + $0 }
    }
  }

  @Test("Of sets that are equally small, translations are shortened before texts of the source language")
  func translationsFirst() {
    var bar = Toolbar.test(.toolbar, [], platform: .ios)
    bar.items = ["a", "b"].map { id in
      var item = Item.text("")
      item.id = id
      item.label = LocalizedText(
        state: .localized, key: id, source: "200 text",
        values: id == "b" ? ["de": LocalizedValue(state: .translated, text: "200 übersetzt")] : [:])
      return item
    }
    let environment = Environment(platform: .ios, os: OSLine(18), device: "test", width: 375)
    let layout = BarLayouter.layOut(
      bar, locale: "de", direction: .leftToRight, environments: [environment], ruler: Self.ruler
    ).layouts[0]
    #expect(layout.shortening.map(\.text) == [.label(item: 1)])
  }

  @Test("Nobody is asked to shorten a text by more than half")
  func half() {
    let bar = Toolbar.test(.toolbar, [Item.text("2000 text")])
    #expect(layout(bar, width: 375, os: 18).shortening.isEmpty)
  }
}
