import LintelLayout
import LintelModel
import Testing

@Suite struct EnvironmentTests {
  @Test("Held sideways a phone's bar has what its safe areas leave, and as much is lost as on a bar of that width")
  func safeAreas() {
    let bar = Toolbar.test(
      .toolbar, [.text("Duplicate and edit them all"), .text("Move to the other one for ever and ever")])
    let turned = Environment(
      platform: .ios, os: OSLine(18), device: "test", width: 800, safeAreas: 124, isCompactHeight: true)
    let layout = bar.layout(in: turned)
    let same = bar.layout(width: 676)
    #expect(layout.width == 676)
    #expect(layout.itemsDoNotFit != nil && layout.itemsDoNotFit == same.itemsDoNotFit)
    #expect(layout.items.map(\.frame) == same.items.map(\.frame))
    #expect(turned.summary == "iOS 18, test (800 pt, 676 pt between safe areas)")
  }

  @Test("A large title stands on the bar itself where the height is compact")
  func compactHeight() {
    let bar = Toolbar.test(.navigationBar, [], title: String(repeating: "t", count: 35), largeTitle: true)
    func title(isCompactHeight: Bool) -> BarLayout.VisibleText? {
      bar.layout(
        in: Environment(
          platform: .ios, os: OSLine(18), device: "test", width: 370, isCompactHeight: isCompactHeight)
      ).title
    }
    #expect(title(isCompactHeight: false)?.font.size == 34)
    #expect(title(isCompactHeight: true)?.font.size == 17)
  }

  @Test("Environments of different safe areas share a layout where their bars lose the same")
  func sharing() {
    let bar = Toolbar.test(.toolbar, [.text("Edit")])
    let environments = [(320.0, 0.0), (375, 0), (667, 0), (912, 136)].map {
      Environment(platform: .ios, os: OSLine(18), device: "test", width: Points($0.0), safeAreas: Points($0.1))
    }
    let layouts = BarLayouter.layOut(
      bar, locale: "en", direction: .leftToRight, environments: environments, ruler: fixedRuler()
    ).layouts
    #expect(layouts.count == 1)
    #expect(layouts[0].environments == environments)
  }

  @Test("What is rare, and what is only inferred, is said of the windows of an iPad", arguments: [18, 26])
  func windows(os: Int) {
    var bar = Toolbar.test(.navigationBar, [.text("Edit")], platform: .ipados)
    bar.osLines = [OSLine(os)]
    let all = AuditedEnvironments.of(bar)
    let rare = all.filter { $0.commonness == .rare }
    #expect(rare.map(\.width) == (os == 18 ? [320, 375] : [320]))
    #expect(rare.allSatisfy { $0.isAssumed == (os == 26) })
    // A screen's own width is documented.
    #expect(all.filter(\.isDefaultWidth).allSatisfy { !$0.isAssumed && $0.width >= 744 })
    #expect(all.filter { !$0.isDefaultWidth && $0.commonness == .common }.allSatisfy { $0.width > 500 && $0.width < 700 })
  }

  @Test("Of the phones held sideways those with the narrowest bars are audited, one of each size class")
  func landscape() {
    let all = AuditedEnvironments.of(.test(.navigationBar, [.text("Edit")]))
    #expect(all.filter(\.isCompactHeight).map(\.barWidth) == [667, 776, 667, 776])
    #expect(all.map(\.barWidth) == all.sorted { ($0.os, $0.barWidth) < ($1.os, $1.barWidth) }.map(\.barWidth))
  }

  @Test("What stands in one width class alone is looked at there, and no width is left out between the two")
  func widthClasses() {
    var bar = Toolbar.test(.navigationBar, [.text("Edit")])
    bar.platforms = [.ios, .ipados, .macos]
    let all = AuditedEnvironments.of(bar)
    bar.widthClass = .regular
    let regular = AuditedEnvironments.of(bar)
    bar.widthClass = .compact
    let compact = AuditedEnvironments.of(bar)
    #expect(regular.filter { $0.platform == .ipados }.allSatisfy { $0.width >= 666 })
    #expect(compact.filter { $0.platform == .ipados }.allSatisfy { $0.width < 666 })
    #expect(!compact.filter { $0.platform == .ios }.isEmpty && compact.contains { $0.platform == .ipados })
    #expect(Set(regular).union(compact) == Set(all))
    #expect(Set(regular).intersection(compact).allSatisfy { $0.platform == .macos })
  }
}
