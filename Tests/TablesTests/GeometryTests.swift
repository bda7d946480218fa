import LintelModel
import LintelTables
import Testing

@Suite struct Geometry {
  @Test("The low end of an inferred figure is nothing, so that nothing is certain because of it; a measured one keeps its range")
  func confidence() {
    let inferred = BarMetrics.width("ios", "26", "bar items", "text_platter_side_padding")
    #expect(inferred == Width(low: 0, best: 12, high: 16))
    let measured = BarMetrics.width("ios", "26", "bar items", "icon_platter_width")
    #expect(measured == Width(exactly: 44))
  }

  @Test("The portrait widths of iPhones, each once, from the narrowest up")
  func widths() {
    let phones = Device.portraitWidths(of: "iphone")
    #expect(phones.map(\.width) == [320, 375, 390, 393, 402, 414, 420, 428, 430, 440])
    #expect(phones.allSatisfy { $0.isPortrait && !$0.model.isEmpty })
  }

  @Test("Every half of an iPad is wider than a phone and narrower than an iPad")
  func halves() {
    #expect(!SplitWindow.halves.isEmpty)
    for half in SplitWindow.halves { #expect(half.width > 440 && half.width < 744) }
  }

  @Test("Every embedded file has something in it, and its path once")
  func embedded() {
    #expect(Set(Embedded.paths).count == Embedded.paths.count)
    for path in Embedded.paths { #expect(!Embedded.bytes(path).isEmpty, "\(path)") }
  }
}
